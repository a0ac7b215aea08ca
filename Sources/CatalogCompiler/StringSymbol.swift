import FormatStrings
import LocalizationModel
import Platform
import SourceFiles
import TextFormats

/// The declaration that Xcode makes for a key: a property, or a function that takes its arguments.
struct StringSymbol {
  private let key: String
  private let comment: String?
  private let name: String
  private let arguments: [Argument]

  /// A parameter of the function.
  private struct Argument {
    /// The name that callers write; nil for none.
    let label: String?
    /// The name within the function.
    let name: String
    let type: String
    /// The specifier of a number; nil for a text.
    let specifier: String?
  }

  /// Makes the symbol of a key; nil where its text gives no name.
  init?(_ entry: TableEntry, in source: Language) {
    guard let name = LocalizedTable.symbol(for: entry.key) else { return nil }
    (key, comment, self.name) = (entry.key, entry.comment, name)
    let translation = entry.translations.last { $0.isIn(source) && !$0.hasNoText }
    arguments = Self.arguments(of: translation, key)
  }

  /// The names by which Swift tells declarations apart.
  var signature: String {
    "\(name)(\(arguments.map { "\($0.label ?? "_"):" }.joined()))"
  }

  private static func arguments(of translation: Translation?, _ key: String) -> [Argument] {
    let text = translation?.text ?? key
    let substitutions = translation?.substitutions ?? []
    var found: [Int: Argument] = [:]
    for (specifier, position) in text.arguments where specifier.kind != .counter {
      let part = substitutions.first { $0.name == specifier.variable }
      let number = specifier.position ?? part?.argumentNumber ?? position
      let label = specifier.label ?? specifier.variable
      let conversion = part.map { part in
        part.formatSpecifier ?? PluralArgument(in: part.units)?.type ?? "lld"
      }
      let own = specifier.variable == nil ? specifier.valueType(in: text) : "lld"
      let type = type(of: conversion ?? own)
      let layout = specifier.variable == nil ? specifier.layout : ""
      found[number] = Argument(
        label: label.map(parameterName),
        name: "arg\(number)",
        type: type,
        specifier: type == "String" ? nil : "%\(layout)\(conversion ?? own)"
      )
    }
    var used = Set(found.values.map(\.name))
    return found.ordered(by: \.key).map { _, argument in
      guard let label = argument.label, !reservedWords.contains(label),
        used.insert(label).inserted
      else { return argument }
      return Argument(
        label: label,
        name: label,
        type: argument.type,
        specifier: argument.specifier
      )
    }
  }

  private static func parameterName(_ label: String) -> String {
    let name = LocalizedTable.symbol(for: label) ?? "value"
    return name.utf8.first.map { (0x30...0x39).contains($0) } == true ? "_\(name)" : name
  }

  /// The type of a parameter, as C's specifiers have it on systems of 64 bits.
  private static func type(of specifier: String) -> String {
    let lengths = String(specifier.dropLast())
    switch specifier.last {
    case "d", "D", "i":
      return ["": "Int32", "h": "Int16", "hh": "Int8"][lengths] ?? "Int"
    case "u", "U", "x", "X", "o", "O":
      return ["": "UInt32", "h": "UInt16", "hh": "UInt8"][lengths] ?? "UInt"
    case "f", "F", "e", "E", "g", "G", "a", "A": return lengths.isEmpty ? "Float" : "Double"
    case "c": return "CChar"
    case "C": return "UInt16"
    default: return "String"
    }
  }

  /// The declaration with its comment, indented.
  func declaration(in table: String, _ margin: String) -> String {
    let name = Self.identifier(name)
    let parameters = arguments.map { argument in
      let label = argument.label.map(Self.identifier) ?? "_"
      return "\(label == argument.name ? "" : "\(label) ")\(argument.name): \(argument.type)"
    }
    let head =
      arguments.isEmpty ? "var \(name):" : "func \(name)(\(parameters.joined(separator: ", "))) ->"
    let values = arguments.map { argument in
      argument.specifier.map { "\\(\(argument.name), specifier: \"\($0)\")" }
        ?? "\\(\(argument.name))"
    }
    let value = arguments.isEmpty ? "" : ", defaultValue: \"\(values.joined())\""
    let lines =
      ["/**"] + remarks(table) + [
        " */",
        "static \(head) LocalizedStringResource {",
        "    LocalizedStringResource(\(Self.literal(key))\(value), table: \(Self.literal(table)), "
          + "bundle: resourceBundleDescription)",
        "}",
      ]
    return lines.map { margin + $0 }.joined(separator: "\n")
  }

  private func remarks(_ table: String) -> [String] {
    let own = comment.map { [$0, ""] } ?? []
    let text = own + ["Localized string for key “\(key)” in table “\(table).xcstrings”."]
    return text.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }.map {
      // The text of a comment neither ends it nor begins one within.
      " \(String($0).replacing("*/", with: "* /").replacing("/*", with: "/ *"))"
    }
  }

  /// Returns the name of the type around the symbols of a table.
  static func typeName(of table: String) -> String {
    let name = LocalizedTable.symbol(for: table) ?? "table"
    return identifier(name.prefix(1).uppercased() + name.dropFirst())
  }

  /// Returns a name as Swift takes it.
  private static func identifier(_ name: String) -> String {
    if let first = name.utf8.first, (0x30...0x39).contains(first) { return "_\(name)" }
    return reservedWords.contains(name) ? "`\(name)`" : name
  }

  private static let reservedWords = Set(
    """
    associatedtype class deinit enum extension fileprivate func import init inout internal let open \
    operator private precedencegroup protocol public rethrows static struct subscript typealias var \
    break case catch continue default defer do else fallthrough for guard if in repeat return throw \
    switch where while Any as await false is nil self Self super throws true try Type Protocol
    """.split(separator: " " as Character).map(String.init)
  )

  private static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
