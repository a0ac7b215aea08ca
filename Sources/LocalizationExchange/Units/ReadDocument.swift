package import LocalizationModel
package import SourceFiles

/// The contents of a file for translators.
package struct ReadDocument: Hashable, Sendable {
  package var path: FilePath?
  /// The languages of all files that name none.
  package var source: Language?
  package var target: Language?
  package var files: [ExchangeFile]

  package init(
    path: FilePath? = nil,
    source: Language? = nil,
    target: Language? = nil,
    files: [ExchangeFile]
  ) {
    (self.path, self.source, self.target, self.files) = (path, source, target, files)
  }

  /// The file, as messages name it.
  package var name: String { path?.string ?? "the file" }

  /// Returns the document with other languages in the place of some.
  package func mapping(_ languages: [Language: Language]) -> ReadDocument {
    var document = self
    let mapped = { (language: Language?) in language.map { languages[$0] ?? $0 } }
    (document.source, document.target) = (mapped(source), mapped(target))
    for index in files.indices {
      document.files[index].source = mapped(files[index].source)
      document.files[index].target = mapped(files[index].target)
    }
    return document
  }
}
