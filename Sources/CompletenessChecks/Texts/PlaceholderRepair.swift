import Diagnostics
import FormatStrings
import LocalizationModel
import SourceFiles

/// Repairs of a text's placeholders that leave no doubt.
extension TranslationContext {
  /// Numbers the placeholders, where the kinds of the arguments say which is which.
  func numberingFix(of unit: TranslationUnit) -> [Fix] {
    guard let development, !isDevelopment, unit.variation == [] else { return [] }
    let specifiers = FormatString(unit.text).specifiers
    guard let positions = Arguments(of: development).positions(of: specifiers) else { return [] }
    var bytes = Array(unit.text.utf8)
    for (specifier, position) in zip(specifiers, positions).reversed()
    where specifier.position == nil {
      bytes.insert(contentsOf: "\(position)$".utf8, at: specifier.range.lowerBound + 1)
    }
    return proved("number the placeholders", unit, bytes)
  }

  /// Numbers the placeholders where that is all that is wrong, or else gives one the right conversion.
  func argumentFix(of unit: TranslationUnit) -> [Fix] {
    let numbered = numberingFix(of: unit)
    return numbered.isEmpty ? conversionFix(of: unit) : numbered
  }

  /// Gives the one placeholder that differs the conversion which the development language's text has for
  /// its argument.
  ///
  /// A person has to choose it: the arguments may as well have changed places.
  func conversionFix(of unit: TranslationUnit) -> [Fix] {
    guard !isDevelopment else { return [] }
    let original = developmentText(beside: unit)
    let (found, model) = (FormatString(unit.text).placeholders, FormatString(original).placeholders)
    guard found.count == model.count, (found + model).allSatisfy(\.isPlain) else { return [] }
    let byPosition = Dictionary(model.numbered) { first, _ in first }
    let wrong = found.numbered.compactMap { position, specifier -> (FormatSpecifier, String)? in
      guard let right = byPosition[position], right.kind != specifier.kind else { return nil }
      let number = specifier.position.map { "\($0)$" } ?? ""
      return (specifier, "%" + number + right.layout + right.conversion(in: original))
    }
    guard wrong.count == 1, let (specifier, new) = wrong.first else { return [] }
    var bytes = Array(unit.text.utf8)
    let old = String(decoding: bytes[specifier.range], as: UTF8.self)
    bytes.replaceSubrange(specifier.range, with: new.utf8)
    return proved("use '\(new)' instead of '\(old)'", unit, bytes).map { fix in
      Fix(fix.summary, fix.edits, needsConsent: true)
    }
  }

  /// Puts the `$` behind the numbers of arguments that lack it.
  func signFix(of unit: TranslationUnit, _ lost: [LostPosition]) -> [Fix] {
    var bytes = Array(unit.text.utf8)
    for position in lost.reversed() {
      bytes.insert(UInt8(ascii: "$"), at: position.range.lowerBound + 2)
    }
    return proved("write '$' behind the numbers of arguments", unit, bytes)
  }

  /// Doubles the percent signs that stand for themselves, where each stands beside a number.
  ///
  /// One that does not may be a slip of the finger, and then it should go.
  func percentFix(of unit: TranslationUnit) -> [Fix] {
    let format = format(of: unit)
    // More are no person's, and each is compared with all placeholders.
    guard format.undoubledPercents.count <= 32 else { return [] }
    var bytes = Array(unit.text.utf8)
    let isCertain = format.undoubledPercents.allSatisfy { offset in
      let end = format.placeholders.last { $0.range.upperBound <= offset }?.range.upperBound
      // A sign before the number is no proof where nothing else is.
      let isLeading = !isDevelopment && !bytes.digits(behind: offset).isEmpty
      return isLeading
        || bytes.hasNumber(before: offset, endingAt: end) && !bytes.hasColon(behind: offset)
    }
    // What the project's own code makes of two percent signs is not known.
    guard isCertain, !isFormattedByOwnCode else { return [] }
    for offset in format.undoubledPercents.reversed() {
      bytes.insert(UInt8(ascii: "%"), at: offset)
    }
    return proved("write '%%'", unit, bytes)
  }

