// How a use was understood is told for those who compare with what Xcode extracts.
// options: --routine 'tr(_ key)'
import SwiftUI

let argument = Text("Argument")  // expect: key="Argument" origin="argument"
let foundation = NSLocalizedString("Foundation", comment: "")  // expect: key="Foundation" origin="argument"
let property: LocalizedStringKey = "Property"  // expect: key="Property" origin="declaration"
let resource: LocalizedStringResource = .init("Made", table: "T")  // expect: key="Made" table="T" origin="declaration"
let row = Row("Row")  // expect: key="Row" origin="declaration"
let wrapped = translate("Wrapped")  // expect: key="Wrapped" origin="wrapper"
let suffix = "Suffix".localized  // expect: key="Suffix" origin="wrapper"
let named = tr("Named")  // expect: key="Named" origin="custom"
let value = NSLocalizedString(constant, comment: "")  // expect: key="Constant" origin="value"
let chosen = LocalizedStringKey(isOn ? "Chosen" : "Other")  // expect: key="Chosen" origin="value"; key="Other" origin="value"
let filled = LocalizedStringKey(isOn ? "Filled \(1)" : "Empty")  // expect: key="Empty" origin="value" // expected-note {{'Filled *'}}
let generated = L10n.title  // expect: key="home.title" origin="accessor"

let constant = "Constant"
enum Tab: LocalizedStringResource {
  case home  // expect: key="home" origin="declaration"
}
struct Row: View {
  init(_ title: LocalizedStringKey) {}
}
extension String {
  var localized: String { NSLocalizedString(self, comment: "") }
}
func translate(_ key: String) -> String { NSLocalizedString(key, comment: "") }
enum L10n {
  static let title = L10n.tr("Localizable", "home.title")
}
