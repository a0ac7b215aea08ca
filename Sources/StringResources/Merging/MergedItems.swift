import Platform

/// How a format writes a list of entries, for a merge.
protocol MergedItems {
  /// Reads the entries of a text.
  func list(of text: [UInt8]) -> ListText
  /// Reads the entries that an entry itself consists of; nil where it is a text.
  func list(in item: [UInt8]) -> ListText?
  /// Returns the comment of an entry, which may be empty, and behind it its texts, by the names that
  /// lead to them.
  func leaves(of item: [UInt8]) -> [ItemLeaf]
  /// Whether a conflict is left as marks around both entries; otherwise ours alone stays.
  var marksConflicts: Bool { get }
}

/// A text in an entry, or its comment.
struct ItemLeaf {
  let place: [String]
  let text: String
  /// Where it stands in the entry; of a comment up to the key.
  let range: Range<Int>

  fileprivate static func comment(_ text: String?, _ range: Range<Int>) -> ItemLeaf {
    ItemLeaf(place: ["comment"], text: text ?? "", range: range)
  }
}

extension [ItemLeaf] {
  func saysSame(as other: [ItemLeaf]) -> Bool {
    map(\.place) == other.map(\.place)
      && zip(self, other).dropFirst().allSatisfy { $0.text.hasSameBytes(as: $1.text) }
  }
}

/// The entries of a `.strings` file in its own form.
struct StringsItems: MergedItems {
  var marksConflicts: Bool { true }

  func list(of text: [UInt8]) -> ListText {
    var parser = OldStyleParser(text)
    return ListText(
      text,
      items: parser.readAll().map { ($0.key.text(in: text), $0.wholeRange) },
      emptyAt: text.count
    )
  }

  func list(in item: [UInt8]) -> ListText? { nil }

  func leaves(of item: [UInt8]) -> [ItemLeaf] {
    var parser = OldStyleParser(item)
    guard let entry = parser.readAll().first else { return [] }
    let start = entry.key.range.lowerBound
    let comment = entry.comment.flatMap { OldStyleComment.text(in: item, $0) }
    let value: (text: String, range: Range<Int>) =
      switch entry.value {
      case .literal(let literal): (literal.text(in: item), literal.range)
      case .node(_, let range): (String(decoding: item[range], as: UTF8.self), range)
      case nil: (entry.key.text(in: item), entry.key.range)
      }
    return [
      .comment(comment, (entry.comment?.lowerBound ?? start)..<start),
      ItemLeaf(place: [], text: value.text, range: value.range),
    ]
  }
}

/// The members of a property list in XML.
struct PropertyListItems: MergedItems {
  var marksConflicts: Bool { false }

  func list(of text: [UInt8]) -> ListText {
    var reader = XMLPropertyListReader(text)
    let members = reader.readMembers()
    return ListText(
      text,
      items: members.map { ($0.key, $0.wholeRange) },
      emptyAt: reader.rootRange.upperBound
    )
  }

  func list(in item: [UInt8]) -> ListText? {
    guard let members = member(item)?.value.members, !members.isEmpty else { return nil }
    let shift = Self.opening.count
    return ListText(
      item,
      items: members.map { member in
        let range = member.wholeRange
        return (member.key, range.lowerBound - shift..<range.upperBound - shift)
      },
      emptyAt: item.count
    )
  }

  private static let opening = Array("<plist><dict>".utf8)

  private func text(around item: [UInt8]) -> [UInt8] {
    Self.opening + item + Array("</dict></plist>".utf8)
  }

  private func member(_ item: [UInt8]) -> PropertyListNode.Member? {
    var reader = XMLPropertyListReader(text(around: item))
    return reader.readMembers().first
  }

  func leaves(of item: [UInt8]) -> [ItemLeaf] {
    guard let member = member(item) else { return [] }
    let (text, opening) = (text(around: item), Self.opening)
    let start = member.keyRange.lowerBound
    let comment = ItemLeaf.comment(
      member.comment,
      (member.commentRange?.lowerBound ?? start)..<start
    )
    return ([comment] + member.value.leaves(at: [], in: text)).map { leaf in
      let range = leaf.range.lowerBound - opening.count..<leaf.range.upperBound - opening.count
      return ItemLeaf(place: leaf.place, text: leaf.text, range: range)
    }
  }
}

extension PropertyListNode {
  /// The texts in a value, with the names that lead to them.
  fileprivate func leaves(at place: [String], in text: [UInt8]) -> [ItemLeaf] {
    switch value {
    case .dictionary(let members):
      members.flatMap { $0.value.leaves(at: place + [$0.key], in: text) }
    case .array(let elements):
      elements.enumerated().flatMap { $0.element.leaves(at: place + ["\($0.offset)"], in: text) }
    case .string(let string): [ItemLeaf(place: place, text: string, range: range)]
    case .other:
      [ItemLeaf(place: place, text: String(decoding: text[range], as: UTF8.self), range: range)]
    }
  }
}
