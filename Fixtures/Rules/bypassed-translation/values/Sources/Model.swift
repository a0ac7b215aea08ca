import SwiftUI

enum Colour: String, CaseIterable {
  case red = "Red"
  case blue = "Blue"

  var name: String {
    switch self {
    case .red: "Warm"
    case .blue: "Cold"
    }
  }
}

struct Item {
  let title: String
}

struct List: View {
  static let heading = "Colours"
  let colour: Colour
  let note: String?
  func heading(_ note: String?) -> String { note ?? "" }
  var status: String { colour == .red ? "Stop" : "Go" }
  let items = [Item(title: "First")]

  var body: some View {
    Text(Self.heading)  // expected-warning {{text 'Colours' that 'Text' gets is shown without its German translation}}
    Text(colour.rawValue)  // expected-warning {{text 'Red' that}} expected-warning {{text 'Blue' that}}
    Label(colour.name, systemImage: "circle")  // expected-warning {{text 'Warm' that 'Label' gets}} expected-warning {{text 'Cold' that}}
    Text(status)  // expected-warning {{text 'Stop' that}} expected-warning {{text 'Go' that}}
    Text(note ?? "No note")  // expected-warning {{text 'No note' that}}
    Text(note == nil ? "Nothing" : heading(note))  // expected-warning {{text 'Nothing' that}}
    ForEach(items) { item in
      Button(item.title) {}  // expected-warning {{text 'First' that 'Button' gets}}
    }
    Color.clear.navigationTitle(status)
  }
}
