import Foundation

enum Texts {
  static func text(_ key: String) -> String { NSLocalizedString(key, comment: "") }
  static func format(_ key: String, _ arguments: CVarArg...) -> String {
    String(format: text(key), arguments: arguments)
  }
  static func label(_ key: String) -> String { text(key) }
  static func title(_ key: String) -> String { text(key) }
  static func mark(_ key: String) -> String { text(key) }
  static let shout = { (key: String) in title(key).uppercased() }

  struct Row {
    var name: String { text("Row") }
  }
}

extension Texts {
  static func footer() -> String { label("Footer") }
}

extension String {
  static func named(_ key: String) -> String { Texts.text(key) }
}

class Captions {
  static func caption(_ key: String) -> String { NSLocalizedString(key, comment: "") }
}

protocol Localizing {}

extension Localizing {
  func tr(_ key: String) -> String { NSLocalizedString(key, comment: "") }
}

extension UIResponder: Localizing {}

extension UIResponder {
  func responding(_ key: String) -> String { NSLocalizedString(key, comment: "") }
}

func L(_ key: String) -> String { NSLocalizedString(key, comment: "") }

enum Outer {
  enum Inner {
    static func inner(_ key: String) -> String { NSLocalizedString(key, comment: "") }
  }
}

extension Outer.Inner {
  struct Line: View {
    var body: some View { Text(verbatim: inner("Inner")) }
  }
  static func lines() -> String { inner("Lines") }
}
