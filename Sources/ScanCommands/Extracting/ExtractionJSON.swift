import Diagnostics
import L10nScan
import LocalizationModel
import Platform
import SourceFiles
import TextFormats

/// Writes what source code uses as JSON, in the stable form that other programs read.
///
/// docs/output.md describes the form; its `version` goes up when a member changes its meaning.
struct ExtractionJSON {
  /// Goes up when a member changes its meaning.
  static let version = 1

  let json: JSONWriter
  let tables: [GeneratedTable]

  /// Makes the JSON of references, while the calls may still be counted; `part` is what `audit --extracted` reads of it.
  init(
    _ scan: SourceScan,
    _ calls: Future<CallSites>,
    _ references: [KeyReference],
    modules: PackageModules,
    part: ExtractedPart?,
    jobs: Int
  ) {
    tables = GeneratedTable.tables(for: references, modules: modules, jobs: jobs)
    var json = JSONWriter()
    json.object { [tables] json in
      json.member("version", Self.version)
      json.member("calls") { $0.write(calls.value) }
      json.list("tables", tables) { $0.write($1, jobs: jobs) }
      json.list("dynamic", scan.dynamicSites) { $0.write($1) }
      json.list("diagnostics", scan.diagnostics) { $0.write($1) }
      if let part { json.member("audit", json: part.json) }
    }
    self.json = json
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ table: GeneratedTable, jobs: Int) {
    object { json in
      json.member("name", table.name)
      json.member("module", table.module)
      json.member("entries") { json in
        json.array { $0.elements(table.entries, jobs: jobs) { $0.write($1) } }
      }
    }
  }

  private mutating func write(_ entry: GeneratedEntry) {
    object { json in
      json.member("key", entry.key)
      json.member("value", entry.value)
      json.member("comments", entry.comments)
      json.list("references", entry.references) { json, reference in
        json.object { json in
          json.writePlace(reference.location)
          json.member("routine", reference.routine)
          json.member("origin", reference.origin.rawValue)
          if reference.isFinite { json.member("finite", true) }
          if !reference.alternatives.isEmpty {
            json.member("alternatives", reference.alternatives)
          }
        }
      }
    }
  }

  fileprivate mutating func write(_ calls: CallSites) {
    object { json in
      json.member("seen", calls.seen)
      json.member("literal", calls.literal)
      json.member("finite", calls.finite)
      json.member("undetermined", calls.undeterminedCount)
      json.list("reasons", calls.reasons) { json, entry in
        json.object { json in
          json.member("reason", entry.reason)
          json.member("count", entry.count)
        }
      }
    }
  }

  fileprivate mutating func write(_ site: DynamicSite) {
    object { json in
      json.writePlace(site.location)
      json.member("routine", site.routine)
      json.member("pattern", site.pattern.description)
      json.member("reason", site.reason.rawValue)
      if let cause = site.cause { json.member("cause", cause) }
    }
  }

  fileprivate mutating func write(_ diagnostic: Diagnostic) {
    object { json in
      json.member("rule", diagnostic.rule.rawValue)
      json.member("severity", diagnostic.severity.rawValue)
      json.writePlace(diagnostic.location)
      json.member("message", diagnostic.message)
    }
  }

  mutating func writePlace(_ location: SourceLocation) {
    member("path", location.path.string)
    member("line", location.line)
    member("column", location.column)
  }
}
