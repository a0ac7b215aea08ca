import SwiftUI

func look(up key: String) -> String { NSLocalizedString(key, tableName: "Errors", comment: "") }
func message(_ key: String) -> String { look(up: key) }
func alert(title: String, icon: String) { show(message(title), icon) }
alert(title: "Lost", icon: "bolt")  // expect: key="Lost" table="Errors" routine="alert"
let direct = message("Found")  // expect: key="Found" routine="message"

extension String {
  var localized: String { NSLocalizedString(self, comment: "") }
  func localized(with number: Int) -> String { String(format: self.localized, number) }
}
func label(_ text: String) { print(text.localized) }
label("Label")  // expect: key="Label" routine="label"
let counted = "Counted".localized(with: 3)  // expect: key="Counted" arguments=""

struct Badge: View {
  let title: String
  var body: some View { Text(LocalizedStringKey(title)) }
}
struct Card: View {
  let name: String
  let code: String
  var body: some View { Badge(title: name) }
}
let card = Card(name: "Card", code: "no key")  // expect: key="Card" routine="Card"

// Overloads that call each other, and themselves.
final class Manager {
  func text(_ key: String, _ arguments: CVarArg...) -> String { text(key, arguments: arguments) }
  func text(_ key: String, arguments: [CVarArg]) -> String {
    let template = resolve(forKey: key)
    return String(format: template, arguments: arguments)
  }
  private func resolve(forKey key: String) -> String {
    Bundle.main.localizedString(forKey: key, value: key, table: nil)
  }
}
let overloaded = Manager().text("Overloaded", 3)  // expect: key="Overloaded" routine="text"
let translated = LocalizedStringKey(manager.text("Translated"))  // expect: key="Translated"
let manager = Manager()

func path(of node: Node) -> String {
  node.parent == nil ? "root.title" : path(of: node.parent)
}
let found = NSLocalizedString(path(of: node), comment: "")  // expect: key="root.title"
func countdown(_ count: Int) -> String { count == 0 ? "zero" : "one." + countdown(count - 1) }
let recursive = NSLocalizedString(countdown(3), comment: "")  // expected-note {{'one.*'}} expect: key="zero"
