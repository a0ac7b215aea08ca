import Foundation
import LocalizationModel
import SourceFiles

/// An earlier report, as far as a comparison needs it.
package struct PreviousReport: Sendable {
  /// The tool's version.
  package let toolVersion: String
  package let timestamp: String?
  /// The findings by their fingerprints.
  let findings: [String: Finding]
  let coverage: [Row]

  /// A finding of the earlier report.
  struct Finding: Decodable, Sendable {
    let rule: String
    let severity: String
    let message: String
    let path: String
    let fingerprint: String
  }

  /// How much of a table there was in a language.
  struct Row: Decodable, Sendable {
    let language: String
    let keys: Int
    let translated: Int
  }

  /// Reads a report in the JSON format.
  ///
  /// - Throws: `PreviousReportError` when the bytes are no such report.
  package init(json: [UInt8]) throws(PreviousReportError) {
    do {
      let stored = try JSONDecoder().decode(Stored.self, from: Data(json))
      guard stored.version == 1 else { throw PreviousReportError.unknownVersion(stored.version) }
      toolVersion = stored.tool.version
      timestamp = stored.timestamp
      findings = Dictionary(stored.findings.map { ($0.fingerprint, $0) }) { first, _ in first }
      coverage = stored.coverage
    } catch let error as PreviousReportError {
      throw error
    } catch {
      throw .notAReport
    }
  }

  var fingerprints: Set<String> { Set(findings.keys) }

  private struct Stored: Decodable {
    let version: Int
    let tool: Tool
    let timestamp: String?
    let findings: [Finding]
    let coverage: [Row]
  }

  private struct Tool: Decodable {
    let version: String
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
  /// The numbers of the findings that the previous report had not.
  let added: Int
  /// The previous report's findings that are gone, sorted by path and message.
  let resolved: [PreviousReport.Finding]
  /// The languages of which the translated share changed, sorted by language.
  let languages: [(language: Language, before: Int, after: Int)]

  init(of report: Report, with previous: PreviousReport, _ options: RenderOptions) {
    let fingerprints = Set(report.findings.fingerprints(options))
    added = fingerprints.count { previous.findings[$0] == nil }
    resolved = previous.findings.values.filter { !fingerprints.contains($0.fingerprint) }
      .sorted { ($0.path, $0.message, $0.fingerprint) < ($1.path, $1.message, $1.fingerprint) }
    let before = Dictionary(grouping: previous.coverage) { Language($0.language) }.mapValues {
      let translated = $0.reduce(0) { $0.addingClamped($1.translated) }
      return percentage(translated, of: $0.reduce(0) { $0.addingClamped($1.keys) }) ?? 0
    }
    languages = report.languageCoverage.compactMap { row in
      let now = row.percent ?? 0
      let then = before[row.language] ?? 0
      return now == then ? nil : (language: row.language, before: then, after: now)
    }
  }
}
