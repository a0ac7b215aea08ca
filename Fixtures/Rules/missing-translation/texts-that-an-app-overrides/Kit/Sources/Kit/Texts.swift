import Foundation

extension String {
  /// An app may say something else.
  var kit: String {
    let text = Bundle.main.localizedString(forKey: self, value: nil, table: nil)
    return text == self ? NSLocalizedString(self, bundle: .module, comment: "") : text
  }
}
let texts = ["kit.notice".kit, "kit.title".kit, "kit.footer".kit, "kit.both".kit]
let plain = NSLocalizedString("kit.plain", comment: "")
