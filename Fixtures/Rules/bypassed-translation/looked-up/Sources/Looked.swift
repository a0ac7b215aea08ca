// expect: nothing
import SwiftUI

struct Bullet: View {
  let title: LocalizedStringKey
  var body: some View { Text(title) }
}

struct Line: View {
  let title: String
  var body: some View { Text(LocalizedStringKey(title)) }
}

struct Head: View {
  let title: String
  var body: some View { Text(NSLocalizedString(title, comment: "")) }
}

struct Card: View {
  let title: String
  var body: some View { Text(title) }
}

struct Name: View {
  let name: String
  var body: some View { Text(verbatim: name) }
}

enum Kind: String {
  case large = "Large"
  var title: LocalizedStringKey { LocalizedStringKey(rawValue) }
  var text: String { NSLocalizedString(rawValue, comment: "") }
}

// What it finds in a table by other ways than the system's.
final class Texts {
  private var texts: [String: String] = [:]

  func text(_ key: String) -> String { texts[key] ?? key }

  func text(of kind: Kind) -> String { texts[kind.rawValue] ?? kind.rawValue }
}

enum Tables {
  static func string(_ key: String) -> String {
    let text = Bundle.main.localizedString(forKey: key, value: "?", table: nil)
    if text != "?" { return text }
    return key
  }
}

struct Main: View {
  let texts = Texts()
  let kind: Kind
  let isNew: Bool
  var key: LocalizedStringKey = "Safe"
  let resource: LocalizedStringResource = "Free"
  var heading: String { String(localized: "Fast") }
  var body: some View {
    Bullet(title: "Fast")
    Line(title: "Safe")
    Head(title: "Small")
    Name(name: "Free")
    Text(kind.title)
    Text(kind.text)
    Text(resource)
    Text(heading)
    Text(isNew ? "Fast" : "Safe")
    Text(isNew ? "Fast" : key)
    Text("Small")
    Text(texts.text("Fast"))
    Text(texts.text(of: kind))
    Text(Tables.string("Fast"))
    Card(title: Tables.string("Free"))
      .alert(isPresented: .constant(isNew)) {
        Alert(title: .init("Delete \(heading)"), message: .init("Fast"))
      }
  }
}
