/// An operand and what follows it: members, calls, subscripts.
struct PostfixChain {
  var index: Int
  let limit: Int

  init(in range: Range<Int>) {
    index = range.lowerBound
    limit = range.upperBound
  }

  var isAtEnd: Bool { index >= limit }
}

/// A call's arguments.
struct CallArguments {
  var list: [(label: String?, value: Range<Int>)] = []
  /// The braces of closures after the parentheses.
  var closures: [Int] = []
}

extension ExpressionTyper {
  /// Reads a chain to its end.
  ///
  /// A member of a foreign type that the project does not declare is `.unknown` on the way: it
  /// is no type of the project's either.
  mutating func type(of chain: inout PostfixChain) -> TypeName? {
    var type = operand(&chain)
    while !chain.isAtEnd {
      switch list[chain.index].kind {
      case .dot: type = member(of: type, &chain) ?? type.flatMap(foreignPart)
      case .leftBracket:
        type = element(of: type, in: chain.index) ?? type.flatMap(foreignPart)
        chain.index = list.after(chain.index)
      case .leftParenthesis, .leftBrace:
        _ = arguments(&chain)
        type = type?.result
      case .other:
        switch list.text(chain.index) {
        case "?", "!": chain.index += 1
        case "!.", "?.", ">.": type = member(of: type, &chain) ?? type.flatMap(foreignPart)
        default: return nil
        }
      default: return nil
      }
    }
    return type?.known
  }

  private func foreignPart(of type: TypeName) -> TypeName? {
    type.isUnknown || index.isForeign(type) ? .unknown : nil
  }

  private mutating func operand(_ chain: inout PostfixChain) -> TypeName? {
    if list.isModule(chain.index), chain.index + 2 < chain.limit { chain.index += 2 }
    let first = chain.index
    guard !chain.isAtEnd else { return nil }
    switch list[first].kind {
    case .identifier: return named(&chain)
    case .dot: return nil
    case .number:
      chain.index += 1
      return list.numberType(first) == .int ? .integerLiteral : .floatLiteral
    case .string, .interpolatedString:
      chain.index += 1
      return .string
    case .leftParenthesis:
      chain.index = list.after(first)
      return tuple(in: first)
    case .leftBracket:
      chain.index = list.after(first)
      return collection(in: first, &chain)
    case .leftBrace:
      chain.index = list.after(first)
      let next = chain.isAtEnd ? nil : chain.index
      let arguments = next.map { list.kind($0) == .leftParenthesis ? list.arguments(in: $0) : [] }
      let types = (arguments ?? []).map { type(of: $0.value)?.settled ?? .unknown }
      return result(ofClosure: first, given: types).map { .function([], labels: [], result: $0) }
    case .directive:
      chain.index += 1
      return list.text(first) == "#line" ? .int : .string
    default:
      chain.index = chain.limit
      return nil
    }
  }

  private mutating func tuple(in parenthesis: Int) -> TypeName? {
    let parts = list.arguments(in: parenthesis)
    if parts.count == 1 { return type(of: parts[0].value) }
    let types = parts.map { type(of: $0.value) ?? .unknown }
    return .tuple(types, labels: parts.map(\.label))
  }

  private mutating func collection(in bracket: Int, _ chain: inout PostfixChain) -> TypeName? {
    if !chain.isAtEnd, list[chain.index].kind == .leftParenthesis {
      _ = arguments(&chain)
      var parser = TypeParser(list, in: bracket..<list.after(bracket))
      return parser.parse()
    }
    guard let entry = list.entries(in: bracket).first else { return nil }
    guard let key = entry.key else { return type(of: entry.value).map { .array($0.settled) } }
    let types = [key, entry.value].map { type(of: $0)?.settled ?? .unknown }
    return TypeName("Dictionary", types)
  }

  /// Reads a name, with the call or the generic arguments that belong to it.
  private mutating func named(_ chain: inout PostfixChain) -> TypeName? {
    let first = chain.index
    let name = list.text(first)
    chain.index += 1
    switch list.keyword(first) {
    case .self, .Self: return ownType
    case .nil: return nil
    case .if, .switch:
      chain.index = chain.limit
      return nil
    default: break
    }
    if name == "true" || name == "false" { return .bool }
    if name == "super" { return names.owner.map { TypeName($0) } }
    if name.utf8.first.map({ ("A"..."Z") ~= $0 }) ?? false { return typeNamed(name, first, &chain) }
    guard startsCall(chain) else { return type(ofName: name) }
    let arguments = arguments(&chain)
    return call(of: name, arguments)
  }

