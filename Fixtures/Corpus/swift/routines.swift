import SwiftUI
// l10nscan:disable:next missing-key -- it is made at run time
enum Kind: String, CaseIterable { case one, two = "zwei"; var title: String { NSLocalizedString(rawValue, comment: "") } }
struct Row: View {
  let title: LocalizedStringKey
  var all: [String: LocalizedStringKey] = ["a": "b"]
  var body: some View { Text("\(count) of \(total, specifier: "%.2f")"); Row(title: isOn ? "On" : "Off") }
}
func tr(_ key: String, _ value: CVarArg...) -> String { String(format: NSLocalizedString(key, tableName: "T", value: "x", comment: "c"), arguments: value) }
let a = tr("plain"), b = String(localized: "k \(name)", defaultValue: "v", table: "T", bundle: .main)
extension String { var localized: String { NSLocalizedString(self, comment: "") } }
let c = "text".localized + ("a" + "b").localized
switch kind { case .one: _ = #"raw \#(x)"#.localized; default: break }
for key in ["a", "b"] { _ = NSLocalizedString(key, comment: """
  multi
  """) }
#if DEBUG
let r = /re(g)ex/; let s = names.map { "key.\($0)" }.first ?? "none"
#endif
