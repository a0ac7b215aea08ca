import AuditReports
package import Diagnostics
package import SourceFiles
import TextFormats

/// Findings that are known and do not count: only what is new makes an audit fail.
///
/// A finding is recognized by what it is about and not by its line, so that a baseline stays right
/// when files change elsewhere.
package struct Baseline: Sendable {
  /// How often each finding may occur.
  package private(set) var counts: [BaselineEntry: Int] = [:]
  /// The files of the audit that found them; nil where they are not known.
  package var scope: BaselineScope?
  /// The spelling of paths in reports.
  private let name: @Sendable (FilePath) -> String

  /// The version of the file's form.
  package static let version = 1

  package init(
    counts: [BaselineEntry: Int],
    scope: BaselineScope? = nil,
    naming name: @escaping @Sendable (FilePath) -> String
  ) {
    self.counts = counts
    self.scope = scope
    self.name = name
  }

  /// Makes a baseline of findings.
  package init(_ findings: [Diagnostic], naming name: @escaping @Sendable (FilePath) -> String) {
    self.init(counts: [:], naming: name)
    for finding in findings {
      counts[BaselineEntry(finding, naming: name), default: 0] += 1
    }
  }

  /// The number of findings.
  package var count: Int { counts.values.reduce(0) { $0.addingClamped($1) } }

  /// Returns the findings that the baseline does not hold, in the same order.
  package func filter(_ findings: [Diagnostic]) -> [Diagnostic] {
    var rest = counts
    let holdsTables = counts.keys.contains(where: \.isOfTable)
    return findings.filter { finding in
      if holdsTables, let gap = finding.gapOfTable,
        counts[BaselineEntry(gap, naming: name)] != nil
      {
        return false
      }
      let entry = BaselineEntry(finding, naming: name)
      if let whole = entry.inAllLanguages, rest[whole] != nil { return false }
      guard let count = rest[entry], count > 0 else { return true }
      rest[entry] = count - 1
      return false
    }
  }

  /// Returns what of the baseline is still found, or would not have been found by a run.
  package func intersection(_ findings: [Diagnostic], within reach: BaselineReach) -> Baseline {
    guard reach.covers(self) else { return self }
    let found = Baseline(findings, naming: name).counts
    let whole = Set(found.keys.compactMap(\.inAllLanguages))
      .union(findings.compactMap(\.gapOfTable).map { BaselineEntry($0, naming: name) })
    let common = counts.compactMap { entry, count in
      !reach.covers(entry) || whole.contains(entry)
        ? (entry, count) : found[entry].map { (entry, min(count, $0)) }
    }
    var rest = self
    rest.counts = Dictionary(uniqueKeysWithValues: common)
    return rest
  }

  /// Returns the baseline with what another one holds that a run would not have found.
  package func keeping(_ other: Baseline, beyond reach: BaselineReach) -> Baseline {
    var whole = self
    whole.counts.merge(other.counts.filter { !reach.covers($0.key) }) { new, _ in new }
    return whole
  }

  /// The baseline as JSON, sorted, so that versions of it can be compared line by line.
  package var json: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("version", Self.version)
      if let scope {
        json.member("sources", scope.sources)
        if !scope.tables.isEmpty { json.member("tables", scope.tables) }
        if !scope.excludes.isEmpty { json.member("exclude", scope.excludes) }
      }
      json.member("findings") { json in
        json.array { json in
          for (entry, count) in counts.ordered(by: \.key) {
            json.element { $0.write(entry, count) }
          }
        }
      }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ entry: BaselineEntry, _ count: Int) {
    object { json in
      for (name, text) in entry.members { json.member(named: name) { $0.append(quoted: text) } }
      if count > 1 { json.member("count", count) }
    }
  }
}