  private func startsCall(_ chain: PostfixChain) -> Bool {
    !chain.isAtEnd
      && (list[chain.index].kind == .leftParenthesis || list[chain.index].kind == .leftBrace)
  }

  /// Reads `Type`, `Type<Argument>`, `Type(…)`; a type stands for its values.
  private mutating func typeNamed(
    _ name: String,
    _ first: Int,
    _ chain: inout PostfixChain
  ) -> TypeName? {
    var type = TypeName(name)
    if !chain.isAtEnd, list.text(chain.index) == "<", list[chain.index].start == list[first].end {
      var parser = TypeParser(list, in: first..<chain.limit)
      type = parser.parse() ?? type
      chain.index = max(parser.index, chain.index + 1)
    }
    type = qualified(type, within: typesAround)
    guard startsCall(chain) else { return self.type(ofName: name) ?? type }
    let arguments = arguments(&chain)
    if !index.isDeclared(name) {
      if let function = self.type(ofName: name + "()") { return function }
      if mayBeCallOfC(type, arguments) { return .unknown }
    }
    return initialized(type, arguments)
  }

  /// Returns whether a call may be one of a function of C with the name of a type, such as
  /// `SecItemDelete(query)`: of a type that nothing tells of, a label or a closure shows that it is one, and
  /// it is given no addresses.
  private func mayBeCallOfC(_ type: TypeName, _ arguments: CallArguments) -> Bool {
    if KnownMembers.ofC[type.name + "()"] != nil { return true }
    let takesAddress = arguments.list.contains { argument in
      argument.value.first.map { list.kind($0) == .other && list.text($0) == "&" } ?? false
    }
    return takesAddress
      || !arguments.list.isEmpty && arguments.closures.isEmpty && type.arguments.isEmpty
        && arguments.list.allSatisfy { $0.label == nil } && !KnownMembers.isType(type.name)
        && !index.hasAlias(type.name)
  }

  /// Reads what stands between parentheses, and the closures after them.
  mutating func arguments(_ chain: inout PostfixChain) -> CallArguments {
    var arguments = CallArguments()
    if !chain.isAtEnd, list[chain.index].kind == .leftParenthesis {
      arguments.list = list.arguments(in: chain.index)
      chain.index = list.after(chain.index)
    }
    while let brace = list.closure(behindCallAt: chain.index, limit: chain.limit) {
      arguments.closures.append(brace)
      chain.index = list.after(brace)
    }
    return arguments
  }

  /// Reads `.name`, `.name(…)`, `.0`.
  private mutating func member(of type: TypeName?, _ chain: inout PostfixChain) -> TypeName? {
    let name = chain.index + 1
    guard name < chain.limit else {
      chain.index = chain.limit
      return nil
    }
    chain.index = name + 1
    switch list[name].kind {
    case .number: return Int(list.text(name)).flatMap { type?.component($0) }
    case .identifier: break
    default: return nil
    }
    guard startsCall(chain) else { return property(list.text(name), of: type) }
    let arguments = arguments(&chain)
    if list.keyword(name) == .`init` { return type.map { initialized($0, arguments) ?? $0 } }
    return method(list.text(name), of: type, arguments)
  }

  private mutating func element(of type: TypeName?, in bracket: Int) -> TypeName? {
    guard let type = type.map(index.resolved) else { return nil }
    if let value = list.arguments(in: bracket).first, value.label == "keyPath",
      let first = value.value.first, isKeyPath(first)
    {
      return self.type(ofKeyPath: value.value, from: type)
    }
    if type.name == "Dictionary" {
      return type.arguments.count == 2 ? type.arguments[1].known : nil
    }
    if let declared = declared("[]", of: type) ?? KnownMembers.declared("[]", of: type) {
      return declared
    }
    let range = list.firstTopLevel(in: list.inside(bracket)) { index in
      list[index].kind == .other && list.text(index).hasPrefix("..")
    }
    return range == nil ? type.element : type
  }
}

extension TokenList {
  /// Whether a name is that of a module before what it has: `Swift.max(1, 2)`.
  fileprivate func isModule(_ name: Int) -> Bool {
    hasMember(name) && modulesOfSwift.contains(name, of: self)
  }
}

private let modulesOfSwift = Vocabulary(["Foundation", "Swift", "SwiftUI"])

extension TypeName {
  /// The type that a literal has where nothing else decides it.
  var settled: TypeName {
    if self == .integerLiteral { return .int }
    return self == .floatLiteral ? .double : self
  }
}
