import LocalizationModel
import SourceFiles

/// What is wrong with the placeholders of one text.
enum PlaceholderProblem: Hashable {
  case mismatched(position: Int, found: ArgumentKind, expected: ArgumentKind)
  case size(position: Int, found: ArgumentKind, expected: ArgumentKind)
  case extra(position: Int)
  case missing(position: Int, expected: ArgumentKind)
  /// Numbered and unnumbered placeholders stand in one text.
  case mixed
  /// What looks like placeholders and is none.
  case malformed([String])
  /// Percent signs in a text that is formatted.
  case unescaped([String])
}

/// Compares the placeholders of a translation with those that it should have.
struct PlaceholderComparison {
  private let context: TranslationContext
  /// What the code passes, as far as the key and the development language tell.
  private let passed: Arguments
  /// What should appear in every text.
  private let wanted: Arguments
  /// Whether the development language's own text is misspelled, so that nothing is known.
  private let isUncertain: Bool
  /// The development language's text, where nothing else says what is wanted.
  private let model: FormatString?

  /// Returns nil where no text has a percent sign, and for a text that is its own key.
  init?(_ context: TranslationContext, _ keyContext: KeyContext) {
    guard context.features.contains(.percentSign) else { return nil }
    let (ofKey, ofText) = (keyContext.argumentsOfKey, keyContext.argumentsOfDevelopment)
    self.context = context
    if let ofText, !context.isDevelopment {
      wanted = ofText
      passed = keyContext.passedArguments
      isUncertain = keyContext.isMisspelled
      model = keyContext.model
    } else {
      if context.isDevelopment && context.translation.text == context.key.key { return nil }
      // The developers may well leave out an argument on purpose.
      (passed, wanted) = (ofKey, context.isDevelopment ? Arguments() : ofKey)
      isUncertain = ofKey.isEmpty
      model = nil
    }
  }

  /// The problems in the order of the texts; a text that nobody has written yet has none.
  var problems: [(PlaceholderProblem, TranslationUnit)] {
    var problems: [(PlaceholderProblem, TranslationUnit)] = []
    for unit in context.units where unit.isWritten {
      for problem in self.problems(of: unit) { problems.append((problem, unit)) }
    }
    // What the forms of a substitution ask for counts in the text that refers to it.
    for unit in context.translation.substitutions.flatMap(\.units) where unit.isWritten {
      let format = FormatString(unit.text, as: .substitution)
      for problem in spelling(of: unit, format, isForm: true) { problems.append((problem, unit)) }
    }
    return problems
  }

  private func problems(of unit: TranslationUnit) -> [PlaceholderProblem] {
    let format = FormatString(unit.text)
    let spelling = spelling(of: unit, format)
    // Nearly every translation asks for the same as the original, in the same order.
    if isUncertain || model?.takesTheSame(as: format) ?? false { return spelling }
    let found = Arguments(of: unit, in: context.translation)
    let isMalformed = spelling.contains { if case .malformed = $0 { true } else { false } }
    return differences(found) + (isMalformed ? [] : missing(in: unit, found)) + spelling
  }

  /// What is wrong with the way the placeholders are written.
  private func spelling(
    of unit: TranslationUnit,
    _ format: FormatString,
    isForm: Bool = false
  ) -> [PlaceholderProblem] {
    let plain = format.specifiers.filter { !$0.isAccidental }
    guard !plain.isEmpty || !passed.isEmpty else { return [] }
    var percents = unit.text.unescapedPercents(format)
    // What the development language has as well is reported there.
    if !percents.isEmpty, !context.isDevelopment,
      percents.count <= context.developmentText(beside: unit).strayPercentCount
    {
      percents = []
    }
    var malformed = unit.text.malformedPlaceholders
    // A percent sign that stands where an argument is missing was meant to be its placeholder.
    if !percents.isEmpty, !isForm, plain.count < wanted.positions.count {
      (malformed, percents) = (malformed + percents, [])
    }
    let isNumbered = plain.contains { $0.position != nil }
    let isMixed = !isForm && isNumbered && plain.contains { $0.position == nil }
    return (malformed.isEmpty ? [] : [.malformed(Set(malformed).sorted())])
      + (percents.isEmpty ? [] : [.unescaped(Set(percents).sorted())])
      + (isMixed ? [.mixed] : [])
  }

  /// The positions whose kind is wrong or that no argument has.
  private func differences(_ found: Arguments) -> [PlaceholderProblem] {
    found.positions.flatMap { position -> [PlaceholderProblem] in
      guard let passed = passed.kinds[position] else { return [.extra(position: position)] }
      return (found.kinds[position] ?? []).sorted { $0.name < $1.name }.compactMap { kind in
        guard let example = passed.min(by: { $0.name < $1.name }) else { return nil }
        if !passed.contains(where: { $0.accepts(kind) }) {
          return .mismatched(position: position, found: kind, expected: example)
        }
        let isSizeWrong = passed.allSatisfy { $0.differsInSize(from: kind) }
        return isSizeWrong ? .size(position: position, found: kind, expected: example) : nil
      }
    }
  }

  private func missing(in unit: TranslationUnit, _ found: Arguments) -> [PlaceholderProblem] {
    wanted.shown.sorted().compactMap { position in
      guard found.kinds[position] == nil,
        let kind = wanted.kinds[position]?.min(by: { $0.name < $1.name })
      else { return nil }
      let isCount = kind.isInteger || kind == .double || kind == .unknown
      // "One file": which forms may leave the number out is for the rules about plural forms.
      if isCount && unit.variation.contains(where: \.dependsOnNumber) { return nil }
      return .missing(position: position, expected: kind)
    }
  }
}

extension Variation {
  var isPlural: Bool { if case .plural = self { true } else { false } }

  /// Whether a number may choose the text.
  var dependsOnNumber: Bool { if case .expression = self { true } else { isPlural } }
}

extension String {
  var hasPercent: Bool { utf8.distance(toFirst: UInt8(ascii: "%")) != nil }

  /// How many percent signs are neither doubled nor part of a placeholder.
  var strayPercentCount: Int { unescapedPercents(FormatString(self)).count }
}
