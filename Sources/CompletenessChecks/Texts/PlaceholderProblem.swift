import FormatStrings
import LocalizationModel
import SourceFiles

/// A problem of the placeholders of one text.
enum PlaceholderProblem: Hashable {
  case mismatched(position: Int, found: ArgumentKind, expected: ArgumentKind)
  /// The development language alone takes an argument as another kind than all other languages.
  case slip(position: Int, found: ArgumentKind, expected: ArgumentKind)
  case size(position: Int, found: ArgumentKind, expected: ArgumentKind)
  case extra(position: Int)
  case missing(position: Int, expected: ArgumentKind)
  /// One argument is taken as two kinds, in one text or in two forms of it.
  case conflicting(position: Int, ArgumentKind, ArgumentKind)
  /// Numbered and unnumbered placeholders stand in one text.
  case mixed
  /// Spellings that look like placeholders and are none.
  case malformed([String])
  /// Numbers of arguments that lost their `$`, and are widths now.
  case withoutSign([LostPosition])
  /// Percent signs in a text that is formatted.
  case unescaped([String])
}

/// Compares the placeholders of a translation with those that it should have.
struct PlaceholderComparison {
  let context: TranslationContext
  private let keyContext: KeyContext
  /// The arguments that code passes, as far as the key and the development language tell.
  private let passed: Arguments
  /// The arguments that should appear in every text.
  private let wanted: Arguments
  /// Whether the development language's own text is misspelled, so that nothing is known.
  private let isUncertain: Bool
  /// The development language's text, where nothing else says what is wanted.
  private let model: FormatString?

  /// Returns nil where no text has a percent sign, or percent signs are those of dates.
  init?(_ context: TranslationContext, _ keyContext: KeyContext) {
    guard context.features.contains(.percentSign), !keyContext.isAboutDates else { return nil }
    let (ofKey, ofText) = (keyContext.argumentsOfKey, keyContext.argumentsOfDevelopment)
    self.context = context
    self.keyContext = keyContext
    if let ofText, !context.isDevelopment {
      wanted = ofText
      passed = keyContext.passedArguments
      // An empty text tells of no arguments, and neither does a key that only other languages have.
      isUncertain = keyContext.isMisspelled || ofText.isEmpty && keyContext.tellsNoArguments
      model = keyContext.model
    } else {
      // The developers may well leave out an argument on purpose, but no slot of a rule editor.
      let mayLack = context.isDevelopment && !keyContext.isOfRuleEditor
      (passed, wanted) = (ofKey, mayLack ? Arguments() : ofKey)
      // The key of a text with variables is but a name, and the call passes the number beside it.
      let isName = !context.isInCatalog && !context.translation.substitutions.isEmpty
      // A key in plain words is the text that a call shows as it is.
      let takesNone =
        !context.isDevelopment && context.hasOriginal && !context.key.key.hasPercent
        && keyContext.isShownUnfilled
      isUncertain =
        ofKey.isEmpty && !takesNone || isName || keyContext.keyIsName
        || context.key.key.hasMisspelledPlaceholder
        || !context.isDevelopment && keyContext.tellsNoArguments
      model = nil
    }
  }

  /// The number of problems that are reported for one text; fixing them shows the others.
  private static let limit = 32

  /// The problems in the order of the texts; a text that is not written yet has none.
  var problems: [(PlaceholderProblem, TranslationUnit)] {
    var problems: [(PlaceholderProblem, TranslationUnit)] = []
    for unit in context.units where unit.isWritten {
      for problem in self.problems(of: unit).prefix(Self.limit) { problems.append((problem, unit)) }
    }
    // What the forms of a substitution ask for counts in the text that refers to it.
    for substitution in context.translation.substitutions {
      for unit in substitution.units where unit.isWritten {
        let format = FormatString(unit.text, as: .substitution)
        for problem in spelling(of: unit, format, in: substitution) {
          problems.append((problem, unit))
        }
      }
    }
    return problems + conflicts(beside: problems) + problemsOfKey
  }

