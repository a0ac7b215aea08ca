import Diagnostics
import FormatStrings
import LocalizationModel
import SourceFiles

/// A key that no call is known to ask for.
struct UncalledKey: Defect {
  /// Its number in its table, and that of the table.
  let index: Int
  let table: Int
  let evidence: UseEvidence

  private var key: String { evidence.project.tables[table].keys[index].key }

  /// Those after which a key may be in use.
  static let ofUse: [Exception<Self>] = [
    Exception("routine-not-read", "a function that is not read seems to use keys of the table") {
      $0.evidence.isAskedByUnread[$0.table]
    },
    Exception("key-from-a-server", "mostly notifications use the table: a server sends the keys") {
      $0.evidence.isAskedByServer[$0.table]
    },
    Exception("literal-elsewhere", "the key is a literal in code or a file of another tool") {
      $0.evidence.project.mentionedKeys.contains($0.key) || $0.evidence.lacking.contains($0.key)
    },
    Exception(
      "extracted-for-another-bundle",
      "Xcode extracts the key from a call that looks in another target's bundle"
    ) {
      let others = $0.evidence.keysOfOtherBundles
      return $0.evidence.project.tables[$0.table].isExtracted($0.index, for: others)
    },
    Exception("key-made-at-run-time", "a call whose key is known in part may use it") {
      $0.evidence.protection.protects($0.key, in: $0.nameOfTable)
    },
    Exception(.callForAnyKey) { $0.evidence.protection.isOpen($0.nameOfTable) },
  ]

  private var nameOfTable: String { evidence.project.tables[table].name }

  static let exceptions =
    ofUse + [
      Exception(.meantByMisspelledCall) {
        $0.evidence.meant[$0.table].contains($0.index)
      },
      Exception("line-break-spelled-out", "code uses the key with a line break for its '\\n'") {
        $0.evidence.spelledOut[$0.table].contains($0.index)
      },
    ]
}

/// The evidence that keys without a known call are in use all the same.
final class UseEvidence {
  let project: Project
  let protection: DynamicProtection
  private(set) lazy var isAskedByUnread = project.tables.map(project.isAskedByUnread)
  private(set) lazy var isAskedByServer = project.tables.map(project.isAskedByServer)
  /// The keys that calls use in tables which lack them: another table's may be meant.
  private(set) lazy var lacking = Set(project.absentKeys.map(\.key))
  private lazy var uncalled = uncalledKeys { $0.isDefined(in: $1) }
  private lazy var unused = project.leavingOutMeantKeys(of: uncalled)
  /// The keys of each table that code seems to mean where it uses one without a text.
  private(set) lazy var meant = zip(uncalled, unused).map { Set($0).subtracting($1) }
  /// The keys of each table that code uses with a line break in place of `\n`.
  private(set) lazy var spelledOut = zip(unused, project.keysWithPlainLineBreaks(among: unused)).map
  {
    Set($0).subtracting($1)
  }

  fileprivate lazy var keysOfOtherBundles = project.keysOfOtherBundles

  init(_ project: Project) {
    self.project = project
    protection = DynamicProtection(project.dynamicSites)
  }

  /// Returns the keys of a table that no call uses, by their indices, if calls use any of it.
  func candidates(
    in index: Int,
    where isWanted: (TableKey, StringTable) -> Bool
  ) -> [Int] {
    let table = project.tables[index]
    guard !project.references.isEmpty, !table.isReadBySystem,
      project.asks(for: table, besides: protection)
    else { return [] }
    return table.keys.indices.filter { number in
      // By their indices, because a key has much to count.
      guard table.keys[number].references.isEmpty, !table.keys[number].isStale else { return false }
      return isWanted(table.keys[number], table)
    }
  }

  /// Returns the keys that no code uses, by their indices in each table.
  func uncalledKeys(where isWanted: (TableKey, StringTable) -> Bool) -> [[Int]] {
    project.tables.indices.map { table in
      candidates(in: table, where: isWanted).filter { index in
        let key = UncalledKey(index: index, table: table, evidence: self)
        return !UncalledKey.ofUse.contains { $0.applies(key) }
      }
    }
  }
}

