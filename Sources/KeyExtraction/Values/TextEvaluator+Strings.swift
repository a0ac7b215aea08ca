import SourceFiles
import SwiftSource

// Strings made of other values, and enumerations.
extension TextEvaluator {
  /// Reads `String(…)`: of a value, of a format with its arguments.
  mutating func texts(ofString arguments: [TokenList.Argument]) -> Texts {
    guard let first = arguments.first else { return Texts("") }
    switch first.label {
    case nil, "describing", "stringLiteral":
      // Who makes a string of a literal wants it as it is.
      if isShown, case .literal = list.expression(in: first.value).shape { return .none }
      return description(of: first.value)
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

  /// Returns the raw values of an enumeration: of some cases where these are told.
  mutating func rawValues(of type: TypeName, _ cases: Texts?) -> Texts? {
    guard let raw = index.rawType(of: type.name) else {
      return conformers(of: type) { evaluator, type in evaluator.rawValues(of: type, nil) }
    }
    guard raw == .string || raw.isNumber else { return nil }
    return texts(ofCasesOf: type, cases, as: raw == .string ? .rawString : .rawNumber)
  }

  /// Returns a text for each case of an enumeration, or for some where these are told; nil for what is no
  /// enumeration.
  mutating func texts(
    ofCasesOf type: TypeName,
    _ cases: Texts?,
    as spelling: SharedTexts.Spelling
  ) -> Texts? {
    guard let place, let list = index.cases(of: type.name, from: place) else { return nil }
    if isShown, spelling == .rawString { trace.add(list.placesOfRawValues) }
    let texts = sharedTexts.texts(of: cases, in: list, as: spelling)
    return texts == .none ? nil : texts
  }

  /// Returns the names of the cases that an expression, or what steps from its value lead to, can be;
  /// nil where that is not told, and for what is no enumeration.
  mutating func cases(
    of type: TypeName,
    in value: Range<Int>,
    _ steps: ArraySlice<Step> = []
  ) -> Texts? {
    // A type has no case, and most members are those of types. To find enumerations takes longest.
    guard let place, value.count > 1 || !list.isCapitalized(value.lowerBound) else { return nil }
    let texts = texts(of: value, steps + [.caseName])
    let isTold = !texts.patterns.isEmpty && texts.patterns.allSatisfy { $0.text != nil }
    let isName = steps.isEmpty && value.count == 1
    let excluded = isName ? excludedCases(ofName: list.text(value.lowerBound)) : []
    guard isTold || !excluded.isEmpty, index.cases(of: type.name, from: place) != nil else {
      return nil
    }
    return cases(of: type, told: isTold ? texts : nil, butFor: excluded)
  }

  /// Returns the case that a member names where steps ask for it: `Status.open`, and `.open` without a
  /// receiver.
  func caseName(_ member: Int, of receiver: Range<Int>?, _ steps: ArraySlice<Step>) -> Texts? {
    guard steps.count == 1, steps.first == .caseName, list.isMember(member) else { return nil }
    if let type = receiver?.last, !list.isCapitalized(type) { return nil }
    return Texts(list.text(member))
  }

  /// Asks the types that conform to a protocol.
  private mutating func conformers(
    of type: TypeName,
    _ ask: (inout TextEvaluator, TypeName) -> Texts?
  ) -> Texts? {
    let types = index.conformers(of: type.name)
    spend(types.count)
    let all = types.compactMap { index.rawType(of: $0) == nil ? nil : ask(&self, TypeName($0)) }
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
  /// Members of the frameworks' types, whose texts the system has looked up.
  static let members: Set<String> = [
    "localizedAdditionalDescription", "localizedDescription", "localizedFailureReason",
    "localizedModel", "localizedName", "localizedRecoveryOptions", "localizedRecoverySuggestion",
    "localizedStringResource", "localizedStringWithFormat", "localizedTitle",
  ]

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
