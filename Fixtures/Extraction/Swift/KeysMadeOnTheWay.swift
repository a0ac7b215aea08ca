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
