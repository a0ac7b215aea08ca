import SwiftUI

// The modules that select a name, as Swift 6.3 has them.

let key: SwiftUI::LocalizedStringKey = "declared"  // expect: key="declared"
let text = SwiftUI::Text("called")  // expect: key="called"
let string = Swift::String(localized: "initialized")  // expect: key="initialized"
let view = EmptyView().SwiftUI::navigationTitle("modified")  // expect: key="modified"
let plain: Swift::String = "no key"
let counted = Text("counted \(Swift::max(1, 2))")  // expect: key="counted %lld"
