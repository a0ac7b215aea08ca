import LocalizationModel

/// Tables whose texts were judged, and all that was looked at.
struct JudgedTables: Sendable {
  let tables: [StringTable]
  let references: [KeyReference]
  let expected: [Language]
  let names: ProperNames

  /// Notes the tables of a project whose texts are judged.
  init(_ project: Project, _ names: ProperNames) {
    tables = project.tables
    references = project.references
    expected = project.languages.expected
    self.names = names
  }

  /// Whether keys that have not changed are judged in the same way.
  func areJudged(by expected: [Language], _ names: ProperNames) -> Bool {
    expected == self.expected && names == self.names
  }
}

extension UnchangedKeys {
  /// For each key of a table its index in an earlier state of the table, from which its judgement can
  /// be taken; nil for keys that are to be judged, and where all are.
  func judgedKeys(of table: StringTable, _ number: Int) -> [Int?]? {
    guard let earlier = self.table(before: number),
      earlier.hasDevelopmentFile == table.hasDevelopmentFile,
      earlier.showsNames == table.showsNames, earlier.isLeftover == table.isLeftover,
      earlier.isInDevelopmentLanguage == table.isInDevelopmentLanguage,
      earlier.keysAreTexts == table.keysAreTexts, earlier.familiesOfNames == table.familiesOfNames
    else { return nil }
    let haveSameNames = hasSameFiles(number)
    return table.keys.indices.map { index in
      // What is spread over keys depends on which of them are there.
      haveSameNames || !table.keys[index].key.isSpreadOverKeys
        ? key(before: index, of: number) : nil
    }
  }
}