  /// The problems of one of the translation's own texts.
  func problems(of unit: TranslationUnit) -> [PlaceholderProblem] {
    let format = context.format(of: unit)
    let spelling = spelling(of: unit, format)
    let lost = lostPositions(in: format, of: unit)
    if !lost.isEmpty { return [.withoutSign(lost)] + spelling.filter { $0 != .mixed } }
    // Nearly every translation asks for the same as the original, in the same order.
    if isUncertain || model?.takesTheSame(as: format) ?? false {
      return slips(in: format) + spelling
    }
    let found = Arguments(of: format, in: context.translation)
    let differences = differences(found)
    // One slip, one advice: what is wrong with the spelling explains what is missing.
    if spelling.contains(.mixed), differences.contains(where: \.isMismatch) {
      return differences + spelling.filter { $0 != .mixed }
    }
    let isMisspelled = spelling.contains { if case .unescaped = $0 { false } else { true } }
    return differences + (isMisspelled ? [] : missing(in: unit, found)) + spelling
  }

  /// How the key itself is spelled, where it is the development language's text.
  private var problemsOfKey: [(PlaceholderProblem, TranslationUnit)] {
    guard context.development == nil, context.isFirst else { return [] }
    let unit = context.unitOfKey
    return spelling(of: unit, FormatString(unit.text)).map { ($0, unit) }
  }

  /// The problems in the way the placeholders are written.
  private func spelling(
    of unit: TranslationUnit,
    _ format: FormatString,
    in substitution: Substitution? = nil
  ) -> [PlaceholderProblem] {
    let plain = format.placeholders
    guard
      !plain.isEmpty || !passed.isEmpty || !format.barePositions.isEmpty
        || keyContext.use == .formatted
    else { return [] }
    let slips = unit.text.malformedPlaceholders(format)
    var malformed = slips.map(\.text)
    var percents = unit.text.unescapedPercents(format, besides: slips.map(\.range))
    // What the development language has as well is reported there.
    if !percents.isEmpty, !context.isOriginal(unit),
      percents.count <= context.developmentText(beside: unit).strayPercentCount
    {
      percents = []
    }
    // A percent sign that stands where an argument is missing was meant to be its placeholder.
    let lacksArgument =
      substitution.map { lacksNumber(unit, format, of: $0) }
      ?? (plain.count < wanted.positions.count)
    if !percents.isEmpty, lacksArgument {
      (malformed, percents) = (malformed + percents, [])
    }
    let isMixed =
      substitution == nil && format.isMixed(beside: context.translation.substitutions)
    return (malformed.isEmpty ? [] : [.malformed(Set(malformed).sorted())])
      + (percents.isEmpty ? [] : [.unescaped(Set(percents).sorted())])
      + (isMixed ? [.mixed] : [])
  }

  /// Whether a form of a substitution lacks the number that others show, and its percent signs stand
  /// behind no other one.
  private func lacksNumber(
    _ unit: TranslationUnit,
    _ format: FormatString,
    of substitution: Substitution
  ) -> Bool {
    guard format.placeholders.isEmpty else { return false }
    let originals = context.development?.substitutions.filter { $0.name == substitution.name } ?? []
    let bytes = Array(unit.text.utf8)
    return (originals + [substitution]).flatMap(\.units).contains {
      !FormatString($0.text, as: .substitution).placeholders.isEmpty
    } && !format.undoubledPercents.contains { bytes.hasNumber(before: $0, endingAt: nil) }
  }

  /// The arguments of the development language's text that all other languages take otherwise.
  private func slips(in format: FormatString) -> [PlaceholderProblem] {
    guard context.isDevelopment else { return [] }
    let found = Arguments(of: format, in: context.translation)
    return keyContext.slipsOfPlaceholders.ordered(by: \.key).compactMap { position, expected in
      guard let kind = found.kinds[position]?.min(by: { $0.name < $1.name }) else { return nil }
      return .slip(position: position, found: kind, expected: expected)
    }
  }

