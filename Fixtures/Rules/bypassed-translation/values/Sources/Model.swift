import SwiftUI

enum Colour: String, CaseIterable {
  case red = "Red"  // expected-warning {{text 'Red' that 'Text' gets is shown without its German translation}}
  case blue = "Blue"  // expected-warning {{text 'Blue' that 'Text' gets is shown without its German translation}}

  var name: String {
    switch self {
    case .red: "Warm"  // expected-warning {{text 'Warm' that 'Label' gets is shown without its German translation}}
    case .blue: "Cold"  // expected-warning {{text 'Cold' that 'Label' gets is shown without its German translation}}
    }
  }
}

enum Size {
  case small, large

  var name: String {
    switch self {
    case .small: return "Small"  // expected-warning {{text 'Small' that 'Text' gets is shown without its German translation}}
    case .large: return "Large"
    }
  }
}

struct Item {
  let title: String
}

struct List: View {
  static let heading = "Colours"  // expected-warning {{text 'Colours' that 'Text' gets is shown without its German translation}}
  let colour: Colour
  let note: String?
  func heading(_ note: String?) -> String { note ?? "" }
  var status: String { colour == .red ? "Stop" : "Go" }  // expected-warning {{text 'Stop' that}} expected-warning {{text 'Go' that}}
  let items = [Item(title: "First")]  // expected-warning {{text 'First' that 'Button' gets is shown without its German translation}}

  var body: some View {
    Text(Self.heading)
    Text(colour.rawValue)
    Label(colour.name, systemImage: "circle")
    Text(status)
    Text(note ?? "No note")  // expected-warning {{text 'No note' that}}
    Text(note == nil ? "Nothing" : heading(note))  // expected-warning {{text 'Nothing' that}}
    ForEach(items) { item in
      Button(item.title) {}
    }
    Color.clear.navigationTitle(status)
    // One case has one text.
    Text(Size.small.name)
  }
}
