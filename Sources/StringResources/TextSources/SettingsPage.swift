import LocalizationModel
import SourceFiles

extension TextSource {
  /// The pages of a `Settings.bundle`, whose texts are their own keys.
  static let settingsPage = TextSource(
    id: .settingsPage,
    textsAreKeys: true,
    fileExtensions: ["plist"],
    table: { path in
      guard path.fileExtension == "plist", path.folder.fileExtension == "bundle",
        path.name != "Info.plist"
      else { return nil }
      return LocalizedTable(path: path, format: .settingsPage)
    },
    read: { stored, table in
      let list = PropertyList(reading: stored, for: &table)
      var page = SettingsTexts(SourceLocator(list.text))
      for row in list.members["PreferenceSpecifiers"]?.elements ?? [] {
        page.add(row.members ?? [])
      }
      return page.all
    }
  )
}

/// The texts of a page, each of which is its own key.
private struct SettingsTexts {
  private(set) var all: [FirstText] = []
  private var known: Set<String> = []
  private var locator: SourceLocator

  init(_ locator: SourceLocator) {
    self.locator = locator
  }

  /// Adds what a row shows: its title, its footer, the titles of its choices.
  mutating func add(_ row: [PropertyListNode.Member]) {
    for member in row {
      switch member.key {
      case "Title", "FooterText": add(member.value)
      case "Titles", "ShortTitles":
        for title in member.value.elements ?? [] { add(title) }
      default: break
      }
    }
  }

  private mutating func add(_ node: PropertyListNode) {
    guard let text = node.string, !text.isEmpty, known.insert(text).inserted else { return }
    all.append(FirstText(key: text, text: text, place: locator.place(of: node.range)))
  }
}
