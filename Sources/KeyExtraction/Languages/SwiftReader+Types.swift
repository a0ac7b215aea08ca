import SwiftSource

extension SwiftReader {
  /// Leaves out of a routine what belongs to another type of the same name than the one that a call
  /// means, as far as that is evident.
  func narrowed(_ routine: Routine, calledAt name: Int, _ file: inout FileReading) -> Routine {
    guard routine.overloads.contains(where: { $0.home != nil }) else { return routine }
    var routine = seen(routine, calledAt: name, &file)
    if list.isImplicitMember(name) { routine = routine.asImplicitMember }
    if routine.hasStaticMembers, list.isCalledOnValue(name) {
      routine = routine.seen(byValueNamed: list.textOfReceiver(ofMember: name))
    }
    let all = routine.overloads.filter(context.canSee)
    let qualifiers = list.qualifiers(of: name).map(list.text)
    if !qualifiers.isEmpty {
      let members = members(of: qualifiers, among: all)
      if members.count < all.count { return routine.with(members) }
    }
    if list.isCalledOnSelf(name) { return bySurroundings(routine.with(all), calledAt: name, &file) }
    if list.isMember(name) || list.isForcedMember(name) {
      return byReceiver(routine.with(all), calledAt: name)
    }
    if isDeclaredHere(name, &file) {
      let own = all.filter { $0.home.map { $0.isExtension || $0.path == context.path } ?? true }
      return routine.with(nearest(own, to: types(around: name, &file)))
    }
    let others = all.filter { $0.form == .function || $0.home?.outer.isEmpty ?? true }
    return bySurroundings(routine.with(others.isEmpty ? all : others), calledAt: name, &file)
  }

  /// Leaves out of a routine the functions that stand in other bodies than those around a call; one that
  /// stands in these hides all others.
  private func seen(_ routine: Routine, calledAt name: Int, _ file: inout FileReading) -> Routine {
    let locals = routine.overloads.filter { $0.home?.body != nil }
    if locals.isEmpty { return routine }
    let visible = locals.filter { signature in
      !list.isMember(name) && context.canSee(signature)
        && isInBody(of: signature.home?.body ?? "", name, &file)
    }
    return routine.with(
      visible.isEmpty ? routine.overloads.filter { $0.home?.body == nil } : visible
    )
  }

  /// Leaves out of a routine the functions of other types than the receiver's, as far as that type is
  /// told.
  private func byReceiver(_ routine: Routine, calledAt name: Int) -> Routine {
    guard let scoped = context.file, restsOnReceiver(routine, calledAt: name),
      let (type, receiver) = typeOfReceiver(ofMember: name, in: scoped)
    else { return routine }
    var typer = receiver
    let ancestors = scoped.index.ancestors(of: type.name)
    guard scoped.index.isDeclared(type.name) else {
      // A value of a foreign type has no methods of the project's own types; a type that
      // nothing declares is taken for one that was not read.
      guard list.isCalledOnValue(name), scoped.index.isForeign(type) else { return routine }
      return routine.with(
        routine.overloads.filter { signature in
          signature.owner.map { ancestors.contains($0) || !scoped.index.isDeclared($0) } ?? true
        }
      )
    }
    let members = routine.overloads.filter { $0.owner.map(ancestors.contains) ?? false }
    let own = routine.overloads.filter { signature in
      signature.owner.map(ancestors.contains) ?? (members.isEmpty || signature.form != .function)
    }
    let isElsewhere = own.isEmpty && typer.declaredMember(list.text(name) + "()", of: type) == nil
    return isElsewhere ? routine : routine.with(own)
  }

