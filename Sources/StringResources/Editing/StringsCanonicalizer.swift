import SourceFiles

/// Writes a `.strings` file anew as genstrings would: sorted, and each entry in the same form.
///
/// Comments that belong to no entry stay in front of the entry that follows them; those in front of
/// the first entry stay at the top of the file.
struct StringsCanonicalizer {
  private let text: SourceText
  private let entries: [OldStyleEntry]
  /// The escapes that mean something else than they look like, in their order.
  private let doubtfulEscapes: [Range<Int>]

  init(_ text: SourceText) {
    var parser = OldStyleParser(text.bytes)
    self.text = text
    entries = parser.readAll()
    doubtfulEscapes = parser.defects.map(\.range)
      .filter { $0.lowerBound < text.bytes.count && text.bytes[$0.lowerBound] == "\\" }
      .sorted { $0.lowerBound < $1.lowerBound }
  }

  /// The whole text in canonical form.
  var bytes: [UInt8] {
    var blocks: [(key: String, bytes: [UInt8])] = []
    var head: [UInt8] = []
    var place = 0
    for (index, entry) in entries.enumerated() {
      let gap = place..<entry.wholeRange.lowerBound
      let (trailing, floating) = split(gap, isFirst: index == 0)
      if index > 0 { blocks[index - 1].bytes += trailing }
      if index == 0 { head = floating }
      let key = entry.key.text(in: text.bytes)
      blocks.append((key, (index == 0 ? [] : floating) + block(entry, key)))
      place = entry.end
    }
    let (trailing, floating) = split(place..<text.bytes.count, isFirst: blocks.isEmpty)
    if let last = blocks.indices.last { blocks[last].bytes += trailing }
    let sorted = blocks.sorted(asKeys: { SpelledEntry.spelling($0.key) })
    // A key's comment that would be taken for the file's header does not begin the file.
    if head.isEmpty, sorted.first?.bytes.beginsWithHeader == true { head = lineEnd }
    return head + sorted.flatMap { $0.bytes + lineEnd + lineEnd } + floating
  }

  private var lineEnd: [UInt8] { text.lineEnd }

  /// Writes an entry and the comment that belongs to it, without the end of its line.
  private func block(_ entry: OldStyleEntry, _ key: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for part in entry.comment.map({ OldStyleComment.parts(in: text.bytes, $0) }) ?? [] {
      if part.isDisused {
        bytes += text.bytes[part.range] + lineEnd
      } else if let comment = OldStyleComment.text(in: text.bytes, part.range) {
        let written = OldStyleWriter.comment(comment, lineEnd: lineEnd)
        // Lines that are no entries each might be some together.
        let isSame = OldStyleComment.text(in: written, written.indices) != nil
        bytes += (isSame ? written : Array(text.bytes[part.range])) + lineEnd
      }
    }
    var value = entry.key
    if case .literal(let literal) = entry.value { value = literal }
    bytes += spelling(of: entry.key) + Array(" = ".utf8) + spelling(of: value) + [0x3B]
    let (front, back) = entry.gaps
    return bytes + (comments(in: front) + comments(in: back)).flatMap { [0x20] + asBlock($0) }
  }

  /// Writes a comment so that another one can stand behind it on its line.
  private func asBlock(_ comment: Range<Int>) -> [UInt8] {
    if text.bytes[comment.lowerBound + 1] == 0x2A { return Array(text.bytes[comment]) }
    let content = text.bytes[comment].dropFirst(2).trimmingBlanks()
    return OldStyleWriter.comment(String(decoding: content, as: UTF8.self), lineEnd: lineEnd)
  }

  /// Spells a literal anew, but for escapes that its writer has not meant as they are read: one of `\ n`
  /// would be lost, and the warning of it.
  private func spelling(of literal: OldStyleLiteral) -> [UInt8] {
    var bytes: [UInt8] = [0x22]
    var place = literal.content.lowerBound
    let first = doubtfulEscapes.partitioningIndex { $0.lowerBound >= place }
    for escape in doubtfulEscapes[first...] {
      guard escape.lowerBound >= place, escape.upperBound <= literal.content.upperBound else {
        break
      }
      bytes += canonical(place..<escape.lowerBound) + text.bytes[escape]
      place = escape.upperBound
    }
    return bytes + canonical(place..<literal.content.upperBound) + [0x22]
  }

  private func canonical(_ content: Range<Int>) -> [UInt8] {
    OldStyleWriter.escape(OldStyleEscapes.decode(text.bytes[content]))
  }

  /// Divides the comments of a gap: those on the line of the entry before, and those on their own.
  private func split(
    _ gap: Range<Int>,
    isFirst: Bool
  ) -> (trailing: [UInt8], floating: [UInt8]) {
    let comments = comments(in: gap)
    let lineEndPlace = text.bytes[gap].firstIndex(where: \.isLineEnd) ?? gap.upperBound
    let isTrailing: (Range<Int>) -> Bool = { !isFirst && $0.lowerBound < lineEndPlace }
    let trailing = comments.filter(isTrailing).flatMap { [0x20] + text.bytes[$0] }
    return (trailing, paragraphs(of: comments.filter { !isTrailing($0) }))
  }

  /// Returns comments with an empty line behind each; lines that stand together stay so.
  private func paragraphs(of comments: [Range<Int>]) -> [UInt8] {
    var bytes: [UInt8] = []
    for (comment, next) in zip(comments, comments.dropFirst().map(Optional.init) + [nil]) {
      bytes += text.bytes[comment] + lineEnd
      let areLines = [comment, next].allSatisfy { $0.map { text.bytes[$0.lowerBound + 1] } == 0x2F }
      let gap = next.map { text.bytes[comment.upperBound..<$0.lowerBound].filter(\.isLineEnd) }
      if !areLines || gap != lineEnd { bytes += lineEnd }
    }
    return bytes
  }

  private func comments(in range: Range<Int>) -> [Range<Int>] {
    var parser = OldStyleParser(text.bytes)
    return parser.comments(in: range)
  }
}

extension OldStyleParser {
  /// Returns where the comments of a stretch of trivia stand.
  fileprivate mutating func comments(in range: Range<Int>) -> [Range<Int>] {
    var comments: [Range<Int>] = []
    cursor.offset = range.lowerBound
    while cursor.offset < range.upperBound {
      let start = cursor.offset
      if cursor.current == 0x2F, skipComment() != nil {
        comments.append(start..<cursor.offset)
      } else {
        cursor.advance()
      }
    }
    return comments
  }
}