extension Project {
  /// The keys that no call is known to ask for, and the tables' names: what to look for in
  /// `mentionedKeys`.
  package var namesWithoutCall: Set<String> {
    var keys = Set(tables.map(\.name))
    for table in tables where !table.isReadBySystem {
      // By their indices, because a key has much to count.
      for index in table.keys.indices where table.keys[index].references.isEmpty {
        keys.insert(table.keys[index].key)
      }
    }
    return keys
  }

  /// The keys that a catalog calls stale and that nothing in the code may mean, by their indices in each
  /// table.
  package var staleUnusedKeys: [[Int]] {
    let protection = DynamicProtection(dynamicSites)
    return tables.map { table -> [Int] in
      guard !table.isReadBySystem, !isAskedByUnread(table), !isAskedByServer(table) else {
        return []
      }
      return table.keys.indices.filter { index in
        guard table.keys[index].references.isEmpty else { return false }
        let key = table.keys[index]
        return key.isStale && !mentionedKeys.contains(key.key)
          && !protection.isOpen(table.name) && !protection.protects(key.key, in: table.name)
      }
    }
  }
}

extension Project {
  /// Whether code uses any of a table's keys, as far as can be told, and for more than the texts of
  /// notifications: their keys come from a server as well.
  ///
  /// What names alone tell to be generated is not enough where some members mean no key.
  func asks(for table: StringTable, besides protection: DynamicProtection) -> Bool {
    protection.mentions(table.name)
      || table.keys.contains { key in
        key.references.contains {
          !references[$0].routine.hasPrefix(Self.notificationText)
            && !references[$0].traits.contains(.isOfUnknownTemplate)
        }
      }
  }

  private static let notificationText = "localizedUserNotificationString"

  /// Whether a notification service has a table and asks for more of its keys than the app does: a
  /// server may name any key of it.
  fileprivate func isAskedByServer(_ table: StringTable) -> Bool {
    guard !declared.notificationFolders.isEmpty else { return false }
    let places = table.files.flatMap(\.membership.places)
    if !places.isEmpty, declared.notificationServices.isDisjoint(with: places) { return false }
    let paths = table.keys.flatMap(\.references).map { references[$0].location.path }
    let count = paths.count { path in
      declared.notificationFolders.contains { path.relative(to: $0) != nil }
    }
    return count * 2 > paths.count || paths.isEmpty && !places.isEmpty
  }

  /// Whether routines that are not read seem to look keys of a table up.
  fileprivate func isAskedByUnread(_ table: StringTable) -> Bool {
    routineProposals.contains { $0.tables.contains(table.name) }
  }
}

extension Project {
  /// The keys that no code uses, by their indices in each table.
  private var unusedKeys: [[Int]] { leavingOutMeantKeys(of: uncalledKeys) }

  /// The same with those that code seems to mean.
  package var uncalledKeys: [[Int]] { uncalledKeys { $0.isDefined(in: $1) } }

  /// The keys that no code uses and the development language lacks, by their indices in each table:
  /// what is left where others have removed them.
  ///
  /// One that is a slip of a key which the language lacks holds that key's text.
  var extraUnusedKeys: [[Int]] {
    let extra = uncalledKeys { $0.isExtra(in: $1) }
    guard extra.contains(where: { !$0.isEmpty }) else { return extra }
    let lacking = zip(tables, extra).enumerated().flatMap { index, pair -> [AbsentKey] in
      let languages = Set(pair.1.flatMap { pair.0.keys[$0].translations.compactMap(\.language) })
      return pair.0.keys.filter { key in
        !key.references.isEmpty && languages.contains { key.translation(in: $0) == nil }
      }.map {
        AbsentKey(
          table: pair.0.name,
          key: $0.key,
          home: index,
          references: $0.references,
          text: $0.key.looksLikeIdentifier ? nil : $0.key
        )
      }
    }
    let nearest = NearestKeys(of: lacking, in: tables, among: extra, limit: .max)
    let meant = Set(
      nearest.matches.values.map { NearestKeys.Name(table: $0.table.name, key: $0.key.key) }
    )
    return zip(tables, extra).map { table, keys in
      keys.filter { !meant.contains(.init(table: table.name, key: table.keys[$0].key)) }
    }
  }

