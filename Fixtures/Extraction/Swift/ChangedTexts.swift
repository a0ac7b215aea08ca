import Foundation

extension String {
  var changed: String {
    NSLocalizedString(self, comment: "").replacingOccurrences(of: "%s", with: "%@")
  }
  var plain: String { NSLocalizedString(self, comment: "") }
}
let changed = String(format: "Changed".changed, 3)  // expect: key="Changed" arguments=""
let plain = String(format: "Plain".plain, 3)  // expect: key="Plain" arguments="integer"
