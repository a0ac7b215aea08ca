import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// A catalog says that no code uses the key any more.
  static let staleKey = Rule(
    id: "stale-key",
    severity: .warning,
    needs: [.hardCodedTexts],
    summary: "A String Catalog marks a key as stale",
    exceptions: StaleText.summaries,
    explanation: PackageResources.stale_key_md,
    check: .project { project, findings in
      let protection = DynamicProtection(project.dynamicSites)
      let live = project.liveKeys
      let shown = project.textsShownAsTheyAre
      for table in project.tables {
        for key in table.keys where key.isStale {
          // Xcode sees one target at a time: the code may be that of the other catalog.
          let isElsewhere = live[table.name]?.contains(key.key) ?? false
          let isUsed = !isElsewhere && !key.references.isEmpty
          let mention = isUsed ? nil : project.tableMentions[table.place]
          let mayBeUsed =
            !isUsed
            && (isElsewhere || mention != nil || protection.protects(key.key, in: table.name))
          let (state, help) =
            switch (isUsed, isElsewhere, mayBeUsed) {
            case (_, false, _) where mention != nil:
              (
                "is marked stale, and another tool may use it",
                "remove the key if '\(mention?.path.string ?? "")' does not use it"
              )
            case (true, _, _):
              (
                "is marked stale but in use",
                "remove the mark, or mark the key as managed manually where Xcode does not find the call; "
                  + "'l10nscan update' does so with keys that it would add"
              )
            case (_, true, _):
              (
                "is stale here, and not in another catalog of the name",
                "remove it here, unless code of this catalog's target uses it"
              )
            case (_, _, true):
              (
                "is marked stale, and a call may use it",
                "remove the key, or mark it as managed manually if such a call uses it"
              )
            default: ("is stale", "remove the key")
            }
          findings.report(
            "key '\(key.key)' \(state)",
            at: table.location(of: key),
            severity: mayBeUsed ? .note : nil,
            notes: project.usageNotes(of: key) + (isUsed ? [] : project.mentionNotes(of: table)),
            help: help,
            subject: .init(table, key, detail: isUsed ? "in use" : nil),
            unless: findings.exception(
              for: StaleText(isShownAsItIs: shown[table.place]?.contains(key.key) ?? false)
            )
          )
        }
      }
    }
  )
}

/// A key that a catalog calls stale.
private struct StaleText: Defect {
  /// Whether code shows the text to users and looks nothing up.
  let isShownAsItIs: Bool

  static let exceptions: [Exception<Self>] = [
    Exception(
      "shown-as-it-is",
      "code shows the text without a lookup, which 'bypassed-translation' reports",
      when: \.isShownAsItIs
    )
  ]
}

extension Project {
  /// The stale keys whose text users see although no code uses it, by the places of their tables.
  fileprivate var textsShownAsTheyAre: [FilePath: Set<String>] {
    guard tables.contains(where: { $0.keys.contains(where: \.isStale) }) else { return [:] }
    return bypassedTexts.reduce(into: [:]) { texts, bypassed in
      guard bypassed.isSeenByUsers else { return }
      texts[bypassed.table.place, default: []].insert(bypassed.key.key)
    }
  }

  /// By name of a table the keys that one catalog calls stale and another does not.
  fileprivate var liveKeys: [String: Set<String>] {
    let names = Set(tables.lazy.filter { $0.keys.contains(where: \.isStale) }.map(\.name))
    return names.reduce(into: [:]) { keys, name in
      let others = tables.filter { $0.name == name }
      guard others.count > 1 else { return }
      keys[name] = Set(others.flatMap { $0.keys.lazy.filter { !$0.isStale }.map(\.key) })
    }
  }
}
