import FormatStrings
import LocalizationModel
import Platform
import SourceFiles

extension String {
  /// The tokens such as `%1` that code replaces one by one, in a text without placeholders.
  var numberedTokens: [String] {
    let bytes = Array(utf8)
    return numberedTokenRanges.map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// The bytes of the numbered tokens.
  var numberedTokenRanges: [Range<Int>] {
    guard hasPercent else { return [] }
    let bytes = Array(utf8)
    let tokens = bytes.indices.dropLast().compactMap { start -> Range<Int>? in
      guard bytes[start] == UInt8(ascii: "%"), bytes[start + 1].isDigit,
        start == 0 || bytes[start - 1] != UInt8(ascii: "%")
      else { return nil }
      let next = start + 2 < bytes.count ? bytes[start + 2] : 0x20
      // `%50` is a percentage, and `%1$` a placeholder that went wrong.
      if bytes.digits(behind: start).count > 1 || next == UInt8(ascii: "$") { return nil }
      // A full stop begins a precision, or ends the sentence.
      let isPrecision = next == UInt8(ascii: ".") && bytes[(start + 3)...].first?.isDigit ?? false
      if isPrecision { return nil }
      let isWord = next < 0x80 && next.isLetter
      return isWord ? nil : start..<start + 2
    }
    return tokens.isEmpty || !FormatString(self).placeholders.isEmpty ? [] : tokens
  }

  /// The named tokens that code replaces: `${name}`, `$(name)`, `{name}`, `{{name}}`, `{{ name }}`,
  /// `%NAME%`.
  var namedTokens: [String] {
    let bytes = Array(utf8)
    return namedTokenRanges.map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// The bytes of the named tokens.
  var namedTokenRanges: [Range<Int>] {
    let bytes = Array(utf8)
    var tokens = bytes.tokensInPercentSigns
    guard bytes.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "(") }) else {
      return tokens
    }
    for (start, byte) in bytes.enumerated() where byte == UInt8(ascii: "{") || byte == 0x28 {
      let hasDollar = start > 0 && bytes[start - 1] == UInt8(ascii: "$")
      // `%1$(count)lld` is the first argument, whose name Xcode 26 writes there.
      if hasDollar && byte == 0x28 && bytes.isArgumentNumber(endingAt: start - 1) { continue }
      let close: UInt8 = byte == 0x28 ? 0x29 : UInt8(ascii: "}")
      // Parentheses alone are punctuation.
      guard byte != 0x28 || hasDollar else { continue }
      guard let end = bytes.endOfToken(behind: start, closedBy: close) else { continue }
      tokens.append((hasDollar ? start - 1 : start)..<end)
    }
    return tokens
  }
}

extension [TranslationUnit] {
  /// Returns the tokens in the texts; numbers such as `%1` where they are counted.
  func tokens(areCounted: Bool) -> Set<String> {
    let named = Set(flatMap { $0.text.namedTokens })
    return areCounted ? named.union(flatMap { $0.text.numberedTokens }) : named
  }
}

extension Set<String> {
  /// Returns tokens without the blanks inside double braces, which what fills such texts mostly skips.
  ///
  /// Where the original writes a token without blanks, code may look for just that: one with blanks is
  /// none.
  func withoutBlanks(beside originals: Set<String>) -> Set<String> {
    guard contains(where: \.hasBlank) else { return self }
    let spaced = Set(originals.lazy.filter(\.hasBlank).map(\.withoutBlanks))
    return Set(
      compactMap { token in
        guard token.hasBlank else { return token }
        let bare = token.withoutBlanks
        return originals.contains(bare) && !spaced.contains(bare) ? nil : bare
      }
    )
  }

  /// Returns a translation's tokens without the signs of currency before them: beside `{price}` in
  /// the original, `${price}` is that token behind a dollar sign.
  ///
  /// The one of `${name}` is no such sign: a name costs nothing.
  func withoutDollars(beside originals: Set<String>) -> Set<String> {
    Set(
      map { token in
        guard token.hasPrefix("${"), !originals.contains(token), !token.isNoAmount else {
          return token
        }
        let bare = String(token.dropFirst())
        return originals.contains(bare) ? bare : token
      }
    )
  }
}

