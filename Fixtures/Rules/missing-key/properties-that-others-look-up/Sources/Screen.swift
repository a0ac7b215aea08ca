import Foundation

extension String {
  var localized: String { NSLocalizedString(self, comment: "") }
}

final class Screen {
  private let tab: Tab?

  init(_ tab: Tab) { self.tab = tab }

  var title: String { NSLocalizedString(tab.titleKey, comment: "") }
  func name(of style: Style) -> String { style.name.localized }
  func family(of font: Font) -> String { font.name }
}

extension String {
  var hint: String { NSLocalizedString(self, tableName: "Hints", comment: "") }
}

func text(of hint: Hint) -> String {
  NSLocalizedString(hint.textKey, tableName: "Hints", comment: "")  // expected-note {{key is not a string literal}}
}

func text(of remark: Remark) -> String {
  remark.textKey.hint  // expected-note {{key is not a string literal}}
}

func title(of entry: Bar.Entry) -> String {
  NSLocalizedString(entry.titleKey, comment: "")  // expected-note {{key is not a string literal}}
}

final class Tree {
  let part: Leaf

  init(part: Leaf) { self.part = part }
}

final class Car {
  let part: Wheel

  init(part: Wheel) { self.part = part }

  var name: String { NSLocalizedString(part.name, comment: "") }  // expected-note {{key is not a string literal}}
}

struct Wheel {
  let name: String
}
