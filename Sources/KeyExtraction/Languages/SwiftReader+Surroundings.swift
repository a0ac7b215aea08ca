import SourceFiles
import SwiftSource

extension SwiftReader {
  /// Leaves out of a routine what a call without a dot, or on `self`, does not mean: a member of the
  /// types around it hides what stands outside of all types, and other types' members are none of its.
  func bySurroundings(
    _ routine: Routine,
    calledAt name: Int,
    _ file: inout FileReading
  ) -> Routine {
    guard routine.overloads.contains(where: { $0.owner != nil }) else { return routine }
    let types = types(around: name, &file)
    for type in types {
      let names = context.file?.index.ancestors(of: type) ?? [type]
      let own = routine.overloads.filter { $0.owner.map(names.contains) ?? false }
      if !own.isEmpty { return routine.with(own) }
    }
    guard let index = context.file?.index else { return routine }
    // What a framework's type inherits from another one is not told by the sources.
    let isForeign = types.contains { !index.ancestors(of: $0).allSatisfy(index.isDeclared) }
    let others = routine.overloads.filter { signature in
      guard let owner = signature.owner else { return true }
      return isForeign && !index.isDeclared(owner) && signature.isInheritable
    }
    if !others.isEmpty || !isForeign { return routine.with(others) }
    if mayHoldFunction(named: list.text(name)) { return routine }
    let hasOwn = types.contains { hasMember(list.text(name), $0, index) }
    return routine.with(
      hasOwn
        ? []
        : routine.overloads.filter { $0.isInheritable && !index.isValue($0.owner ?? "") }
    )
  }

  /// Returns whether a type or one of its known ancestors has a function of a name, or what may be
  /// called like one.
  private func hasMember(_ name: String, _ type: String, _ index: TypeIndex) -> Bool {
    index.sources(of: name + "()", in: type) != nil || index.sources(of: name, in: type) != nil
  }

  /// Returns whether the file has a property that says neither its type nor its value, such as one
  /// of an environment, and may hold a wrapper.
  private func mayHoldFunction(named name: String) -> Bool {
    outline.items.contains { item in
      item.kind == .property && !item.isLocal && item.type.isEmpty && item.value == nil
        && list.text(item.name) == name
    }
  }

  /// Returns whether only types say which function of the project's a call means.
  func restsOnTypes(_ routine: Routine, calledAt name: Int, _ file: inout FileReading) -> Bool {
    if list.isMember(name) || list.isForcedMember(name), !list.isCalledOnSelf(name) {
      return restsOnReceiver(routine, calledAt: name)
    }
    guard routine.overloads.contains(where: { $0.owner != nil }) else { return false }
    let types = types(around: name, &file)
    return !routine.overloads.contains { $0.owner.map(types.contains) ?? false }
  }

  /// Returns the names of the types around a token, the innermost one first.
  func types(around token: Int, _ file: inout FileReading) -> [String] {
    let offset = list[token].start
    if let scoped = context.file { return scoped.scopes.owners(at: scoped.token(at: offset)) }
    guard isWholeFile else { return [] }
    let bodies = file.typeBodies ?? typeBodies
    file.typeBodies = bodies
    return bodies.names(around: offset)
  }

  /// The bodies of the types and extensions in the file.
  private var typeBodies: NestedNames {
    NestedNames(
      outline.items.compactMap { item in
        guard item.kind.isType, let body = item.body, list[item.name].kind == .identifier else {
          return nil
        }
        return (list.text(item.name), bytes(in: body))
      }
    )
  }

  /// Returns whether a token stands in the body of a function or a property of some name; what
  /// stands in an interpolation may be in any.
  func isInBody(of name: String, _ token: Int, _ file: inout FileReading) -> Bool {
    if !isWholeFile { return true }
    let bodies = file.memberBodies ?? memberBodies
    file.memberBodies = bodies
    return bodies.names(around: list[token].start).contains(name)
  }

  /// The functions, properties and the like of the file, from behind the keyword to the end.
  private var memberBodies: NestedNames {
    NestedNames(
      outline.items.compactMap { item in
        guard !item.kind.isType, item.keyword < item.end else { return nil }
        let next = list.endOfBody(of: item)
        let end = next < list.count ? list[next].start : list.bytes.count
        return (list.text(item.name), list[item.keyword].end..<max(list[item.keyword].end, end))
      }
    )
  }
}
