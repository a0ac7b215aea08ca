import SwiftUI

struct Item {
  let title: String
}

// The calls of the initializer tell the titles, so that this one leaves nothing open.
func show(_ items: [Item]) {
  for item in items { show(NSLocalizedString(item.title, comment: "")) }
}

func makeMenu() {
  show([
    Item(title: "menu.open"),
    Item(title: "menu.cloze"),  // expected-error {{key 'menu.cloze' is not in table 'Localizable' [missing-key]}}
  ])
}

struct Row: Identifiable {
  let id = 1
  let label: String
}

struct Rows: View {
  let rows: [Row]
  var body: some View {
    ForEach(rows) { row in Text(LocalizedStringKey(row.label)) }
  }
}

let rows = Rows(rows: [Row(label: "row.frist")])  // expected-error {{key 'row.frist' is not in table 'Localizable' [missing-key]}}

struct Hint {
  let text: String
}

func texts(of hints: [Hint]) -> [String] {
  hints.map { hint in NSLocalizedString(hint.text, comment: "") }
}

let hints = texts(of: [.init(text: "hint.frist")])  // expected-error {{key 'hint.frist' is not in table 'Localizable' [missing-key]}}
