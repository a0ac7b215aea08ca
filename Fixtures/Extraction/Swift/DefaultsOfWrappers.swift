import SwiftUI

// What a body takes as the text of another key is no key itself, whatever its type.
func text(_ key: StaticString, _ value: String.LocalizationValue) -> String {
  String(localized: key, defaultValue: value, bundle: .module)
}
let walk = text("walk.title", "Long walk")  // expect: key="walk.title" value="Long walk" table="" routine="text"
let miles = text("walk.miles", "\(3) miles")  // expect: key="walk.miles" value="%lld miles"

func labelled(_ key: StaticString, defaultValue: String.LocalizationValue) -> String {
  text(key, defaultValue)
}
let labelled = labelled("rest.title", defaultValue: "Short rest")  // expect: key="rest.title" value="Short rest" routine="labelled"

extension LocalizedStringResource {
  static func kit(_ key: StaticString, _ value: String.LocalizationValue) -> Self {
    LocalizedStringResource(key, defaultValue: value, table: "Kit")
  }
}
let kit = LocalizedStringResource.kit("kit.title", "Kit")  // expect: key="kit.title" value="Kit" table="Kit" routine="kit"

func bare(_ key: StaticString, file: StaticString = #file) -> String {
  String(localized: key, defaultValue: "?", bundle: .module)
}
let bare = bare("bare.title")  // expect: key="bare.title" routine="bare"
let named = bare("named.title", file: "No key")  // expect: key="named.title"

// Where nothing else is the key, it is one.
func plain(_ key: StaticString, _ value: String.LocalizationValue) -> String {
  log(key)
  return String(localized: value)
}
let plain = plain("No key", "Plain")  // expect: key="Plain" routine="plain"
