import LocalizationModel
import SourceFiles
import SwiftSource

/// Returns which keys an expression can be, from its tokens alone.
struct KeyEvaluator {
  let list: TokenList
  let language: SourceSyntax
  /// Whether the strings are shown, and not looked up.
  var isShown = false
  /// Tells the texts of an expression, or of what steps from its value lead to, by what its names stand for;
  /// nil where they are not followed.
  var follow: ((Range<Int>, [TextEvaluator.Step]) -> Texts)?

  /// The result of an evaluation.
  enum Outcome: Hashable {
    case key(String)
    /// A key that does not stand in the call, but can be told from what its names stand for.
    case finite(String)
    /// Many such keys.
    case choice(KeyChoice)
    case pattern(KeyPattern, reason: DynamicSite.Reason, cause: String? = nil)

    /// Whether it is what a name stands for, or nothing in its place, and neither a literal nor a parameter
    /// with a text around it.
    var isOfName: Bool {
      switch self {
      case .finite, .choice, .pattern(.anything, _, _): true
      case .key(let text): text.isEmpty
      case .pattern: false
      }
    }
  }

  /// Returns the keys that a `String` expression can be, each literal beneath `?:` and `??` on its
  /// own; what cannot be told becomes a pattern of its literal parts.
  func strings(in range: Range<Int>) -> [Outcome] {
    if let text = plainText(in: range) { return [.key(text)] }
    return strings(in: range, depth: 0).unique.withChoice
  }

  /// How deep choices within choices, and sums within sums, are read.
  ///
  /// A key that lies deeper is not known, so hostile input costs linear time and no stack.
  private static let depthLimit = 64

  private func strings(in range: Range<Int>, depth: Int) -> [Outcome] {
    let expression = list.expression(in: range)
    guard let (left, right) = expression.branches else {
      return followed(concatenation(in: expression.range), expression.range)
    }
    guard depth < Self.depthLimit else { return [.pattern(.anything, reason: .tooManyWays)] }
    let branches = isShown ? list.branchesNotGivenBack(of: expression) : nil
    return (branches ?? [left, right]).flatMap { strings(in: $0, depth: depth + 1) }
  }

  /// Returns the one text that an expression is, by itself or by what its names stand for.
  func text(in range: Range<Int>) -> String? {
    if let text = literalText(in: range) { return text }
    let outcomes = strings(in: range)
    guard outcomes.count == 1, case .finite(let text) = outcomes[0] else { return nil }
    return text
  }

  /// Replaces a pattern by the texts that its names stand for, where these are evident.
  private func followed(_ outcome: Outcome, _ range: Range<Int>) -> [Outcome] {
    guard case .pattern(let pattern, let reason, _) = outcome, let follow, !range.isEmpty,
      !(isInterpolated(range) && pattern.isProse)
    else { return [outcome] }
    return outcomes(of: follow(range, []), because: reason)
  }

  /// Returns the keys that parts of an argument can be.
  func strings(in range: Range<Int>, at part: PartPath) -> [Outcome] {
    let steps: [TextEvaluator.Step] =
      (part.isOfElements ? [.element] : []) + (part.component.map { [.component($0)] } ?? [])
    let texts = follow?(list.strippedExpression(range), steps) ?? .unknown()
    return outcomes(of: texts, because: .notLiteral)
  }

  private func outcomes(of texts: Texts, because reason: DynamicSite.Reason) -> [Outcome] {
    let texts = texts.resolved.withoutFallbacks
    if let all = texts.whole { return [.choice(all)] }
    return texts.patterns.map { pattern in
      pattern.text.map { .finite($0) } ?? .pattern(pattern, reason: reason, cause: texts.cause)
    }
  }

  /// Returns the text of an expression that is one literal, or literals joined; nil for any other.
  func literalText(in range: Range<Int>) -> String? {
    if let text = plainText(in: range) { return text }
    guard case .key(let text) = concatenation(in: list.strippedExpression(range)) else {
      return nil
    }
    return text
  }

