import SwiftUI

struct Row: View {
  let title: String
  let detail: String
  init(title: String, detail: String) {
    self.title = title
    self.detail = detail.uppercased()
  }
  var body: some View { Text(NSLocalizedString(title, comment: "")) }
}

final class Banner {
  private let text: String
  private let table: String
  init(_ key: String, from file: String) {
    text = key
    table = file
  }
  func show() { print(NSLocalizedString(text, tableName: table, comment: "")) }
}

struct Card: View {
  let title: String
  var body: some View { content }
}

extension Card {
  var content: some View { Text(NSLocalizedString(title, comment: "")) }
}

struct Sheet: View {
  let title: String
  var body: some View { content }
}

extension Sheet {
  init(named name: String) { self.title = name }
  var content: some View { Text(NSLocalizedString(title, comment: "")) }
}

struct Twice: View {
  let title: String
  let label: String
  init(title: String) {
    self.title = title
    self.label = title
  }
  var body: some View { Text(NSLocalizedString(title, comment: "")) }
}

enum Page {
  struct Card { let title: String }
}

final class Plain {
  var title = ""
  init(title: String) {
    let name = title
    var text = ""
    text = title
    print(name, text)
  }
  func show() { print(NSLocalizedString(self.title, comment: "")) } // expected-note {{key is not a string literal}}
}

struct Pages: View {
  var body: some View {
    Row(title: "row.title", detail: "none") // expect: key="row.title" routine="Row"
    Row.init(title: "row.other", detail: "none") // expect: key="row.other" routine="Row"
    Card(title: "card.title") // expect: key="card.title" routine="Card"
    Sheet(title: "sheet.title") // expect: key="sheet.title" routine="Sheet"
    Twice(title: "twice.title") // expect: key="twice.title" routine="Twice"
    Sheet(named: "sheet.name") // expect: key="sheet.name" routine="Sheet"
  }
  let banner = Banner("banner.text", from: "Banners") // expect: key="banner.text" table="Banners" routine="Banner"
  let card = Page.Card(title: "none")
  let plain = Plain(title: "none")
}
