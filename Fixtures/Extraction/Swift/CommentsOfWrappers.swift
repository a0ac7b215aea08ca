import SwiftUI

enum Loc {
  static func text(_ key: String.LocalizationValue, comment: StaticString? = nil) -> String {
    String(localized: key, comment: comment)
  }
  static func resource(_ key: LocalizedStringResource, comment: StaticString) -> String {
    String(localized: key)
  }
  static func title(_ key: LocalizedStringKey, comment: String = "") -> Text { Text(key) }
  static func old(_ key: String, comment: StaticString) -> String {
    NSLocalizedString(key, comment: comment.description)
  }
  static func maybe(_ key: String, comment: String? = nil) -> String {
    NSLocalizedString(key, comment: comment ?? "")
  }
  static func bare(_ key: String, _ note: StaticString) -> String {
    old(key, comment: note)
  }
  static func log(_ name: String, comment: StaticString) {}
}
let text = Loc.text("Text", comment: "Title of the list")  // expect: key="Text" comment="Title of the list"
let none = Loc.text("None")  // expect: key="None" comment=""
let resource = Loc.resource("Resource", comment: "R")  // expect: key="Resource" comment="R"
let title = Loc.title("Title", comment: "T")  // expect: key="Title" comment="T"
let old = Loc.old("Old", comment: "O")  // expect: key="Old" comment="O"
let maybe = Loc.maybe("Maybe", comment: "M")  // expect: key="Maybe" comment="M"
let bare = Loc.bare("Bare", "B")  // expect: key="Bare" comment="B"
let log = Loc.log("Name", comment: "No key")

extension String {
  func localized(comment: StaticString) -> String { String(localized: LocalizationValue(self)) }
}
let suffix = "Suffix".localized(comment: "S")  // expect: key="Suffix" comment="S"

// What makes the key within a call has a comment of its own, or that of the call.
let inner = Loc.text(.init("Inner", comment: "I"), comment: "Outer")  // expect: key="Inner" comment="I"
let outer = Loc.text(.init("Around", table: "Errors"), comment: "Outer")  // expect: key="Around" table="Errors" comment="Outer"
let view = Text(LocalizedStringKey("View"), tableName: "Errors", comment: "V")  // expect: key="View" table="Errors" comment="V"

// Another type than that of texts is no comment, and no number.
struct Row {
  let title: LocalizedStringKey
  let comment: LocalizedStringKey
}
let row = Row(title: "Row", comment: "Shown")  // expect: key="Row" comment=""; key="Shown" comment=""
struct Note {
  let title: LocalizedStringKey
  let comment: () -> String
}
let note = Note(title: "Note", comment: { "Made" })  // expect: key="Note" comment=""

// Tables and bundles that stand beside are the wrapper's parameters as well.
func placed(_ key: String.LocalizationValue, table: String? = nil, comment: StaticString) -> String {
  String(localized: key, table: table, comment: comment)
}
let placed = placed("Placed", table: "Errors", comment: "P")  // expect: key="Placed" table="Errors" comment="P"

// What is called a comment is one, also where the look-up gets it as the key's text.
func worded(_ key: String, comment: String = "") -> String {
  Bundle.main.localizedString(forKey: key, value: comment, table: nil)
}
let worded = worded("Worded", comment: "W")  // expect: key="Worded" value="" comment="W"
func labelled(_ key: String, comment text: String) -> String {
  Bundle.main.localizedString(forKey: key, value: text, table: nil)
}
let labelled = labelled("Labelled", comment: "L")  // expect: key="Labelled" value="" comment="L"
func valued(_ key: String, _ commentary: String) -> String {
  Bundle.main.localizedString(forKey: key, value: commentary, table: nil)
}
let valued = valued("Valued", "V")  // expect: key="Valued" value="V" comment=""
func made(_ key: StaticString, comment: String.LocalizationValue) -> String {
  String(localized: key, defaultValue: comment)
}
let made = made("Made", comment: "M")  // expect: key="Made" value="M" comment=""
