import LocalizationModel
import Platform
import SourceFiles

/// Edits the text form of a `.strings` file: all that no edit names keeps its bytes.
struct StringsEditor {
  private let text: SourceText
  let lineEnd: [UInt8]
  private let isSorted: Bool
  private let preferredGap: [UInt8]
  private var entries: [OldStyleEntry]
  var list: ListText

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
    preferredGap = (hasEmptyLines ? lineEnd + lineEnd : lineEnd) + list.margin
  }

  /// Returns the text with the edits made.
  static func apply(_ edits: [TableEdit], to text: SourceText) throws(EditError) -> [UInt8] {
    let removed = edits.compactMap(\.removedKey)
    var editor = StringsEditor(text)
    // Keys that go leave their names to others.
    if !removed.isEmpty { editor = StringsEditor(try editor.removing(removed)) }
    let wasEmpty = editor.entries.isEmpty
    try editor.make(edits.filter { $0.removedKey == nil })
    if wasEmpty { editor.separateFromHead() }
    // A key's comment that would be taken for the file's header does not begin the file.
    if editor.list.head.isEmpty, editor.list.items.first?.text.beginsWithHeader == true {
      editor.list.head = text.lineEnd
    }
    return editor.list.bytes(preferredGap: editor.preferredGap)
  }

  /// Gives the first entries of an empty table lines of their own, below its comments.
  private mutating func separateFromHead() {
    guard !list.items.isEmpty else { return }
    list.tail = lineEnd
    if let last = list.head.last, !last.isLineEnd { list.head += lineEnd + lineEnd }
  }

  /// Returns the text without some keys.
  private func removing(_ keys: [String]) throws(EditError) -> SourceText {
    let places = placesOfKeys
    var removed: Set<Int> = []
    for key in keys { removed.formUnion(try copies(of: key, in: places)) }
    let ranges = OldStyleRemoval(text.bytes, entries).ranges(removing: removed)
    let bytes = try text.replacing(ranges.map { TextReplacement($0, []) })
    return SourceText(path: text.path, bytes: bytes, encoding: text.encoding)
  }

  /// Where the entries of each key stand, by the key's bytes: characters of one look may be different
  /// keys.
  private var placesOfKeys: [[UInt8]: [Int]] {
    Dictionary(grouping: list.items.indices) { Array(list.items[$0].key.utf8) }
  }

  /// Makes all edits but removals.
  private mutating func make(_ edits: [TableEdit]) throws(EditError) {
    var places = placesOfKeys
    var counts = Dictionary(list.items.map { (Array($0.key.utf8), 1) }, uniquingKeysWith: +)
    var added: [ListText.Item] = []
    // It knows the headings of sections.
    lazy var removal = OldStyleRemoval(text.bytes, entries)
    for edit in edits {
      switch edit {
      case .insert(let entry):
        try take(entry.key, in: &counts)
        added.append(item(entry))
      case .rename(let key, let name):
        if key.hasSameBytes(as: name) { continue }
        let copies = try copies(of: key, in: places)
        try take(name, in: &counts)
        counts[Array(key.utf8)] = 0
        // With all its copies: one that kept the name would be a key of its own.
        for index in list.items.indices where list.items[index].key.hasSameBytes(as: key) {
          rename(index, to: name)
        }
        places[Array(name.utf8)] = copies
      case .mark(let key):
        let copies = try copies(of: key, in: places)
        for index in copies { mark(index, isHeaded: removal.isHeading(of: index)) }
      case .unmark(let key, let comment):
        let copies = try copies(of: key, in: places)
        for index in copies.dropLast() { unmark(index) }
        for index in copies.suffix(1) { setComment(comment, at: index) }
      default:
        for index in try copies(of: edit.key, in: places).suffix(1) { try apply(edit, at: index) }
      }
    }
    let end = list.add(added, isSorted: isSorted, by: OldStyleOrder.precedes)
    if let end {
      leaveTrailingComment(at: end)
      separateLastComment()
    }
  }

  private func copies(
    of key: String,
    in places: [[UInt8]: [Int]]
  ) throws(EditError) -> [Int] {
    guard let indices = places[Array(key.utf8)] else {
      throw EditError("There is no key '\(key)'", in: text, key: key)
    }
    return indices
  }

  /// Takes the name of a new key.
  private func take(_ key: String, in counts: inout [[UInt8]: Int]) throws(EditError) {
    guard counts[Array(key.utf8), default: 0] == 0 else {
      throw EditError("Key '\(key)' is there already", in: text, key: key)
    }
    counts[Array(key.utf8)] = 1
  }

  private mutating func apply(_ edit: TableEdit, at index: Int) throws(EditError) {
    switch edit {
    case .setText(let value, let key, _, let variation, nil, _) where variation.isEmpty:
      setText(value, of: key, at: index)
    case .setText(_, let key, _, _, _, _):
      throw EditError("A text in a '.strings' file has no variations", in: text, key: key)
    case .setComment(let comment, _): setComment(comment, at: index)
    case .setPhrases(_, let key, _, _), .setTranslation(_, let key):
      throw EditError("A text in a '.strings' file is one text", in: text, key: key)
    case .setExtractionState, .setGeneratesSymbol, .mark, .unmark, .insert, .rename, .remove: break
    }
  }

  private func item(_ entry: TableEntry) -> ListText.Item {
    let comment = entry.comment.map { OldStyleWriter.comment($0, lineEnd: lineEnd) + lineEnd } ?? []
    let value = entry.translations.first?.text ?? entry.key
    return .init(key: entry.key, text: comment + OldStyleWriter.assignment(entry.key, value))
  }

  /// Lets a comment behind the entry that was last stay on that entry's line.
  private mutating func leaveTrailingComment(at index: Int) {
    let trailing = list.tail.prefix { !$0.isLineEnd }
    guard trailing.contains(0x2F) else { return }
    list.items[index].gap = trailing + preferredGap
    list.tail.removeFirst(trailing.count)
  }
}

