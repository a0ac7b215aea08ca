import ComposableArchitecture

let alert = AlertState<Never> {
  TextState("Delete?")  // expect: key="Delete?" routine="TextState"
} actions: {
  ButtonState(role: .cancel) { TextState("Cancel", tableName: "Other") }  // expect: key="Cancel" table="Other"
} message: {
  TextState(isLast ? "The last one" : "One of many")  // expect: key="The last one"; key="One of many"
}
let plain = TextState(name ?? "no key")
let verbatim = TextState(verbatim: "no key")
