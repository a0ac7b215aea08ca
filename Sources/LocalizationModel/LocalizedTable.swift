package import Diagnostics
package import SourceFiles

/// The content of one file of string tables: a `.strings`, `.stringsdict` or JSON in one language,
/// or a String Catalog in many.
package struct LocalizedTable: Sendable {
  package var path: FilePath
  /// The table's name: the file's name without its extension.
  package var name: String
  package var format: TableFormat
  /// The folder that holds the table in all its languages: the one above `de.lproj`.
  package var container: FilePath
  /// The language of the whole file; nil for a catalog, and where the path does not tell.
  package var language: Language?
  /// The language that a catalog says its keys are written in.
  package var sourceLanguage: Language?
  /// Whether the texts are those of the development language, whatever that is: the file lies in
  /// `Base.lproj`, or is Swifternalization's `base.json`.
  package var isBase: Bool
  /// In the order of the file, duplicates included.
  package var entries = TableEntries()
  /// How code may set the texts of a storyboard, by their keys.
  package var controls: [String: [ControlText]] = [:]
  package var diagnostics: [Diagnostic] = []
  /// Whether a target of the project takes the file.
  package var membership = TargetMembership.unknown

  package init(path: FilePath, format: TableFormat) {
    self.path = path
    self.format = format
    name = String(path.stem)
    let folder = path.folder
    let isLanguageFolder = folder.fileExtension == "lproj"
    let language = isLanguageFolder ? folder.stem : ""
    container = path.folderOfTables
    isBase = Language.namesBase(language)
    let isNone = language.isEmpty || Language.isReserved(language)
    self.language = isNone ? nil : Language(language)
  }

  /// Whether the file lies in a folder for a private use, so that no user sees its texts.
  package var isPrivate: Bool {
    let folder = path.folder
    return folder.fileExtension == "lproj" && Language.isPrivate(folder.stem)
  }

  /// Whether what was read of the file is what was read of it before.
  package func isSame(as other: LocalizedTable) -> Bool {
    path == other.path && entries.isSame(as: other.entries) && membership == other.membership
      && diagnostics == other.diagnostics && controls == other.controls
  }

  /// The table's name where the files have none of their own, as Swifternalization's have.
  package static let swifternalizationName = "Swifternalization"
}

extension FilePath {
  /// The folder that holds a table's file in all its languages: the one above `de.lproj`.
  ///
  /// A build copies each file to a folder of its own language, wherever the file has been laid.
  package var folderOfTables: FilePath {
    var place = folder
    while place.fileExtension == "lproj" { place = place.folder }
    return place
  }
}
