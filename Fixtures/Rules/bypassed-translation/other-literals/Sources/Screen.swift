import SwiftUI

enum Size: String {
  case small = "S", large = "Large"  // expected-warning {{text 'Large' that 'Text' gets is shown without its German translation}}
}

enum Form: String { case wide = "Wide" }

struct Page {
  let title: String
  static let wide = Page(title: "Wide")  // expected-warning {{text 'Wide' that 'Page' gets is shown without its German translation}}
}

struct Screen: View {
  let battery: Battery
  let size: Size
  let name: String
  var body: some View {
    Text(battery.state)
    if battery.state == "Charging" { Image(systemName: "bolt") }
    switch battery.label {
    case "None", "Home": EmptyView()
    default: Text(battery.label)
    }
    Text(battery.question)
    Text(size.rawValue)
    Text("Delete \(name)")
    Text(NSLocalizedString(Page.wide.title, comment: ""))
    Text(Page.wide.title)
  }
}
