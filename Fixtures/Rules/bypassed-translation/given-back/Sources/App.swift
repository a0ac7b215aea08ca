import SwiftUI

enum Names {
  static let known: Set<String> = []
  static let resources: [String: LocalizedStringResource] = [:]
  static let german: [String: String] = [:]

  static func behindGuard(_ name: String) -> String {
    guard let resource = resources[name] else { return name }
    return String(localized: resource)
  }

  static func behindIf(_ name: String) -> String {
    if let resource = resources[name] { return String(localized: resource) }
    return name
  }

  static func asValue(_ name: String) -> String {
    if let resource = resources[name] { String(localized: resource) } else { name }
  }

  static func fromSet(_ name: String) -> String {
    known.contains(name) ? NSLocalizedString(name, comment: "") : name
  }

  static func fromSwitch(_ name: String) -> String {
    switch name {
    case "N": "Nord"
    default: name
    }
  }

  static func byLanguage(_ name: String, isGerman: Bool) -> String {
    if isGerman { return german[name] ?? name }
    return name
  }

  // What is asked about the name looks for no other text.
  static func unlessEmpty(_ name: String) -> String { name.isEmpty ? "Empty" : name }  // expected-warning {{text 'Empty' that 'Text' gets}}

  static func unlessHidden(_ name: String, isHidden: Bool) -> String {
    guard !isHidden else { return "" }
    return name
  }

  static func found(_ name: String) -> String {
    if let name = german[name] { return name }
    return "Late"  // expected-warning {{text 'Late' that 'Text' gets}}
  }
}

struct Texts {
  let language: String
  let texts = ["en": ["title": "Alone"], "de": ["title": "Allein"]]
  func text(_ key: String) -> String { texts[language]?[key] ?? texts["en"]?[key] ?? key }
}

struct Main: View {
  let texts: Texts
  let isGerman: Bool
  var body: some View {
    Text(Names.behindGuard("North"))
    Text(Names.behindIf("North"))
    Text(Names.asValue("North"))
    Text(Names.fromSet("North"))
    Text(Names.fromSwitch("North"))
    Text(Names.byLanguage("North", isGerman: isGerman))
    Text(Names.found("North"))
    Text(texts.text("title"))
    Text(Names.unlessEmpty("Small"))  // expected-warning {{text 'Small' that 'Text' gets}}
    Text(Names.unlessHidden("Always", isHidden: isGerman))  // expected-warning {{text 'Always' that 'Text' gets}}
  }
}
