import UIKit

extension String {
  static func localize(_ key: String, bundle: Bundle) -> String {
    NSLocalizedString(key, bundle: bundle, comment: "")
  }
  static var done: String { .localize("Done", bundle: Bundle(for: UIView.self)) }
  static var save: String { .localize("Save it", bundle: .main) }  // expected-error {{text 'Save it' is not in table}}
}

extension String {
  func translated(in bundle: Bundle) -> String { NSLocalizedString(self, bundle: bundle, comment: "") }
}

let kit = Bundle(for: UIApplication.self)
let cancel = "Cancel".translated(in: kit)
let close = "Close it".translated(in: .main)  // expected-error {{text 'Close it' is not in table}}
let hi: String = .localize("Hi", bundle: .main)
