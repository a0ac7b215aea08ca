import SwiftUI

let count = Text("\(items.count) items")  // expect: key="%lld items"
let text = Text("Hello, \(String(name))")  // expect: key="Hello, %@"
let number = Text("\(3) of \(Int(total))")  // expect: key="%lld of %lld"
let real = Text("\(Double(x)) and \(1.5)")  // expect: key="%lf and %lf"
let specified = Text("\(ratio, specifier: "%.2f")%")  // expect: key="%.2f%%"
let formatted = Text("Due \(date, format: .dateTime) or \(date, style: .date)")  // expect: key="Due %@ or %@"
let unknown = Text("Value: \(value)")  // expect: key="Value: %?"
let percent = Text("100% sure")  // expect: key="100% sure"
let literal = Text("Nested \("text")")  // expect: key="Nested %@"
let both = String(localized: "\(a.count) in \(Text("Inner"))")  // expect: key="%lld in %@"; key="Inner"
