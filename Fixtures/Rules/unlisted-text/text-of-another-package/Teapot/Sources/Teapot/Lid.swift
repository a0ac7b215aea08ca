import SwiftUI

struct Lid: View {
  var body: some View {
    Text("Lid closed", bundle: .module)
    Text("Boiling now", bundle: .module)  // expected-error {{text 'Boiling now' is not in table 'Localizable' [unlisted-text]}}
    Text(String(localized: "Steam in \(3) seconds", bundle: Bundle.module))  // expected-error {{text 'Steam in %lld seconds' is not in table 'Localizable' [unlisted-text]}}
    Text(LocalizedStringResource("Boiling over", bundle: #bundle))  // expected-error {{text 'Boiling over' is not in table 'Localizable' [unlisted-text]}}
    Text(LocalizedStringResource("Boiling dry", bundle: .atURL(Bundle.module.bundleURL)))  // expected-error {{text 'Boiling dry' is not in table 'Localizable' [unlisted-text]}}
    // Which bundle these ask cannot be told.
    Text("Boiling over", bundle: bundle)
    Text("Boiling over", bundle: .kettle.module.parent)
    // A plugin makes this table.
    Text("Pour", tableName: "Made", bundle: .module)
  }
}
