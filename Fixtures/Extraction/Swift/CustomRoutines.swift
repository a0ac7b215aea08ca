// options: --routine L10n --routine 'tr(_ key, in table, default value, note comment)'
// options: --routine 'Texts.get(key, count _)' --routine 'menu(_ key, table = "Menu")'
// options: --routine 'key.translated' --routine 'key.translated(from table)'
// options: --routine '@Localized(_ key, table)' --routine '#localized(_ key)'
// options: --routine 'SettingsRow(_ localizable, footer localizable)'
import SwiftUI

let family = L10n("Family", comment: "C")  // expect: key="Family" comment="C" routine="L10n"
let inTable = L10nFromTable("Of table", "Errors", "")  // expect: key="Of table" table="Errors"
let labels = tr("Labels", in: "Errors", default: "V", note: "N")  // expect: key="Labels" table="Errors" value="V" comment="N"
let bare = tr("Bare")  // expect: key="Bare" table=""
let member = strings.tr("Member", note: "N")  // expect: key="Member" comment="N"
func through(_ key: String) -> String { tr(key, in: "Errors") }
let wrapped = through("Wrapped")  // expect: key="Wrapped" table="Errors" routine="through"
let unknown = tr(name, in: "Errors")  // expected-note {{key is not a string literal}}
let qualified = Texts.get(key: "Qualified", count: 3)  // expect: key="Qualified"
let other = Cache.get(key: "No key")
let free = get(key: "No key")
let item = menu("Item")  // expect: key="Item" table="Menu"
let suffix = "Suffix".translated  // expect: key="Suffix" table=""
let from = "From".translated(from: "Errors")  // expect: key="From" table="Errors"
let property = model.translated  // expected-note {{key is not a string literal}}
struct Screen {
  @Localized("Attribute") var title: String  // expect: key="Attribute" routine="Localized"
  @Localized("Of table", table: "Errors") var name: String  // expect: key="Of table" table="Errors"
  func call() { Localized("No attribute") }
}
let macro = #localized("Macro")  // expect: key="Macro" routine="localized"
let function = localized("No macro")
let row = SettingsRow("\(3) rows", footer: "Footer")  // expect: key="%lld rows"; key="Footer"
