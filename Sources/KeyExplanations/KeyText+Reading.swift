package import LocalizationModel

extension KeyText {
  /// Returns the texts of a table's key, those of the development language first.
  package static func texts(of index: Int, in table: StringTable) -> [KeyText] {
    let development = table.developmentLanguage
    let others = table.statuses.languages.filter { $0 != development }
    return ([development] + others).flatMap { language in
      texts(of: table.keys[index], language, table.statuses[index, language])
    }
  }

  private static func texts(
    of key: TableKey,
    _ language: Language,
    _ status: TextStatus?
  ) -> [KeyText] {
    var translation = key.translation(in: language)
    if translation == nil, status == .original { translation = key.suppliedText }
    // A table in one language may name none.
    if translation == nil, key.translations.count == 1, key.translations[0].language == nil {
      translation = key.translations[0]
    }
    guard let translation else {
      let text = status == .original ? key.key : nil
      return status == .notNeeded
        ? [] : [KeyText(language: language, form: "", text: text, status: status)]
    }
    return translation.allUnits.map { unit in
      let form = unit.variation.map(\.name).joined(separator: ".")
      let isBlank = unit.text.isEmpty && status == .finished
      return KeyText(
        language: language,
        form: form,
        text: unit.text,
        status: isBlank ? .empty : status
      )
    }
  }
}
