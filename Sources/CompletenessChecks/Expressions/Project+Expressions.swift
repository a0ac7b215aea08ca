import LocalizationModel

extension Project {
  /// The translations that vary by conditions on an argument.
  var expressionTranslations: [ExpressionTranslation] {
    tables.lazy.filter(\.isSwifternalization).flatMap { table in
      table.keys.flatMap { key in
        key.translations.compactMap { translation in
          ExpressionTranslation(
            table,
            key,
            translation,
            calls: key.references.map { references[$0] }
          )
        }
      }
    }
  }
}

/// A translation that varies by conditions on an argument.
struct ExpressionTranslation {
  let table: StringTable
  let key: TableKey
  let translation: Translation
  let branches: ExpressionBranches
  /// Whether numbers choose, rather than words such as `female`.
  let choosesByNumber: Bool

  /// Returns nil for a translation that does not vary in this way.
  init?(
    _ table: StringTable,
    _ key: TableKey,
    _ translation: Translation,
    calls: [KeyReference]
  ) {
    guard let branches = ExpressionBranches(translation) else { return nil }
    self.table = table
    self.key = key
    self.translation = translation
    self.branches = branches
    let passesNumber = calls.contains { $0.traits.contains(.passesNumber) }
    let passesText = calls.contains { $0.traits.contains(.passesText) }
    choosesByNumber = !branches.hasWords || passesNumber && !passesText
  }

  var language: Language { translation.language ?? table.developmentLanguage }

  /// How a message names the text: `Polish text of key 'cars'`.
  var name: String { "\(language.name) text of key '\(key.key)'" }
}
