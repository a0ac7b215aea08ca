import SwiftUI

let cast = ["Cast", "As well"] as [LocalizedStringKey]  // expect: key="Cast"; key="As well"
let strings = ["no key"] as [String]
var joined: [LocalizedStringKey] { ["Left"] + ["Right"] }  // expect: key="Left"; key="Right"

func collect() {
  var titles: [LocalizedStringKey] = []
  titles.append("Appended")  // expect: key="Appended"
  titles.insert("Inserted", at: 0)  // expect: key="Inserted"
  titles += ["Added"]  // expect: key="Added"
  var names: [String] = []
  names.append("no key")
  names += ["no key"]
}

// What an expression is cast to is what it is.
struct Casts: View {
  var body: some View {
    Text("no key" as String)
    Text("\(count) times" as String)
    Button("no key" as String) {}
    Text(("Parenthesized"))  // expect: key="Parenthesized"
  }
}

// Tuples.
struct Rows {
  let rows: [(title: LocalizedStringKey, size: Int)] = [("Small", 1), ("Large", 2)]  // expect: key="Small"; key="Large"
  let named: [(id: Int, name: LocalizedStringKey)] = [(id: 1, name: "Named")]  // expect: key="Named"
  let pair: (LocalizedStringKey, String) = ("Of a pair", "no key")  // expect: key="Of a pair"
  typealias Titles = (now: LocalizedStringResource, next: LocalizedStringResource)
  var titles: Titles { (now: "Now", next: "Next") }  // expect: key="Now"; key="Next"
  func label(text: (on: LocalizedStringResource, off: LocalizedStringResource), id: String) {}
  func use() {
    label(text: (on: "On", off: "Off"), id: "no key")  // expect: key="On"; key="Off"
    let slots: [(LocalizedStringKey, Int)] = [("Slot", 0)]  // expect: key="Slot"
    let others: [(String, Int)] = [("no key", 0)]
  }
}
