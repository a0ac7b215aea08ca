import SwiftUI

let text = Text("A key" as LocalizedStringKey, tableName: "Other")  // expect: key="A key" table="Other"
let button = Button("no key" as String) {}
