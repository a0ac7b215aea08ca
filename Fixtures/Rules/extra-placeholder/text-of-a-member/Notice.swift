import Foundation

enum Words {
  static let terms = NSLocalizedString("terms", comment: "")  // expected-warning {{[unused-argument]}}
  enum Deep {
    static var privacy: String { String(localized: "privacy") }  // expected-warning {{[unused-argument]}}
    static func rights() -> String { NSLocalizedString("rights", comment: "") }  // expected-warning {{[unused-argument]}}
  }
}

extension String {
  static let consent = NSLocalizedString("consent", comment: "")  // expected-warning {{[unused-argument]}}
}

struct Screen {
  var model: Model
  func lines(_ link: String) -> [String] {
    [
      String(format: Words.terms, link), String(format: Words.Deep.privacy, link),
      String(format: Words.Deep.rights(), link), String(format: .consent, link),
      String(format: model.hint, link),
    ]
  }
}

struct Model { let hint = NSLocalizedString("hint", comment: "") }
let shown = String(format: NSLocalizedString("plain", comment: ""))
