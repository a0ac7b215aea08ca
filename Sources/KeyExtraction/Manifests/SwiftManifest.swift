package import SourceFiles

/// A manifest that is written in Swift, as far as it is literal: `Package.swift` and the like.
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
    /// Anything else: names, sums, conditions.
    case other
  }

  package init(_ text: SourceText) {
    let list = TokenList(text.bytes, .swift, in: 0..<text.bytes.count)
    let reader = ManifestReader(list: list)
    calls = list.range.compactMap { reader.call(at: $0, depth: 0) }
    imports = text.bytes.importedModules
  }
}

extension SwiftManifest.Value {
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

  /// How deep values may nest.
  private static let depthLimit = 16

  /// Returns the call whose name is the token at an index.
  func call(at index: Int, depth: Int) -> SwiftManifest.Call? {
    guard depth < Self.depthLimit, list.kind(index) == .identifier,
      list.kind(index + 1) == .leftParenthesis
    else { return nil }
    let arguments = list.arguments(in: index + 1).map { argument in
      SwiftManifest.Argument(label: argument.label, value: value(argument.value, depth: depth + 1))
    }
    return SwiftManifest.Call(name: list.text(index), arguments: arguments)
  }

  private func value(_ range: Range<Int>, depth: Int) -> SwiftManifest.Value {
    guard depth < Self.depthLimit, let first = range.first else { return .other }
    switch list[first].kind {
    case .string where range.count == 1:
      return SwiftLiteral(list.bytes, in: list[first].range)?.text.map { .text($0) } ?? .other
    case .leftBracket where list.after(first) == range.upperBound:
      return .list(list.split(list.inside(first)).map { value($0, depth: depth + 1) })
    default:
      return callValue(range, depth: depth)
    }
  }

  /// Reads `name(…)`, `.name(…)` and `Type.name(…)`.
  private func callValue(_ range: Range<Int>, depth: Int) -> SwiftManifest.Value {
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
