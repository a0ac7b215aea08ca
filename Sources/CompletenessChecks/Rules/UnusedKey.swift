package import Diagnostics
import FormatStrings
package import LocalizationModel
import SourceFiles

extension Rule {
  /// A table stores a key that no code uses.
  package static let unusedKey = Rule(
    id: "unused-key",
    severity: .warning,
    needs: [.literals],
    summary: "A key is not used by the code",
    exceptions: UncalledKey.summaries,
    explanation: PackageResources.unused_key_md,
    check: .project { project, findings in
      let asked = project.askedPermissions
      for table in project.tables {
        for key in table.unaskedPermissions(besides: asked)
        where !project.mentionedKeys.contains(key.key) {
          findings.reportUnasked(key, of: table)
        }
      }
      let evidence = UseEvidence(project)
      for (index, table) in project.tables.enumerated() {
        let mention = project.tableMentions[table.place]
        let candidates = evidence.candidates(in: index) { $0.isDefined(in: $1) }
        let ids = candidates.filter { table.keys[$0].key.isIDOfForm }
        findings.report(idsOfForms: ids.map { table.keys[$0] }, table)
        for number in candidates where !table.keys[number].key.isIDOfForm {
          let defect = UncalledKey(index: number, table: index, evidence: evidence)
          let exception = findings.exception(for: defect)
          if findings.merelyCounts(exception) { continue }
          let key = table.keys[number]
          findings.report(
            "key '\(key.key)' is not used",
            at: table.location(of: key),
            severity: mention == nil ? nil : .note,
            notes: [
              .text(key.sourceText(in: table), in: table.developmentLanguage, at: nil)
            ] + project.mentionNotes(of: table),
            help: mention.map { place in
              "remove the key if '\(place.path)' does not use it, as 'l10nscan prune --shared' does"
            } ?? "remove the key in all languages, as 'l10nscan prune' does"
              + project.adviceOnSymbol(of: key),
            subject: .init(table, key),
            unless: exception
          )
        }
      }
    }
  )
}

extension Rule {
  /// The same of keys that the development language has lost already, of which reports tell by
  /// `extra-key`.
  package static let leftOverKey = Rule(
    id: "unused-key",
    severity: .warning,
    needs: [.literals],
    summary: unusedKey.summary,
    explanation: PackageResources.unused_key_md,
    check: .project { project, findings in
      for (table, keys) in zip(project.tables, project.extraUnusedKeys) {
        for key in keys.map({ table.keys[$0] }) {
          findings.report(
            "key '\(key.key)' is not used",
            at: table.location(of: key),
            subject: .init(table, key)
          )
        }
      }
    }
  )
}

extension RuleID {
  /// A table that no code uses.
  package static let unusedTable: RuleID = "unused-table"
}

extension Findings {
  /// Reports the ids of a `.stringsdict`'s forms at once: one import has made keys of them.
  fileprivate mutating func report(idsOfForms keys: [TableKey], _ table: StringTable) {
    guard let first = keys.first else { return }
    let isOne = keys.count == 1
    report(
      isOne
        ? "1 key of table '\(table.name)' is an id of a form in XLIFF, which no lookup finds"
        : "\(keys.count) keys of table '\(table.name)' are ids of forms in XLIFF, which no lookup finds",
      at: table.location(of: first),
      notes: [.init("the first is '\(first.key.shortened)'")],
      help: "remove \(isOne ? "it" : "them"): plural forms are rules of a '.stringsdict'",
      subject: .init(table: table.name, detail: "ids of forms")
    )
  }

  fileprivate mutating func reportUnasked(_ key: TableKey, of table: StringTable) {
    report(
      "no Info.plist has key '\(key.key)'",
      at: table.location(of: key),
      help: "add it to the Info.plist, or remove the key in all languages",
      subject: .init(table, key)
    )
  }
}

extension StringTable {
  /// The reasons for permissions that the `Info.plist` which the table translates does not ask for,
  /// and no other one either.
  fileprivate func unaskedPermissions(besides asked: Set<String>) -> [TableKey] {
    let indices = keys.indices.filter { keys[$0].key.isUsageDescription }
    let descriptions = indices.map { keys[$0] }.filter { !$0.isStale }
    guard descriptions.contains(where: isAsked) else { return [] }
    return descriptions.filter { !asked.contains($0.key) }
  }

  /// The reasons for permissions that the `Info.plist` asks for which the table translates.
  fileprivate var askedPermissions: [String] {
    keys.indices.filter { keys[$0].key.isUsageDescription && isAsked(keys[$0]) }
      .map { keys[$0].key }
  }

  private func isAsked(_ key: TableKey) -> Bool {
    key.entries.contains { files[$0.file].isInfoPropertyList }
  }
}

extension Project {
  /// The hint if code uses the symbol that Xcode would make of a key, if it were managed manually.
  fileprivate func adviceOnSymbol(of key: TableKey) -> String {
    guard declared.generatesSymbols, key.entries.allSatisfy({ $0.entry.extractionState == nil }),
      let symbol = LocalizedTable.symbol(for: key.key)
    else { return "" }
    return
      "; or manage it manually if code uses '.\(symbol)', for which Xcode generates no symbol now"
  }

  /// The reasons for permissions that some `Info.plist` asks for.
  fileprivate var askedPermissions: Set<String> { Set(tables.flatMap(\.askedPermissions)) }

  /// The reasons for permissions that no `Info.plist` near their table asks for.
  package var unaskedPermissions: Set<String> {
    let asked = askedPermissions
    return Set(tables.flatMap { $0.unaskedPermissions(besides: asked).map(\.key) })
  }
}
