import Foundation

// A case is no string where another function of the name takes it.

enum Page: String {
  case about = "page.about"
  case done = "page.done"
}

extension String {
  static let kept = "page.kept"
}

enum Texts {
  static func text(_ page: Page) -> String { text(page.rawValue) }  // expect: key="page.about"; key="page.done"
  static func text(_ key: String) -> String { NSLocalizedString(key, comment: "") }
  static func plain(_ key: String) -> String { NSLocalizedString(key, comment: "") }

  static let title = text(.about)
}

let about = Texts.text(.about)
let done = Texts.text(isDone ? .done : .about)
let plain = Texts.text("page.plain")  // expect: key="page.plain" routine="text"
let kept = Texts.text(.kept)  // expected-note {{key is not a string literal}}
let other = Texts.text(.elsewhere)  // expected-note {{key is not a string literal}}
let single = Texts.plain(.about)  // expected-note {{key is not a string literal}}
