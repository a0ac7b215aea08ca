import Diagnostics
import LocalizationModel

/// What the rules for keys and translations would find again, because they see the same.
struct KnownFindings: Sendable {
  /// The findings of before that stay.
  private(set) var kept: [Diagnostic] = []
  /// For each table whether a key is as it was, so that there is nothing else to say of it.
  private var tables: [[Bool]]

  /// - Parameters:
  ///   - project: What is looked at.
  ///   - earlier: An earlier state of the project.
  ///   - unchanged: What both have in common.
  ///   - found: What was found in the earlier state.
  init(
    of project: Project,
    since earlier: Project,
    _ unchanged: UnchangedKeys,
    _ found: RuleFindings
  ) {
    tables = project.tables.map { $0.keys.map { _ in false } }
    let said = Set(found.ofKeys.map(Name.init))
    // Of a finding without a key it is not known which it is about, and of so many some are left out.
    guard !said.contains(nil), found.ofKeys.count < FindingBudget.limit,
      project.languages.looksLike(earlier.languages)
    else { return }
    for number in project.tables.indices {
      tables[number] = project.keysAsBefore(in: number, since: earlier, unchanged)
    }
    keep(found.ofKeys, about: said, in: project, since: earlier, unchanged)
  }

  /// Keeps the findings about keys of which no place is another.
  ///
  /// A finding is made anew where a place is, so that nobody has to move it.
  private mutating func keep(
    _ findings: [Diagnostic],
    about said: Set<Name?>,
    in project: Project,
    since earlier: Project,
    _ unchanged: UnchangedKeys
  ) {
    let keys = Set(said.lazy.compactMap { $0?.key })
    var places: [Name: [(table: Int, key: Int)]] = [:]
    var moved: Set<Name> = []
    for (number, table) in project.tables.enumerated() {
      for index in table.keys.indices where keys.contains(table.keys[index].key) {
        let name = Name(table: table.name, key: table.keys[index].key)
        guard said.contains(name) else { continue }
        places[name, default: []].append((number, index))
        if !tables[number][index] || !unchanged.isInPlace(index, of: number) { moved.insert(name) }
      }
    }
    // Several tables may have one name, and a key may have gone from one of them.
    var former: [Name: Int] = [:]
    for table in earlier.tables {
      for key in table.keys where keys.contains(key.key) {
        former[Name(table: table.name, key: key.key), default: 0] += 1
      }
    }
    moved.formUnion(places.filter { former[$0.key] != $0.value.count }.keys)
    for name in moved {
      for place in places[name] ?? [] { tables[place.table][place.key] = false }
    }
    kept = findings.filter { finding in
      Name(finding).map { places[$0] != nil && !moved.contains($0) } ?? false
    }
  }

  /// Tells whether nothing but what is kept is to be said of a key.
  func contains(_ key: Int, of table: Int) -> Bool { tables[table][key] }

  /// A key of the tables of one name.
  private struct Name: Hashable {
    let table: String
    let key: String

    init(table: String, key: String) {
      self.table = table
      self.key = key
    }

    /// Returns nil where a finding does not tell the key that it is about.
    init?(_ finding: Diagnostic) {
      guard let table = finding.subject.table, let key = finding.subject.key else { return nil }
      self.init(table: table, key: key)
    }
  }
}

extension Project {
  /// For each key of a table whether rules see the same in it as in an earlier state, whatever the
  /// places.
  fileprivate func keysAsBefore(
    in number: Int,
    since earlier: Project,
    _ unchanged: UnchangedKeys
  ) -> [Bool] {
    let table = tables[number]
    guard let before = unchanged.number(before: number),
      table.isSeen(as: earlier.tables[before])
    else { return table.keys.map { _ in false } }
    let old = earlier.tables[before].keys
    var known = table.keys.indices.map { index in
      unchanged.key(before: index, of: number).map {
        table.keys[index].needsTranslation == old[$0].needsTranslation
      } ?? false
    }
    // Of relatives that all are as they were, none sees another one.
    let mayDiffer =
      !unchanged.hasSameFiles(number)
      || known.indices.contains { !known[$0] && table.keys[$0].key.mayHaveRelatives }
    guard mayDiffer else { return known }
    for index in known.indices where known[index] && table.keys[index].key.mayHaveRelatives {
      known[index] = false
    }
    return known
  }
}

extension String {
  /// Whether a rule may look at other keys of the table because of what a key is called.
  fileprivate var mayHaveRelatives: Bool {
    isSpreadOverKeys || endOfPluralName != nil || isBareConversion
  }
}

extension StringTable {
  /// Whether rules for keys see the same in the table as in an earlier state of it, but for its keys.
  fileprivate func isSeen(as earlier: StringTable) -> Bool {
    hasSameFrame(as: earlier) && isReadBySystem == earlier.isReadBySystem
      && hasDevelopmentFile == earlier.hasDevelopmentFile
      && showsNames == earlier.showsNames && isLeftover == earlier.isLeftover
      && isInDevelopmentLanguage == earlier.isInDevelopmentLanguage
      && keysAreTexts == earlier.keysAreTexts
  }
}

extension LanguageSet {
  fileprivate func looksLike(_ other: LanguageSet) -> Bool {
    development == other.development && expected == other.expected
      && inProgress == other.inProgress && isChosen == other.isChosen
  }
}
