import SourceFiles
extension Routine {
  /// Returns the routine as a file sees it, without what other files hide.
  func seen(from path: FilePath) -> Routine {
    guard overloads.contains(where: { $0.home?.isPrivate ?? false }) else { return self }
    return with(overloads.filter { $0.home.map { !$0.isPrivate || $0.path == path } ?? true })
  }

  /// Returns the routine as a file of C sees it: no members of types, and its own macro or static
  /// function rather than those that all files share.
  func seenByC(from path: FilePath) -> Routine {
    guard overloads.contains(where: { $0.home != nil }) else { return self }
    let visible = seen(from: path).overloads.filter { $0.home?.outer.isEmpty ?? true }
    let own = visible.filter { $0.home?.isPrivate ?? false }
    return with(own.isEmpty ? visible : own)
  }

  /// Whether a type itself has one of the members.
  var hasStaticMembers: Bool { overloads.contains(where: \.isStatic) }

  /// Returns the routine as a value of a name sees it, without the members of types themselves.
  ///
  /// `log.error("…")` means neither `static func error(_:)` nor `case error(String)`, unless a type is
  /// named in small letters.
  func seen(byValueNamed name: String?) -> Routine {
    with(
      overloads.filter { signature in
        let isCase = signature.form == .enumerationCase
        let owner = isCase ? signature.home?.outer.last : signature.owner
        return !signature.isStatic || owner == nil || owner == name
      }
    )
  }

  /// The routine as `.name(…)` without a receiver sees it, which can only be a member of the type that
  /// it gives: a function that gives a string is none of other types.
  var asImplicitMember: Routine {
    with(
      overloads.filter {
        $0.form != .function || $0.isStatic && (!$0.givesString || $0.owner == "String")
      }
    )
  }

  /// Returns the functions that a call in Swift may mean by the name before its dot, and without one
  /// by the types around it and their ancestors: a member hides what stands outside of all types, and
  /// what a structure or an enumeration has is no member of another type.
  func members(called receiver: String?, in owners: [String]) -> Routine {
    guard overloads.contains(where: { $0.owner != nil }) else { return self }
    let isOwn = receiver.map { ["self", "Self", "super"].contains($0) } ?? true
    let names = isOwn ? owners : [receiver ?? ""]
    let members = overloads.filter { $0.owner.map(names.contains) ?? false }
    if !members.isEmpty { return with(members) }
    let free = overloads.filter { $0.owner == nil }
    if receiver == nil, !free.isEmpty { return with(free) }
    return isOwn ? with(overloads.filter(\.isInheritable)) : self
  }
}

extension RoutineTable {
  /// Returns a class and its superclasses, the nearest first.
  func ancestors(of type: String) -> [String] {
    var all = [type]
    // A chain of classes longer than this is a cycle in broken code.
    while all.count < 16, let next = superclasses[all[all.count - 1]], !all.contains(next) {
      all.append(next)
    }
    return all
  }
}
