import Platform
import SourceFiles

extension UInt8 {
  /// Whether the byte is a letter of ASCII, or a part of another sign.
  package var isLetter: Bool { self | 0x20 >= 0x61 && self | 0x20 <= 0x7A || self >= 0x80 }

  /// Whether the byte may stand in a label.
  var isNameByte: Bool {
    isDigit || self == UInt8(ascii: "_") || (self | 0x20 >= 0x61 && self | 0x20 <= 0x7A)
  }

  /// Whether the byte may stand in the name of a variable, which the system reads up to the `@`.
  var isVariableByte: Bool {
    self > 0x20 && self != UInt8(ascii: "%") && self != UInt8(ascii: "@")
  }

  fileprivate var isCapital: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }

  fileprivate var isSmall: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }

  fileprivate var isLengthModifier: Bool { "hjlqtzL".utf8.contains(self) }

  fileprivate var isHexadecimalDigit: Bool {
    isDigit || (self | 0x20 >= 0x61 && self | 0x20 <= 0x66)
  }
}

extension [UInt8] {
  /// Whether a number ends right before an offset, or before the space there: digits, or the
  /// placeholder that ends at `placeholderEnd`.
  package func hasNumber(before offset: Int, endingAt placeholderEnd: Int?) -> Bool {
    let end = endOfWord(before: offset)
    return end == placeholderEnd || (end > 0 && self[end - 1].isDigit)
  }

  /// The digits before a percent sign, or before the space there, of which there may be none.
  func digits(before percent: Int) -> ArraySlice<UInt8> {
    let word = self[..<endOfWord(before: percent)]
    return word.suffix(word.reversed().prefix(while: \.isDigit).count)
  }

  /// The digits behind a percent sign, of which there may be none: Turkish and Basque have the sign
  /// before the number, as in `%50`.
  package func digits(behind percent: Int) -> ArraySlice<UInt8> {
    self[(percent + 1)...].prefix(while: \.isDigit)
  }

  /// The offset, or the one before the space that stands there.
  private func endOfWord(before offset: Int) -> Int {
    let spaces = [" ", "\u{A0}", "\u{202F}"].map { Array($0.utf8) }
    let space = spaces.first { self[..<offset].suffix($0.count).elementsEqual($0) } ?? []
    return offset - space.count
  }

  /// Whether a percent sign begins an encoded byte of an address: `%20` of `https://…`, and each of
  /// `%D0%9F`, one behind the other.
  func holdEncodedBytes(at percent: Int) -> Bool {
    guard isEncodedByte(at: percent) else { return false }
    let neighbours = [percent - 3, percent + 3].filter { isEncodedByte(at: $0) }
    // `%1d%2d` are two placeholders with widths.
    if !neighbours.isEmpty, (neighbours + [percent]).contains(where: { !hasWidth(at: $0) }) {
      return true
    }
    // No address is longer, and hostile texts must not cost more than linear time.
    let before = self[..<percent].suffix(1024).reversed().prefix { $0 > 0x20 }
    let word = Array(before.reversed())[...]
    if ["://", "mailto:"].contains(where: { word.firstOccurrence(of: Array($0.utf8)) != nil }) {
      return true
    }
    return areEncodedWords(self[(percent - before.count)...].prefix(1024).prefix { $0 > 0x20 })
  }

  /// Whether spaces are encoded, so that the text can be put into an address: `I%20want%20this`.
  ///
  /// `%20lld` is a placeholder with a width; no specifier has four letters.
  private func areEncodedWords(_ text: ArraySlice<UInt8>) -> Bool {
    let space = Array("%20".utf8)
    var (spaces, hasWord, rest) = (0, false, text)
    while let found = rest.firstOccurrence(of: space) {
      rest = rest[found.upperBound...]
      spaces += 1
      hasWord = hasWord || rest.prefix(4).count { $0.isLetter } == 4
    }
    return spaces > 1 && hasWord
  }

  /// The end of the token `%COUNT%`, `%Host%` or `%name%` whose first percent sign stands at an offset;
  /// nil for anything else, such as the specifier in `%LU%` and `%lld%`.
  package func endOfNamedToken(at percent: Int) -> Int? {
    let name = self[(percent + 1)...].prefix { $0.isNameByte }
    guard let first = name.first, first.isLetter, name.endIndex < count,
      self[name.endIndex] == UInt8(ascii: "%"), !name.dropLast().allSatisfy(\.isLengthModifier)
    else { return nil }
    // Two small letters may be a specifier with a unit behind it.
    let least = name.allSatisfy { !$0.isSmall } ? 2 : first.isCapital ? 3 : 4
    guard name.count >= least, name.count > 2 || !isEncodedByte(at: percent) else { return nil }
    return name.endIndex + 1
  }

  private func hasWidth(at percent: Int) -> Bool {
    self[percent + 1].isDigit && !self[percent + 2].isDigit
  }

  private func isEncodedByte(at percent: Int) -> Bool {
    percent >= 0 && percent + 2 < count && self[percent] == UInt8(ascii: "%")
      && self[percent + 1].isHexadecimalDigit && self[percent + 2].isHexadecimalDigit
  }
}