extension StringsEditor {
  /// Leaves a line empty above a comment at the end of the table, which stood below the entry that was
  /// last: it would seem to be that of the new one.
  private mutating func separateLastComment() {
    let space = list.tail.prefix { $0.isBlank || $0.isLineEnd }
    guard list.tail.dropFirst(space.count).first == 0x2F,
      space.count(where: { $0 == lineEnd.last }) == 1
    else { return }
    list.tail = lineEnd + list.tail
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
      case .node(_, let range):
        bytes.replaceSubrange(range, with: OldStyleWriter.literal(value))
      case nil:
        let addition = Array(" = ".utf8) + OldStyleWriter.literal(value)
        bytes.insert(contentsOf: addition, at: entry.key.range.upperBound)
      }
    }
  }

  /// Gives an entry another key; a key that was its own value keeps its value.
  private mutating func rename(_ index: Int, to name: String) {
    if list.items[index].isKeyAlone {
      setText(list.items[index].key, of: name, at: index)
    }
    edit(index) { entry, bytes in
      bytes.replaceSubrange(entry.key.range, with: OldStyleWriter.literal(name))
    }
    list.items[index].key = name
  }

  mutating func edit(
    _ index: Int,
    _ change: (OldStyleEntry, inout [UInt8]) -> Void
  ) {
    var parser = OldStyleParser(list.items[index].text, isFile: false)
    guard let entry = parser.next() else { return }
    change(entry, &list.items[index].text)
  }
}

extension TableEdit {
  /// The key that goes; nil for other edits.
  fileprivate var removedKey: String? {
    guard case .remove(let key) = self else { return nil }
    return key
  }
}

extension ListText.Item {
  /// Whether the entry is `key;`, whose value is the key.
  fileprivate var isKeyAlone: Bool {
    var parser = OldStyleParser(text, isFile: false)
    return parser.next().map { $0.value == nil } ?? false
  }
}

extension OldStyleEntry {
  /// The entry with its comment.
  var wholeRange: Range<Int> { (comment?.lowerBound ?? key.range.lowerBound)..<end }
}
