import Foundation

// Nothing but `.init(…)` behind the label says that a string becomes a key.
extension String {
  var translated: String { String(localized: .init(stringLiteral: self)) }
}
let suffix = "Suffix".translated  // expect: key="Suffix" routine="translated"

func look(_ key: String, in table: String) -> String {
  String(localized: .init(key), table: table)
}
let looked = look("Looked up", in: "Errors")  // expect: key="Looked up" table="Errors" routine="look"

func shout(_ text: String) -> String { String(describing: .init(text)) }
let shouted = shout("No key")

// The call around says the bundle of a key that is made within.
let inModule = String(localized: .init(stringLiteral: "made.key"), bundle: .module)  // expect: key="made.key" traits="namesBundle"
let inApp = String(localized: .init(stringLiteral: "app.key"))  // expect: key="app.key" traits=""
