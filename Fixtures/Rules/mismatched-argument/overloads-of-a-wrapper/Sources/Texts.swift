import Foundation

enum Texts {
  static func text(_ key: String) -> String {
    NSLocalizedString(key, comment: "")
  }

  static func text(_ key: String, in table: String, _ arguments: CVarArg...) -> String {
    String(format: NSLocalizedString(key, tableName: table, comment: ""), arguments: arguments)
  }

  static func text(_ key: String, _ arguments: CVarArg...) -> String {
    String(format: NSLocalizedString(key, comment: ""), arguments: arguments)
  }
}

func show(count: Int) {
  title = Texts.text("inbox.title")
  title = Texts.text("inbox.count", count)  // expected-error {{argument 1 of the text of key 'inbox.count' is a whole number, and its placeholder takes an object [mismatched-argument]}}
  title = Texts.text("chat.count", in: "Chat", count)  // expected-error {{argument 1 of the text of key 'chat.count' is a whole number, and its placeholder takes an object [mismatched-argument]}}
}
