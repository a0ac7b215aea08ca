import SwiftUI

// Generic types as they are declared, and what they hold.

struct Box<T> { let value: T }
let box: Box<LocalizedStringKey> = Box(value: "boxed")  // expect: key="boxed"
let plainBox: Box<String> = Box(value: "no key")
let other: Box<LocalizedStringKey> = make(value: "no key of a function")
let array = [LocalizedStringKey](["array"])  // expect: key="array"
let repeated = [LocalizedStringKey](repeating: "repeated", count: 2)  // expect: key="repeated"
let strings = [String](["no key"])
let optional = Optional<LocalizedStringKey>("optional")  // expect: key="optional"
let beside = [LocalizedStringKey("one"), "two"]  // expect: key="one"; key="two"
let mixed = [other("no key"), "no key"]
let inline: InlineArray<1, LocalizedStringKey> = ["inline"]  // expect: key="inline"
func take(_ keys: some Collection<LocalizedStringKey>, _ names: some Collection<String>) {}
let taken: Void = take(["taken"], ["no key"])  // expect: key="taken"
let constant: Binding<LocalizedStringKey> = .constant("constant")  // expect: key="constant"
let name: Binding<String> = .constant("no key")

struct Screen: View {
  @State var title: LocalizedStringKey
  @State var name: String
  init() {
    _title = State(initialValue: "stored")  // expect: key="stored"
    _name = State(initialValue: "no key")
  }
  init(name: String) {
    self._title = .init(wrappedValue: "wrapped")  // expect: key="wrapped"
    _name = .init(wrappedValue: "no key")
  }
  var body: some View { Text(title) }
}

// The keys of dictionaries, also of one within another.
let counts: [LocalizedStringResource: Int] = ["counted": 1]  // expect: key="counted"
let both: [LocalizedStringKey: LocalizedStringKey] = ["left": "right"]  // expect: key="left"; key="right"
let nested: [Int: [LocalizedStringResource: [String]]] = [1: ["inner": ["no key"]]]  // expect: key="inner"
let pairs: KeyValuePairs<LocalizedStringResource, Int> = ["pair": 1]  // expect: key="pair"
let ordered: OrderedDictionary<String, OrderedDictionary<LocalizedStringResource, [[String]]>> = [
  "no key": ["ordered": [["no key"]]]  // expect: key="ordered"
]
let values: [String: [LocalizedStringKey]] = ["no key": ["value"]]  // expect: key="value"
let names: [String: String] = ["no key": "no key"]
