import Diagnostics
import LocalizationModel

/// The keys of a project of which the rules for keys and translations have nothing to say, because they
/// had nothing to say of them before and see the same again.
///
/// A finding is made anew even where the key is the same, so that nobody has to move it.
struct UnsaidKeys: Sendable {
  /// For each table whether a key is one.
  private let tables: [[Bool]]

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
    let said = Set(found.ofKeys.map(\.subject.key))
    // Of a finding without a key it is not known which it is about, and of so many some are left out.
    guard !said.contains(nil), found.ofKeys.count < FindingBudget.limit,
      project.languages.looksLike(earlier.languages)
    else {
      tables = project.tables.map { $0.keys.map { _ in false } }
      return
    }
    tables = project.tables.enumerated().map { number, table in
      guard let before = unchanged.number(before: number),
        table.isSeen(as: earlier.tables[before])
      else { return table.keys.map { _ in false } }
      let old = earlier.tables[before].keys
      return table.keys.indices.map { index in
        guard let before = unchanged.key(before: index, of: number) else { return false }
        let name = table.keys[index].key
        return table.keys[index].needsTranslation == old[before].needsTranslation
          && !said.contains(name) && !name.mayHaveRelatives
      }
    }
  }

  func contains(_ key: Int, of table: Int) -> Bool { tables[table][key] }
}

extension String {
  /// Whether a rule may look at other keys of the table because of what a key is called.
  fileprivate var mayHaveRelatives: Bool {
    PluralKey(self) != nil || endOfPluralName != nil || isBareConversion
  }
}

extension StringTable {
  /// Whether rules for keys see the same in the table as in an earlier state of it, but for its keys.
  fileprivate func isSeen(as earlier: StringTable) -> Bool {
    hasSameFrame(as: earlier) && isReadBySystem == earlier.isReadBySystem
      && hasDevelopmentFile == earlier.hasDevelopmentFile && keysAreTexts == earlier.keysAreTexts
  }
}

extension LanguageSet {
  fileprivate func looksLike(_ other: LanguageSet) -> Bool {
    development == other.development && expected == other.expected
      && inProgress == other.inProgress && isChosen == other.isChosen
  }
}
