import Foundation

let defaultTable = tableOfTheDay()

func first(_ key: String) -> String {
  let text = NSLocalizedString(key, tableName: "Override", comment: "")
  return text == key ? NSLocalizedString(key, comment: "") : text
}
let either = first("in either table")  // expect: key="in either table" table="?"

func told(_ key: String) -> String { NSLocalizedString(key, tableName: defaultTable, comment: "") }
let elsewhere = told("told elsewhere")  // expect: key="told elsewhere" table="?"

func passed(_ key: String, table: String?) -> String {
  NSLocalizedString(key, tableName: table, comment: "")
}
let byCall = passed("by the call", table: "Day")  // expect: key="by the call" table="Day"
let byNil = passed("by nil", table: nil)  // expect: key="by nil" table=""

enum Plugin {
  static func localizedString(forKey key: String) -> String {
    Bundle(for: Plugin.self).localizedString(forKey: key, value: nil, table: "Plugin")
  }
}
func plug(_ key: String) -> String { Plugin.localizedString(forKey: key) }
let own = Plugin.localizedString(forKey: "own")  // expect: key="own" table="Plugin"
let byWrapper = plug("by a wrapper")  // expect: key="by a wrapper" table="Plugin"

func usually(_ key: String, table: String? = "Usual", comment: String = "") -> String {
  NSLocalizedString(key, tableName: table, comment: comment)
}
let usual = usually("usual", comment: "")  // expect: key="usual" table="Usual"
let unusual = usually("unusual", table: "Other")  // expect: key="unusual" table="Other"

func plainly(_ key: String, table: String? = nil) -> String {
  NSLocalizedString(key, tableName: table, comment: "")
}
let plain = plainly("plain")  // expect: key="plain" table=""

func lately(_ key: String, table: String = tableOfTheDay()) -> String {
  NSLocalizedString(key, tableName: table, comment: "")
}
let late = lately("late")  // expect: key="late" table="?"
