import Foundation

@freestanding(expression)
public macro localized(_ key: String.LocalizationValue, in table: String? = nil) -> String =
  #externalMacro(module: "Macros", type: "LocalizedMacro")
@freestanding(expression)
macro plain(_ text: String) -> String = #externalMacro(module: "Macros", type: "PlainMacro")

let title = #localized("Title")  // expect: key="Title" routine="localized"
let plain = #plain("no key")

// Macros whose implementation stands in the project look up what that puts into source text.
@freestanding(expression)
macro look(_ key: StaticString, bundle: Bundle? = nil, _ arguments: CVarArg...) -> String =
  #externalMacro(module: "Macros", type: "LookMacro")
@freestanding(expression)
macro module(_ key: String, comment: StaticString) -> String =
  #externalMacro(module: "Macros", type: "ModuleMacro")
@freestanding(expression)
macro url(_ text: StaticString) -> URL = #externalMacro(module: "Macros", type: "URLMacro")
@freestanding(expression)
macro prefixed(_ key: StaticString) -> String =
  #externalMacro(module: "Macros", type: "PrefixedMacro")

public struct LookMacro: ExpressionMacro {
  public static func expansion(of node: some FreestandingMacroExpansionSyntax) throws -> ExprSyntax {
    if arguments.isEmpty { return "String(localized: \(key), bundle: \(bundle))" }
    return "String(format: String(localized: \(key)), \(arguments))"
  }
}
struct ModuleMacro: ExpressionMacro {
  static func expansion(of node: some FreestandingMacroExpansionSyntax) -> ExprSyntax {
    """
    NSLocalizedString("\(raw: text)", tableName: "Kit", bundle: .module, comment: \(comment))
    """
  }
}
struct URLMacro: ExpressionMacro {
  static func expansion(of node: some FreestandingMacroExpansionSyntax) -> ExprSyntax {
    "URL(string: \(text))!"
  }
}
struct PrefixedMacro: ExpressionMacro {
  static func expansion(of node: some FreestandingMacroExpansionSyntax) -> ExprSyntax {
    "String(localized: \"home.\(raw: text)\")"
  }
}

let looked = #look("Looked up")  // expect: key="Looked up" routine="look" origin="declaration"
let filled = #look("Filled %@", bundle: .kit, "in")  // expect: key="Filled %@" traits="namesBundle"
let inModule = #module("In a module", comment: "C")  // expect: key="In a module" table="Kit" comment="C" origin="wrapper" traits="namesBundle"
let link = #url("no key")
let composed = #prefixed("no key")
