import LocalizationModel
import SourceFiles

extension TextSource {
  /// Storyboards and xibs in a folder of a language, most often `Base.lproj`.
  static let interfaceBuilder = TextSource(
    id: .interfaceBuilder,
    fileExtensions: ["storyboard", "xib"],
    table: { path in
      guard ["storyboard", "xib"].contains(path.fileExtension),
        path.folder.fileExtension == "lproj"
      else { return nil }
      return LocalizedTable(path: path, format: .interfaceBuilder)
    },
    read: { stored, table in
      let text = SourceText(path: table.path, stored: stored)
      var reader = InterfaceBuilderReader(text.bytes)
      reader.read()
      var locator = SourceLocator(text)
      return reader.texts.sorted { $0.range.lowerBound < $1.range.lowerBound }.map { found in
        FirstText(key: found.key, text: found.text, place: locator.place(of: found.range))
      }
    }
  )
}
