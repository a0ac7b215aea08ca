import LocalizationModel
import SourceFiles

/// Repairs of a text's placeholders that leave no doubt.
///
/// A repaired text takes exactly the arguments that the development language's text takes.
extension TranslationContext {
  /// Numbers the placeholders, where the kinds of the arguments tell which is which.
  func numberingFix(of unit: TranslationUnit) -> [Fix] {
    guard let development, !isDevelopment, unit.variation == [] else { return [] }
    let wanted = Arguments(of: development)
    let specifiers = FormatString(unit.text).specifiers
    guard let positions = wanted.positions(of: specifiers) else { return [] }
    var bytes = Array(unit.text.utf8)
    for (specifier, position) in zip(specifiers, positions).reversed()
    where specifier.position == nil {
      bytes.insert(contentsOf: "\(position)$".utf8, at: specifier.range.lowerBound + 1)
    }
    return fix("number the placeholders", unit, String(decoding: bytes, as: UTF8.self), wanted)
  }

  /// Doubles the percent signs that stand for themselves, where each stands beside a number.
  ///
  /// One that does not may be a slip of the finger, and then it should go.
  func percentFix(of unit: TranslationUnit) -> [Fix] {
    let format = FormatString(unit.text)
    let accidental = format.specifiers.filter(\.isAccidental).map(\.range.lowerBound)
    let offsets = accidental + format.strayPercents
    var bytes = Array(unit.text.utf8)
    let numbers = Set(format.specifiers.filter { !$0.isAccidental }.map(\.range.upperBound))
    guard offsets.allSatisfy({ bytes.hasNumber(besidePercentAt: $0, endingAt: numbers) }) else {
      return []
    }
    for offset in offsets.sorted(by: >) {
      bytes.insert(UInt8(ascii: "%"), at: offset)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return fix("write '%%'", unit, text, Arguments(of: unit, in: translation))
  }

  private func fix(
    _ summary: String,
    _ unit: TranslationUnit,
    _ text: String,
    _ wanted: Arguments
  ) -> [Fix] {
    var repaired = unit
    repaired.text = text
    guard text != unit.text, Arguments(of: repaired, in: translation) == wanted else { return [] }
    return [Fix(summary, [.init(.setText(text), at: unit.location)])]
  }
}

extension Arguments {
  /// Returns the positions of specifiers that take each of these arguments once; nil where the kinds
  /// leave a choice.
  fileprivate func positions(of specifiers: [FormatSpecifier]) -> [Int]? {
    let kindsOfOne = kinds.compactMapValues { $0.count == 1 ? $0.first : nil }
    guard specifiers.count > 1, kindsOfOne.count == specifiers.count,
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
  /// Whether a digit stands behind a percent sign, or in front of it a digit or one of the
  /// placeholders that end at `ends`, with or without a space.
  fileprivate func hasNumber(besidePercentAt offset: Int, endingAt ends: Set<Int>) -> Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    if offset + 1 < count, digits ~= self[offset + 1] { return true }
    let spaces = [" ", "\u{A0}", "\u{202F}"].map { Array($0.utf8) }
    let space = spaces.first { self[..<offset].suffix($0.count).elementsEqual($0) } ?? []
    let end = offset - space.count
    return ends.contains(end) || (end > 0 && digits ~= self[end - 1])
  }
}
