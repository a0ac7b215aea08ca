import SwiftUI

// Literals that a value of a localizable type is compared with, and what a dictionary gives by default.

let key: LocalizedStringKey = "key"  // expect: key="key"
let name = "no key"
struct Row {
  let title: LocalizedStringKey
  let note: String
}

func compare(_ row: Row) -> Bool {
  if key == "equal" { return true }  // expect: key="equal"
  if name == "no key" { return true }
  if "reversed" != row.title { return false }  // expect: key="reversed"
  if row.note == "no key", unknown.title == "no key" { return false }
  switch row.title {
  case "first", "second": return true  // expect: key="first"; key="second"
  default: break
  }
  switch row.note {
  case "no key": return true
  default: return false
  }
}

let titles: [String: LocalizedStringKey] = [:]
let notes: [String: String] = [:]
let chosen: LocalizedStringKey = titles["a", default: "chosen"]  // expect: key="chosen"
let shown = Text(titles["a", default: "shown"])  // expect: key="shown"
let coalesced = Text(titles["a"] ?? "coalesced")  // expect: key="coalesced"
let plain = Text(notes["a", default: "no key"])
let plainToo = Text(notes["a"] ?? "no key")
