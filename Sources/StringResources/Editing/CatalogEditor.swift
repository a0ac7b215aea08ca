import LocalizationModel
import SourceFiles

/// Edits a String Catalog: entries that no edit names keep their bytes, whatever their form.
struct CatalogEditor {
  private let text: SourceText
  private let strings: JSONNode
  private var list: ListText
  private var writer = CatalogWriter()
  private var values: [String: JSONNode] = [:]
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
    for member in members { values[member.name] = member.value }
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
    var changes: [String: [TableEdit]] = [:]
    for edit in edits {
      if changes[edit.key] == nil { touched.append(edit.key) }
      changes[edit.key, default: []].append(edit)
    }
    for key in touched { try editor.apply(changes[key] ?? [], to: key) }
    return editor.bytes
  }

  private var bytes: [UInt8] {
    if list.items.isEmpty || strings.members?.isEmpty == true { return bytesOfWholeList }
    let gap = list.items.lazy.compactMap(\.gap).first ?? [0x2C] + writer.lineEnd + margin
    return list.bytes(preferredGap: gap)
  }

  /// Writes the list anew, where it was empty or becomes so.
  private var bytesOfWholeList: [UInt8] {
    var writer = writer
    let members = list.items.map { item in (item.key, values[item.key] ?? JSONNode(.object([]))) }
    writer.write(.object(members.map { (name: $0.0, value: $0.1) }), depth: 1)
    return Array(text.bytes[..<strings.range.lowerBound]) + writer.bytes
      + text.bytes[strings.range.upperBound...]
  }

  /// Makes all edits of one key.
  private mutating func apply(_ edits: [TableEdit], to key: String) throws(EditError) {
    var index = list.items.lastIndex { $0.key == key }
    let old = index.flatMap { _ in values[key] }
    var node = old
    var name = key
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
    guard let node else {
      if let index { list.items.remove(at: index) }
      return
    }
    if name != key, let old = index {
      guard values[name] == nil else { throw alreadyThere(name) }
      list.items.remove(at: old)
      index = nil
    }
    replace(index, with: node, name: name, ifChangedFrom: name == key ? old : nil)
  }

  private mutating func replace(
    _ index: Int?,
    with node: JSONNode,
    name: String,
    ifChangedFrom old: JSONNode?
  ) {
    values[name] = node
    let member = JSONNode.Member(name: name, nameRange: 0..<0, value: node)
    let new = written(member)
    if let old, written(.init(name: name, nameRange: 0..<0, value: old)) == new { return }
    if let index {
      list.items[index].text = new
    } else {
      let item = ListText.Item(key: name, text: new)
      list.insert(item, isSorted: isSorted, by: CatalogOrder.precedes)
    }
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
