import Foundation

func footer(_ other: Bundle) -> [String] {
  [
    Bundle.main.localizedString(forKey: "checkout.tax", value: nil, table: nil),  // expected-error {{text of key 'checkout.tax' is in the bundle of 'Checkout', which the call does not name [missing-bundle]}}
    NSLocalizedString("checkout.own", bundle: .main, comment: ""),  // expected-error {{text of key 'checkout.own' is in the bundle of 'Checkout', which the call does not name [missing-bundle]}}
    Bundle.module.localizedString(forKey: "checkout.tax", value: nil, table: nil),
    other.localizedString(forKey: "checkout.row", value: nil, table: nil),
    NSLocalizedString("checkout.own", bundle: Bundle.main.nested, comment: ""),
  ]
}

extension Bundle {
  var nested: Bundle { self }

  var row: String { localizedString(forKey: "checkout.row", value: nil, table: nil) }
}
