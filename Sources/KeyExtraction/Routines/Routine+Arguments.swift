import SwiftSource

// What is an argument without standing in the parentheses of a call.
extension Routine {
  /// Whether a closure behind a call may yield a key: `row { "…" }`.
  var takesKeyInClosure: Bool {
    overloads.contains { $0.parameters.contains { $0.takesFunction && $0.isKey } }
  }

  /// Whether it is a property wrapper that may look up the value which a property begins with.
  var takesWrappedKey: Bool {
    overloads.contains { signature in
      signature.form == .initializer
        && signature.parameters.contains { $0.isKey && $0.label == Self.wrappedLabel }
    }
  }

  /// The label of the value that a property with a wrapper begins with.
  static let wrappedLabel = "wrappedValue"

  /// Returns the arguments of a call with the closures behind it, the first of which gets the label
  /// that it leaves out.
  func arguments(
    _ arguments: [TokenList.Argument],
    with closures: [TokenList.Argument]
  ) -> [TokenList.Argument] {
    guard let first = closures.first else { return arguments }
    let labels = arguments.map(\.label)
    let taking = overloads.lazy.compactMap { $0.parameter(ofClosureBehind: labels) }.first
    guard let taking else { return arguments }
    return arguments + [(taking.label, first.value)] + closures.dropFirst()
  }
}

// What stands beside a key in a call of what the project declares.
extension Routine {
  private static let commentLabel = "comment"

  /// Adds what is labelled as a comment beside a key, whatever becomes of it: Xcode's compiler goes by
  /// the label.
  ///
  /// A text that only a literal can be is one for translators. Any other may be shown.
  func addComment(
    to roles: inout [Role?],
    of argumentLabels: [String?],
    _ candidates: [(Signature, [Parameter])]
  ) {
    guard let position = argumentLabels.firstIndex(of: Self.commentLabel), roles[position] == nil,
      form == .suffix || roles.contains(where: { $0?.isKey ?? false })
    else { return }
    let parameters = candidates.lazy.map { $0.1[position] }
    if parameters.contains(where: \.isStaticString) {
      roles[position] = .comment
    } else if parameters.contains(where: \.isString) {
      roles[position] = .remark
    }
  }

  /// Returns the indices of the arguments that one of the project's own routines puts into the text, or
  /// one that a person names; nil where it puts none in.
  func formatArguments(of argumentLabels: [String?]) -> [Int]? {
    if unlabeled.contains(.arguments) {
      let roles = roles(of: argumentLabels)
      return roles.indices.filter { roles[$0] == .arguments }
    }
    for signature in overloads where signature.isWrapper {
      guard signature.parameters.contains(where: \.takesFormatArguments),
        let filled = signature.parameters(for: argumentLabels)
      else { continue }
      return filled.indices.filter { filled[$0].takesFormatArguments }
    }
    return nil
  }
}
