// Strings made of other values, and enumerations.
extension TextEvaluator {
  /// Returns the texts of `"\(value)"`.
  mutating func description(of value: Range<Int>) -> Texts {
    if value.count == 1, list.kind(value.lowerBound) == .number {
      return Texts(list.text(value.lowerBound).filter { $0 != "_" })
    }
    let texts = texts(of: value)
    guard texts.isUnknown, let type = type(of: value) else { return texts }
    if let described = self.texts(ofMember: "description", of: type) { return described }
    return caseNames(of: type, value) ?? texts
  }

  /// Reads `String(…)`: of a value, of a format with its arguments.
  mutating func texts(ofString arguments: [TokenList.Argument]) -> Texts {
    guard let first = arguments.first else { return Texts("") }
    switch first.label {
    case nil, "describing", "stringLiteral": return description(of: first.value)
    case "format": return texts(ofFormat: first.value, arguments.dropFirst())
    // A translation asks for no other one.
    case "localized": return .none
    default: return .unknown()
    }
  }

  /// Puts arguments in the place of `%@`, and anything in that of other specifiers.
  mutating func texts(
    ofFormat format: Range<Int>,
    _ arguments: ArraySlice<TokenList.Argument>
  ) -> Texts {
    let formats = texts(of: format)
    // A translation that is filled is still a translation.
    if formats.patterns.isEmpty { return formats }
    guard let text = formats.text else { return .unknown(formats.cause) }
    let values = arguments.filter { $0.label == nil }
    return Texts(formatted: text) { number in
      values.indices.contains(number) ? description(of: values[number].value) : nil
    }
  }

  // MARK: - Enumerations

  /// Returns the raw values of an enumeration: of one case where an expression names it.
  func rawValues(of type: TypeName, _ value: Range<Int>?) -> Texts? {
    guard let raw = index.rawType(of: type.name) else {
      return conformers(of: type) { evaluator, type in evaluator.rawValues(of: type, nil) }
    }
    guard raw == .string || raw.isNumber else { return nil }
    return texts(ofCasesOf: type, value) { $0.rawValues(ofStrings: raw == .string) }
  }

  /// Returns the names of an enumeration's cases.
  private func caseNames(of type: TypeName, _ value: Range<Int>) -> Texts? {
    texts(ofCasesOf: type, value) { enumeration in
      enumeration.cases.contains(where: \.hasPayload) ? [] : enumeration.cases.map(\.name)
    }
  }

  private func texts(
    ofCasesOf type: TypeName,
    _ value: Range<Int>?,
    _ names: (StringSources.Enumeration) -> [String]
  ) -> Texts? {
    guard let place else { return nil }
    let only = value.flatMap { self.caseName(in: $0) }
    var texts = Texts.none
    for enumeration in index.enumerations(named: type.name, from: place) {
      for (entry, text) in zip(enumeration.cases, names(enumeration))
      where only == nil || only == entry.name {
        texts = texts.union(Texts(text))
      }
    }
    return texts == .none ? nil : texts
  }

  /// Returns the name of the case that an expression may be: `Status.open`.
  private func caseName(in value: Range<Int>) -> String? {
    let last = value.upperBound - 1
    guard value.count >= 3, list.kind(last) == .identifier, list.kind(last - 1) == .dot,
      list.kind(last - 2) == .identifier,
      list.text(last - 2).utf8.first.map({ "A"..."Z" ~= $0 }) ?? false
    else { return nil }
    return list.text(last)
  }

  /// Asks the types that conform to a protocol.
  private func conformers(
    of type: TypeName,
    _ ask: (TextEvaluator, TypeName) -> Texts?
  ) -> Texts? {
    let types = index.conformers(of: type.name)
    let all = types.compactMap { index.rawType(of: $0) == nil ? nil : ask(self, TypeName($0)) }
    return all.isEmpty ? nil : all.joined()
  }

  // MARK: - Transformations

  /// Returns what a method of strings makes of one.
  mutating func transformation(_ call: Call) -> ((String) -> String)? {
    if call.arguments.isEmpty { return KnownTexts.method(call.name) }
    let texts = call.arguments.map { self.texts(of: $0.value).text }
    switch (call.name, call.arguments.map(\.label)) {
    case ("replacingOccurrences", ["of", "with"]), ("replacing", [nil, "with"]):
      guard let old = texts[0], let new = texts[1], !old.isEmpty else { return nil }
      return { $0.replacing(old, with: new) }
    default: return nil
    }
  }
}

/// Members of strings that can be followed without running the program.
enum KnownTexts {
  static func property(_ name: String) -> ((String) -> String)? {
    switch name {
    case "description", "self": { $0 }
    case "capitalized", "localizedCapitalized": \.capitalizedWords
    case "localizedLowercase": { $0.lowercased() }
    case "localizedUppercase": { $0.uppercased() }
    default: nil
    }
  }

  static func method(_ name: String) -> ((String) -> String)? {
    switch name {
    case "lowercased": { $0.lowercased() }
    case "uppercased": { $0.uppercased() }
    default: nil
    }
  }
}

extension String {
  /// The text with each word in lower case, but for its first letter.
  fileprivate var capitalizedWords: String {
    var isInWord = false
    return reduce(into: "") { text, character in
      text += isInWord ? character.lowercased() : character.uppercased()
      isInWord = character.isLetter || character.isNumber || isInWord && character == "'"
    }
  }
}
