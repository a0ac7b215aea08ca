import LocalizationModel
import SourceFiles

extension TextSource {
  /// The pages of a `Settings.bundle`, whose texts are their own keys.
  static let settingsPage = TextSource(
    id: "settings-page",
    textsAreKeys: true,
    fileExtensions: ["plist"],
    table: { path in
      guard path.fileExtension == "plist", path.folder.fileExtension == "bundle",
        path.name != "Info.plist"
      else { return nil }
      return LocalizedTable(path: path, format: "settings-page")
    },
    read: { stored, table in
      let list = PropertyList(reading: stored, for: &table)
      var locator = SourceLocator(list.text)
      for row in list.members["PreferenceSpecifiers"]?.elements ?? [] {
        table.addTexts(of: row.members ?? [], &locator)
      }
    }
  )
}

extension LocalizedTable {
  /// Adds what a row of a page shows: its title, its footer, the titles of its choices.
  fileprivate mutating func addTexts(
    of row: [PropertyListNode.Member],
    _ locator: inout SourceLocator
  ) {
    for member in row {
      switch member.key {
      case "Title", "FooterText": addText(member.value, &locator)
      case "Titles", "ShortTitles":
        for title in member.value.elements ?? [] { addText(title, &locator) }
      default: break
      }
    }
  }

  private mutating func addText(_ node: PropertyListNode, _ locator: inout SourceLocator) {
    guard let text = node.string, !text.isEmpty, !entries.contains(where: { $0.key == text }) else {
      return
    }
    add(text, key: text, at: locator.location(of: node.range))
  }
}
