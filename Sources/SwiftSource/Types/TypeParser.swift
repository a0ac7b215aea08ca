/// Reads a written type from tokens.
package struct TypeParser {
  private let list: TokenList
  private let limit: Int
  package private(set) var index: Int
  /// The protocols behind the first type of a composition: of `Codable & Named` the second one.
  private(set) var composed: [String] = []
  private var depth = 0

  /// Types within types are read to this depth, so that hostile input cannot exhaust the stack.
  private static let depthLimit = 32

  init(_ list: TokenList, in range: Range<Int>) {
    self.list = list
    index = range.lowerBound
    limit = min(range.upperBound, list.count)
  }

  /// Reads one type, functions and optionals of it included; nil where none stands.
  mutating func parse() -> TypeName? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit else { return nil }
    skipSpecifiers()
    guard index < limit, var type = parsePrimary() else { return nil }
    skipMarks()
    index = list.afterEffects(index)
    if index < limit, list[index].kind == .arrow {
      index += 1
      let parameters = type.isTuple ? type.arguments : [type]
      type = .function(parameters, labels: type.labels, result: parse() ?? .unknown)
    }
    return type
  }

  /// Skips attributes and the words before a type.
  private mutating func skipSpecifiers() {
    while index < limit {
      switch list[index].kind {
      case .at:
        index += 2
        // The arguments of an attribute touch its name; those of a function type do not.
        if index < limit, list[index].kind == .leftParenthesis,
          list[index].start == list[index - 1].end
        {
          index = list.after(index)
        }
      case .identifier where list.isTypeSpecifier(index): index += 1
      default: return
      }
    }
  }

  private mutating func parsePrimary() -> TypeName? {
    let start = index
    switch list[start].kind {
    case .identifier: return parseNominal()
    case .leftBracket:
      index = list.after(start)
      return collection(list.inside(start))
    case .leftParenthesis:
      index = list.after(start)
      return tuple(list.inside(start))
    default: return nil
    }
  }

  private mutating func parseNominal() -> TypeName? {
    var name = list.text(index)
    index += 1
    var arguments = parseArguments()
    while list.kind(index) == .dot, index + 1 < limit, list[index + 1].kind == .identifier {
      let owner = name
      let isMetatype = list.text(index + 1) == "Type"
      // A type stands for its values.
      name = isMetatype ? owner : list.text(index + 1)
      index += 2
      if isMetatype { break }
      arguments = parseArguments()
      if name == TypeName.rawValue { arguments = [TypeName(owner)] }
    }
    if name == "Optional" || name == "Binding", arguments.count == 1 { return arguments[0] }
    return TypeName(name, arguments)
  }

  /// Reads `<A, B>`.
  private mutating func parseArguments() -> [TypeName] {
    guard index < limit, isOperator(at: index, "<") else { return [] }
    index += 1
    var arguments: [TypeName] = []
    while index < limit, let argument = parse() {
      arguments.append(argument)
      guard index < limit, list[index].kind == .comma else { break }
      index += 1
    }
    if index < limit, isOperator(at: index, ">") { index += 1 }
    return arguments
  }

  /// Skips the marks of optionals, of metatypes, and of compositions with protocols.
  private mutating func skipMarks() {
    while index < limit, list[index].kind == .other || list[index].kind == .question {
      switch list.bytes[list[index].start] {
      case "?", "!": index += 1
      case "&" where index + 1 < limit && list[index + 1].kind == .identifier:
        index += 1
        if let other = parseNominal(), depth <= 1 { composed.append(other.name) }
      default: return
      }
    }
  }

  private func isOperator(at index: Int, _ character: Unicode.Scalar) -> Bool {
    list[index].kind == .other && list.bytes[list[index].start] == character
  }

  private func collection(_ inside: Range<Int>) -> TypeName {
    let colon = list.topLevel(.colon, in: inside)
    guard let colon else { return .array(parsed(inside)) }
    let key = parsed(inside.lowerBound..<colon)
    return TypeName("Dictionary", [key, parsed(colon + 1..<inside.upperBound)])
  }

  private func tuple(_ inside: Range<Int>) -> TypeName {
    let parts = list.split(inside).map { part in
      let colon = list.topLevel(.colon, in: part)
      let label = colon.map { _ in list.text(part.lowerBound) }
      let start = colon.map { $0 + 1 } ?? part.lowerBound
      return (label: label, type: parsed(start..<part.upperBound))
    }
    if parts.count == 1, parts[0].label == nil, list.kind(index) != .arrow { return parts[0].type }
    return .tuple(parts.map(\.type), labels: parts.map(\.label))
  }

  private func parsed(_ range: Range<Int>) -> TypeName {
    var parser = TypeParser(list, in: range)
    parser.depth = depth
    return parser.parse() ?? .unknown
  }
}

extension TokenList {
  /// Whether a word stands before a type and is no part of its name: `some`, `consuming`.
  package func isTypeSpecifier(_ index: Int) -> Bool { typeSpecifiers.contains(index, of: self) }
}

private let typeSpecifiers = Vocabulary([
  "some", "any", "inout", "borrowing", "consuming", "sending", "isolated",
])
