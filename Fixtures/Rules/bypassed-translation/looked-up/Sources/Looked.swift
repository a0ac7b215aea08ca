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

struct Name: View {
  let name: String
  var body: some View { Text(verbatim: name) }
}

enum Kind: String {
  case large = "Large"
  var title: LocalizedStringKey { LocalizedStringKey(rawValue) }
  var text: String { NSLocalizedString(rawValue, comment: "") }
}

struct Main: View {
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
  }
}
