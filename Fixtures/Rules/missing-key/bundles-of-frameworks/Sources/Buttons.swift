import UIKit

let cancel = Bundle(for: UIApplication.self).localizedString(forKey: "cancel.text", value: nil, table: nil)
let done = Bundle(identifier: "com.apple.UIKit")?.localizedString(
  forKey: "done.text", value: "", table: nil) ?? "Done"
let search = NSLocalizedString("search.text", bundle: Bundle(for: UISearchBar.self), comment: "")

final class Alert {
  private let system = Bundle(for: UIApplication.self)
  func show() {
    print(system.localizedString(forKey: "close.text", value: nil, table: nil))
    print(Bundle(for: Alert.self).localizedString(forKey: "own.title", value: nil, table: nil))  // expected-error {{key 'own.title' is not}}
  }
  func systemText(_ key: String) -> String {
    Bundle(for: UIApplication.self).localizedString(forKey: key, value: nil, table: nil)
  }
  func share() { print(systemText("share.text")) }
}
let title = NSLocalizedString("title", comment: "")
