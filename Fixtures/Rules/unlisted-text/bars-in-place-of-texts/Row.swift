import SwiftUI

// What is shown as a grey bar alone asks for no translation.

struct Row: View {
  let isLoading: Bool
  let name: String

  var body: some View {
    Text("xxxxxxxx").redacted(reason: .placeholder)
    Text("xxxx xxxx xxxx")
      .font(.body)
      .padding()
      .redacted(reason: .placeholder)
      .opacity(0.5)
    Section("xxxx") { Text("Inside") }.redacted(reason: .placeholder)  // expected-error {{text 'Inside' is not in table 'Localizable' [unlisted-text]}}
    Text("Loaded").redacted(reason: isLoading ? .placeholder : [])  // expected-error {{text 'Loaded' is not in table 'Localizable' [unlisted-text]}}
    Text("Private").redacted(reason: .privacy)  // expected-error {{text 'Private' is not in table 'Localizable' [unlisted-text]}}
    Text("Plain").font(.body)  // expected-error {{text 'Plain' is not in table 'Localizable' [unlisted-text]}}
    Text("Hello \(name)").redacted(reason: .placeholder)  // expected-error {{text 'Hello %@' is not in table 'Localizable' [unlisted-text]}}
    List { Text(verbatim: name) }
      .accessibilityLabel("Rows")  // expected-error {{text 'Rows' is not in table 'Localizable' [unlisted-text]}}
      .redacted(reason: .placeholder)
    Text("Clear").unredacted().redacted(reason: .placeholder)  // expected-error {{text 'Clear' is not in table 'Localizable' [unlisted-text]}}
    Text("First")
    Text("Listed").redacted(reason: .placeholder)
    Text("Image").overlay(Text("yyyy").redacted(reason: .placeholder))  // expected-error {{text 'Image' is not in table 'Localizable' [unlisted-text]}}
  }
}
