import Foundation

let title = NSLocalizedString("Title", comment: "Screen title")  // expect: key="Title" table="" comment="Screen title" routine="NSLocalizedString" column="13"
let any = NSLocalizedString("Any order", value: "In any order", comment: "")  // expect: key="Any order" value="In any order" comment=""
let all = NSLocalizedString("All", tableName: "Menu", bundle: .main, value: "V", comment: "C")  // expect: key="All" table="Menu" value="V" comment="C"
let modern = String(localized: "Modern", table: "Main", comment: "C")  // expect: key="Modern" table="Main" comment="C"
let defaulted = String(localized: "ID", defaultValue: "Text", bundle: .module)  // expect: key="ID" value="Text"
let attributed = AttributedString(localized: "Attributed")  // expect: key="Attributed"
let resource = LocalizedStringResource("Resource", table: "Main")  // expect: key="Resource" table="Main"
let value = String.LocalizationValue("Value")  // expect: key="Value"
let typed: String = .init(localized: "Typed")  // expect: key="Typed"
let looked = Bundle.main.localizedString(forKey: "Looked up", value: nil, table: "Info")  // expect: key="Looked up" table="Info"
let noTable = bundle.localizedString(forKey: "No table", value: "", table: nil)  // expect: key="No table" table=""
let qualified = Foundation.NSLocalizedString("Qualified", comment: "")  // expect: key="Qualified"
let spread = NSLocalizedString(  // expect: key="Spread" comment="Over lines"
  "Spread",
  // a comment between the arguments
  comment: "Over lines"
)
let joined = NSLocalizedString("Joined " + "by plus", comment: "One " + ("and " + "all"))  // expect: key="Joined by plus" comment="One and all"
let chosen = NSLocalizedString(isOn ? "On" : "Off", comment: "Switch")  // expect: key="On" comment="Switch"; key="Off"
let quoted = `NSLocalizedString`("Quoted", comment: "")  // expect: key="Quoted"
let empty = NSLocalizedString("", comment: "")  // expect: key=""
let other = MyNSLocalizedString("Mine", comment: "")
let longer = NSLocalizedStringX("Longer", comment: "")
let plain = String("plain")
#if false
let never = NSLocalizedString("All branches", comment: "")  // expect: key="All branches"
#endif
let pushed = NSString.localizedUserNotificationString(forKey: "Pushed", arguments: [name])  // expect: key="Pushed" table=""
let spoken = NSString.deferredLocalizedIntentsString(with: "Spoken", table: "Voice")  // expect: key="Spoken" table="Voice"
let core = CFBundleCopyLocalizedString(CFBundleGetMainBundle(), "Core" as CFString, nil, "T" as CFString)  // expect: key="Core" table="T"
