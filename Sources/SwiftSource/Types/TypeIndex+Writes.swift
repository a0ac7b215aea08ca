// What code gives to properties, parameters and cases where it does not declare them.
extension TypeIndex {
  /// More values of a member than this are not followed.
  static let writeLimit = 128

  /// Returns what code gives to a property of a type: by assignments, and as arguments of initializers.
  package func writes(to property: String, of type: String) -> [StringSources.Write] {
    ask { $0.writes(named: property, to: property, of: type) }
  }

  /// Returns what calls give to a parameter.
  package func writes(to parameter: StringSources.Parameter) -> [StringSources.Write] {
    ask { answers in
      answers.writes(named: parameter.key, to: parameter.function + "()", of: parameter.type)
    }
  }

  /// Returns what code gives to a case of an enumeration at a position, and at the label that it has there.
  package func writes(
    toPayload position: Int,
    labelled label: String?,
    of name: String,
    in type: String
  ) -> [StringSources.Write] {
    let key = TypeDeclarations.payloadName(of: name, label, at: position)
    return ask { $0.writes(named: key, to: name, of: type) }
  }
}

extension TypeIndex.Answers {
  /// Returns what is noted under a key and given to a member of a type; of more than a limit the first
  /// ones.
  mutating func writes(
    named key: String,
    to member: String,
    of type: String
  ) -> [StringSources.Write] {
    let question = TypeIndex.MemberName(owner: type, name: key)
    if let known = writes[question] { return take(known) }
    let outer = begin()
    let isOnly = owners(of: member) == [type]
    var found: [StringSources.Write] = []
    for write in declarations.writes(to: member, under: key)
    where found.count < TypeIndex.writeLimit {
      let isMeant = write.owner.map { isRelated($0, type) } ?? isOnly
      if isMeant { found.append(write) }
    }
    writes[question] = end(outer, found)
    return found
  }

  /// Returns whether one of two types inherits the members of the other.
  private mutating func isRelated(_ one: String, _ other: String) -> Bool {
    one == other || inherits(one, other) || inherits(other, one)
  }

  private mutating func inherits(_ type: String, _ ancestor: String) -> Bool {
    firstAncestor(of: type) { $1 == ancestor ? true : nil } ?? false
  }
}
