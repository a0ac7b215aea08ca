package import Diagnostics
package import LocalizationModel
import SourceFiles
import TextFormats

/// An earlier report, as far as a comparison needs it.
package struct PreviousReport: Sendable {
  /// The report in words, for a title: `the previous report`, `main`.
  let name: String
  /// The findings by their fingerprints.
  let findings: [String: Finding]
  let coverage: [Row]
  /// The time of the report, where it tells one.
  package let timestamp: String?
  /// The report in a word: its time, or the name of its file.
  package var title = ""

  /// The translated share in per cent of each language.
  var shares: [Language: Int] {
    Dictionary(grouping: coverage) { Language($0.language) }.compactMapValues { rows in
      let translated = rows.reduce(0) { $0.addingClamped($1.translated) }
      return percentage(translated, of: rows.reduce(0) { $0.addingClamped($1.keys) })
    }
  }

  /// A finding of the earlier report.
  struct Finding: Decodable, Sendable {
    let rule: String
    let severity: String
    let message: String
    let path: String
    /// The id of the language that it is about.
    let language: String?
    let fingerprint: String

    /// The part that it shares with those of other languages.
    fileprivate var cause: [String] {
      let words = language.map { message.replacing(Language($0).name, with: "") }
      return [rule, path, words ?? message]
    }
  }

  /// How much of a table there was in a language.
  struct Row: Decodable, Sendable {
    let language: String
    let keys: Int
    let translated: Int
    let missing: Int
  }

  /// Makes the report of an earlier revision.
  package init(
    _ findings: [Diagnostic],
    _ coverage: [Coverage],
    at revision: String,
    _ options: RenderOptions
  ) {
    name = "'\(revision)'"
    timestamp = nil
    let found = zip(findings, findings.fingerprints(options)).map { finding, fingerprint in
      Finding(
        rule: finding.rule.rawValue,
        severity: finding.severity.rawValue,
        message: finding.message,
        path: options.path(finding.location.path),
        language: finding.subject.language,
        fingerprint: fingerprint
      )
    }
    self.findings = Dictionary(found.map { ($0.fingerprint, $0) }) { first, _ in first }
    self.coverage = coverage.map { row in
      Row(
        language: row.language.id,
        keys: row.keys,
        translated: row.translated,
        missing: row.missing
      )
    }
  }

  /// Reads a report in the JSON format.
  ///
  /// - Throws: `PreviousReportError` when the bytes are no such report.
  package init(json: [UInt8]) throws(PreviousReportError) {
    do {
      let stored = try JSONCoding.decode(Stored.self, from: json)
      guard stored.version == 1 else { throw PreviousReportError.unknownVersion(stored.version) }
      timestamp = stored.timestamp
      name = "the previous report" + (stored.timestamp.map { " of \($0)" } ?? "")
      findings = Dictionary(stored.findings.map { ($0.fingerprint, $0) }) { first, _ in first }
      coverage = stored.coverage
    } catch let error as PreviousReportError {
      throw error
    } catch {
      throw .notAReport
    }
  }

  /// Whether the report had a finding, or the gap of the table that it is among.
  func knows(_ finding: Diagnostic, _ fingerprint: String, _ options: RenderOptions) -> Bool {
    findings[fingerprint] != nil
      || finding.gapOfTable.map { findings[[$0].fingerprints(options)[0]] != nil } ?? false
  }

  private struct Stored: Decodable {
    let version: Int
    let timestamp: String?
    let findings: [Finding]
    let coverage: [Row]
  }
}

/// Why a file cannot serve as the previous report.
package enum PreviousReportError: Error, Equatable, CustomStringConvertible {
  case notAReport
  case unknownVersion(Int)

  package var description: String {
    switch self {
    case .notAReport: "not a report in the JSON format"
    case .unknownVersion(let version): "a report of version \(version), which is not known here"
    }
  }
}

/// The changes between two reports.
struct Comparison {
  /// The number of causes of findings that the previous report had not.
  let added: Int
  /// The previous report's findings that are gone, sorted by path and message.
  let resolved: [PreviousReport.Finding]
  /// The languages of which the translated share changed, sorted by language.
  let languages: [(language: Language, before: Int, after: Int)]
  /// By how much the number of missing texts has grown or fallen in a language; most growth first.
  let missing: [(language: Language, change: Int)]

  init(of report: Report, with previous: PreviousReport, _ options: RenderOptions) {
    let findings = report.found ?? report.findings
    let all = findings.fingerprints(options)
    let tables = findings.compactMap(\.gapOfTable).map { [$0].fingerprints(options)[0] }
    let fingerprints = Set(all + tables)
    let new = zip(findings, all).filter { !previous.knows($0, $1, options) }.map(\.0)
    added = report.groups(of: new).count
    var causes: Set<[String]> = []
    resolved = previous.findings.values.filter { !fingerprints.contains($0.fingerprint) }
      .sorted { ($0.path, $0.message, $0.fingerprint) < ($1.path, $1.message, $1.fingerprint) }
      .filter { causes.insert($0.cause).inserted }
    let before = previous.shares
    let gaps = Dictionary(grouping: previous.coverage) { Language($0.language) }
      .mapValues { rows in rows.reduce(0) { $0.addingClamped($1.missing) } }
    missing = report.languageCoverage
      .map { (language: $0.language, change: $0.missing - (gaps[$0.language] ?? 0)) }
      .filter { $0.change != 0 }
      .sorted { ($1.change, $0.language) < ($0.change, $1.language) }
    languages = report.languageCoverage.compactMap { row in
      let now = row.percent ?? 0
      let then = before[row.language] ?? 0
      return now == then ? nil : (language: row.language, before: then, after: now)
    }
  }
}
