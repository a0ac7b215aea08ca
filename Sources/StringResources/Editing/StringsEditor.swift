import LocalizationModel
import SourceFiles

/// Edits the text form of a `.strings` file: all that no edit names keeps its bytes.
struct StringsEditor {
  private let text: SourceText
  private let lineEnd: [UInt8]
  private let isSorted: Bool
  private let preferredGap: [UInt8]
  private var entries: [OldStyleEntry]
  private var list: ListText

  init(_ text: SourceText) {
    var parser = OldStyleParser(text.bytes)
    self.text = text
    lineEnd = text.lineEnd
    entries = parser.readAll()
    list = ListText(
      text.bytes,
      items: entries.map { ($0.key.text(in: text.bytes), $0.wholeRange) },
      emptyAt: text.bytes.count
    )
    isSorted = list.isSorted(by: OldStyleOrder.precedes)
    // genstrings leaves a line empty between entries, and so does a file that is empty yet.
    let gaps = list.items.dropFirst().compactMap(\.gap)
    let hasEmptyLines = gaps.isEmpty || gaps.contains { $0.filter { $0 == "\n" }.count > 1 }
    preferredGap = hasEmptyLines ? lineEnd + lineEnd : lineEnd
  }

  /// Returns the text with the edits made.
  static func apply(_ edits: [TableEdit], to text: SourceText) throws(EditError) -> [UInt8] {
    var editor = StringsEditor(text)
    let wasEmpty = editor.entries.isEmpty
    for edit in edits { try editor.apply(edit) }
    if wasEmpty { editor.separateFromHead() }
    return editor.list.bytes(preferredGap: editor.preferredGap)
  }

  /// Gives the first entries of an empty table lines of their own, below its comments.
  private mutating func separateFromHead() {
    guard !list.items.isEmpty else { return }
    list.tail = lineEnd
    if let last = list.head.last, !last.isLineEnd { list.head += lineEnd + lineEnd }
  }

  private mutating func apply(_ edit: TableEdit) throws(EditError) {
    if case .insert(let entry) = edit { return try insert(entry) }
    guard let index = list.items.lastIndex(where: { $0.key.hasSameBytes(as: edit.key) }) else {
      throw EditError("There is no key '\(edit.key)'", in: text, key: edit.key)
    }
    switch edit {
    case .setText(let value, let key, _, let variation, nil, _) where variation.isEmpty:
      setText(value, of: key, at: index)
    case .setText(_, let key, _, _, _, _):
      throw EditError("A text in a '.strings' file has no variations", in: text, key: key)
    case .setComment(let comment, _): setComment(comment, at: index)
    case .rename(_, let name): try rename(index, to: name)
    case .remove: remove(index)
    case .setPhrases(_, let key, _, _):
      throw EditError("A text in a '.strings' file is one text", in: text, key: key)
    case .setExtractionState, .insert: break
    }
  }

  private mutating func insert(_ entry: TableEntry) throws(EditError) {
    guard !list.items.contains(where: { $0.key.hasSameBytes(as: entry.key) }) else {
      throw EditError("Key '\(entry.key)' is there already", in: text, key: entry.key)
    }
    let comment = entry.comment.map { OldStyleWriter.comment($0, lineEnd: lineEnd) + lineEnd } ?? []
    let value = entry.translations.first?.text ?? entry.key
    let bytes = comment + OldStyleWriter.assignment(entry.key, value)
    let item = ListText.Item(key: entry.key, text: bytes)
    list.insert(item, isSorted: isSorted, by: OldStyleOrder.precedes)
    leaveTrailingComment()
  }

  /// Lets a comment behind the entry that was last stay on that entry's line.
  private mutating func leaveTrailingComment() {
    guard let last = list.items.indices.last, last > 0, list.items[last].gap == nil else { return }
    let trailing = list.tail.prefix { !$0.isLineEnd }
    guard trailing.contains(0x2F) else { return }
    list.items[last].gap = trailing + preferredGap
    list.tail.removeFirst(trailing.count)
  }

