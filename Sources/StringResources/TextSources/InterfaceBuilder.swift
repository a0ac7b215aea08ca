import LocalizationModel
import SourceFiles

extension TextSource {
  /// Storyboards and xibs in a folder of a language, most often `Base.lproj`.
  static let interfaceBuilder = TextSource(
    id: "interface-builder",
    fileExtensions: ["storyboard", "xib"],
    table: { path in
      guard ["storyboard", "xib"].contains(path.fileExtension),
        path.folder.fileExtension == "lproj"
      else { return nil }
      return LocalizedTable(path: path, format: "interface-builder")
    },
    read: { stored, table in
      let text = SourceText(path: table.path, stored: stored)
      var reader = InterfaceBuilderReader(text.bytes)
      reader.read()
      var locator = SourceLocator(text)
      for found in reader.texts.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
        table.add(found.text, key: found.key, at: locator.location(of: found.range))
      }
    }
  )
}
