import SwiftUI

extension Text {
  init(own key: LocalizedStringKey) { self.init(key, bundle: .module) }
}

struct Row: View {
  let title: LocalizedStringKey
  var body: some View { Text(title, bundle: .module) }
}

struct Receipt {
  let title = LocalizedStringResource("checkout.receipt")  // expected-error {{text of key 'checkout.receipt' is in the bundle of 'Checkout', which the call does not name [missing-bundle]}}
  let total = LocalizedStringResource("checkout.total", bundle: .atURL(Bundle.module.bundleURL))
  let note: LocalizedStringResource = "checkout.note"

  func footer() -> String {
    let key = "checkout.footer"
    return NSLocalizedString(key, comment: "")  // expected-error {{text of key 'checkout.footer' is in the bundle of 'Checkout', which the call does not name [missing-bundle]}}
  }
}

struct Summary: View {
  var body: some View {
    Text("checkout.total")  // expected-error {{text of key 'checkout.total' is in the bundle of 'Checkout', which the call does not name [missing-bundle]}}
    Text("Pay in parts")  // expected-warning {{text of key 'Pay in parts' is in the bundle of 'Checkout', which the call does not name [missing-bundle]}}
    Text("checkout.tax", bundle: .module)
    Text(own: "checkout.own")
    Row(title: "checkout.row")
    Button("checkout.pay") {}  // expected-error {{text of key 'checkout.pay' is in the bundle of 'Checkout', which the call does not name [missing-bundle]}}
      .navigationTitle("checkout.title")  // expected-error {{text of key 'checkout.title' is in the bundle of 'Checkout', which the call does not name [missing-bundle]}}
  }
}
