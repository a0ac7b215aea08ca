import SourceFiles
import SwiftSource

/// Makes values of a manifest's tokens.
struct ManifestReader {
  private let list: TokenList
  /// The constants outside of all braces, which are declared before they are used.
  private var constants: [String: Constant] = [:]
  /// The functions outside of all braces and in extensions, by name.
  private var functions: [String: [Function]] = [:]
  /// The parameters and constants of the function that is followed.
  private var locals: [String: Constant] = [:]

  private struct Constant {
    let value: SwiftManifest.Value
    let size: Int

    init(_ value: SwiftManifest.Value) { (self.value, size) = (value, value.size) }
  }

  private struct Function {
    let parameters: [TokenList.WrittenParameter]
    let body: Range<Int>
  }

  /// How deep values may nest.
  private static let depthLimit = 16
  /// How many values constants may still stand for, and how many tokens functions may have, so that
  /// those that name each other cost linear time.
  private var budget = 100_000

  init(_ list: TokenList, followsCalls: Bool) {
    self.list = list
    if followsCalls { readFunctions(in: list.range, ofExtension: false) }
    var index = 0
    while index < list.count {
      if list.keyword(index) == .let, let constant = constant(at: index, depth: 0) {
        constants[list.text(constant.name)] = constant.value
      }
      index = list.after(index)
    }
  }

  private mutating func readFunctions(in range: Range<Int>, ofExtension isInExtension: Bool) {
    var index = range.lowerBound
    while index < range.upperBound {
      if list.keyword(index) == .func, let name = list.name(introducedBy: index) {
        readFunction(name, at: index)
      } else if list.keyword(index) == .extension, !isInExtension,
        let head = list.swiftTypeHead(at: index)
      {
        readFunctions(in: list.inside(head.body), ofExtension: true)
      }
      index = list.after(index)
    }
  }

  private mutating func readFunction(_ name: Int, at keyword: Int) {
    guard let head = list.swiftFunctionHead(at: keyword), let brace = head.body else { return }
    let function = Function(
      parameters: list.parameters(in: head.parenthesis),
      body: list.inside(brace)
    )
    functions[list.text(name), default: []].append(function)
  }

  /// Reads `let name = …` and `let name: T = …`.
  private mutating func constant(at keyword: Int, depth: Int) -> (name: Int, value: Constant)? {
    guard let head = list.swiftPropertyHead(from: keyword + 1), head.first == head.last,
      list.kind(head.end) == .equals
    else { return nil }
    let start = head.end + 1
    let end = list.expressionEnd(from: start, limit: list.count)
    return (head.first, Constant(value(start..<end, depth: depth)))
  }

  /// Returns the call whose name is the token at an index.
  mutating func call(at index: Int, depth: Int) -> SwiftManifest.Call? {
    guard depth < Self.depthLimit, list.kind(index) == .identifier, list.isCalled(index) else {
      return nil
    }
    let arguments = list.arguments(in: index + 1).map { argument in
      SwiftManifest.Argument(label: argument.label, value: value(argument.value, depth: depth + 1))
    }
    return SwiftManifest.Call(name: list.text(index), arguments: arguments)
  }

  private mutating func value(_ range: Range<Int>, depth: Int) -> SwiftManifest.Value {
    guard depth < Self.depthLimit else { return .other }
    switch list.shape(of: range) {
    case .literal(let token): return value(ofLiteral: token)
    case .collection(let bracket):
      return .list(list.split(list.inside(bracket)).map { value($0, depth: depth + 1) })
    case .name(let name): return value(ofName: list.text(name))
    case .sum(let parts): return sum(parts.map { value($0, depth: depth + 1) })
    case .conditional(let left, let right):
      let condition = range.lowerBound..<max(left.lowerBound - 1, range.lowerBound)
      guard case .boolean(let isMet) = value(condition, depth: depth + 1) else { return .other }
      return value(isMet ? left : right, depth: depth + 1)
    default: return callValue(range, depth: depth)
    }
  }

