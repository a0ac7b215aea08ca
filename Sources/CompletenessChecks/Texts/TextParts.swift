import FormatStrings

/// A text as a translator has to see it: words, and between them what must stay as it is.
///
/// Fixed are placeholders, tokens, tags, the addresses of links, escape sequences and web and mail
/// addresses, and the whole of a text that is a format of dates or a rule editor's.
package struct TextParts: Sendable {
  package enum Part: Hashable, Sendable {
    case words(String)
    case fixed(String)
  }

  package let parts: [Part]

  /// Divides a text; a form of a substitution may hold `%arg`.
  package init(_ text: String, isForm: Bool = false) {
    guard !text.isEmpty else {
      parts = []
      return
    }
    let format = FormatString(text, as: isForm ? .substitution : .plain)
    if format.isOfRuleEditor || text.isDateFormat || text.isDatePattern {
      parts = [.fixed(text)]
      return
    }
    let bytes = Array(text.utf8)
    var isFixed = [Bool](repeating: false, count: bytes.count)
    for range in text.fixedRanges(format, bytes) {
      for index in range { isFixed[index] = true }
    }
    parts = Self.parts(of: bytes, isFixed)
  }

  private static func parts(of bytes: [UInt8], _ isFixed: [Bool]) -> [Part] {
    var parts: [Part] = []
    var start = 0
    while start < bytes.count {
      let end = isFixed[start...].firstIndex { $0 != isFixed[start] } ?? bytes.count
      let part = String(decoding: bytes[start..<end], as: UTF8.self)
      parts.append(isFixed[start] ? .fixed(part) : .words(part))
      start = end
    }
    return parts
  }

  /// The parts that must stay, in the order of the text.
  package var fixed: String {
    parts.map { if case .fixed(let text) = $0 { text } else { "" } }.joined()
  }
}

extension String {
  /// The ranges of bytes that no translator may change.
  fileprivate func fixedRanges(_ format: FormatString, _ bytes: [UInt8]) -> [Range<Int>] {
    let strays = format.strayPercents.map { $0..<$0 + 1 }
    let percents = format.specifiers.map { specifier in
      // `% o` of `50% off` belongs to a word.
      guard specifier.isAccidental, specifier.hasSpaceFlag else { return specifier.range }
      return specifier.range.prefix(1)
    }
    let tokens = namedTokenRanges + numberedTokenRanges
    let markup = bytes.tagRanges + bytes.links.flatMap { [$0.opening, $0.closing] }
    let addresses = addressWords.map { word in
      utf8.distance(
        from: startIndex,
        to: word.startIndex
      )..<utf8.distance(from: startIndex, to: word.endIndex)
    }
    return percents + strays + tokens + markup + addresses + bytes.escapeRanges
      + escapeSequences.map { $0.start..<$0.start + $0.spelling.utf8.count }
  }
}

extension [UInt8] {
  /// The backslashes, each with the letter or mark behind it, whatever reads them.
  fileprivate var escapeRanges: [Range<Int>] {
    indices.dropLast().compactMap { index in
      guard self[index] == UInt8(ascii: "\\"), self[index + 1] < 0x80 else { return nil }
      return index..<index + 2
    }
  }
}
