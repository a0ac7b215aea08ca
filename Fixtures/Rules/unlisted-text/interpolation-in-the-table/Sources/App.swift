import SwiftUI

struct Album: View {
  let count: Int
  var body: some View {
    Text("\(count) images")  // expected-error {{text '%lld images' is not in table 'Localizable' [unlisted-text]}}
  }
}
