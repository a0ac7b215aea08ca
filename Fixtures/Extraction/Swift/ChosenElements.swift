import SwiftUI

// Literals of which one is chosen, and what closures make of values.

let number: Int? = 1
let words = ["a", "b"]

let element = Text(["element 1", "element 2"][index])  // expect: key="element 1"; key="element 2"
let first = Text(["first"].first ?? "other")  // expect: key="first"; key="other"
let drawn = Text(["drawn"].randomElement()!)  // expect: key="drawn"
let value = Text([1: "value"][index] ?? "none")  // expect: key="value"; key="none"
let mapped = Text(number.map { "mapped \($0)" } ?? "unmapped")  // expect: key="mapped %lld"; key="unmapped"
let flat = Text(number.flatMap({ $0 > 1 ? "flat" : nil }) ?? "flat none")  // expect: key="flat"; key="flat none"
let optional: LocalizedStringKey? = number.map { "optional \($0)" }  // expect: key="optional %lld"
let all: [LocalizedStringKey] = words.map { "all \($0)" }  // expect: key="all %@"
let some: LocalizedStringKey? = .some("some")  // expect: key="some"
let result: Result<LocalizedStringKey, Never> = .success("success")  // expect: key="success"

let named = words.map { word -> LocalizedStringKey in "named \(word)" }  // expect: key="named %@"
let maker = { () -> LocalizedStringKey in "maker" }  // expect: key="maker"
let typed: (Int) -> LocalizedStringKey = { n -> LocalizedStringKey in "typed \(n)" }  // expect: key="typed %lld"
let branches = { (n: Int) -> LocalizedStringKey in if n > 0 { "plus" } else { "minus" } }  // expect: key="plus"; key="minus"

// What is chosen by a string, and what a closure says to be one.
let index = 1
let plain: String = ["plain 1", "plain 2"][index]
let strings = words.map { word -> String in "string \(word)" }
let counted = Text("counted \(["x"].count)")  // expect: key="counted %lld"
let joined = words.map { "joined \($0)" }.joined()

enum Sheet {
  case titled(LocalizedStringKey = "payload")  // expect: key="payload"
  case plain(String = "no payload")
}

let named2 = LocalizedStringKey.init("by name")  // expect: key="by name" origin="value"
let inline: [2 of LocalizedStringKey] = ["inline 1", "inline 2"]  // expect: key="inline 1"; key="inline 2"
let summed = LocalizedStringKey("summed " + "key")  // expect: key="summed key" origin="value"
let qualified = Swift.String(localized: "qualified")  // expect: key="qualified"
func own(_ key: consuming LocalizedStringKey, _ other: sending LocalizedStringKey) {}
let called: Void = own("consumed", "sent")  // expect: key="consumed"; key="sent"

// A choice in parentheses that is cast, read once wherever it stands.
let cast = (isOn ? "cast on" : "cast off") as LocalizedStringKey  // expect: key="cast on"; key="cast off"
let shown: LocalizedStringKey = (isOn ? "shown on" : "shown off") as LocalizedStringKey  // expect: key="shown on"; key="shown off"
let picked: LocalizedStringKey = ["picked 1", "picked 2"][0] as LocalizedStringKey  // expect: key="picked 1"; key="picked 2"
let listed = Text((["listed"] as [LocalizedStringKey])[0])  // expect: key="listed"
let made = make("no key of a call") as LocalizedStringKey
let begun = Row.init("nor of an initializer") as LocalizedStringKey
