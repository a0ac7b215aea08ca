struct Tab {
  let titleKey: String
  var isBold = false
}

let tabs = [
  Tab(titleKey: "tab.home"),
  Tab(titleKey: "tab.serch", isBold: true),  // expected-error {{key 'tab.serch' is not in table 'Localizable' [missing-key]}}
]

final class Style {
  let name: String
  init(name: String) { self.name = name }
}

let style = Style(name: "style.dakr")  // expected-error {{key 'style.dakr' is not in table 'Localizable' [missing-key]}}

struct Font {
  let name: String
}

let font = Font(name: "font.helvetica")

struct Hint {
  let textKey: String
}

let hints = [Hint(textKey: "hint.in.another.table")]

struct Remark {
  let textKey: String
}

let remarks = [Remark(textKey: "remark.in.another.table")]

enum Bar {
  struct Entry {
    let titleKey: String
  }
}

enum Card {
  struct Entry {
    let titleKey: String
  }
}

let entry = Card.Entry(titleKey: "which.entry.is.meant.is.not.known")

struct Leaf {
  let name: String
}

let leaf = Leaf(name: "leaf.oak")
