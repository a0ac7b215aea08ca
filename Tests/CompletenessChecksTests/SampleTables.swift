import LocalizationModel
import SourceFiles

extension LocalizedTable {
  /// Makes a table of one language, with its keys on lines of their own.
  static func strings(_ path: FilePath, _ texts: KeyValuePairs<String, String>) -> LocalizedTable {
    let format = TableFormat(rawValue: String(path.fileExtension)) ?? .unknown
    var table = LocalizedTable(path: path, format: format)
    let entries = texts.enumerated().map { index, text in
      let place = SourceLocation(path: path, offset: index, length: 1, line: index + 1, column: 1)
      let unit = TranslationUnit(text: text.value, location: place)
      let translation = Translation(language: table.language, units: [unit], location: place)
      return TableEntry(key: text.key, location: place, translations: [translation])
    }
    table.entries = TableEntries(entries)
    return table
  }

  /// Makes a catalog from the texts of its keys in some languages.
  static func catalog(
    _ path: FilePath,
    source: Language = "en",
    _ keys: KeyValuePairs<String, [Language: String]>
  ) -> LocalizedTable {
    var table = LocalizedTable(path: path, format: .stringCatalog)
    table.sourceLanguage = source
    let entries = keys.enumerated().map { index, key in
      let place = SourceLocation(path: path, offset: index, length: 1, line: index + 1, column: 1)
      let translations = key.value.sorted { $0.key < $1.key }.map { language, text in
        let unit = TranslationUnit(text: text, location: place)
        return Translation(language: language, units: [unit], location: place)
      }
      return TableEntry(key: key.key, location: place, translations: translations)
    }
    table.entries = TableEntries(entries)
    return table
  }
}

extension Extraction {
  /// Makes what a file asks for, each key on a line of its own.
  static func asking(_ path: FilePath, for keys: String..., table: String? = nil) -> Extraction {
    var extraction = Extraction(path: path)
    for (index, key) in keys.enumerated() {
      let place = SourceLocation(path: path, offset: index, length: 1, line: index + 1, column: 1)
      extraction.references.append(
        KeyReference(key: key, table: table, routine: "NSLocalizedString", location: place)
      )
    }
    return extraction
  }
}

extension Project {
  func table(_ container: FilePath, _ name: String = "Localizable") -> StringTable? {
    tables.first { $0.container == container && $0.name == name }
  }
}

extension StringTable {
  subscript(key: String) -> TableKey? { keys.first { $0.key == key } }
}
