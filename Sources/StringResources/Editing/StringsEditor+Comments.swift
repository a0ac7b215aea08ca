import SourceFiles

/// Changes of an entry's own comment; a heading above it stays, and so do entries that are commented out.
extension StringsEditor {
  mutating func setComment(_ comment: String?, at index: Int) {
    let (lineEnd, margin) = (lineEnd, list.margin(of: index))
    edit(index) { entry, bytes in
      let own = OldStyleComment.own(of: entry, in: bytes)
      let old = own.flatMap { OldStyleComment.text(in: bytes, $0) }
      guard old != comment else { return }
      let key = entry.key.range.lowerBound
      switch (comment, own) {
      case (let comment?, let range?):
        bytes.replaceSubrange(range, with: OldStyleWriter.comment(comment, lineEnd: lineEnd))
      case (let comment?, nil):
        bytes.insert(
          contentsOf: OldStyleWriter.comment(comment, lineEnd: lineEnd) + lineEnd + margin,
          at: key
        )
      case (nil, let range?):
        let next = bytes[range.upperBound..<key].firstIndex { !$0.isSpace } ?? key
        bytes.removeSubrange(range.lowerBound..<next)
      case (nil, nil): break
      }
    }
  }
}
