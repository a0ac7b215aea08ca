import SwiftUI

struct Row: View {
  let name: String
  var button: String = "Open"  // expected-warning {{text 'Open' that 'Row' gets is shown without its German translation}}
  var body: some View { Button(button) {} }
}

struct Key: View {
  let name: String
  var button: String = "Close"
  var body: some View { Button(NSLocalizedString(button, comment: "")) {} }
}

struct Sheet: View {
  @State private var title = "First"  // expected-warning {{text 'First' that 'Sheet' gets is shown without its German translation}}
  @State private var id = "Identifier"
  var body: some View {
    Text(title)
    Row(name: id)
    Key(name: id)
    line()
    Button(LocalizedStringKey("Close")) { title = "Second" }  // expected-warning {{text 'Second' that 'Sheet' gets is shown without its German translation}}
    Button(LocalizedStringKey("Close")) { self.title = "Third" }  // expected-warning {{text 'Third' that 'Sheet' gets is shown without its German translation}}
    Button(LocalizedStringKey("Close")) { id = "Second name" }
  }
  func line(_ text: String = "Default") -> some View { Text(text) }  // expected-warning {{text 'Default' that 'line' gets is shown without its German translation}}
  func local() {
    var title = "Local"
    title = "Assigned"
    print(title)
  }
}
