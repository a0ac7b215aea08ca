import SourceFiles

/// Changes of an entry's own comment; a heading above it stays, and so do entries that are commented out.
extension StringsEditor {
  mutating func setComment(_ comment: String?, at index: Int) {
    let (lineEnd, margin) = (lineEnd, list.margin(of: index))
    var needsLine = false
    edit(index) { entry, bytes in
      let own = OldStyleComment.own(of: entry, in: bytes)
      let old = own.flatMap { OldStyleComment.text(in: bytes, $0) }
      guard old != comment else { return }
      let key = entry.key.range.lowerBound
      switch (comment, own) {
      case (let comment?, let range?):
        bytes.replaceSubrange(range, with: OldStyleWriter.comment(comment, lineEnd: lineEnd))
      case (let comment?, nil):
        needsLine = !bytes[..<key].contains(where: \.isLineEnd)
        let written = OldStyleWriter.comment(comment, lineEnd: lineEnd)
        bytes.insert(contentsOf: written + lineEnd + margin, at: key)
      case (nil, let range?):
        let next = bytes[range.upperBound..<key].firstIndex { !$0.isSpace } ?? key
        bytes.removeSubrange(range.lowerBound..<next)
      case (nil, nil): break
      }
    }
    // Otherwise the comment would end the line of the entry before it, and be that one's.
    if needsLine { list.giveLine(to: index, lineEnd) }
  }

  /// Says that no code uses an entry: in its comment, or below that where it is a section's.
  mutating func mark(_ index: Int, isHeaded: Bool) {
    let (lineEnd, margin) = (lineEnd, list.margin(of: index))
    var marked: String?
    edit(index) { entry, bytes in
      let own = OldStyleComment.own(of: entry, in: bytes)
      if own.flatMap({ GoneMark.range(in: bytes, $0) }) != nil { return }
      guard isHeaded, own != nil else {
        marked = GoneMark.marking(own.flatMap { OldStyleComment.text(in: bytes, $0) })
        return
      }
      let mark = OldStyleWriter.comment(GoneMark.text, lineEnd: lineEnd)
      bytes.insert(contentsOf: mark + lineEnd + margin, at: entry.key.range.lowerBound)
    }
    if let marked { setComment(marked, at: index) }
  }

  /// Takes away the mark of an entry.
  mutating func unmark(_ index: Int) {
    var remainder: String?
    edit(index) { entry, bytes in
      let own = OldStyleComment.own(of: entry, in: bytes)
      remainder = own.flatMap { OldStyleComment.text(in: bytes, $0) }.flatMap(GoneMark.remainder)
    }
    if let remainder { setComment(remainder.isEmpty ? nil : remainder, at: index) }
  }
}
