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
