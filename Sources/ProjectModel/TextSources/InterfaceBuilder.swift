import LocalizationModel
import Platform
import SourceFiles
import StringResources

extension TextSource {
  /// Storyboards and xibs in a folder of a language, most often `Base.lproj`.
  static let interfaceBuilder = TextSource(
    id: .interfaceBuilder,
    fileExtensions: FilePath.interfaceExtensions.sorted(),
    table: { path in
      guard path.isInterface, path.folder.fileExtension == "lproj" else { return nil }
      return LocalizedTable(path: path, format: .interfaceBuilder)
    },
    read: { stored, table in
      let text = SourceText(path: table.path, stored: stored)
      let reader = InterfaceBuilderReader(text.bytes)
      var locator = SourceLocator(text)
      return reader.texts.ordered(by: \.range.lowerBound).map { found in
        FirstText(
          key: found.key,
          text: found.text,
          place: locator.place(of: found.range),
          isTranslatable: found.isTranslatable,
          controls: reader.controls(of: found)
        )
      }
    }
  )
}

extension TextSource {
  /// Returns what Xcode notes of the texts of a storyboard or xib, by their keys:
  /// `Class = "UILabel"; text = "Welcome"; ObjectID = "9ab-cd-efg";`.
  package static func interfaceNotes(in stored: [UInt8]) -> [String: String] {
    let text = SourceText(path: "", stored: stored.resolved(at: "").bytes)
    let reader = InterfaceBuilderReader(text.bytes)
    let isTouch = text.bytes[...].firstOccurrence(of: Array(".CocoaTouch.".utf8)) != nil
    let notes = reader.texts.compactMap { found -> (String, String)? in
      guard let initial = found.object.first else { return nil }
      let name = (isTouch ? "UI" : "NS") + initial.uppercased() + found.object.dropFirst()
      let shown = found.text.replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      let text = "\(found.property) = \"\(shown)\""
      return (found.key, "Class = \"\(name)\"; \(text); ObjectID = \"\(found.owner)\";")
    }
    return Dictionary(notes) { first, _ in first }
  }
}
