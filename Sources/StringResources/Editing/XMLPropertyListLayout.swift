import SourceFiles

/// How a property list in XML is laid out, so that what is added looks like the rest.
struct XMLPropertyListLayout {
  let root: Range<Int>
  /// Whether the keys stand in the order in which Apple's tools write them.
  let isSorted: Bool
  /// The bytes between a key and its value, and between members: a line end and blanks.
  let separator: [UInt8]
  private let members: [PropertyListNode.Member]
  private let text: SourceText
  private let writer: PropertyListWriter

  /// Where a member is to be added.
  struct Place {
    var offset: Int
    /// The bytes between the member and the one behind or in front of it.
    var gap: [UInt8]
    var isLast: Bool
  }

  init(of members: [PropertyListNode.Member], in root: Range<Int>, of text: SourceText) {
    self.members = members
    self.root = root
    self.text = text
    isSorted = zip(members, members.dropFirst()).allSatisfy { left, right in
      !PropertyListWriter.precedes(right.key, left.key)
    }
    var writer = PropertyListWriter(text: text)
    writer.lineEnd = text.lineEnd
    let rootMargin = text.blanks(before: root.lowerBound) ?? []
    let first = members.first.map { text.blanks(before: $0.wholeRange.lowerBound) }
    switch first {
    case nil: writer.margin = rootMargin + writer.indentation
    case .some(let margin?):
      writer.margin = margin
      if margin.starts(with: rootMargin), margin.count > rootMargin.count {
        writer.indentation = Array(margin.dropFirst(rootMargin.count))
      }
    case .some(nil): (writer.lineEnd, writer.indentation) = ([], [])
    }
    separator = writer.lineEnd + writer.margin
    self.writer = writer
  }

  /// Finds the place of a new member: in the order if there is one, else at the end.
  func place(for member: PropertyListNode.Member) -> Place {
    let next =
      isSorted ? members.firstIndex { PropertyListWriter.precedes(member.key, $0.key) } : nil
    if let next {
      let gap = gap(before: next) ?? gap(before: next + 1) ?? separator
      return Place(offset: members[next].wholeRange.lowerBound, gap: gap, isLast: false)
    }
    let end = members.last?.wholeRange.upperBound ?? root.upperBound
    return Place(offset: end, gap: gap(before: members.count - 1) ?? separator, isLast: true)
  }

  /// Returns what stands between a member and the one in front of it, unless it is more than blanks.
  private func gap(before index: Int) -> [UInt8]? {
    guard index > 0, index < members.count else { return nil }
    let end = members[index - 1].wholeRange.upperBound
    let gap = text.bytes[end..<members[index].wholeRange.lowerBound]
    return gap.allSatisfy(\.isSpace) ? Array(gap) : nil
  }

  /// Returns the bytes that add a member at a place.
  func bytes(of member: PropertyListNode.Member, at place: Place) -> [UInt8] {
    var writer = writer
    writer.write(member, depth: 0)
    return place.isLast ? place.gap + writer.bytes : writer.bytes + place.gap
  }

  /// Returns a root with some members, for one that had none.
  func dictionary(of members: [PropertyListNode.Member]) -> [UInt8] {
    var writer = writer
    writer.margin = Array(writer.margin.dropLast(writer.indentation.count))
    writer.write(members, depth: 0)
    return writer.bytes
  }
}

extension SourceText {
  /// Returns the blanks between the start of a line and `offset`; nil where other text is there.
  fileprivate func blanks(before offset: Int) -> [UInt8]? {
    var start = offset
    while start > 0, bytes[start - 1].isBlank { start -= 1 }
    return start == 0 || bytes[start - 1].isLineEnd ? Array(bytes[start..<offset]) : nil
  }
}
