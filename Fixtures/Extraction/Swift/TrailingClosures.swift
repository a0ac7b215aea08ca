import SwiftUI

struct Row {
  var icon = "star"
  var title: () -> LocalizedStringKey
  var onTap: (() -> Void)?
}

struct Screen {
  func section(_ title: () -> LocalizedStringKey) -> Row { Row(title: title) }
  func both(_ count: Int, title: () -> LocalizedStringResource, note: () -> LocalizedStringKey) {}
  func titled(_ text: LocalizedStringKey, action: () -> Void) {}
  func named(_ name: () -> String) {}
  func isOpen(_ title: () -> LocalizedStringKey) -> Bool { true }

  func show(count: Int, isOn: Bool) {
    section { "Alone" }  // expect: key="Alone" routine="section"
    self.section { return "Returned" }  // expect: key="Returned"
    // expect@+1: key="On"
    section {  // expect: key="%lld off"
      if isOn { return "On" }
      return "\(count) off"
    }
    // expect@+1: key="By its place"
    both(1) { "By its place" } note: { "Labelled" }  // expect: key="Labelled"
    let row = Row { "Of a member" }  // expect: key="Of a member" routine="Row"
    let other = Row(icon: "moon") { "Behind parentheses" } onTap: { print("No key") }  // expect: key="Behind parentheses"
    titled("Text") { print("No key") }  // expect: key="Text"
    named { "No key" }
    if isOpen({ "In parentheses" }) { print("No key") }  // expect: key="In parentheses"
  }

  func body(of section: Bool) -> String {
    if section { return "No key" }
    while section { return "No key" }
    return "No key"
  }
}

extension Row {
  var name: String { "No key" }
}

func makeRow() -> Row { Row { "Result" } }  // expect: key="Result"

func text(for row: Row, section: String) -> String {
  switch section { default: return "No key" }
}

struct Counter<Value> {
  init(value: Int?, text: (Int) -> LocalizedStringKey) {}
  init(of name: String, label: (String, Value, Double) -> LocalizedStringKey) {}
  static func each<Item>(_ items: [Item], text: (Item) -> LocalizedStringKey) {}
  func shown(as text: (UInt32) -> LocalizedStringResource, otherwise: Int = 0) -> Self { self }
}

func counters(_ counter: Counter<Int>, _ friends: Int?) {
  _ = Counter(value: friends) { "\($0) friends" }  // expect: key="%lld friends"
  _ = Counter(value: 3) { count in "\(count) photos" }  // expect: key="%lld photos"
  _ = Counter(value: 3, text: { "\($0) videos" })  // expect: key="%lld videos"
  _ = Counter(of: "x") { name, value, share in "\(name) \(value) \(share)" }  // expect: key="%@ %? %lf"
  Counter.each([1]) { "\($0) of any type" }  // expect: key="%? of any type"
  _ = counter.shown { "\($0) shown" }  // expect: key="%u shown"
}
