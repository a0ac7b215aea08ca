import SwiftUI

struct Feeds: View {
  var body: some View {
    Text("Feed.owls")  // expected-error {{key 'Feed.owls' is not in table 'Localizable' [missing-key]}}
    Text("Feed.title")
  }
}
