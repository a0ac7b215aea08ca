import Foundation

// A type in a text is its name, and no case of it.
enum Mode: String, CaseIterable {
  case dark, light
  var whole: String { NSLocalizedString("\(Self.self).\(rawValue)", comment: "") }  // expect: key="Mode.dark"; key="Mode.light"
  var named: String { NSLocalizedString("named.\(Mode.self)", comment: "") }  // expect: key="named.Mode"
  var described: String { NSLocalizedString("described." + String(describing: Self.self), comment: "") }  // expect: key="described.Mode"
  var value: String { NSLocalizedString("value.\(self)", comment: "") }  // expect: key="value.dark"; key="value.light"
  var dynamic: String { NSLocalizedString("dynamic.\(type(of: self))", comment: "") }  // expected-note {{'dynamic.*' [dynamic-key]}}
  static var title: String { NSLocalizedString("title.\(self)", comment: "") }  // expect: key="title.Mode"
  static func help() -> String {
    if allCases.isEmpty { return "" }
    return NSLocalizedString("help." + String(describing: self), comment: "")  // expect: key="help.Mode"
  }
  static let labels = [1].map { _ in NSLocalizedString("label.\(Self.self)", comment: "") }  // expect: key="label.Mode"
  static var prefix: String { "\(self)" }
  static func prefix(_ part: String) -> String { "\(self)." + part }
  var prefixed: String { NSLocalizedString("\(Self.prefix).prefixed", comment: "") }  // expect: key="Mode.prefixed"
  var parted: String { NSLocalizedString(Self.prefix("parted"), comment: "") }  // expect: key="Mode.parted"
}

// Of a class and a generic name it is not known which type it is, and that of a protocol is one of those
// that conform to it.
class Page {
  class var title: String { NSLocalizedString("page.\(self)", comment: "") }  // expected-note {{'page.*' [dynamic-key]}}
}
protocol Named {}
extension Named {
  static var namespace: String { String(describing: self) }
  var described: String { NSLocalizedString("\(Self.self).text", comment: "") }  // expect: key="Fern.text"; key="Steps.text"; key="Words.text"
  var spaced: String { NSLocalizedString("\(Self.namespace).spaced", comment: "") }  // expect: key="Fern.spaced"; key="OwnSpace.spaced"; key="Words.spaced"
}
enum Words: String, Named { case hello }
enum Steps: String, Named {
  case first
  static var namespace: String { "OwnSpace" }
}
func name<T>(_ type: T.Type) -> String { NSLocalizedString("type.\(T.self)", comment: "") }  // expected-note {{'type.*' [dynamic-key]}}

// A member called like it describes nothing unless the type promises that.
enum Fruit: String {
  case apple
  var description: String { "An apple" }
  var text: String { NSLocalizedString("fruit.\(self)", comment: "") }  // expect: key="fruit.apple"
  var member: String { NSLocalizedString("member.\(description)", comment: "") }  // expect: key="member.An apple"
}
enum Tree: CustomStringConvertible {
  case oak
  var description: String { "An oak" }
  var text: String { NSLocalizedString("tree.\(self)", comment: "") }  // expect: key="tree.An oak"
}
protocol Described: CustomStringConvertible {}
enum Bush: Described {
  case rose
  var description: String { "A rose" }
  var text: String { NSLocalizedString("bush.\(self)", comment: "") }  // expect: key="bush.A rose"
}
enum Herb: String, Codable & CustomStringConvertible {
  case mint
  var description: String { "Mint tea" }
  var text: String { NSLocalizedString("herb.\(self)", comment: "") }  // expect: key="herb.Mint tea"
}
enum Moss: String, PromisedElsewhere {
  case grey
  var description: String { "Grey moss" }
  var text: String { NSLocalizedString("moss.\(self)", comment: "") }  // expect: key="moss.Grey moss"
}
enum Fern: String, Named, CaseIterable, Codable {
  case royal
  var description: String { "Royal fern" }
  var text: String { NSLocalizedString("fern.\(self)", comment: "") }  // expect: key="fern.royal"
}
