import AppIntents
import SwiftUI

// Where a structure has an initializer of its own there is no memberwise one.
struct Header {
  let header: String
  init(header: LocalizedStringResource) { self.header = String(localized: header) }
  @_disfavoredOverload init(header: some StringProtocol) { self.header = String(header) }
}
let header = Header(header: "Own")  // expect: key="Own"

// `.init(…)` is no declaration of one.
struct Caption {
  var label: LocalizedStringResource
  static let all: Caption = .init(label: "Memberwise")  // expect: key="Memberwise"
}
let caption = Caption(label: "As well")  // expect: key="As well"

// A constant that has a value is no parameter, and one that has none is needed.
struct Badge {
  let kind: String = "no key"
  let title: String
  let size: Int
}
extension Badge {
  init(title: LocalizedStringKey) { self.init(title: "no key", size: 1) }
}
let badge = Badge(title: "Not memberwise")  // expect: key="Not memberwise"

// Several names share a type.
struct Choice: View {
  var title, subtitle: LocalizedStringKey
  var tint: Color
}
let choice = Choice(title: "Title", subtitle: "Subtitle", tint: .red)  // expect: key="Title"; key="Subtitle"

// Commas divide names with types of their own.
struct Route {
  var from: LocalizedStringKey, to: LocalizedStringKey
  var via: LocalizedStringKey = "Via", mark: LocalizedStringKey = "Mark"  // expect: key="Via"; key="Mark"
}
let route = Route(from: "From", to: "To", via: "Bridge", mark: "Flag")  // expect: key="From"; key="To"; key="Bridge"; key="Flag"

// What the wrapper of a property makes itself is left out.
struct Notice: View {
  let title: LocalizedStringKey
  @Injected var store: Store
}
let notice = Notice(title: "Notice")  // expect: key="Notice" table=""

// A generic parameter that is a string takes literals like a string.
struct Group {
  init(header: LocalizedStringKey) {}
  init<S: StringProtocol>(header: S) {}
  init(footer: LocalizedStringKey) {}
  init<S>(footer: S) where S: StringProtocol {}
}
let group = Group(header: "no key")
let other = Group(footer: "no key")

// Overloads of one's own may take more keys than the framework's.
extension Label where Title == Text {
  init(_ title: LocalizedStringKey, hint: LocalizedStringKey) {}
}
let label = Label("Label", hint: "Hint")  // expect: key="Label"; key="Hint"

@propertyWrapper struct Setting {
  let wrappedValue: String
  init(wrappedValue: String, title: LocalizedStringKey) {}
}
struct Settings {
  @Setting(title: "Wrapped") var text = "no key"  // expect: key="Wrapped"
  @Parameter(title: "Flag", displayName: .init(true: "Yes", false: "No")) var flag: Bool  // expect: key="Flag"; key="Yes"; key="No"
}

// The literal in `.init("…")` is a string where the type has an initializer for strings.
struct Row {
  let title: LocalizedStringKey
  let detail: LocalizedStringResource
}
let row = Row(title: .init("a string"), detail: .init("A resource"))  // expect: key="A resource"
let filled = Row(title: .init("\(count) strings"), detail: "Literal")  // expect: key="Literal"
let explicit = Row(title: LocalizedStringKey("Explicit"), detail: "Too")  // expect: key="Too"; key="Explicit"
let value: String.LocalizationValue = .init("a string")
// Only a resource is made of more than a text.
let text = String(localized: .init("Resource's", defaultValue: "Default"))  // expect: key="Resource's" value="Default"
