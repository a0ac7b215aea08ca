package import SourceFiles
import SwiftSource

/// A manifest that is written in Swift, as far as it is literal: `Package.swift` and the like.
///
/// The constants of the file stand for their values, sums of texts and lists for the whole, and calls of
/// the file's functions for what these make of their arguments.
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
    case boolean(Bool)
    /// A member by the last part of its name: `app` for `.app` and `Product.app`.
    case member(String)
    /// Anything else: numbers, what only a run would tell.
    case other
  }

  /// Reads a manifest; `followsCalls` says whether calls of its own functions are followed.
  package init(_ text: SourceText, followsCalls: Bool = false) {
    let list = TokenList(text.bytes, .swift, in: 0..<text.bytes.count)
    var reader = ManifestReader(list, followsCalls: followsCalls)
    calls = list.range.compactMap { reader.call(at: $0, depth: 0) }
    imports = text.bytes.importedModules
  }
}

extension SwiftManifest.Value {
  /// How many values there are, all that are inside counted.
  var size: Int {
    switch self {
    case .text(let text): 1 + text.utf8.count / 64
    case .list(let values): values.reduce(1) { $0 + $1.size }
    case .call(let call): call.arguments.reduce(1) { $0 + $1.value.size }
    case .boolean, .member, .other: 1
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

  /// The members that stand in the value, or in the lists that it is.
  package var names: [String] {
    switch self {
    case .member(let name): [name]
    case .list(let values): values.flatMap(\.names)
    default: []
    }
  }

  package var member: String? {
    guard case .member(let name) = self else { return nil }
    return name
  }

  package var call: SwiftManifest.Call? {
    guard case .call(let call) = self else { return nil }
    return call
  }
}
