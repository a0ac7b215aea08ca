import Diagnostics
import Foundation

/// Reads the words of one annotation.
///
/// ```
/// expect: key="Title" comment="Screen title"; key="Second"
/// expect@+1: key="Below"
/// expect: nothing
/// expected-warning@-2 3 {{part of the message}} // expected-note {{another}}
/// options: --routine L10n
/// ```
struct AnnotationParser {
  private var rest: Substring
  private let line: Int

  init(_ text: String, line: Int) {
    rest = text[...]
    self.line = line
  }

  /// Adds what the annotation says; what cannot be understood becomes a problem.
  consuming func parse(into expectations: inout Expectations) {
    do throws(Failure) {
      repeat {
        try parseItem(into: &expectations)
        skipSpaces()
        if consume("//") { skipSpaces() }
      } while !rest.isEmpty
    } catch {
      let message = "annotation not understood: \(error.message) at '\(rest)'"
      expectations.problems.append(.init(line: line, message: message))
    }
  }

  private struct Failure: Error {
    var message: String
  }

  private mutating func parseItem(into expectations: inout Expectations) throws(Failure) {
    if consume("options:") {
      expectations.addOptions(rest)
      rest = ""
    } else if consume("expected-") {
      try parseFinding(into: &expectations)
    } else if consume("expect") {
      try parseReferences(into: &expectations)
    } else {
      throw Failure(message: "expected an annotation")
    }
  }

  private mutating func parseFinding(into expectations: inout Expectations) throws(Failure) {
    let severities = Severity.allCases
    guard let severity = severities.first(where: { rest.hasPrefix($0.rawValue) }) else {
      throw Failure(message: "expected 'error', 'warning' or 'note'")
    }
    rest.removeFirst(severity.rawValue.count)
    let target = try parseOffset()
    skipSpaces()
    let count = parseNumber() ?? 1
    skipSpaces()
    repeat {
      guard consume("{{"), let end = rest.range(of: "}}") else {
        throw Failure(message: "expected '{{' and '}}'")
      }
      let substring = String(rest[..<end.lowerBound])
      rest = rest[end.upperBound...]
      expectations.findings.append(
        ExpectedFinding(line: target, severity: severity, substring: substring, count: count)
      )
      skipSpaces()
    } while rest.hasPrefix("{{")
  }

  private mutating func parseReferences(into expectations: inout Expectations) throws(Failure) {
    let target = try parseOffset()
    guard consume(":") else { throw Failure(message: "expected ':'") }
    skipSpaces()
    if consume("nothing") {
      expectations.expectsNothing = true
      return
    }
    repeat {
      skipSpaces()
      let fields = try parseFields()
      guard fields[.key] != nil else { throw Failure(message: "expected a field 'key'") }
      expectations.references.append(ExpectedReference(line: target, fields: fields))
    } while consume(";")
  }

  private mutating func parseFields() throws(Failure) -> [ExpectedReference.Field: String] {
    var fields: [ExpectedReference.Field: String] = [:]
    while let name = parseName() {
      guard let field = ExpectedReference.Field(rawValue: name) else {
        throw Failure(message: "no field is called '\(name)'")
      }
      guard consume("=") else { throw Failure(message: "expected '='") }
      fields[field] = try parseQuotedText()
      skipSpaces()
    }
    return fields
  }

  /// Reads `@+1` or `@-1`, and returns the line that it leads to.
  private mutating func parseOffset() throws(Failure) -> Int {
    guard consume("@") else { return line }
    let isForward = consume("+")
    guard isForward || consume("-"), let distance = parseNumber() else {
      throw Failure(message: "expected '@+N' or '@-N'")
    }
    return isForward ? line + distance : line - distance
  }

  private mutating func parseNumber() -> Int? {
    let digits = rest.prefix { ("0"..."9").contains($0) }
    rest = rest[digits.endIndex...]
    return Int(digits)
  }

  private mutating func parseName() -> String? {
    let name = rest.prefix { $0.isLetter }
    rest = rest[name.endIndex...]
    return name.isEmpty ? nil : String(name)
  }

  private mutating func parseQuotedText() throws(Failure) -> String {
    guard consume("\"") else { throw Failure(message: "expected '\"'") }
    var text = ""
    while let character = rest.popFirst() {
      switch character {
      case "\"": return text
      case "\\": text.unicodeScalars.append(try parseEscape())
      default: text.append(character)
      }
    }
    throw Failure(message: "expected a closing '\"'")
  }

  private mutating func parseEscape() throws(Failure) -> Unicode.Scalar {
    switch rest.popFirst() {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "0": return "\0"
    case "\"": return "\""
    case "\\": return "\\"
    case "u": return try parseScalar()
    default: throw Failure(message: "unknown escape")
    }
  }

  private mutating func parseScalar() throws(Failure) -> Unicode.Scalar {
    guard consume("{"), let end = rest.firstIndex(of: "}"),
      let scalar = UInt32(rest[..<end], radix: 16).flatMap(Unicode.Scalar.init)
    else { throw Failure(message: "expected '{', hexadecimal digits and '}'") }
    rest = rest[rest.index(after: end)...]
    return scalar
  }

  private mutating func consume(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest.removeFirst(text.count)
    return true
  }

  private mutating func skipSpaces() {
    rest = rest.drop { $0 == " " || $0 == "\t" }
  }
}
