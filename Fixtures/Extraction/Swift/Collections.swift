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

// Patterns whose type is written.
func take(apart on: Bool, level: Int) {
  let (title, size): (LocalizedStringKey, Int) = on ? ("Title on", 1) : ("Title off", 0)  // expect: key="Title on"; key="Title off"
  let (plain, _): (String, Int) = on ? ("no key", 1) : ("no key", 0)
  let ((_, inner), outer): ((Int, LocalizedStringKey), LocalizedStringKey) = ((1, "Inner"), "Outer")  // expect: key="Inner"; key="Outer"
  let (key, symbol): (key: LocalizedStringKey, symbol: String) = {
    switch level {
    case 0: return ("None", "no key")  // expect: key="None"
    default: return (key: "Some", symbol: "no key")  // expect: key="Some"
    }
  }()
  var (heading, count): (LocalizedStringKey, Int) = ("Heading", 1)  // expect: key="Heading"
  heading = "Another heading"  // expect: key="Another heading"
  let (one, two, three): (LocalizedStringKey, Int) = ("no key", 1)
  let (name, order): (String, Int) = on ? ("name.on", 1) : ("name.off", 0)
  _ = NSLocalizedString(name, comment: "")  // expect: key="name.on"; key="name.off"
  var (word, place): (String, Int) = ("word", 0)
  word = "word.again"
  _ = NSLocalizedString(word, comment: "")  // expect: key="word"; key="word.again"
  let (times, unit): (Int, String) = measure()
  Text("\(times) times")  // expect: key="%lld times"
}