  /// Returns a text, with the values of the names that are interpolated.
  private mutating func value(ofLiteral token: Int) -> SwiftManifest.Value {
    guard let literal = SwiftLiteral(list.bytes, in: list[token].range) else { return .other }
    var text = ""
    for segment in literal.segments {
      switch segment {
      case .text(let part): text += part
      case .interpolation(let bytes):
        let inside = TokenList(list.bytes, .swift, in: bytes)
        guard inside.count == 1, let part = value(ofName: inside.text(0)).text else {
          return .other
        }
        text += part
      }
    }
    return .text(text)
  }

  private mutating func value(ofName name: String) -> SwiftManifest.Value {
    if name == "true" || name == "false" { return .boolean(name == "true") }
    guard let constant = locals[name] ?? constants[name], constant.size <= budget else {
      return .other
    }
    budget -= constant.size
    return constant.value
  }

  /// Returns the sum of texts, or of lists.
  private func sum(_ values: [SwiftManifest.Value]) -> SwiftManifest.Value {
    let texts = values.compactMap(\.text)
    if texts.count == values.count { return .text(texts.joined()) }
    let lists = values.compactMap(\.list)
    return lists.count == values.count ? .list(Array(lists.joined())) : .other
  }

  /// Reads `name(…)`, `.name(…)` and `Type.name(…)`, and the last two without arguments.
  private mutating func callValue(_ range: Range<Int>, depth: Int) -> SwiftManifest.Value {
    var index = range.lowerBound
    while index < range.upperBound,
      list[index].kind == .dot || list.hasMember(index) && list[index].kind == .identifier
    {
      index += 1
    }
    if index + 1 == range.upperBound, index > range.lowerBound, list[index].kind == .identifier {
      return .member(list.text(index))
    }
    guard index + 1 < range.upperBound, list.after(index + 1) == range.upperBound,
      let call = call(at: index, depth: depth)
    else { return .other }
    return result(of: call, depth: depth) ?? .call(call)
  }

  // MARK: - Functions

  /// Returns what a function of the manifest makes of a call's arguments; nil where none takes them.
  private mutating func result(
    of call: SwiftManifest.Call,
    depth: Int
  ) -> SwiftManifest.Value? {
    for function in functions[call.name] ?? [] {
      guard let given = given(call.arguments, to: function.parameters, depth) else { continue }
      guard function.body.count < budget else { return .other }
      budget -= function.body.count
      return with(given) { $0.value(ofBody: function.body, depth: depth + 1) }
    }
    return nil
  }

  /// Returns the values of parameters in a call; nil where its labels are others.
  private mutating func given(
    _ arguments: [SwiftManifest.Argument],
    to parameters: [TokenList.WrittenParameter],
    _ depth: Int
  ) -> [String: Constant]? {
    var given: [String: Constant] = [:]
    var rest = arguments[...]
    for parameter in parameters {
      if let argument = rest.first, argument.label == parameter.label, !parameter.isVariadic {
        given[parameter.name] = Constant(argument.value)
        rest.removeFirst()
      } else if parameter.hasValue {
        let value = with([:]) { $0.value(parameter.defaultValue, depth: depth + 1) }
        given[parameter.name] = Constant(value)
      } else {
        return nil
      }
    }
    return rest.isEmpty ? given : nil
  }

  private mutating func with(
    _ names: [String: Constant],
    _ work: (inout ManifestReader) -> SwiftManifest.Value
  ) -> SwiftManifest.Value {
    let outer = locals
    locals = names
    defer { locals = outer }
    return work(&self)
  }

  /// Returns what a body yields that does nothing but name values before; anything else may decide it.
  private mutating func value(ofBody body: Range<Int>, depth: Int) -> SwiftManifest.Value {
    let statements = list.statements(in: body)
    for statement in statements {
      let first = statement.lowerBound
      switch list.keyword(first) {
      case .let:
        guard let constant = constant(at: first, depth: depth + 1) else { return .other }
        locals[list.text(constant.name)] = constant.value
      case .return: return value(first + 1..<statement.upperBound, depth: depth + 1)
      default: return statements.count == 1 ? value(statement, depth: depth + 1) : .other
      }
    }
    return .other
  }
}
