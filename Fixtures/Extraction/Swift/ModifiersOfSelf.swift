import SwiftUI
import WidgetKit

// A modifier without a dot is called on the view that the code is a member of, unless a function of
// one's own is meant.

typealias Tile = Card

protocol Screen: View {}

extension View {
  func help(about topic: String) -> some View { self }
  func alert(_ text: String, times: Int = 1) -> some View { self }
  func asked() -> some View {
    alert("Delete it?", isPresented: $isAsking) {}  // expect: key="Delete it?"
  }
  func told() -> some View { alert("own function of the view") }
  func found() -> some View { searchable(text: $query, prompt: "Find") }  // expect: key="Find"
  func dotted() -> some View { self.navigationTitle("With a dot") }  // expect: key="With a dot"
  func described() -> some View { description("of a widget alone") }
  func local() -> some View {
    func badge(_ text: String) {}
    badge("local function")
    let navigationSubtitle = { (text: String) in }
    navigationSubtitle("local constant")
    return self
  }
  func given(_ accessibilityHint: (String) -> Void) { accessibilityHint("parameter") }
}

struct Card: View {
  var body: some View { Text("A card") }  // expect: key="A card"
  func labelled() -> some View { accessibilityLabel("Of a view") }  // expect: key="Of a view"
  func nested() -> some View { Group { help("In a closure") } }  // expect: key="In a closure"

  struct Model {
    func alert(_ text: String) {}
    func show() { alert("own function") }
    func showMore() { navigationTitle("no view") }
  }
}

struct Start: Screen {
  var body: some View { navigationTitle("Of a screen") }  // expect: key="Of a screen"
}

extension Card {
  func titled() -> some View { navigationTitle("Of an extension") }  // expect: key="Of an extension"
}

extension View where Self == Card {
  func hinted() -> some View { accessibilityHint("Of one view") }  // expect: key="Of one view"
}

extension Text {
  func spoken() -> Text { accessibilityLabel("Of a text") }  // expect: key="Of a text"
}

extension Tile {
  func valued() -> some View { accessibilityValue("of another name") }
}

struct Panel: View {
  let confirmationDialog: (String) -> Void
  var body: some View {
    Button("Ask") { confirmationDialog("own property") }  // expect: key="Ask"
  }
}

extension Scene {
  func asking() -> some Scene { dialogSuppressionToggle("Do not ask") }  // expect: key="Do not ask"
}

final class Controller: UIViewController {
  func show() { alert("of a controller") }
}

func show() { alert("of nobody") }

extension View {
  @badge("attribute") var all: Int { 1 }
}
