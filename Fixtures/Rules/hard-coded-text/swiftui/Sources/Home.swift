import SwiftUI

struct Home: View {
  let name: String
  let title: String?
  var body: some View {
    Text("Hello " + name)  // expected-warning {{text 'Hello *' of 'Text' is not looked up [hard-coded-text]}}
    Text(title ?? "Empty folder")  // expected-warning {{'Empty folder' of 'Text'}}
    Button("Save " + name) {}  // expected-warning {{'Save *' of 'Button'}}
    Text("Hello") + Text("World")
    Text(isNew ? "New" : "Old")
    Text(verbatim: "Hello " + name)
  }
}
