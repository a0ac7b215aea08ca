package import LocalizationModel
package import SourceFiles
import TextFormats

/// The folder that Xcode exports for a translator: `de.xcloc`.
package struct LocalizationCatalog {
  private let language: Language
  private let folder: FilePath

  package init(for language: Language, in folder: FilePath) {
    self.language = language
    self.folder = folder.appending(language.id + ".xcloc")
  }

  /// The file with the texts.
  package var texts: FilePath {
    folder.appending("Localized Contents").appending(language.id + ".xliff")
  }

  /// The file that describes the folder.
  package var contents: FilePath { folder.appending("contents.json") }

  /// Returns the place of a copy of a file of first texts; nil where its path leads elsewhere.
  package func copy(of original: String) -> FilePath? {
    let path = FilePath(original)
    guard !path.isAbsolute, !path.components.contains("..") else { return nil }
    return folder.appending("Source Contents").appending(original)
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
