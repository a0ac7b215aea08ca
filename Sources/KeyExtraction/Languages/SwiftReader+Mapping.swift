import SourceFiles

// Functions and key paths that a method of a list calls with each of its elements.
extension SwiftReader {
  /// Reads `["tab.day", "tab.week"].map(\.localized)` and `.map(tr)` as the closure that calls it:
  /// `.map { $0.localized }`.
  func readMapping(by name: Int, into file: inout FileReading) {
    guard isWholeFile, let method = methodOfList(taking: name) else { return }
    let isKeyPath = startOfKeyPath(endingAt: name) != nil
    let calls = isKeyPath ? suffixes(named: name) : functions(named: name, &file)
    guard let call = calls.first else { return }
    // Only what names stand for tells what the elements are.
    guard let scoped = context.file else {
      file.hasUnclearTypes = true
      return
    }
    guard let elements = scoped.receiver(ofMember: scoped.token(at: list[method].start)),
      !scoped.list[elements.lowerBound].isLiteral,
      mayBeStrings(elements, of: scoped, unless: isKeyPath ? list.text(name) : nil)
    else { return }
    let reader = CallReader(
      evaluator: evaluator(ofElementsBy: list.text(method), in: scoped),
      context: context
    )
    let location = file.locator.location(of: list[name].range)
    if isKeyPath {
      reader.read(receiver: elements, RoutineCall(of: call, []), at: location, into: &file)
    } else {
      let label = call.overloads.first?.parameters.first?.label
      let whole = RoutineCall(of: call, [(label: label, value: elements)])
      reader.read(whole, at: location, into: &file)
    }
  }

  private static let methodsOfLists: Set<String> = ["compactMap", "flatMap", "forEach", "map"]

  /// Returns the name of the method whose only argument is a function or key path that ends at a name.
  private func methodOfList(taking name: Int) -> Int? {
    let start = startOfKeyPath(endingAt: name) ?? list.startOfChain(endingAt: name)
    let method = start - 2
    guard list.kind(name + 1) == .rightParenthesis, list.kind(start - 1) == .leftParenthesis,
      list.kind(method) == .identifier, list.kind(method - 1) == .dot,
      Self.methodsOfLists.contains(list.text(method))
    else { return nil }
    return method
  }

  /// Returns the backslash of `\.localized` and `\String.localized`.
  private func startOfKeyPath(endingAt name: Int) -> Int? {
    guard list.kind(name - 1) == .dot else { return nil }
    let start = list.kind(name - 2) == .identifier ? name - 3 : name - 2
    return list.kind(start) == .other && list.text(start) == "\\" ? start : nil
  }

  private func suffixes(named name: Int) -> [Routine] {
    context.routines[word(name)].filter { $0.form == .suffix && context.canSee($0) }
  }

  /// Returns the project's own functions of a name that take a key and nothing else.
  private func functions(named name: Int, _ file: inout FileReading) -> [Routine] {
    context.routines[word(name)].compactMap { routine in
      guard routine.form == .free, !routine.overloads.isEmpty, context.canSee(routine) else {
        return nil
      }
      let meant = narrowed(routine, calledAt: name, &file)
      let functions = meant.overloads.filter { signature in
        signature.form == .function && signature.parameters.count == 1
          && signature.parameters[0].isKey
      }
      return functions.isEmpty ? nil : meant.with(functions)
    }
  }

  /// Tells whether the elements of a list may be strings: of elements of no known type a member has a
  /// name that nothing else has.
  private func mayBeStrings(
    _ elements: Range<Int>,
    of file: ScopedFile,
    unless member: String?
  ) -> Bool {
    var typer = ExpressionTyper(file.list, file.names(at: elements.lowerBound))
    let type = typer.type(of: elements).map(file.index.resolved)
    // A string is rather taken for a value that may be missing.
    if let type, let element = type == .string ? type : type.element {
      return file.index.mayBeString(file.index.resolved(element))
    }
    return member.map { !file.index.isMemberOfOthers($0, isCall: false) } ?? true
  }

  /// Returns what tells the texts of a list's elements.
  private func evaluator(ofElementsBy method: String, in file: ScopedFile) -> KeyEvaluator {
    KeyEvaluator(list: file.list, language: .swift) { range in
      var evaluator = TextEvaluator(file.list, file.names(at: range.lowerBound))
      return evaluator.texts(ofElementsOf: range, by: method)
    }
  }
}
