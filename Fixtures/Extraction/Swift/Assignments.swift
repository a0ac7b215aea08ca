import SwiftUI

final class Model {
  init() {
    note = "Before its declaration"  // expect: key="Before its declaration" routine="note"
    self.note = isNew ? "New" : "Old"  // expect: key="New"; key="Old"
    inferred = "By its value"  // expect: key="By its value"
    name = "no key"
  }

  var note: LocalizedStringKey
  var inferred = LocalizedStringKey("First")  // expect: key="First"
  var name: String
  var alert: Alert?
  var alerts: [LocalizedStringResource] = []
}

struct Other {
  var note: String
}

func change(_ model: Model, other: inout Other, label: UILabel) {
  var other = other
  other.note = "no key"
  label.note = "no key of a type that is not the project's"
  unknown.note = "As this file has it"  // expect: key="As this file has it"
  model.note = "Of a parameter"  // expect: key="Of a parameter"
  model.alert?.message = "Of an optional"  // expect: key="Of an optional"
  let again = Model()
  again.alerts = ["One", "Two"]  // expect: key="One"; key="Two"
  again.note = nothing
  var note = "plain"
  note = "no key of a local"
}

struct Alert {
  var message: LocalizedStringKey
}

extension Screen {
  func load() {
    let title: LocalizedStringKey
    title = "Deferred"  // expect: key="Deferred" routine="title"
    show(title)
  }
}

struct Collected {
  var titles = [LocalizedStringKey]()
  var counts = [String]()

  mutating func collect() {
    titles.append("Appended")  // expect: key="Appended"
    titles += ["Joined"]  // expect: key="Joined"
    counts.append("no key of a list")
  }
}

struct Holder<Value, Other> {
  var value: Value
  var others: [Other]
}

func fill(_ plain: inout Holder<String, Int>) {
  var held = Holder<LocalizedStringKey, String>(value: "Held", others: [])  // expect: key="Held"
  held.value = "Held again"  // expect: key="Held again"
  held.others = ["no key of the other type"]
  plain.value = "no key of a string"
}
