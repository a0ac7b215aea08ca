import SwiftUI

enum Texts {
  private static let cache = Cache()

  static func string(_ key: String, table: String = "Localizable") -> String {
    if let known = cache.value(of: key) { return known }
    let text = Bundle.main.localizedString(forKey: key, value: "?", table: table)
    return text == "?" ? key : text
  }

  static func note(_ key: String) -> String {
    if let known = cache.value(of: key) { return known }
    return key.isEmpty ? "note.none" : NSLocalizedString(key, comment: "")
  }
}

struct Bar: View {
  let title: LocalizedStringKey
  var body: some View { Text(title) }
}

// A text that is found in a table already asks for no other one, and neither does its key.
struct Screen: View {
  var body: some View {
    Bar(title: LocalizedStringKey(Texts.string("search")))
    Bar(title: LocalizedStringKey(Texts.string("filter", table: "Filters")))
    Bar(title: LocalizedStringKey(Texts.note("note.first")))
    Bar(title: LocalizedStringKey(own("own.title")))
  }

  func own(_ key: String) -> String { Texts.string(key) + read(key) }
}
