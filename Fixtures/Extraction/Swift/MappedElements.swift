import SwiftUI

extension String {
  var localized: String { NSLocalizedString(self, comment: "") }
  var shouted: String { uppercased() }
}
func tr(_ key: String) -> String { NSLocalizedString(key, comment: "") }
func labelled(key: String) -> String { tr(key) }
func both(_ key: String, _ note: String) -> String { tr(key) }
func view(_ key: LocalizedStringKey) -> Text { Text(key) }
enum Loc {
  static func text(_ key: String) -> String { Bundle.main.localizedString(forKey: key, value: nil, table: "Loc") }
}
enum Tab { case day }
extension Tab {
  var localized: String { "Day" }
}

let titles = ["first", "second"]
let one = ["tab.day", "tab.week"].map(\.localized)  // expect: key="tab.day" routine="localized"; key="tab.week"
let two = ["typed"].compactMap(\String.localized)  // expect: key="typed"
let three = titles.map(\.localized)  // expect: key="first"; key="second"
let four = ["function"].map(tr)  // expect: key="function" routine="tr"
let five = titles.flatMap(labelled)  // expect: key="first" routine="labelled"; key="second"
let six = ["of a type"].map(Loc.text)  // expect: key="of a type" table="Loc"
let seven = ["View"].map(view)  // expect: key="View" routine="view"
let eight = ["missing"].first.map(tr)  // expect: key="missing"
let nine = ["missing"].first.map { tr($0) }  // expect: key="missing"
func all(_ keys: [String]) -> [String] { keys.map(\.localized) }  // expected-note {{key is not a string literal}}

// None of these calls it with a string, or with what it is called on.
let others = [Tab.day].map(\.localized)
let loud = ["No key"].map(\.shouted)
let sum = ["No key"].reduce("", both)
let letters = "No key".map(tr)
let pairs = zip(["No key"], ["None"]).map(both)
let given = apply(tr)
