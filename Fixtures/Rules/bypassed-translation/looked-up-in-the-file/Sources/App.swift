import SwiftUI

struct Row: View {
  let title: String
  var body: some View { Text(title) }
}

struct Main: View {
  var body: some View {
    Text("Settings")
    Row(title: "Settings")  // expected-warning {{text 'Settings' that 'Row' gets is shown without its German translation}}
    Text("Home")
  }
}
