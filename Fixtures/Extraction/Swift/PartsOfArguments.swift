import SwiftUI

// What a function looks up are parts of what it gets.
func menu(_ items: [(title: String, text: String, id: String)]) {
  for item in items {
    _ = NSLocalizedString(item.title, comment: item.id)
    _ = NSLocalizedString(item.text, comment: item.id)
  }
}
func names(_ names: [String]) -> [String] {
  names.map { name in NSLocalizedString(name, comment: "") }
}
func heads(_ rows: [(String, Int)]) {
  for (head, _) in rows { _ = NSLocalizedString(head, comment: "") }
}
func pair(_ pair: (String, Int)) { _ = NSLocalizedString(pair.0, comment: "") }

let known = [(title: "Title of a constant", text: "Text of a constant", id: "no key")]

func use(_ others: [(title: String, text: String, id: String)]) {
  menu([("Title", "Text", "no key")])  // expect: key="Title"; key="Text"
  menu(known)  // expect: key="Title of a constant"; key="Text of a constant"
  _ = names(["One name", "Another name"])  // expect: key="One name"; key="Another name"
  heads([("Head", 1)])  // expect: key="Head"
  pair(("Of a pair", 1))  // expect: key="Of a pair"
}

// The elements are shown, and another parameter is the key.
func list(_ names: [String], under key: String) {
  for name in names { print(name, NSLocalizedString(key, comment: "")) }
}
func useList() { list(["no key"], under: "Heading") }  // expect: key="Heading"

struct Rows: View {
  let rows: [(String, Int)]
  let notes: [String]
  var body: some View {
    ForEach(rows, id: \.1) { row in Text(LocalizedStringKey(row.0)) }
    ForEach(notes, id: \.self) { note in Text(verbatim: note) }
  }
}
let rows = Rows(rows: [("Row", 1)], notes: ["no key"])  // expect: key="Row"
