import LocalizationModel
import SourceFiles
import SwiftSource

extension SwiftReader {
  /// Reads `Row.init(…)` by the type's name; `.init(…)` by the type that is wanted there, and not at all
  /// where that is not evident; `self.init(…)` and `super.init(…)` by their labels where a declaration
  /// of the project takes exactly these.
  func readInitializer(named name: Int, into file: inout FileReading) {
    guard list.isMember(name) else { return }
    let arguments = list.arguments(in: name + 1)
    let dot = name - 1
    if let type = callee(of: dot) { return readCall(of: type, arguments, into: &file) }
    let first = file.extraction.references.count
    if let type = typeOfConstant(setAt: dot) { readCall(of: type, arguments, into: &file) }
    guard file.extraction.references.count == first else { return }
    readCall(of: name, arguments, into: &file)
    guard file.extraction.references.count == first else { return }
    if let type = expectedType(ofInitializerAt: dot) {
      return read(arguments, ofInitializerOf: type, at: name, into: &file)
    }
    // The arguments of a generic type, as in `let box: Box<Key> = .init("…")`, may be localizable.
    if context.file == nil, mayTakeKey(arguments, at: dot) || list.isOperator(">", dot - 2) {
      file.hasUnclearTypes = true
    }
    // The frameworks have initializers with the same labels.
    guard list.isImplicitMember(name) else { return readByLabels(arguments, at: name, into: &file) }
    if context.file == nil, context.initializer(labels: arguments.map(\.label)) != nil {
      file.hasUnclearTypes = true
    }
  }

  /// Returns the name of the type in `let row: Row = .init(…)`.
  private func typeOfConstant(setAt value: Int) -> Int? {
    guard let type = list.typeOfTarget(ofValueAt: value), word(type) != .unknown,
      // What stands in a constant of a localizable type is read with its declaration.
      !context.types.contain(type..<type + 1, of: list)
    else { return nil }
    return type
  }

  /// Returns the type that is wanted where `.init(…)` stands; nil for `self.init(…)`, and where types
  /// are not known.
  private func expectedType(ofInitializerAt dot: Int) -> TypeName? {
    guard let file = context.file, file.receiver(ofMember: file.token(at: list[dot].end)) == nil
    else { return nil }
    var expected = ExpectedType(file: file)
    return expected.type(at: file.token(at: list[dot].start)).map(file.index.resolved)
  }

  /// Returns whether an argument is a literal that a type's initializer may take as a key.
  private func mayTakeKey(_ arguments: [TokenList.Argument], at dot: Int) -> Bool {
    (context.mayInitialize(labels: arguments.map(\.label))
      || ExpectedType.isWanted(at: dot, of: list))
      && arguments.contains { !literals(in: $0.value, as: .key).isEmpty }
  }

  /// Reads `.init(…)` of a type; what a localizable type takes is read where it is wanted.
  private func read(
    _ arguments: [TokenList.Argument],
    ofInitializerOf type: TypeName,
    at name: Int,
    into file: inout FileReading
  ) {
    guard context.types.roles[type.name] == nil else { return }
    if !type.arguments.isEmpty, context.routines[type.name].isEmpty {
      return read(arguments, ofGeneric: type, into: &file)
    }
    let labels = arguments.map(\.label)
    let found = context.routines[type.name].first { routine in
      routine.form == .free && context.canSee(routine) && routine.takesKey(labels: labels)
    }
    guard let found else { return }
    let location = file.locator.location(of: list[name].range)
    let seen = found.with(found.overloads.filter(context.canSee))
    var call = RoutineCall(of: seen, arguments, labels)
    if call.routine.isDisplay, !leaveOutLookedUp(in: &call, &file) { return }
    reader.read(call, at: location, into: &file)
  }

  func readByLabels(_ arguments: [TokenList.Argument], at name: Int, into file: inout FileReading) {
    let labels = arguments.map(\.label)
    guard let routine = context.initializer(labels: labels) else { return }
    let location = file.locator.location(of: list[name].range)
    reader.read(RoutineCall(of: routine, arguments, labels), at: location, into: &file)
  }
}

extension FileContext {
  /// Returns whether a call of `.init` with these labels may give a key, if the type is one that
  /// has such an initializer.
  fileprivate func mayInitialize(labels: [String?]) -> Bool {
    guard let first = labels.first else { return false }
    if first == nil, labels.count == 1 { return true }
    return routines.initializers[first]?.contains { routine in
      canSee(routine)
        && routine.overloads.contains {
          canSee($0) && $0.parameters(for: labels)?.contains(where: \.isKey) ?? false
        }
    } ?? false
  }

  /// Returns the initializer that a call of `.init` with these labels means, of those that can be
  /// seen.
  ///
  /// It is the first one that takes them. One label or none may be anybody's, so it must be the
  /// whole of the parameters.
  fileprivate func initializer(labels: [String?]) -> Routine? {
    guard let first = labels.first else { return nil }
    return routines.initializers[first]?.first { routine in
      canSee(routine)
        && routine.overloads.contains { signature in
          guard canSee(signature), let filled = signature.parameters(for: labels),
            filled.contains(where: \.isKey)
          else { return false }
          let isDistinct = labels.count { $0 != nil } > 1
          return isDistinct || labels[0] != nil && signature.parameters.count == 1
        }
    }
  }
}
