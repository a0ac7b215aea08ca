package import LocalizationModel
import Platform
package import SourceFiles
import TextFormats

/// The folder that Xcode exports for a translator: `de.xcloc`.
package struct LocalizationCatalog {
  private let language: Language
  private let folder: FilePath
  /// The file with the texts.
  package let texts: FilePath

  /// Makes the place of a language's texts; nil where no file can be called like the language.
  package init?(for language: Language, in folder: FilePath) {
    guard let place = folder.file(named: "\(language.id).xcloc"),
      let texts = place.appending("Localized Contents").file(named: "\(language.id).xliff")
    else { return nil }
    (self.language, self.folder, self.texts) = (language, place, texts)
  }

  /// The file that describes the folder.
  package var contents: FilePath { folder.appending("contents.json") }

  /// Returns the place of a copy of a file of first texts; nil where its path leads elsewhere.
  package func copy(of original: String) -> FilePath? {
    folder.appending("Source Contents").place(of: original)
  }

  /// Describes the folder, in the words of Xcode.
  package func description(
    development: Language,
    project: String,
    by tool: ExchangeTool
  ) -> [UInt8] {
    let values = [
      ("toolBuildNumber", tool.version), ("toolID", tool.id), ("toolName", tool.name),
      ("toolVersion", tool.version),
    ].map { "    \(Self.quoted($0)) : \(Self.quoted($1))" }.joined(separator: ",\n")
    return Array(
      """
      {
        "developmentRegion" : \(Self.quoted(development.id)),
        "project" : \(Self.quoted(project)),
        "targetLocale" : \(Self.quoted(language.id)),
        "toolInfo" : {
      \(values)
        },
        "version" : "1.0"
      }
      """.utf8
    )
  }

  private static func quoted(_ text: String) -> String {
    var json = JSONWriter(.compact)
    json.append(quoted: text)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  /// Finds the files with texts in a folder that came back.
  ///
  /// - Throws: `FileError` when the folder cannot be listed.
  package static func texts(
    in folder: FilePath,
    of files: FileSystem
  ) throws(FileError) -> [FilePath] {
    let contents = folder.appending("Localized Contents")
    return try files.entries(of: contents).map(\.name).sorted()
      .filter { FilePath($0).fileExtension == "xliff" }
      .map { contents.appending($0) }
  }
}
