import SwiftUI

struct Screen: View {
  let constant: LocalizedStringKey = "By constant"  // expect: key="By constant" table="Second"
  let made = LocalizedStringKey("Made")  // expect: key="Made" table="Second"
  var computed: LocalizedStringKey { "Computed" }  // expect: key="Computed" table="Second"
  let plain: LocalizedStringKey = "Plain"  // expect: key="Plain" table=""
  let (paired, size): (LocalizedStringKey, Int) = ("Paired", 1)  // expect: key="Paired" table="Second"
  let (one, two): (LocalizedStringKey, LocalizedStringKey) = ("One", "Two")  // expect: key="One" table=""; key="Two" table=""

  var body: some View {
    Text(LocalizedStringKey("Converted"), tableName: "Second")  // expect: key="Converted" table="Second"
    Text(isOn ? LocalizedStringKey("On") : "Off", tableName: "Second")  // expect: key="Off" table="Second"; key="On" table="Second"
    Text(.init("Implicit"), tableName: "Second")  // expect: key="Implicit" table="Second"
    Text(constant, tableName: "Second")
    Text(made, tableName: "Second")
    Text(paired, tableName: "Second")
    Text(one, tableName: "Second")
    Text(screen.computed, tableName: "Second")
    Text(plain)
    Row(title: "By parameter")  // expect: key="By parameter" table="Second"
    row("By function")  // expect: key="By function" table="Second"
    other("In the default table")  // expect: key="In the default table" table=""
  }
  func row(_ text: LocalizedStringKey) -> some View { Text(text, tableName: "Second") }
  func other(_ label: LocalizedStringKey) -> some View { Text(label) }
}

struct Row: View {
  let title: LocalizedStringKey
  var body: some View { Text(title, tableName: "Second") }
}

enum Tab {
  var name: LocalizedStringKey {
    switch self {
    case .home: "Home"  // expect: key="Home" table="Tabs"
    case .more: return "More"  // expect: key="More" table="Tabs"
    }
  }
}
let label = Text(tab.name, tableName: "Tabs")

let value = String(localized: String.LocalizationValue("By value"), table: "Second")  // expect: key="By value" table="Second"
let implicit = String(localized: .init("By initializer"), table: "Second")  // expect: key="By initializer" table="Second"
let typed: String.LocalizationValue = "Typed"  // expect: key="Typed" table="Third"
let third = String(localized: typed, table: "Third")
let resource = Text(LocalizedStringResource("Its own", table: "Fourth"), tableName: "Second")  // expect: key="Its own" table="Fourth"