  private func uncalledKeys(where isWanted: (TableKey, StringTable) -> Bool) -> [[Int]] {
    UseEvidence(self).uncalledKeys(where: isWanted)
  }

  /// Leaves out the keys that code seems to mean where it uses one without a text: these are to be
  /// asked for, and not to go.
  fileprivate func leavingOutMeantKeys(of keys: [[Int]]) -> [[Int]] {
    let meant = Set(
      meantKeys(among: keys).map { NearestKeys.Name(table: $0.table.name, key: $0.key.meant) }
    )
    if meant.isEmpty { return keys }
    return zip(tables, keys).map { table, keys in
      keys.filter { !meant.contains(.init(table: table.name, key: table.keys[$0].key)) }
    }
  }

  /// Returns unused keys but for those of plural rules that have `\n` for the line break in what code asks
  /// for: these are to get it, and not to go.
  fileprivate func keysWithPlainLineBreaks(among unused: [[Int]]) -> [[Int]] {
    let mayBeKept = zip(tables, unused).contains { table, keys in
      keys.contains { table.keys[$0].hasEscapedLineBreak(in: table) }
    }
    // Nearly no project has such a key.
    guard mayBeKept else { return unused }
    let asked = Set(references.lazy.map(\.key).filter { $0.utf8.contains(0x0A) })
    return zip(tables, unused).map { table, keys in
      keys.filter { index in
        let key = table.keys[index]
        return !key.hasEscapedLineBreak(in: table)
          || !asked.contains(key.key.replacing("\\n", with: "\n"))
      }
    }
  }

  /// Takes keys that no code uses as such that need no translation: they are to go.
  ///
  /// It is to be known what code mentions.
  ///
  /// - Returns: The indices of the tables with keys that are to go, also those that a catalog calls stale.
  package mutating func dismissUnusedKeys() -> [Int] {
    unusedKeys.enumerated().compactMap { table, unused in
      guard !unused.isEmpty else {
        return tables[table].keys.contains(where: \.isStale) ? table : nil
      }
      for key in unused { tables[table].keys[key].sparing = .unused }
      tables[table].statuses.dismiss(unused)
      return table
    }
  }

  /// Takes keys for which no code asks that users see as such that need no translation, unless something
  /// else may use them.
  ///
  /// It is to be known what code mentions, and which routines are not read.
  package mutating func dismissKeysOfDevelopers() {
    guard references.contains(where: \.isForDevelopers) else { return }
    dismiss(keys { sparing(ofCall: references[$0]) == .developers }, as: .developers)
  }

  /// Takes keys, by their indices in each table, as such that need no translation.
  mutating func dismiss(_ keys: [[Int]], as sparing: Sparing) {
    for (table, keys) in keys.enumerated() {
      for key in keys { tables[table].keys[key].sparing = sparing }
      tables[table].statuses.dismiss(keys)
    }
  }

  /// Returns for each table the keys of which a condition holds for all calls, unless something else may
  /// ask for them.
  func keys(where isInVain: (_ call: Int) -> Bool) -> [[Int]] {
    let evidence = UseEvidence(self)
    return tables.enumerated().map { number, table in
      if table.isReadBySystem { return [] }
      return table.keys.indices.filter { index in
        // By their indices, because a key has much to count.
        guard table.keys[index].sparing == nil, !table.keys[index].references.isEmpty,
          table.keys[index].references.allSatisfy(isInVain)
        else { return false }
        let key = UncalledKey(index: index, table: number, evidence: evidence)
        return !UncalledKey.ofUse.contains { $0.applies(key) }
      }
    }
  }

  /// Says that a tool may take a key of a table.
  func mentionNotes(of table: StringTable) -> [Diagnostic.Note] {
    tableMentions[table.place].map { place in
      [.init("'\(place.path)' names the table, and may use the key", at: place)]
    } ?? []
  }
}

extension StringTable {
  /// Whether code uses any of the table's keys, as far as can be told.
  func isUsed(besides protection: DynamicProtection) -> Bool {
    protection.mentions(name) || keys.contains { !$0.references.isEmpty }
  }
}
