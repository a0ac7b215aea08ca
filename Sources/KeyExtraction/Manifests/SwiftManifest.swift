package import SourceFiles

/// A manifest that is written in Swift, as far as it is literal: `Package.swift` and the like.
///
/// The constants of the file stand for their values, and sums of texts and lists for the whole.
package struct SwiftManifest: Sendable {
  /// Every call with arguments, in the order of the file; those within others too.
  package let calls: [Call]
  /// The modules that it imports.
  package let imports: Set<String>

  /// A call, by the last part of its name: `target` for `.target(…)` and `Target.target(…)`.
  package struct Call: Sendable {
    package let name: String
    package let arguments: [Argument]

    /// Returns the value of the first argument with a label; nil where there is none.
    package subscript(label: String) -> Value? { arguments.first { $0.label == label }?.value }
  }

  package struct Argument: Sendable {
    package let label: String?
    package let value: Value
  }

  /// The value of an argument.
  package indirect enum Value: Sendable {
    case text(String)
    case list([Value])
    case call(Call)
    /// Anything else: parameters, conditions.
    case other
  }

  package init(_ text: SourceText) {
    let list = TokenList(text.bytes, .swift, in: 0..<text.bytes.count)
    var reader = ManifestReader(list)
    calls = list.range.compactMap { reader.call(at: $0, depth: 0) }
    imports = text.bytes.importedModules
  }
}

extension SwiftManifest.Value {
  /// How many values there are, all that are inside counted.
  fileprivate var size: Int {
    switch self {
    case .text(let text): 1 + text.utf8.count / 64
    case .list(let values): values.reduce(1) { $0 + $1.size }
    case .call(let call): call.arguments.reduce(1) { $0 + $1.value.size }
    case .other: 1
    }
  }

  package var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  package var list: [SwiftManifest.Value]? {
    guard case .list(let values) = self else { return nil }
    return values
  }

  package var call: SwiftManifest.Call? {
    guard case .call(let call) = self else { return nil }
    return call
  }
}

/// Makes values of tokens.
private struct ManifestReader {
  let list: TokenList
  /// The constants outside of all braces, which are declared before they are used.
  private var constants: [String: Constant] = [:]

  private struct Constant {
    let value: SwiftManifest.Value
    let size: Int
  }

  /// How deep values may nest.
  private static let depthLimit = 16
  /// How many values constants may still stand for, so that those that name each other cost linear
  /// time.
  private var budget = 100_000

  init(_ list: TokenList) {
    self.list = list
    var index = 0
    while index < list.count {
      if list.keyword(index) == .let { readConstant(at: index) }
      index = list.after(index)
    }
  }

  /// Reads `let name = …` and `let name: T = …`.
  private mutating func readConstant(at keyword: Int) {
    guard let head = list.swiftPropertyHead(from: keyword + 1), head.first == head.last,
      list.kind(head.end) == .equals
    else { return }
    let start = head.end + 1
    let value = value(start..<list.expressionEnd(from: start, limit: list.count), depth: 0)
    constants[list.text(head.first)] = Constant(value: value, size: value.size)
  }

  /// Returns the call whose name is the token at an index.
  mutating func call(at index: Int, depth: Int) -> SwiftManifest.Call? {
    guard depth < Self.depthLimit, list.kind(index) == .identifier,
      list.kind(index + 1) == .leftParenthesis
    else { return nil }
    let arguments = list.arguments(in: index + 1).map { argument in
      SwiftManifest.Argument(label: argument.label, value: value(argument.value, depth: depth + 1))
    }
    return SwiftManifest.Call(name: list.text(index), arguments: arguments)
  }

  private mutating func value(_ range: Range<Int>, depth: Int) -> SwiftManifest.Value {
    guard depth < Self.depthLimit else { return .other }
    switch list.shape(of: range) {
    case .literal(let token):
      return SwiftLiteral.text(in: list.bytes, list[token].range).map { .text($0) } ?? .other
    case .collection(let bracket):
      return .list(list.split(list.inside(bracket)).map { value($0, depth: depth + 1) })
    case .name(let name): return value(ofConstant: list.text(name))
    case .sum(let parts): return sum(parts.map { value($0, depth: depth + 1) })
    default: return callValue(range, depth: depth)
    }
  }

  private mutating func value(ofConstant name: String) -> SwiftManifest.Value {
    guard let constant = constants[name], constant.size <= budget else { return .other }
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

  /// Reads `name(…)`, `.name(…)` and `Type.name(…)`.
  private mutating func callValue(_ range: Range<Int>, depth: Int) -> SwiftManifest.Value {
    var index = range.lowerBound
    while index < range.upperBound,
      list[index].kind == .dot || list.kind(index + 1) == .dot && list[index].kind == .identifier
    {
      index += 1
    }
    guard index + 1 < range.upperBound, list.after(index + 1) == range.upperBound,
      let call = call(at: index, depth: depth)
    else { return .other }
    return .call(call)
  }
}