extension String {
  fileprivate var hasBlank: Bool { utf8.contains(0x20) }

  fileprivate var withoutBlanks: String { filter { $0 != " " } }
}

extension String {
  /// Whether the last word of a token's name is one for what is no sum of money; `${costPerUser}` may
  /// be one.
  fileprivate var isNoAmount: Bool {
    let name = dropLast().lowercased()
    return Self.wordsForNoAmount.contains { name.hasSuffix($0) }
      && !Self.wordsForAmounts.contains { name.contains($0) }
  }

  private static let wordsForAmounts = ["amount", "cost", "fee", "per", "price", "total"]

  private static let wordsForNoAmount = [
    "name", "user", "email", "date", "time", "title", "file", "path", "url", "city", "country",
    "language", "device", "version", "author",
  ]
}

extension [UInt8] {
  /// Returns where the token ends that a bracket opens; nil where it opens none.
  ///
  /// Inside double braces blanks may stand around the name.
  fileprivate func endOfToken(behind open: Int, closedBy close: UInt8) -> Int? {
    let isDoubled = self[open] == UInt8(ascii: "{") && open > 0 && self[open - 1] == self[open]
    let start = isDoubled ? endOfBlanks(from: open + 1) : open + 1
    let end = self[start...].firstIndex { !$0.isTokenByte } ?? endIndex
    let closing = isDoubled ? endOfBlanks(from: end) : end
    guard closing < endIndex, self[closing] == close, end > start,
      closing - open == end - start + 1 || self[(closing + 1)...].first == close,
      // `{…}` and `{...}` stand for whatever comes.
      String(decoding: self[start..<end], as: UTF8.self).hasLetterOrDigit
    else { return nil }
    return closing + 1
  }

  private func endOfBlanks(from start: Int) -> Int {
    self[start...].firstIndex { $0 != 0x20 } ?? endIndex
  }

  /// The tokens such as `%NAME%`.
  fileprivate var tokensInPercentSigns: [Range<Int>] {
    var tokens: [Range<Int>] = []
    var index = 0
    while let percent = self[index...].firstIndex(of: UInt8(ascii: "%")) {
      let end = isOfAddress(percent) ? nil : endOfNamedToken(at: percent)
      if let end { tokens.append(percent..<end) }
      index = end ?? percent + 1
    }
    return tokens
  }

  /// Whether a percent sign and digits stand before an index.
  fileprivate func isArgumentNumber(endingAt end: Int) -> Bool {
    let before = self[..<end]
    let digits = before.reversed().prefix(while: \.isDigit).count
    return digits > 0 && before.dropLast(digits).last == UInt8(ascii: "%")
  }

  /// Whether a percent sign is one of `%C3%A4`, a letter in the address of a page.
  private func isOfAddress(_ index: Int) -> Bool {
    let digits = self[index...].dropFirst().prefix(2).map { Character(Unicode.Scalar($0)) }
    guard digits.allSatisfy(\.isHexDigit) else { return false }
    let start = self[..<index].lastIndex { $0 <= 0x20 }.map { $0 + 1 } ?? 0
    return self[start..<index].firstOccurrence(of: Array("://".utf8)) != nil
  }
}

extension String {
  fileprivate var hasLetterOrDigit: Bool { hasLetter || utf8.contains(where: \.isDigit) }
}

extension UInt8 {
  /// Whether the byte may stand in a token's name; letters of other scripts are what a translator may
  /// have made of it.
  fileprivate var isTokenByte: Bool {
    (self >= 0x30 && self <= 0x39) || (self | 0x20 >= 0x61 && self | 0x20 <= 0x7A)
      || self == UInt8(ascii: "_") || self == UInt8(ascii: ".") || self >= 0x80
  }
}
