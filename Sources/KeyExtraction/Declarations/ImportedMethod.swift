extension Signature {
  /// Returns the name and the form under which Swift calls a method of Objective-C:
  /// `textForKey:inTable:` is `text(forKey:inTable:)`, and `initWithTitle:` makes a value of its class.
  ///
  /// Swift's calls are not distinguished by their receivers as well as messages are, so a method of
  /// a common name is left out.
  func imported(as head: CSignature) -> (name: String, signature: Self)? {
    guard let first = head.parameters.first, let home, let type = home.outer.last,
      !head.name.isCommonSelector
    else { return nil }
    let isInitializer = head.name.hasPrefix("initWith")
    let name =
      isInitializer
      ? (base: type, label: head.name.dropFirst(8).startingInLowercase.nonEmpty)
      : head.name.splitAtPreposition(isString: first.isString)
    var labels = head.parameters.map { $0.label?.nonEmpty }
    labels[0] = name.label
    let own = zip(labels, parameters).map { label, parameter in
      var own = Parameter(label: label, role: parameter.role, isString: false, isOptional: false)
      own.composition = parameter.composition
      return own
    }
    guard own.count == parameters.count, !name.base.isEmpty else { return nil }
    var signature = Self(
      parameters: own,
      form: isInitializer ? .initializer : .function,
      table: table,
      hasKnownTable: hasKnownTable,
      tables: tables,
      bringsReceiver: bringsReceiver
    )
    signature.home = Signature.Home(
      path: home.path,
      outer: isInitializer ? [] : home.outer,
      isPrivate: false,
      isExtension: home.isExtension
    )
    return (name.base, signature)
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }

  /// Divides the first part of a selector before its last preposition, which begins the label then;
  /// the name of a string's type says nothing beside the type, and is left out.
  fileprivate func splitAtPreposition(isString: Bool) -> (base: String, label: String?) {
    var words = words
    if isString, words.count > 1, words.last == "String" { words.removeLast() }
    let last = words.indices.dropFirst().last { Self.prepositions.contains(words[$0]) }
    guard let last else { return (words.joined(), nil) }
    return (words[..<last].joined(), words[last...].joined().startingInLowercase)
  }

  /// The parts of the name that begin with a capital letter.
  private var words: [String] {
    var words: [String] = []
    for character in self {
      if words.isEmpty || ("A"..."Z").contains(character) { words.append("") }
      words[words.count - 1].append(character)
    }
    return words
  }

  private static let prepositions: Set<String> = [
    "About", "After", "As", "At", "By", "For", "From", "In", "Into", "Of", "On", "To", "Using",
    "With", "Within",
  ]
}

extension StringProtocol {
  fileprivate var startingInLowercase: String { prefix(1).lowercased() + dropFirst() }
}