  /// The positions whose kind is wrong or that no argument has.
  private func differences(_ found: Arguments) -> [PlaceholderProblem] {
    found.positions.flatMap { position -> [PlaceholderProblem] in
      guard let passed = passed.kinds[position] else {
        let isPassed =
          position <= keyContext.countOfPassed || keyContext.isLeftOut(position, in: context)
        return isPassed ? [] : [.extra(position: position)]
      }
      return (found.kinds[position] ?? []).ordered(by: \.name).compactMap { kind in
        guard let example = passed.min(by: { $0.name < $1.name }) else { return nil }
        if !passed.contains(where: { $0.accepts(kind) }) {
          if keyContext.isRight(kind, at: position) { return nil }
          return .mismatched(position: position, found: kind, expected: example)
        }
        let sized = keyContext.keyIsNameWithPlaceholder ? wanted.kinds[position] ?? [] : passed
        let isSizeWrong = !sized.isEmpty && sized.allSatisfy { $0.differsInSize(from: kind) }
        let other = sized.min { $0.name < $1.name } ?? example
        return isSizeWrong ? .size(position: position, found: kind, expected: other) : nil
      }
    }
  }

  private func missing(in unit: TranslationUnit, _ found: Arguments) -> [PlaceholderProblem] {
    let isOfSingular = context.key.key.isNameOfSingular
    return wanted.shown.sorted().compactMap { position in
      guard found.kinds[position] == nil,
        let kind = wanted.kinds[position]?.min(by: { $0.name < $1.name }),
        !keyContext.suffixes.contains(position)
      else { return nil }
      let isCount = kind.isInteger || kind == .double || kind == .unknown
      // "One file": which forms may leave the number out is for the rules about plural forms.
      let dependsOnNumber = isOfSingular || unit.variation.contains(where: \.dependsOnNumber)
      if isCount && dependsOnNumber { return nil }
      return .missing(position: position, expected: kind)
    }
  }
}

extension PlaceholderComparison {
  /// The arguments of which two texts, or two places of one, take different kinds.
  ///
  /// A problem of the development language as well, or beside it, is reported there.
  private func conflicts(
    beside problems: [(PlaceholderProblem, TranslationUnit)]
  ) -> [(PlaceholderProblem, TranslationUnit)] {
    let conflicts = context.translation.conflicts
    // A number that lost its sign explains why an argument is taken twice.
    let isExplained = problems.contains { if case .withoutSign = $0.0 { true } else { false } }
    guard !conflicts.isEmpty, !isExplained else { return [] }
    var known = Set(
      problems.compactMap { problem, _ in
        if case .mismatched(let position, _, _) = problem { position } else { nil }
      }
    )
    if !context.isDevelopment { known.formUnion(keyContext.conflictingPositions) }
    return conflicts.filter { known.insert($0.position).inserted }.map {
      (.conflicting(position: $0.position, $0.kinds.0, $0.kinds.1), $0.unit)
    }
  }
}

extension PlaceholderProblem {
  fileprivate var isMismatch: Bool { if case .mismatched = self { true } else { false } }
}

extension FormatString {
  /// Whether some placeholders say which argument they take and some do not.
  func isMixed(beside variables: [Substitution]) -> Bool {
    guard placeholders.contains(where: { $0.position != nil }) else { return false }
    let numbered = Set(variables.lazy.filter { $0.argumentNumber != nil }.map(\.name))
    return placeholders.contains { placeholder in
      placeholder.position == nil && !(placeholder.variable.map(numbered.contains) ?? false)
    }
  }
}

extension Variation {
  var isPlural: Bool { if case .plural = self { true } else { false } }

  /// Whether a number may choose the text.
  var dependsOnNumber: Bool { if case .expression = self { true } else { isPlural } }
}

extension String {
  /// Whether a placeholder is none, or some are numbered and some not.
  var hasMisspelledPlaceholder: Bool {
    guard hasPercent else { return false }
    let format = FormatString(self)
    return !malformedPlaceholders(format).isEmpty || format.isMixed(beside: [])
  }

  /// How many percent signs are neither doubled nor part of a placeholder.
  var strayPercentCount: Int {
    let format = FormatString(self)
    return unescapedPercents(format, besides: malformedPlaceholders(format).map(\.range)).count
  }
}
