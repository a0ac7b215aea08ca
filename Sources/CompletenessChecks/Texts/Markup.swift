import LocalizationModel

extension String {
  /// The names of the HTML tags, and `[…](…)` where there is a Markdown link.
  var markup: Set<String> {
    let bytes = Array(utf8)
    var found = Set(bytes.knownTags.map(\.name))
    if bytes.links.contains(where: { !$0.isAttribute }) { found.insert("[…](…)") }
    return found
  }

  fileprivate static let tagNames: Set<String> = [
    "a", "b", "big", "br", "code", "em", "font", "h", "i", "li", "ol", "p", "small", "span",
    "strong",
    "sub", "sup", "u", "ul",
  ]
}

/// A link as Markdown has it, or words with attributes: `^[…](inflect: true)`.
struct MarkdownLink {
  /// The bytes in front of the words: `[` or `^[`.
  let opening: Range<Int>
  /// The bytes behind the words: `](…)`.
  let closing: Range<Int>
  /// Whether it makes words agree with others, and shows no link.
  let isAttribute: Bool
}

extension [UInt8] {
  /// The tags of HTML, each up to the end of its name.
  fileprivate var knownTags: [(name: String, range: Range<Int>)] {
    indices.compactMap { start in
      guard self[start] == UInt8(ascii: "<") else { return nil }
      let name = self[(start + 1)...].prefix {
        $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 == 0x2F
      }
      // A letter beyond ASCII goes on with a word that is no tag.
      if name.endIndex < endIndex, self[name.endIndex] >= 0x80 { return nil }
      let tag = String(decoding: name, as: UTF8.self).lowercased()
      let word = tag.hasPrefix("/") ? String(tag.dropFirst()) : tag
      let plain = word.hasSuffix("/") ? String(word.dropLast()) : word
      // `<br>` and `<br/>` are the same.
      guard String.tagNames.contains(plain), !isWordOfSentence(endingAt: name.endIndex) else {
        return nil
      }
      return (tag.hasPrefix("/") ? "</\(plain)>" : "<\(plain)>", start..<name.endIndex)
    }
  }

  /// Whether a name in angle brackets is followed by words, as in `<I dette tilfælde>`, and not by
  /// attributes.
  private func isWordOfSentence(endingAt end: Int) -> Bool {
    let rest = self[end...].drop { $0 == 0x20 }
    guard rest.startIndex > end, rest.first?.isASCIILetter == true else {
      // Words in quotation marks are no attributes either.
      return rest.startIndex > end && (rest.first == 0x22 || rest.first == 0x27)
    }
    let behind = rest.drop {
      $0.isASCIILetter || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":")
    }
    .drop { $0 == 0x20 }
    return behind.first.map { $0 != UInt8(ascii: "=") && $0 != 0x3E && $0 != 0x2F } ?? false
  }

  /// The bytes of all tags: those of HTML, whole or cut short, and those of any XML.
  var tagRanges: [Range<Int>] {
    let known = knownTags.map(\.range)
    return known
      + indices.compactMap { start in
        guard self[start] == UInt8(ascii: "<"), start + 1 < endIndex, self[start + 1].mayBeginTag
        else { return nil }
        let end = self[(start + 1)...].firstIndex { $0 == UInt8(ascii: "<") || $0 == 0x3E }
        guard let end, self[end] == UInt8(ascii: ">") else { return nil }
        return start..<end + 1
      }
  }

  /// The links of Markdown.
  var links: [MarkdownLink] {
    var start: Int?
    return indices.dropLast().compactMap { index in
      if self[index] == UInt8(ascii: "[") { start = index }
      guard self[index] == UInt8(ascii: "]"), self[index + 1] == UInt8(ascii: "(") else {
        return nil
      }
      let isAttribute = start.map { $0 > 0 && self[$0 - 1] == UInt8(ascii: "^") } ?? false
      let opening = start.map { ($0 - (isAttribute ? 1 : 0))..<$0 + 1 }
      return MarkdownLink(
        opening: opening ?? index..<index,
        closing: index..<endOfAddress(from: index + 1),
        isAttribute: isAttribute
      )
    }
  }

  /// The end of an address in parentheses, which may hold such pairs; only the first parenthesis
  /// where its partner is missing.
  private func endOfAddress(from start: Int) -> Int {
    var depth = 0
    for index in start..<Swift.min(endIndex, start + 2048) {
      if self[index] == UInt8(ascii: "(") { depth += 1 }
      if self[index] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return start + 1
  }
}

extension UInt8 {
  /// Whether the byte may follow the `<` of a tag, a comment or a declaration.
  fileprivate var mayBeginTag: Bool {
    isASCIILetter || self == UInt8(ascii: "/") || self == UInt8(ascii: "!")
      || self == UInt8(ascii: "?")
  }
}
