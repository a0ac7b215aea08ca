import SwiftUI

struct About: View {
  let name: String

  var body: some View {
    Text(String("Kiwi"))
    Text(String(stringLiteral: "English"))
    Text(verbatim: "Kiwi")
    Text(String(name))
  }
}

struct Main: View {
  var body: some View { About(name: "Shown") }  // expected-warning {{text 'Shown' that 'Text' gets is shown without its German translation}}
}
