extension String {
  /// The text with its specifiers numbered, where it has several, as Xcode stores it in a catalog.
  package var numberingSpecifiers: String {
    PositionalSpecifiers(self, isStrict: false).numbered
  }
}

/// The format specifiers of a value, which a translation may need in another order.
package struct PositionalSpecifiers {
  private let bytes: [UInt8]
  private var specifiers: [Specifier] = []
  /// Whether an argument is named by its number, or as a width, so that counting would be wrong.
  private var isFixed = false
  private let isStrict: Bool

  private struct Specifier {
    /// The digits right after the percent sign, where the number goes: a width, or the number of
    /// `%1@`, where the dollar sign was forgotten.
    let digits: Range<Int>
    let isMissingDollar: Bool
  }

  /// Finds the specifiers of a text.
  ///
  /// Where one is strict, every percent sign counts, as in Apple's tool, which makes `%1$begin` of
  /// `%begin`, and `45%2$` of a `45%` at the end.
  package init(_ text: String, isStrict: Bool) {
    bytes = Array(text.utf8)
    self.isStrict = isStrict
    var index = 0
    while let percent = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
      index = percent + 1
      if byte(index) == "%" { index += 1 } else { readSpecifier(at: &index) }
    }
  }

  /// The text with numbered specifiers, where there are two or more and none has a number yet.
  ///
  /// Apple's tool puts the number in the place of a width: of `%d:%02d` it makes `%1$d:%2$d`.
  package var numbered: String {
    guard specifiers.count > 1, !isFixed else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    var copied = 0
    for (number, specifier) in zip(1..., specifiers) {
      let digits = specifier.digits
      if specifier.isMissingDollar, !isStrict {
        result += bytes[copied..<digits.upperBound] + Array("$".utf8)
      } else {
        result += bytes[copied..<digits.lowerBound] + Array("\(number)$".utf8)
        if !isStrict { result += bytes[digits] }
      }
      copied = digits.upperBound
    }
    return String(decoding: result + bytes[copied...], as: UTF8.self)
  }

  private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  /// Reads what follows a percent sign; the index stays behind it where that is no specifier.
  private mutating func readSpecifier(at index: inout Int) {
    let start = index
    var end = skip(from: start) { ("0"..."9") ~= $0 }
    if byte(end) == "$", end > start {
      isFixed = true
      index = end + 1
      return
    }
    let digits = start..<end
    if byte(end) == "[", let bracket = bytes[end...].firstIndex(of: UInt8(ascii: "]")) {
      end = bracket + 1
    } else {
      end = skip(from: start) { Self.flags.contains($0) }
      end = skipNumber(from: end)
      if byte(end) == "." { end = skipNumber(from: end + 1) }
      end = skip(from: end) { Self.lengths.contains($0) }
    }
    let isConversion = Self.conversions.contains(byte(end))
    guard isConversion || isStrict || isLoneLength(start..<end) else { return }
    let isMissingDollar = byte(end) == "@" && digits.upperBound == end && !digits.isEmpty
    specifiers.append(Specifier(digits: digits, isMissingDollar: isMissingDollar))
    if isConversion { index = end + 1 }
  }

  /// Returns whether a specifier is a length and nothing more: `%1$lu of %2$l` is what Apple's tool
  /// makes of a `d` that was forgotten.
  private func isLoneLength(_ range: Range<Int>) -> Bool {
    guard let last = bytes[range].last, Self.lengths.contains(last) else { return false }
    let next = byte(range.upperBound)
    return !("a"..."z" ~= next || "A"..."Z" ~= next || "0"..."9" ~= next || next >= 0x80)
  }

  private func skip(from start: Int, while condition: (UInt8) -> Bool) -> Int {
    var index = start
    while index < bytes.count, condition(bytes[index]) { index += 1 }
    return index
  }

  /// Moves over a width or precision, which may be an argument: `*`.
  private mutating func skipNumber(from start: Int) -> Int {
    guard byte(start) == "*" else { return skip(from: start) { ("0"..."9") ~= $0 } }
    isFixed = true
    return start + 1
  }

  /// A space is a flag, too, but `100% of` is far more common than a number with a space before it.
  private static let flags = Set("-+#0'".utf8)
  private static let lengths = Set("hlqLztj".utf8)
  private static let conversions = Set("@dDiuUxXoOfFeEgGcCsSaAp".utf8)
}