  /// Returns the text of an expression that is one literal without interpolations, as nearly all keys
  /// and comments are.
  func plainText(in range: Range<Int>) -> String? {
    guard range.count == 1, list[range.lowerBound].kind == .string else { return nil }
    let literal = list[range.lowerBound].range
    return switch language {
    case .swift: SwiftLiteral.text(in: list.bytes, literal)
    case .objectiveC: CLiteral.text(of: list.bytes, in: literal)
    }
  }

  /// Joins literals that stand beside each other in C, or between plus signs.
  private func concatenation(in range: Range<Int>) -> Outcome {
    let pattern = KeyPattern(parts(joinedIn: range))
    if pattern.elements.isEmpty { return .key("") }
    if case .literal(let text) = pattern.elements[0], pattern.elements.count == 1 {
      return .key(text)
    }
    return .pattern(pattern, reason: reason(of: pattern, in: range))
  }

  /// Returns literals and what is not known between them; only Swift joins strings by an operator.
  private func parts(joinedIn range: Range<Int>, depth: Int = 0) -> [KeyPattern.Element] {
    guard depth < Self.depthLimit else { return [.anything] }
    let operands = language == .swift ? list.split(range, at: .plus) : [range]
    return operands.flatMap { operand in
      let operand = list.strippedExpression(operand)
      let isSum = operands.count > 1 && list.split(operand, at: .plus).count > 1
      if isSum { return parts(joinedIn: operand, depth: depth + 1) }
      return literal(in: operand) ?? [.anything]
    }
  }

  private func reason(of pattern: KeyPattern, in range: Range<Int>) -> DynamicSite.Reason {
    if isInterpolated(range) { return .interpolated }
    return pattern == .anything ? .notLiteral : .joined
  }

  /// Looks through a list of these literals, because calls within calls would be looked through again
  /// at each level.
  private func isInterpolated(_ range: Range<Int>) -> Bool {
    let next = list.interpolatedStrings.partitioningIndex { $0 >= range.lowerBound }
    return next < list.interpolatedStrings.count
      && list.interpolatedStrings[next] < range.upperBound
  }

  /// Returns the parts of one literal, or of C's adjacent ones; nil where the range is anything else.
  private func literal(in range: Range<Int>) -> [KeyPattern.Element]? {
    switch language {
    case .swift:
      guard range.count == 1, list[range.lowerBound].isLiteral else { return nil }
      return SwiftLiteral(list.bytes, in: list[range.lowerBound].range)?.segments.map { segment in
        switch segment {
        case .text(let text): .literal(text)
        case .interpolation: .anything
        }
      }
    case .objectiveC:
      var parts: [KeyPattern.Element] = []
      var index = range.lowerBound
      while index < range.upperBound {
        if list.keyword(index) == .CFSTR, list.isCalled(index) {
          guard let inner = literal(in: list.inside(index + 1)) else { return nil }
          parts += inner
          index = list.endOfCall(by: index)
          continue
        }
        guard list[index].kind == .string,
          let text = CLiteral.text(of: list.bytes, in: list[index].range)
        else { return nil }
        parts.append(.literal(text))
        index += 1
      }
      return parts.isEmpty ? nil : parts
    }
  }
}

extension [KeyEvaluator.Outcome] {
  /// So many keys of a call are uses of their own at once.
  private static let fewLimit = 16

  /// The outcomes, each once.
  fileprivate var unique: [KeyEvaluator.Outcome] {
    if count < 2 { return self }
    var known: Set<KeyEvaluator.Outcome> = []
    return flatMap(\.parts).filter { known.insert($0).inserted }
  }

  /// The outcomes with the keys of the call as one choice, where they are many.
  fileprivate var withChoice: [KeyEvaluator.Outcome] {
    let keys = count > Self.fewLimit ? compactMap(\.finiteKey) : []
    guard keys.count > Self.fewLimit else { return self }
    return [.choice(KeyChoice(keys))] + filter { $0.finiteKey == nil }
  }
}

extension KeyEvaluator.Outcome {
  fileprivate var parts: [Self] {
    if case .choice(let choice) = self { choice.keys.map { .finite($0) } } else { [self] }
  }

  fileprivate var finiteKey: String? { if case .finite(let key) = self { key } else { nil } }
}
