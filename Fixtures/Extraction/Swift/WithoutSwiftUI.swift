// options: --swiftui off
import SwiftUI

let text = Text("No key")
let title: LocalizedStringKey = "No key either"
struct Row { let name: LocalizedStringKey }
let row = Row(name: "Nor this")
let resource: LocalizedStringResource = "Foundation's"  // expect: key="Foundation's"
let string = String(localized: "A key")  // expect: key="A key"
let old = NSLocalizedString("Another", comment: "")  // expect: key="Another"
