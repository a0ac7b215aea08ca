import Foundation

protocol Titled: RawRepresentable where RawValue == String {
  static var prefix: String { get }
}

extension Titled {
  var localized: String { NSLocalizedString(Self.prefix + rawValue, comment: "") }  // expect: key="menu.open" ; key="menu.close" ; key="tab.home" ; key="page.first" ; key="page.last"
  var plain: String { NSLocalizedString("fixed." + rawValue, comment: "") }  // expect: key="fixed.open" ; key="fixed.close" ; key="fixed.other" ; key="fixed.home" ; key="fixed.first" ; key="fixed.last"
  var interpolated: String { NSLocalizedString("\(Self.prefix)long.\(rawValue)", comment: "") }  // expect: key="menu.long.open" ; key="menu.long.close" ; key="own.long.other" ; key="tab.long.home" ; key="page.long.first" ; key="page.long.last"

  func text() -> String {
    let prefix = Self.prefix
    return NSLocalizedString(prefix + "text." + self.rawValue, comment: "")  // expect: key="menu.text.open" ; key="menu.text.close" ; key="own.text.other" ; key="tab.text.home" ; key="page.text.first" ; key="page.text.last"
  }

  var key: String { Self.prefix + "key." + suffix }
  var suffix: String { rawValue }
  var followed: String { NSLocalizedString(key, comment: "") }  // expect: key="menu.key.open" ; key="menu.key.close" ; key="own.key.other" ; key="tab.key.home" ; key="page.key.first" ; key="page.key.last"
}

enum Menu: String, Titled {
  static let prefix = "menu."
  case open, close
}

enum Tab: String {
  case home
}

extension Tab: Titled {
  static var prefix: String { "tab." }
}

protocol Paged: Titled {}

enum Page: String, Paged {
  static let prefix = "page."
  case first, last
}

enum Own: String, Titled {
  static let prefix = "own."
  case other
  var localized: String { NSLocalizedString("only." + rawValue, comment: "") }  // expect: key="only.other"
}

func show(_ titled: any Titled) {
  print(NSLocalizedString(titled.key, comment: ""))  // expect: key="menu.key.open" ; key="menu.key.close" ; key="own.key.other" ; key="tab.key.home" ; key="page.key.first" ; key="page.key.last"
}

class Screen {
  class var prefix: String { "screen." }
  var name: String { "main" }
  var title: String { NSLocalizedString(Self.prefix + name, comment: "") }  // expect: key="screen.main" ; key="details.more" ; key="deep.more"
}

class Details: Screen {
  override class var prefix: String { "details." }
  override var name: String { "more" }
}

final class Deep: Details {
  override class var prefix: String { "deep." }
}

// One whose prefix only the running program knows.
protocol Guessed: RawRepresentable where RawValue == String {
  static var scope: String { get }
}

extension Guessed {
  var localized: String { NSLocalizedString(Self.scope + rawValue, comment: "") }  // expected-note {{'*two' [dynamic-key]}} // expect: key="sure.one"
}

enum Sure: String, Guessed {
  static let scope = "sure."
  case one
}

enum Vague: String, Guessed {
  static var scope: String { UserDefaults.standard.string(forKey: "scope") ?? readScope() }
  case two
}
