import SourceFiles

extension ArraySlice<UInt8> {
  /// The placeholders of a text one behind the other, where each is one beyond doubt, such as `%@`,
  /// `%1$@` or `%ld`; nil where the text holds anything else that may be a placeholder or a token, or
  /// numbers some placeholders only, or two alike.
  ///
  /// Texts with the same ones take the same arguments.
  package var plainPlaceholders: [UInt8]? {
    var placeholders: [UInt8] = []
    var (count, numbered, numbers) = (0, 0, 0)
    var index = startIndex
    while index < endIndex {
      switch self[index] {
      case UInt8(ascii: "%"):
        let rest = self[(index + 1)...]
        guard let length = rest.lengthOfPlainPlaceholder else { return nil }
        let end = rest.startIndex + length
        // A precision that stands behind its placeholder: `%f.2`.
        if self[end - 1] == UInt8(ascii: "f"), self[end...].first == UInt8(ascii: ".") {
          return nil
        }
        placeholders += self[index..<end]
        count += 1
        if let number = rest.first, number.isDigit {
          numbered += 1
          numbers |= 1 << Int(number & 0xF)
        }
        index = end
        continue
      // What tokens, positions, and placeholders with another argument for their width have.
      case UInt8(ascii: "{"), UInt8(ascii: "$"), UInt8(ascii: "*"): return nil
      // The percent signs of other scripts, which some take for the one that counts.
      case 0xD9 where self[(index + 1)...].first == 0xAA: return nil
      case 0xEF:
        let rest = self[(index + 1)...]
        let isPercentSign =
          switch (rest.first, rest.dropFirst().first) {
          case (0xB9, 0xAA), (0xBC, 0x85): true
          default: false
          }
        if isPercentSign { return nil }
      default: break
      }
      index += 1
    }
    let isPlain = numbered == 0 || numbered == count && numbers.nonzeroBitCount == count
    return isPlain ? placeholders : nil
  }

  /// The length of a plain placeholder, without its percent sign, that the bytes begin with.
  private var lengthOfPlainPlaceholder: Int? {
    var rest = self
    if let number = rest.first, number.isDigit, number > 0x30 {
      rest.removeFirst()
      guard rest.popFirst() == UInt8(ascii: "$") else { return nil }
    }
    if rest.first == UInt8(ascii: "@") { return rest.startIndex + 1 - startIndex }
    rest = rest.drop { $0 == UInt8(ascii: "l") }
    guard let conversion = rest.popFirst(), "dfiu".utf8.contains(conversion) else { return nil }
    // Letters and a percent sign behind it would make a token.
    let isEnd = rest.first.map { !$0.isNameByte && $0 != UInt8(ascii: "%") } ?? true
    return isEnd ? rest.startIndex - startIndex : nil
  }
}
