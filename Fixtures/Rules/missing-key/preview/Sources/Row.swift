import SwiftUI

// The compiler extracts nothing of what stands here.
#Preview {
  Row(title: "row.macro")
}

struct Previews: PreviewProvider {
  Row(title: "row.sample")  // expected-note {{key 'row.sample' is not in table 'Localizable' [missing-key: seen-by-developers]}}
  Text("shared.key")
}

struct Row: View {
  let title: LocalizedStringKey
  var body: some View { Text("shared.key") }  // expected-error {{key 'shared.key' is not in table 'Localizable' [missing-key]}}
}
