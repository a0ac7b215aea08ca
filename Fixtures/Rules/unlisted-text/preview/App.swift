import SwiftUI

struct Previews: PreviewProvider {
  static var previews: some View {
    Text("A sample")  // expected-note {{text 'A sample' is not in table 'Localizable' [unlisted-text: seen-by-developers]}}
    Text("Shown to all")
  }
}

struct Row: View {
  var body: some View {
    Text("Done")
    Text("Shown to all")  // expected-error {{text 'Shown to all' is not in table 'Localizable' [unlisted-text]}}
  }
}
