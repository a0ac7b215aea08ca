extension TypeIndex {
  /// Returns whether a value of a type may be a string; the meaning of a short name that no source
  /// declares, as that of a generic parameter, is not known.
  package func mayBeString(_ type: TypeName) -> Bool {
    Self.strings.contains(type.name) || type.name.utf8.count <= 2 && !isDeclared(type.name)
  }

  private static let strings: Set<String> = [
    "NSMutableString", "NSString", "String", "StringProtocol", "Substring",
  ]

  /// Returns whether a member of strings has the name of another type's as well.
  package func isMemberOfOthers(_ name: String, isCall: Bool) -> Bool {
    if KnownMembers.ofManyTypes.contains(name) { return true }
    let owners = owners(of: isCall ? name + "()" : name) ?? []
    return owners.contains { !Self.strings.contains($0) }
  }
}
