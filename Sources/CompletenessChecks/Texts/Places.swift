import LocalizationModel
import SourceFiles

extension StringTable {
  /// Returns the place of a key in the development language, else in its first file.
  func location(of key: TableKey) -> SourceLocation {
    let entry =
      key.entries.first { files[$0.file].languages.contains(developmentLanguage) }
      ?? key.entries.first
    return entry?.entry.location ?? SourceLocation(path: container)
  }

  /// The place that stands for the whole table: its first file, the development language's if any.
  var location: SourceLocation {
    let file = files.first { $0.languages.contains(developmentLanguage) } ?? files.first
    return SourceLocation(path: file?.path ?? container)
  }

  /// Returns the file that holds a language's texts, or the catalog that should.
  func file(for language: Language) -> LocalizedFile? {
    files.first { $0.languages.contains(language) } ?? files.first { $0.isCatalog }
  }

  /// Says where a text of a language belongs: `add it to de.lproj/Localizable.strings`.
  func advice(_ verb: String, in language: Language) -> String {
    guard let file = file(for: language) else {
      return "\(verb) \(language).lproj/\(name).strings"
    }
    let path = file.isCatalog ? file.path.name : "\(file.path.folder.name)/\(file.path.name)"[...]
    return "\(verb) \(path)"
  }
}

extension Project {
  /// Returns a note for the first place where code asks for a key, and how many more there are.
  func usageNotes(of key: TableKey) -> [Diagnostic.Note] {
    guard let first = key.references.first else { return [] }
    let others = key.references.count - 1
    let more = others == 0 ? "" : " and in \(others) other \(others == 1 ? "place" : "places")"
    return [Diagnostic.Note("key is used here\(more)", at: references[first].location)]
  }
}
