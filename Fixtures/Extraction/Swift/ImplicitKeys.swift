import SwiftUI

// A key may be made by `.init(…)` of a string that is put together, where a localizable type is wanted;
// a literal alone is a string for the compiler, and a key at run time if it is a name.

typealias Key = LocalizedStringKey

struct Line { let title: LocalizedStringKey }

enum Cell {
  typealias Title = LocalizedStringKey
  struct Key { init(_ name: String) {} }
}

enum Kind: String { case bus = "kind.bus" }

struct Status: View {
  let code: String
  let kind = Kind.bus

  func row(_ key: String) -> some View { Text(.init(key)) }
  func name(_ key: String) -> String { String(localized: .init(key)) }

  var body: some View {
    Text(.init("**bold**"))
    Text(.init("Sold out"))
    Text(.init("status.literal"))  // expect: key="status.literal" origin="value"
    Button(.init("status_button")) {}  // expect: key="status_button" origin="value"
    show(Line(title: .init("status.line")))  // expect: key="status.line" origin="value"
    show(Line(title: Key("Of another name")))  // expect: key="Of another name" origin="declaration"
    show(Cell.Title("Of a name within"))  // expect: key="Of a name within"
    show(Cell.Key("no key"))
    Text(.init(code))
    Text(.init("**Contact:** \(code)"))
    Button(.init("Buy " + code)) {}
    Text(.init("status." + code))  // expected-note {{'status.*'}}
    Text(.init("state.\(code)"))  // expected-note {{'state.*'}}
    Toggle(.init(kind.rawValue), isOn: $on)  // expect: key="kind.bus" origin="value"
    row("status.row")  // expect: key="status.row"
    name("status.name")  // expect: key="status.name"
    Text(.init(LocalizedStringKey("inner")))  // expect: key="inner"
  }
}

// What an optional holds is a literal of its type to the optional's own initializer.
struct Optionals {
  var title: LocalizedStringKey? = .init("Optional title")  // expect: key="Optional title" origin="declaration"
  var note: Optional<LocalizedStringKey> = .init("Optional note")  // expect: key="Optional note"
  var all: [LocalizedStringKey?] = [.init("Optional element"), nil]  // expect: key="Optional element"
  var byName: [String: LocalizedStringKey] = [:]
  mutating func fill() {
    self.byName["a"] = .init("Optional entry")  // expect: key="Optional entry"
    take(.init("Optional argument"), .init("a string"))  // expect: key="Optional argument"
  }
  func take(_ title: LocalizedStringKey?, _ other: LocalizedStringKey) {}
}