  /// Removes an entry with the comment on its line, but no comment that stands for itself.
  private mutating func remove(_ index: Int) {
    let gap = list.items[index].gap ?? []
    list.items.remove(at: index)
    // What stands in front of the entry belongs to others as far as there are comments in it.
    let kept = gap.lastIndex { !$0.isSpace }.map { Array(gap[...$0]) } ?? []
    guard list.items.indices.contains(index) else {
      list.tail = kept + Self.withoutTrailingComment(list.tail)
      return
    }
    let next = Self.withoutTrailingComment(list.items[index].gap ?? [])
    if index > 0 {
      list.items[index].gap = kept + next
    } else if next.contains(0x2F) {
      list.head += next.drop(while: \.isSpace)
    }
  }

  private static func withoutTrailingComment(_ gap: [UInt8]) -> [UInt8] {
    guard let lineEnd = gap.firstIndex(where: \.isLineEnd), gap[..<lineEnd].contains(0x2F) else {
      return gap
    }
    return Array(gap[lineEnd...])
  }
}

/// Changes within an entry. Its parts are found anew: it may have been changed before.
extension StringsEditor {
  private mutating func setText(_ value: String, of key: String, at index: Int) {
    edit(index) { entry, bytes in
      switch entry.value {
      case .literal(let literal) where literal.text(in: bytes).hasSameBytes(as: value): return
      case .literal(let literal):
        bytes.replaceSubrange(literal.range, with: OldStyleWriter.literal(value))
      case .node(let node):
        bytes.replaceSubrange(node.range, with: OldStyleWriter.literal(value))
      case nil:
        let addition = Array(" = ".utf8) + OldStyleWriter.literal(value)
        bytes.insert(contentsOf: addition, at: entry.key.range.upperBound)
      }
    }
  }

  private mutating func setComment(_ comment: String?, at index: Int) {
    let lineEnd = lineEnd
    edit(index) { entry, bytes in
      let old = entry.comment.flatMap { OldStyleComment.text(in: bytes, $0) }
      guard old != comment else { return }
      let start = entry.comment?.lowerBound ?? entry.key.range.lowerBound
      switch (comment, entry.comment) {
      case (let comment?, let range?):
        bytes.replaceSubrange(range, with: OldStyleWriter.comment(comment, lineEnd: lineEnd))
      case (let comment?, nil):
        bytes.insert(
          contentsOf: OldStyleWriter.comment(comment, lineEnd: lineEnd) + lineEnd,
          at: start
        )
      case (nil, _): bytes.removeSubrange(start..<entry.key.range.lowerBound)
      }
    }
  }

  /// Gives an entry another key; a key that was its own value keeps its value.
  private mutating func rename(_ index: Int, to name: String) throws(EditError) {
    guard !list.items.contains(where: { $0.key.hasSameBytes(as: name) }) else {
      throw EditError("Key '\(name)' is there already", in: text, key: name)
    }
    if list.items[index].isKeyAlone {
      setText(list.items[index].key, of: name, at: index)
    }
    edit(index) { entry, bytes in
      bytes.replaceSubrange(entry.key.range, with: OldStyleWriter.literal(name))
    }
    list.items[index].key = name
  }

  private mutating func edit(
    _ index: Int,
    _ change: (OldStyleEntry, inout [UInt8]) -> Void
  ) {
    var parser = OldStyleParser(list.items[index].text)
    guard let entry = parser.next() else { return }
    change(entry, &list.items[index].text)
  }
}

extension ListText.Item {
  /// Whether the entry is `key;`, whose value is the key.
  fileprivate var isKeyAlone: Bool {
    var parser = OldStyleParser(text)
    return parser.next().map { $0.value == nil } ?? false
  }
}

extension OldStyleEntry {
  /// The entry with its comment.
  var wholeRange: Range<Int> { (comment?.lowerBound ?? key.range.lowerBound)..<end }
}
