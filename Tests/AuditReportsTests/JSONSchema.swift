import Foundation

/// As much of JSON Schema as our own schemas use; a word it does not know is a violation.
struct JSONSchema {
  private let root: JSONTree

  init(_ text: Data) throws {
    root = try JSONDecoder().decode(JSONTree.self, from: text)
  }

  /// Returns what is wrong with a text, each violation with its place.
  func violations(in text: Data) throws -> [String] {
    violations(in: try JSONDecoder().decode(JSONTree.self, from: text), by: root, at: "$")
  }

  private func violations(in value: JSONTree, by schema: JSONTree, at place: String) -> [String] {
    guard case .object(let words) = schema else { return ["\(place): schema is not an object"] }
    return words.sorted { $0.key < $1.key }.flatMap { word, rule in
      violations(in: value, of: word, rule, by: schema, at: place)
    }
  }

  private func violations(
    in value: JSONTree,
    of word: String,
    _ rule: JSONTree,
    by schema: JSONTree,
    at place: String
  ) -> [String] {
    switch word {
    case "$schema", "$defs", "title", "description": []
    case "$ref": violations(in: value, by: resolve(rule), at: place)
    case "const": value == rule ? [] : ["\(place): is not \(rule)"]
    case "enum": rule.elements.contains(value) ? [] : ["\(place): is not one of \(rule)"]
    case "type":
      (rule.elements.isEmpty ? [rule] : rule.elements).contains { value.isOf(type: $0) }
        ? [] : ["\(place): is no \(rule)"]
    case "minimum": value.number >= rule.number ? [] : ["\(place): is less than \(rule)"]
    case "pattern":
      value.text.range(of: rule.text, options: .regularExpression) != nil
        ? [] : ["\(place): does not match \(rule)"]
    case "items":
      value.elements.enumerated().flatMap { index, element in
        violations(in: element, by: rule, at: "\(place)[\(index)]")
      }
    case "required":
      rule.elements.filter { value[$0.text] == nil }.map { "\(place): lacks \($0.text)" }
    case "properties":
      value.members.flatMap { name, member in
        rule[name].map { violations(in: member, by: $0, at: "\(place).\(name)") } ?? []
      }
    case "additionalProperties":
      value.members.filter { schema["properties"]?[$0.key] == nil }
        .map { "\(place): has \($0.key)" }
    default: ["\(place): the schema's word '\(word)' is not known here"]
    }
  }

  private func resolve(_ reference: JSONTree) -> JSONTree {
    reference.text.split(separator: "/").dropFirst()
      .reduce(root) { $0[String($1)] ?? .null }
  }
}

/// A JSON value of any shape.
enum JSONTree: Decodable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONTree])
  case object([String: JSONTree])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // A value that is not of the one kind is of another; what is of none is thrown by the last.
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONTree].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONTree].self))
    }
  }

  subscript(name: String) -> JSONTree? { members[name] }

  subscript(index: Int) -> JSONTree? { elements.indices.contains(index) ? elements[index] : nil }

  var members: [String: JSONTree] { if case .object(let members) = self { members } else { [:] } }
  var elements: [JSONTree] { if case .array(let elements) = self { elements } else { [] } }
  var text: String { if case .string(let text) = self { text } else { "" } }
  var number: Double { if case .number(let number) = self { number } else { -.infinity } }

  func isOf(type: JSONTree) -> Bool {
    switch self {
    case .null: type.text == "null"
    case .bool: type.text == "boolean"
    case .number(let number):
      type.text == "number" || type.text == "integer" && number == number.rounded()
    case .string: type.text == "string"
    case .array: type.text == "array"
    case .object: type.text == "object"
    }
  }
}