  /// Returns the type of what stands before a member's dot, where that is told, and its reader.
  private func typeOfReceiver(
    ofMember name: Int,
    in scoped: ScopedFile
  ) -> (type: TypeName, reader: ExpressionTyper)? {
    var typer: ExpressionTyper
    let range: Range<Int>
    if let receiver = list.nameOfReceiver(ofMember: name) {
      range = list.startOfChain(endingAt: receiver)..<name - 1
      typer = ExpressionTyper(list, scoped.names(of: list, at: range.lowerBound))
    } else {
      let member = scoped.token(at: list[name].start)
      guard isWholeFile, let receiver = scoped.receiver(ofMember: member) else { return nil }
      range = receiver
      typer = ExpressionTyper(scoped.list, scoped.names(at: range.lowerBound))
    }
    return typer.type(of: range).map { (scoped.index.resolved($0), typer) }
  }

  /// Returns whether a call means a function of the project's by the type of what stands before its dot.
  func restsOnReceiver(_ routine: Routine, calledAt name: Int) -> Bool {
    guard list.isForcedMember(name) || list.isMember(name) && !list.isImplicitMember(name),
      !list.isCalledOnSelf(name)
    else { return false }
    let receiver = list.nameOfReceiver(ofMember: name).map(list.text)
    return routine.overloads.contains { $0.owner != nil }
      && !routine.overloads.contains { $0.owner == receiver }
  }

  /// Returns what belongs to the types that qualify a name, as far as any does; of several such types
  /// to this file's own.
  private func members(of qualifiers: [String], among all: [Signature]) -> [Signature] {
    let depths = all.map { signature in
      zip(signature.home?.outer.reversed() ?? [], qualifiers).prefix { $0 == $1 }.count
    }
    guard let deepest = depths.max(), deepest > 0 else { return all }
    let members = zip(all, depths).filter { $0.1 == deepest }.map(\.0)
    let own = members.filter { $0.home?.path == context.path }
    return own.isEmpty ? members : own
  }

  /// Returns of the types of one name in this file the one that is declared nearest to a place, which
  /// stands in some types, the innermost first.
  private func nearest(_ own: [Signature], to types: [String]) -> [Signature] {
    let distances = own.map { signature -> Int? in
      guard let home = signature.home, !home.isExtension, let owner = home.outer.last else {
        return types.count
      }
      return types.firstIndex(of: owner)
    }
    guard let least = distances.compactMap(\.self).min() else { return own }
    return zip(own, distances).filter { $1 == least || $0.home?.isExtension ?? true }.map(\.0)
  }

  /// Returns whether a name means a type that this file declares: one outside of all types, or one
  /// of the same type as the call.
  func isDeclaredHere(_ name: Int, _ file: inout FileReading) -> Bool {
    let types = file.ownTypes ?? (isWholeFile ? placesOfTypes : [:])
    if isWholeFile { file.ownTypes = types }
    let offset = list[name].start
    return types[word(name)]?.contains { $0.contains(offset) } ?? false
  }

  /// For each known word the bytes in which it means one of the types that this file declares.
  private var placesOfTypes: [Word: [Range<Int>]] {
    var places: [Word: [Range<Int>]] = [:]
    for item in outline.items where item.kind.isType {
      let word = word(item.name)
      switch item.kind {
      case .protocolType, .extensionOfType: continue
      default: break
      }
      guard word != .unknown, places[word, default: []].count < Self.placeLimit else { continue }
      places[word, default: []] += bodies(besides: item.bracket).map(bytes(in:))
    }
    return places
  }

  /// Returns a brace, and those of the other extensions in the file of the type whose body it opens.
  private func bodies(besides brace: Int?) -> [Int?] {
    let types = outline.items.filter { $0.kind.isType && $0.body != nil }
    guard let type = types.first(where: { $0.body == brace }) else { return [brace] }
    let others = types.filter { $0.body != brace && list.text($0.name) == list.text(type.name) }
    return [brace] + others.map(\.body)
  }

  /// More types of one name are none that a person tells apart.
  private static let placeLimit = 64

  func bytes(in brace: Int?) -> Range<Int> {
    guard let brace else { return 0..<list.bytes.count }
    let end = list.partner(of: brace)
    return list[brace].start..<(end < list.count ? list[end].end : list.bytes.count)
  }
}
