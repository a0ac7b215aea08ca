import SwiftSource

// The overload that a call means by what it is given beside its key.
extension SwiftReader {
  /// Leaves out of a routine the overloads that take no closure where one stands behind the call, that want
  /// one where none does, and that another argument does not fit.
  func fitting(
    _ routine: Routine,
    _ arguments: [TokenList.Argument],
    calledAt name: Int,
    _ file: inout FileReading
  ) -> Routine {
    guard routine.overloads.count > 1, routine.overloads.contains(where: \.isToldByArguments) else {
      return routine
    }
    let labels = arguments.map(\.label)
    let fitting = routine.overloads.filter { signature in
      guard let parameters = signature.parameters(for: labels) else { return true }
      return zip(arguments, parameters).allSatisfy { fits($0.value, $1, &file) }
    }
    let closures = hasClosure(behindCallOf: name, &file)
    let byClosure = fitting.filter { signature in
      let next = signature.parameter(ofClosureBehind: labels)
      return closures.map { $0 ? next != nil : !(next?.needsFunction ?? false) } ?? true
    }
    let meant = byClosure.isEmpty ? fitting : byClosure
    return meant.isEmpty || meant.count == routine.overloads.count ? routine : routine.with(meant)
  }

  /// Returns whether an argument may be given to a parameter: neither is one a number and the other a text.
  private func fits(
    _ argument: Range<Int>,
    _ parameter: Parameter,
    _ file: inout FileReading
  ) -> Bool {
    guard parameter.isNumber || parameter.isString, let first = argument.first else { return true }
    if argument.count == 1 {
      switch list.kind(first) {
      case .number: return !parameter.isString
      case .string, .interpolatedString: return !parameter.isNumber
      default: break
      }
    }
    guard let scoped = context.file else {
      file.hasUnclearTypes = true
      return true
    }
    var typer = ExpressionTyper(list, scoped.names(of: list, at: first))
    guard let type = typer.type(of: argument).map(scoped.index.resolved) else { return true }
    return parameter.isNumber ? type != .string : !type.isNumber
  }

  /// Returns whether a closure stands behind the parentheses of a call; nil where that is not known.
  private func hasClosure(behindCallOf name: Int, _ file: inout FileReading) -> Bool? {
    let end = list.endOfCall(by: name)
    guard let brace = list.closure(behindCallAt: end, limit: list.count) else { return false }
    guard let scoped = context.file else {
      file.hasUnclearTypes = true
      return nil
    }
    return scoped.isClosure(scoped.token(at: list[brace].start))
  }
}

extension Signature {
  /// Whether another argument than a key may tell that a call means another declaration.
  fileprivate var isToldByArguments: Bool {
    parameters.contains { $0.needsFunction || $0.isNumber }
  }
}
