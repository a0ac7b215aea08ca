import LocalizationModel
import SourceFiles
import SwiftSource

// Texts that parameters and properties get without a call.
extension SwiftReader {
  /// Reads the literal that a parameter or a property begins with, where a call would give it a key:
  /// `var title = "…"` of what `Row(title:)` makes.
  func readGivenTexts(
    of item: Outline.Item,
    _ progress: Progress,
    into file: inout FileReading
  ) {
    switch item.kind {
    case .property:
      if let value = item.value { readText(in: value, givenTo: item.name, progress, into: &file) }
    case .function, .initializer:
      let callee = item.kind == .function ? item.name : progress.types.last?.name
      guard let callee, let parenthesis = item.parenthesis, word(callee) != .unknown else { return }
      var isFirst = true
      for parameter in list.parameters(in: parenthesis) {
        // Behind the first parameter without a label a call tells another one by its place.
        guard parameter.label != nil || isFirst else { continue }
        isFirst = isFirst && parameter.label != nil
        // Another function of the name may take a string there.
        if context.types.areNamed(in: parameter.type, of: list) { continue }
        let form: Signature.Form = item.kind == .function ? .function : .initializer
        read(parameter.defaultValue, labelled: parameter.label, of: callee, as: form, into: &file)
      }
    default: break
    }
  }

  /// Reads `title = "…"` where that is a property of the type around it.
  func readGivenText(at equals: Int, _ progress: Progress, into file: inout FileReading) {
    guard let value = list.literal(assignedAt: equals), let name = list.target(of: equals),
      list.isOwn(name), let type = progress.type(around: name),
      word(type.name) != .unknown || isLookedUp(name, in: type)
    else { return }
    // The variable of a body has the name to itself.
    let member = outline.items[..<progress.nextItem].last?.keyword ?? 0
    if !list.isMember(name), list.isVariable(name, declaredBehind: member) { return }
    readText(in: value, givenTo: name, progress, into: &file)
  }

  private func readText(
    in value: Range<Int>,
    givenTo property: Int,
    _ progress: Progress,
    into file: inout FileReading
  ) {
    guard isText(value), let type = progress.type(around: property) else { return }
    let name = list.text(property)
    if isLookedUp(property, in: type) {
      guard isString(property, of: type) else { return }
      let location = file.locator.location(of: list[value.lowerBound].range)
      reader.addStrings(value, .init(origin: .wrapper), name, location, to: &file)
    } else if word(type.name) != .unknown {
      read(value, labelled: name, of: type.name, as: .initializer, into: &file)
    }
  }

  /// Returns whether other bodies look up a property of a type.
  private func isLookedUp(_ property: Int, in type: Outline.Item) -> Bool {
    context.looksUpMembers && context.isLookedUp(list.text(property), of: list.text(type.name))
  }

  /// Returns whether a type declares a property as a plain string; an extension of it tells nothing.
  private func isString(_ property: Int, of type: Outline.Item) -> Bool {
    outline.items.contains { item in
      guard item.kind == .property, item.bracket == type.body,
        list.isName(of: property, at: item.name)
      else { return false }
      return item.type.isEmpty
        ? item.value.map(isText) ?? false : list.text(item.type.lowerBound) == "String"
    }
  }

  private func isText(_ value: Range<Int>) -> Bool {
    value.count == 1 && list.kind(value.lowerBound) == .string
      && list[value.lowerBound].range.count > 2
  }

  /// Reads a literal that a declaration gives one of its own parameters.
  private func read(
    _ value: Range<Int>,
    labelled label: String?,
    of callee: Int,
    as form: Signature.Form,
    into file: inout FileReading
  ) {
    guard isText(value) else { return }
    for routine in context.routines[word(callee)] where context.canSee(routine) {
      let own = routine.overloads.filter { signature in
        signature.form == form && signature.home?.path ?? context.path == context.path
          && signature.parameters.contains { $0.label == label && $0.role == .stringKey }
      }
      if own.isEmpty { continue }
      let call = RoutineCall(of: routine.with(own), [(label, value)], [label])
      let location = file.locator.location(of: list[value.lowerBound].range)
      return reader.read(call, at: location, into: &file)
    }
  }
}

extension SwiftReader.Progress {
  /// Returns the innermost type around a token.
  fileprivate func type(around token: Int) -> Outline.Item? { types.last { token < $0.end } }

  /// Notes a type that begins, and leaves those that end before a declaration.
  mutating func enter(_ item: Outline.Item) {
    while let last = types.last, last.end <= item.keyword { types.removeLast() }
    if item.kind.isType { types.append(item) }
  }
}
