import SwiftUI

struct Settings: View {
  var body: some View {
    Text("settings.title")
    #if DEBUG
      Text("debug.title")  // expected-note {{key 'debug.title' is not in table 'Localizable' [missing-key: seen-by-developers]}}
    #endif
  }
}
