import SwiftUI

func translate(_ key: String, in table: String? = nil) -> String {
  NSLocalizedString(key, tableName: table, comment: "")
}
let plain = translate("Plain")  // expect: key="Plain" table="" routine="translate"
let inTable = translate("In table", in: "Errors")  // expect: key="In table" table="Errors"
let joined = translate("Joined " + "key")  // expect: key="Joined key"
let dynamic = translate("status.\(code)")  // expected-note {{key is interpolated: 'code' is not declared: 'status.*'}}

enum Strings {
  static func error(id: String, note: String) -> String {
    Bundle.main.localizedString(forKey: id, value: note, table: "Errors")
  }
}
let error = Strings.error(id: "E1", note: "Default")  // expect: key="E1" table="Errors" value="Default"

extension String {
  var localized: String { NSLocalizedString(self, comment: "") }
  func localized(in table: String) -> String {
    return String(localized: LocalizationValue(self), table: table)
  }
}
let suffix = "Suffix".localized  // expect: key="Suffix" routine="localized"
let chosen = (isOn ? "On" : "Off").localized  // expect: key="On"; key="Off"
let located = "Located".localized(in: "Places")  // expect: key="Located"
let variable = name.localized  // expected-note {{key is not a string literal}}

struct Badge: View {
  let title: String
  let icon: String
  var body: some View { Text(LocalizedStringKey(title)) }
}
let badge = Badge(title: "New", icon: "star")  // expect: key="New" routine="Badge"

struct Verbatim: View {
  let title: String
  var body: some View { Text(title) }
}
let verbatim = Verbatim(title: "Not a key")

class Item {
  init(key: String, id: String) { text = NSLocalizedString(key, comment: "") }
}
let item = Item(key: "Item", id: "item")  // expect: key="Item"
let unknown = LocalizedStringKey(name)  // expected-note {{key is not a string literal}}

enum Text18 {
  static func str(_ key: String) -> String {
    NSLocalizedString(key, tableName: "Localizable", value: key, comment: "")
  }
}
let ownDefault = Text18.str("own.default")  // expect: key="own.default" table="Localizable"

// A key may be missing.
enum Unwrapping {
  static func forced(_ key: String!) -> String { NSLocalizedString(key!, comment: "") }
  static func empty(_ key: String?) -> String { NSLocalizedString(key ?? "", comment: "") }
  static func other(_ key: String?) -> String { NSLocalizedString(key ?? "Other", comment: "") }  // expected-note {{dynamic-key}} // expect: key="Other"
  static func chained(_ key: String?) -> String? { key?.shown }
}
extension String { var shown: String { NSLocalizedString(self, comment: "") } }
let forced = Unwrapping.forced("Forced")  // expect: key="Forced"
let empty = Unwrapping.empty("Not empty")  // expect: key="Not empty"
let other = Unwrapping.other("No wrapper")
let chained = Unwrapping.chained("Chained")  // expect: key="Chained"
