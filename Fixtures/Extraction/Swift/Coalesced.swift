import SwiftUI

struct Other { let title: LocalizedStringResource }
struct Details { let title: String? }
struct Screen: View {
  let details: Details
  let other: Other?
  var body: some View {
    Text(details.title ?? "a string")
    Text(other?.title ?? "Untitled")  // expect: key="Untitled"
    Text(isOn ? details.title : "a string")
  }
}

struct Chosen: View {
  let name: String
  var body: some View {
    Text([LocalizedStringKey("Element")].first ?? "Other element")  // expect: key="Other element"; key="Element"
    Text(count.map { _ in LocalizedStringKey("Mapped") } ?? "Other mapped")  // expect: key="Other mapped"; key="Mapped"
    Text(count.map { _ in name } ?? "a string of a closure")
    Text([name, "a string"].first ?? "a string too")
    Text(isOn ? .init("a string of its own") : "Beside an initializer")  // expect: key="Beside an initializer"
  }
}
