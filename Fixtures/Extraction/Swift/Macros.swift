import Foundation

@freestanding(expression)
public macro localized(_ key: String.LocalizationValue, in table: String? = nil) -> String =
  #externalMacro(module: "Macros", type: "LocalizedMacro")
@freestanding(expression)
macro plain(_ text: String) -> String = #externalMacro(module: "Macros", type: "PlainMacro")

let title = #localized("Title")  // expect: key="Title" routine="localized"
let plain = #plain("no key")
