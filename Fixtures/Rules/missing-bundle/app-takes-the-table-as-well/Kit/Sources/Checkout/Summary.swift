import SwiftUI

struct Summary: View {
  var body: some View {
    Text("checkout.total")  // expected-error {{text of key 'checkout.total' is in the bundle of 'Checkout', which the call does not name [missing-bundle: app-has-the-text]}}
  }
}
