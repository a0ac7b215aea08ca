import LocalizationModel
import Platform
import SourceFiles

/// Edits a String Catalog: entries that no edit names keep their bytes, whatever their form.
struct CatalogEditor {
  private let text: SourceText
  private let strings: JSONNode
  private var list: ListText
  private(set) var writer = CatalogWriter()
  /// The entries by the bytes of their keys: characters of one look may be different keys.
  private var values: [[UInt8]: JSONNode] = [:]
  private let isSorted: Bool

  init(_ text: SourceText) throws(EditError) {
    var reader = JSONReader(text.bytes)
    guard let root = reader.readNode(), let strings = root["strings"], let members = strings.members
    else { throw EditError("The catalog has no 'strings'", in: text) }
    self.text = text
    self.strings = strings
    list = ListText(
      text.bytes,
      items: members.map { ($0.name, $0.nameRange.lowerBound..<$0.value.range.upperBound) },
      emptyAt: strings.range.lowerBound
    )
    isSorted = list.isSorted(by: CatalogOrder.precedes)
    for member in members { values[Array(member.name.utf8)] = member.value }
    if values.count < members.count {
      throw EditError("Some key stands in the catalog more than once", in: text)
    }
    adoptStyle(of: root)
  }

  /// Writes as the file is written: the same blanks around colons, indentation and line ends.
  private mutating func adoptStyle(of root: JSONNode) {
    let lines = root.members?.map { text.bytes[..<$0.nameRange.lowerBound] } ?? []
    let firstOfLine = lines.first { $0.dropLast(while: \.isBlank).last?.isLineEnd == true }
    writer.lineEnd = text.lineEnd
    writer.indentation =
      firstOfLine.map { Array($0.suffix(while: \.isBlank)) } ?? writer.indentation
    guard let first = root.members?.first else { return }
    writer.colon = Array(text.bytes[first.nameRange.upperBound..<first.value.range.lowerBound])
  }

  /// The indentation of the entries.
  private var margin: [UInt8] {
    let before = list.head.suffix(while: \.isBlank)
    let isOwnLine = list.head.dropLast(before.count).last?.isLineEnd == true
    return isOwnLine ? Array(before) : writer.indentation + writer.indentation
  }

  /// Returns the text with the edits made.
  static func apply(_ edits: [TableEdit], to text: SourceText) throws(EditError) -> [UInt8] {
    var editor = try CatalogEditor(text)
    var touched: [String] = []
    var changes: [[UInt8]: [TableEdit]] = [:]
    for edit in edits {
      let name = Array(edit.key.utf8)
      if changes[name] == nil { touched.append(edit.key) }
      changes[name, default: []].append(edit)
    }
    var results: [(key: String, name: String, node: JSONNode?)] = []
    for key in touched {
      let result = try editor.result(of: changes[Array(key.utf8)] ?? [], on: key)
      results.append((key, result.name, result.node))
    }
    try editor.make(results)
    return editor.bytes
  }

  var bytes: [UInt8] {
    if list.items.isEmpty || strings.members?.isEmpty == true { return bytesOfWholeList }
    let gap = list.items.lazy.compactMap(\.gap).first ?? writer.separator(before: margin)
    return list.bytes(preferredGap: gap)
  }

  /// Writes the list anew, where it was empty or becomes so.
  private var bytesOfWholeList: [UInt8] {
    var writer = writer
    let members = list.items.map { item in
      (name: item.key, value: values[Array(item.key.utf8)] ?? JSONNode(.object([])))
    }
    writer.write(.object(members), depth: 1)
    return Array(text.bytes[..<strings.range.lowerBound]) + writer.bytes
      + text.bytes[strings.range.upperBound...]
  }

  /// Returns what becomes of a key by all its edits.
  private func result(
    of edits: [TableEdit],
    on key: String
  ) throws(EditError) -> (name: String, node: JSONNode?) {
    var (name, node) = (key, values[Array(key.utf8)])
    for edit in edits {
      if case .insert(let entry) = edit {
        guard node == nil else { throw alreadyThere(key) }
        node = JSONNode(entry)
        continue
      }
      guard node != nil else { throw EditError("There is no key '\(key)'", in: text, key: key) }
      switch edit {
      case .rename(_, let newName): name = newName
      case .remove: node = nil
      case .setText(_, _, let language?, _, nil, _) where node?.hasPhrases(in: language) == true:
        throw EditError("Key '\(key)' has a set of phrases, not a text", in: text, key: key)
      case .setText(_, _, nil, _, _, _):
        throw EditError("A text in a catalog needs a language", in: text, key: key)
      default: node?.apply(edit)
      }
    }
    return (name, node)
  }

  /// Enters what has become of keys: those that go leave their names to others.
  mutating func make(
    _ results: [(key: String, name: String, node: JSONNode?)]
  ) throws(EditError) {
    let indices = Dictionary(list.items.enumerated().map { (Array($1.key.utf8), $0) }) { $1 }
    let old = values
    for result in results where result.node == nil || !result.name.hasSameBytes(as: result.key) {
      values[Array(result.key.utf8)] = nil
    }
    var removed: Set<Int> = []
    var added: [ListText.Item] = []
    for (key, name, node) in results {
      let index = indices[Array(key.utf8)]
      guard let node else {
        if let index { removed.insert(index) }
        continue
      }
      let keepsName = name.hasSameBytes(as: key)
      if !keepsName || index == nil {
        guard values[Array(name.utf8)] == nil else { throw alreadyThere(name) }
      }
      values[Array(name.utf8)] = node
      let new = written(.init(name: name, nameRange: 0..<0, value: node))
      guard let index, keepsName || !isSorted else {
        if let index { removed.insert(index) }
        added.append(ListText.Item(key: name, text: new))
        continue
      }
      let before = old[Array(key.utf8)].map {
        written(.init(name: key, nameRange: 0..<0, value: $0))
      }
      if before != new {
        list.items[index] = .init(key: name, text: new, gap: list.items[index].gap)
      }
    }
    list.remove(removed)
    list.add(added, isSorted: isSorted, by: CatalogOrder.precedes)
  }

  private func alreadyThere(_ key: String) -> EditError {
    EditError("Key '\(key)' is there already", in: text, key: key)
  }

  private func written(_ member: JSONNode.Member) -> [UInt8] {
    var writer = writer
    writer.margin = margin
    writer.write(member, depth: 0)
    return writer.bytes
  }
}

extension Collection<UInt8> where Self: BidirectionalCollection, SubSequence == ArraySlice<UInt8> {
  fileprivate func suffix(while condition: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let last = lastIndex { !condition($0) }
    return self[(last.map { index(after: $0) } ?? startIndex)...]
  }

  fileprivate func dropLast(while condition: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    dropLast(suffix(while: condition).count)
  }
}
