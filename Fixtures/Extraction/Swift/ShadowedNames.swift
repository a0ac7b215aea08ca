import SwiftUI

// Types of the file that have the name of a framework's, and are meant instead of it where they are seen.

struct Outline {
  struct Text { init(_ text: String) {} }
  let inside = Text("no key of its own type")
  let qualified = SwiftUI.Text("qualified")  // expect: key="qualified"
}
extension Outline {
  static let extended = Text("no key in an extension either")
}
let outside = Text("outside")  // expect: key="outside"

struct Menu {
  struct Button { init(_ title: LocalizedStringKey, count: Int) {} }
  let own = Button("own", count: 1)  // expect: key="own"
}
let button = Button("framework's") {}  // expect: key="framework's"

func local() {
  struct Label { init(_ text: String) {} }
  _ = Label("no key of a local type")
}

// Types of one name: the one around the call is meant.
struct First {
  struct Row { let title: LocalizedStringKey }
  let row = Row(title: "first")  // expect: key="first"
}
struct Second {
  struct Row { let title: String }
  let row = Row(title: "no key of the second")
}

// Words that are keywords elsewhere.
struct Preview: View {
  let title: LocalizedStringKey
  var body: some View { Text(title) }
}
struct Settings {
  func set(_ title: LocalizedStringKey) {}
  func some(_ title: LocalizedStringKey) {}
  func any(_ title: LocalizedStringKey) {}
  var shown: Int {
    get { 1 }
    set(value) { print(value) }
  }
  func show() {
    set("set")  // expect: key="set"
    some("some")  // expect: key="some"
    any("any")  // expect: key="any"
    _ = Preview(title: "preview")  // expect: key="preview"
  }
}
