import SwiftUI

struct Cart: View {
  let width = 12
  let factor = 2
  var body: some View {
    Text("Empty cart")  // expected-error {{text 'Empty cart' is not in table 'Localizable' [unlisted-text]}}
    // expected-error@+1 {{key 'cart.total' is not in table 'Localizable' [unlisted-text]}}
    Text(NSLocalizedString("cart.total", value: "Total", comment: "Sum of all prices"))
    Text("12:34")  // expected-error {{[unlisted-text: no-letters]}}
    Text("\(width)pt, \(factor)x")  // expected-error {{[unlisted-text: no-words]}}
    Label("Duck.ai", systemImage: "bubble")  // expected-error {{text 'Duck.ai' is not in table}}
    Text("Pay")
  }
}