  /// Returns a fix that gives a text anew, where it is proved that the new one is right; every fix of
  /// placeholders passes here.
  ///
  /// The text is one that is formatted, nothing is wrong with the placeholders of the new one, and it
  /// takes the arguments that the development language's text takes, each in the same layout, beside
  /// as many percent signs, and with as many of the other signs that placeholders are made of.
  private func proved(_ summary: String, _ unit: TranslationUnit, _ bytes: [UInt8]) -> [Fix] {
    var repaired = unit
    repaired.text = String(decoding: bytes, as: UTF8.self)
    let original = isDevelopment ? unit.text : developmentText(beside: unit)
    let (new, model) = (FormatString(repaired.text), FormatString(original))
    // The forms of a substitution are texts of another grammar, and keys are the code's.
    let isWhole = units.contains { $0.location == unit.location }
    guard repaired.text != unit.text, isWhole, use != .shown, !new.isOfRuleEditor,
      use == .formatted || !model.placeholders.isEmpty,
      placeholders?.problems(of: repaired) == [],
      new.arguments == model.arguments,
      isDevelopment || Self.debris(of: repaired.text, new) == Self.debris(of: original, model),
      isDevelopment || model.undoubledPercents.isEmpty && new.doubledCount == model.doubledCount
    else { return [] }
    return [Fix(summary, [.init(.setText(repaired.text), at: unit.location)])]
  }
}

extension TranslationContext {
  /// How many signs stand outside of placeholders that are like parts of them, as in `%@$A`.
  private static func debris(of text: String, _ format: FormatString) -> Int {
    let signs = text.utf8.count { "@$#".utf8.contains($0) }
    let bytes = Array(text.utf8)
    return format.placeholders.reduce(signs) { rest, placeholder in
      rest - bytes[placeholder.range].count { "@$#".utf8.contains($0) }
    }
  }
}

extension FormatString {
  /// The placeholders by position, as far as they must be the same in all languages.
  fileprivate var arguments: [FormattedArgument] {
    placeholders.enumerated().map { index, placeholder in
      FormattedArgument(
        position: placeholder.position ?? index + 1,
        kind: placeholder.kind,
        layout: placeholder.layout,
        variable: placeholder.variable
      )
    }.ordered(by: \.position)
  }
}

/// The argument of one placeholder, and how it is shown.
private struct FormattedArgument: Equatable {
  let position: Int
  let kind: ArgumentKind
  let layout: String
  let variable: String?
}

extension FormatSpecifier {
  /// Whether it takes one argument and has no name.
  fileprivate var isPlain: Bool {
    starCount == 0 && variable == nil && label == nil && !isAccidental
  }

  /// Returns the length and the letter, as a text spells them.
  fileprivate func conversion(in text: String) -> String {
    let spelled = Array(text.utf8)[range].dropFirst()
    let numbers = "0123456789 +-#'.$".utf8
    let start = spelled.lastIndex { numbers.contains($0) }.map { $0 + 1 } ?? spelled.startIndex
    return String(decoding: spelled[start...], as: UTF8.self)
  }
}

extension [FormatSpecifier] {
  /// The specifiers with the positions of their arguments.
  fileprivate var numbered: [(Int, FormatSpecifier)] {
    enumerated().map { ($1.position ?? $0 + 1, $1) }
  }
}

extension Arguments {
  /// Returns the positions of specifiers that take each of these arguments once; nil where the kinds
  /// leave a choice.
  fileprivate func positions(of specifiers: [FormatSpecifier]) -> [Int]? {
    let kindsOfOne = kinds.compactMapValues { $0.count == 1 ? $0.first : nil }
    // With more, it is doubtful that they were meant in this order.
    guard 2...32 ~= specifiers.count, kindsOfOne.count == specifiers.count,
      specifiers.allSatisfy({ $0.starCount == 0 && $0.variable == nil && !$0.isAccidental })
    else { return nil }
    let numbered = Set(specifiers.compactMap(\.position))
    let positions = specifiers.compactMap { specifier in
      if let position = specifier.position { return position }
      let free = kindsOfOne.filter { $0.value == specifier.kind && !numbered.contains($0.key) }
      return free.count == 1 ? free.first?.key : nil
    }
    return positions.count == specifiers.count ? positions : nil
  }
}

extension [UInt8] {
  /// Whether a colon stands behind a sign and a space, as in `Block %d% : %@`, where the sign is
  /// rather a slip: it looks like a percentage.
  fileprivate func hasColon(behind sign: Int) -> Bool {
    sign + 2 < count && self[sign + 1] == 0x20 && self[sign + 2] == UInt8(ascii: ":")
  }
}
