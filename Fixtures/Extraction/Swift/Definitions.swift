// options: --routine L10n
import Foundation

func L10n(_ key: String, comment: String = "None") -> String { key }
func NSLocalizedString(_ key: String, comment: String) -> String { key }
func L10n(_ key: String, in table: String) -> String { NSLocalizedString(key, tableName: table, comment: "") }
func other() -> String { NSLocalizedString(name, comment: "") }  // expected-note {{key is not a string literal}}
let own = L10n("Own", comment: "C")  // expect: key="Own" comment="C" routine="L10n"
let short = L10n("Short")  // expect: key="Short"
let table = L10nFromTable("Key", "Table", "C")  // expect: key="Key" table="Table" comment="C"
let bundled = L10nFromTableInBundle("Key", "Table", .main, "C")  // expect: key="Key" table="Table" comment="C"
let value = L10nWithDefaultValue("Key", "Table", .main, "Value", "C")  // expect: key="Key" value="Value"
let member = Strings.L10n("Member")  // expect: key="Member"
