import LocalizationModel
import SourceFiles
import StringResources

extension TextSource {
  /// The pages of a `Settings.bundle`, and those of panes that an app or extension shows by the
  /// system's own list controller; their texts are their own keys.
  static let settingsPage = TextSource(
    id: .settingsPage,
    textsAreKeys: true,
    fileExtensions: ["plist"],
    table: { path in
      guard path.fileExtension == "plist", !path.name.hasSuffix("Info.plist") else { return nil }
      return LocalizedTable(path: path, format: .settingsPage)
    },
    read: { stored, table in
      let list = PropertyList(reading: stored, for: &table)
      var page = SettingsTexts(SourceLocator(list.text))
      for row in list.members["PreferenceSpecifiers"]?.elements ?? [] {
        page.add(row.members ?? [])
      }
      let cells = list.cells
      if !cells.isEmpty, let title = list.members["title"] { page.add(title) }
      for cell in cells { page.add(cell) }
      // Defects of a list that may be any are not reported here.
      if page.all.isEmpty, table.path.folder.fileExtension != "bundle" { table.diagnostics = [] }
      return page.all
    }
  )
}

extension PropertyList {
  /// The rows of a pane, each of which names its kind of cell.
  fileprivate var cells: [[PropertyListNode.Member]] {
    (members["items"]?.elements ?? []).compactMap(\.members)
      .filter { row in row.contains { $0.key == "cell" } }
  }
}

/// The texts of a page, each of which is its own key.
private struct SettingsTexts {
  private(set) var all: [FirstText] = []
  /// By each text where it stands in the list.
  private var known: [String: Int] = [:]
  private var locator: SourceLocator

  init(_ locator: SourceLocator) {
    self.locator = locator
  }

  /// Adds what a row shows: its title, its footer, the titles of its choices, and what it asks before
  /// it does anything.
  mutating func add(_ row: [PropertyListNode.Member]) {
    let names = row.ownNamesOfLanguages
    for member in row {
      switch member.key {
      case "Title", "FooterText", "label", "footerText", "placeholder": add(member.value)
      case "Titles", "ShortTitles", "validTitles", "shortTitles":
        for title in member.value.elements ?? [] {
          add(title, needsTable: title.string.map { !names.contains($0) } ?? true)
        }
      case "confirmation":
        for text in member.value.members ?? [] where Self.question.contains(text.key) {
          add(text.value)
        }
      default: break
      }
    }
  }

  private static let question = ["title", "prompt", "okTitle", "cancelTitle"]

  mutating func add(_ node: PropertyListNode, needsTable: Bool = true) {
    guard let text = node.string, !text.isEmpty else { return }
    if let index = known[text] {
      if needsTable { all[index].needsTable = true }
      return
    }
    known[text] = all.count
    let place = locator.place(of: node.range)
    all.append(FirstText(key: text, text: text, place: place, needsTable: needsTable))
  }
}

extension [PropertyListNode.Member] {
  /// The titles of a choice among languages that are what each calls itself: `English`, `Deutsch`.
  ///
  /// Most others are recognized as they are not the English names, beside `English` for English:
  /// who writes these in a third language has another word for that.
  fileprivate var ownNamesOfLanguages: Set<String> {
    let titles = texts(of: "Titles")
    let choices = zip(titles, texts(of: "Values")).map { ($0, Language($1)) }
      .filter { title, language in
        !title.looksLikeIdentifier && language.name != language.id
      }
    let others = choices.filter { $0.1.base.id != "en" }
    let inEnglish = others.count { title, language in
      title == language.name || title == language.base.name
    }
    guard !others.isEmpty, inEnglish * 2 < others.count,
      choices.contains(where: { $0.1.base.id == "en" && $0.0.hasPrefix("English") })
    else { return [] }
    return Set(choices.map(\.0))
  }

  private func texts(of key: String) -> [String] {
    (first { $0.key == key }?.value.elements ?? []).map { $0.string ?? "" }
  }
}
