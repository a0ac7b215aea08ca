import Diagnostics
package import LocalizationModel
package import SourceFiles

extension StringTable {
  /// Returns the place of a key in the development language, else in its first file.
  package func location(of key: TableKey) -> SourceLocation {
    let own = key.entries.filter { files[$0.file].languages.contains(developmentLanguage) }
    // A table comes before the list whose texts it has again.
    let entry =
      own.first { !files[$0.file].isInfoPropertyList } ?? own.first ?? key.entries.first
    return entry?.entry.location ?? SourceLocation(path: container)
  }

  /// The place that stands for the whole table: its first file, the development language's if any.
  package var location: SourceLocation {
    let tables = files.filter { !$0.isInfoPropertyList }
    let file = tables.first { $0.languages.contains(developmentLanguage) } ?? tables.first
    return SourceLocation(path: file?.path ?? container)
  }

  /// Returns the file that holds a language's texts, or the catalog that should.
  func file(for language: Language) -> LocalizedFile? {
    files.first { $0.languages.contains(language) && !$0.isInfoPropertyList }
      ?? files.first { $0.isCatalog }
  }

  /// Says where a text of a language belongs: `add it to de.lproj/Localizable.strings`.
  ///
  /// Plural forms belong into a file of the same kind as that of `key`.
  func advice(_ verb: String, in language: Language, like key: TableKey? = nil) -> String {
    if let key, location(of: key).path.fileExtension == "stringsdict" {
      let folder = file(for: language)?.path.folder.name ?? "\(language).lproj"
      return "\(verb) \(folder)/\(name).stringsdict"
    }
    if isSwifternalization {
      let base = language == developmentLanguage
      return "\(verb) \(file(for: language)?.path.name ?? "\(base ? "base" : language.id).json")"
    }
    guard let file = file(for: language) else {
      return "\(verb) \(language).lproj/\(name).strings"
    }
    let path = file.isCatalog ? file.path.name : "\(file.path.folder.name)/\(file.path.name)"[...]
    return "\(verb) \(path)"
  }
}

extension Language {
  /// Whether neither systems nor CLDR have a language of the code, or it is none by its characters.
  var isUnknown: Bool { !isKnown && (!isTag || PluralRules.rules(for: self) == nil) }
}

extension TranslationUnit {
  /// Whether the text is written.
  var isWritten: Bool { state != .new && !text.isBlank }
}

extension Project {
  /// The `.lproj` folders: for each the first of its files, its language, and how that is spelled.
  var languageFolders: [(file: FilePath, language: Language, spelling: String)] {
    filesOfFolders.filter { !Language.isReserved($0.folder.stem) }.map { path in
      (path, Language(path.folder.stem), String(path.folder.stem))
    }
  }

  /// The folders of the texts in the development language: for each the first of its files, and its name.
  var foldersOfBase: [(file: FilePath, spelling: String)] {
    filesOfFolders.filter { Language.namesBase($0.folder.stem) }.map { path in
      (path, String(path.folder.stem))
    }
  }

  /// The first file of each `.lproj` folder.
  private var filesOfFolders: [FilePath] {
    var seen: Set<FilePath> = []
    return tables.flatMap(\.files).map(\.path).sorted().filter { path in
      path.folder.fileExtension == "lproj" && seen.insert(path.folder).inserted
    }
  }

  /// Whether code uses a key, but nothing that a user sees.
  func isForDevelopers(_ key: TableKey) -> Bool {
    !key.references.isEmpty && key.references.allSatisfy { references[$0].isForDevelopers }
  }

  /// Why no language needs what a call shows, whatever that is; nil where users see it.
  func sparing(ofCall reference: KeyReference) -> Sparing? {
    guard reference.isForDevelopers else { return nil }
    return declared.unlocalizedApp(of: reference.location.path) == nil ? .developers : .tool
  }

  /// Whether a language is in progress, so that its gaps do not block a release.
  func isInProgress(_ language: Language) -> Bool { languages.inProgress.contains(language) }

  /// Returns a note for the first place where code uses a key, and how many more there are.
  func usageNotes(of key: TableKey) -> [Diagnostic.Note] {
    guard let first = key.references.first else { return [] }
    let others = key.references.count - 1
    let more = others == 0 ? "" : " and in \(others) other \(others == 1 ? "place" : "places")"
    return [Diagnostic.Note("key is used here\(more)", at: references[first].location)]
  }
}

extension KeyReference {
  /// Whether no user sees the text: it depends on the build whether Xcode finds the key.
  package var isForDevelopers: Bool {
    [.preview, .previewMacro, .debug, .disabled].contains(context)
  }

  /// Whether users see a text even where no table has one: the call's own, or the key itself.
  package var bringsText: Bool { bringsOwnText || !key.looksLikeIdentifier }

  /// Whether the call has a text beside the key, be it one that the source does not tell.
  var bringsOwnText: Bool { value != nil || traits.contains(.bringsUnknownText) }
}
