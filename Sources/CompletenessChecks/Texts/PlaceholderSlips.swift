import FormatStrings
import LocalizationModel

/// Arguments of which the development language's text takes the wrong kind, and translations the right
/// one.
extension KeyContext {
  /// Whether a translation is right to take an argument as another kind than the development language.
  ///
  /// What calls pass tells it, and where nothing is known of that, all other languages.
  func isRight(_ kind: ArgumentKind, at position: Int) -> Bool {
    let passed = evidentArguments(at: position)
    guard !passed.isEmpty else { return slipsOfPlaceholders[position] == kind }
    let kinds = argumentsOfDevelopment?.kinds[position] ?? []
    return passed.allSatisfy { argument in
      argument.fits(kind) && !kinds.contains(where: argument.fits)
    }
  }

  /// The arguments that calls pass at a position, as far as they are known.
  private func evidentArguments(at position: Int) -> [FormatArgument] {
    passedByCalls.compactMap { arguments in
      position <= arguments.count ? arguments[position - 1] : nil
    }.filter { $0 != .unknown }
  }

  /// Whether the development language alone leaves an argument out that all other languages ask for, where
  /// no call is known that could tell who is right.
  func isLeftOut(_ position: Int, in context: TranslationContext) -> Bool {
    !isPassingKnown && use != .shown && !context.isDevelopment && argumentsOfKey.isEmpty
      && argumentsOfAllOthers?[position] != nil
  }

  /// Returns the arguments that the development language alone takes as another kind than all other
  /// languages, with the kind that these agree on, as far as no call tells who is right.
  ///
  /// A kind that the text has at another position was moved by the translators.
  func findSlipsOfPlaceholders() -> [Int: ArgumentKind] {
    guard key.suppliedText == nil, let others = argumentsOfAllOthers, argumentsOfKey.isEmpty,
      !isMisspelled, let own = argumentsOfDevelopment?.kinds
    else { return [:] }
    var slips: [Int: ArgumentKind] = [:]
    for (position, kinds) in others {
      guard let kind = kinds.first, kinds.count == 1, let own = own[position],
        !own.contains(where: { $0.accepts(kind) }), evidentArguments(at: position).isEmpty
      else { continue }
      slips[position] = kind
    }
    let replaced = slips.keys.reduce(into: Set<ArgumentKind>()) { $0.formUnion(own[$1] ?? []) }
    return replaced.isDisjoint(with: slips.values) ? slips : [:]
  }

  /// The kinds of arguments in all other languages, of which there are two at least; nil where they
  /// differ.
  private var argumentsOfAllOthers: [Int: Set<ArgumentKind>]? {
    let others = key.translations.lazy.filter { $0.language != self.table.developmentLanguage }
    // Nearly always the first one has the placeholders of the original.
    if others.contains(where: hasPlaceholdersOfDevelopment) { return nil }
    let written = Array(others.filter { !$0.isBlank && !$0.holdsNewText })
    guard written.count > 1, let first = written.first.map({ Arguments(of: $0).kinds }) else {
      return nil
    }
    return written.dropFirst().allSatisfy { Arguments(of: $0).kinds == first } ? first : nil
  }
}
