import LocalizationModel
import Platform
import SourceFiles

/// Edits a property list in XML: only the lines of what an edit names change.
struct XMLPropertyListEditor {
  private let text: SourceText
  private let table: LocalizedTable
  private let members: [PropertyListNode.Member]
  private let layout: XMLPropertyListLayout
  private let hasStrayComments: Bool
  private var replacements: [TextReplacement] = []
  private var inserted: [PropertyListNode.Member] = []
  /// The keys that edits remove, so that others may have their names.
  private var removed: [String] = []

  init(_ text: SourceText, _ table: LocalizedTable) {
    var reader = XMLPropertyListReader(text.bytes)
    members = reader.readMembers()
    layout = XMLPropertyListLayout(of: members, in: reader.rootRange, of: text)
    hasStrayComments = reader.commentCount > reader.headComments.count
    self.text = text
    self.table = table
  }

  /// Returns the text with the edits made.
  ///
  /// Keys are added to what the other edits leave, so that they find their places in it.
  func applying(_ edits: [TableEdit]) throws(EditError) -> [UInt8] {
    let inserts = edits.filter(\.isInsertion)
    var editor = self
    editor.removed = edits.compactMap { if case .remove(let key) = $0 { key } else { nil } }
    for edit in edits where !edit.isInsertion { try editor.apply(edit) }
    if inserts.isEmpty { return try text.replacing(editor.replacements) }
    if inserts.count < edits.count {
      let stored = text.storing(try text.replacing(editor.replacements))
      editor = XMLPropertyListEditor(SourceText(path: text.path, stored: stored), table)
    }
    for edit in inserts { try editor.apply(edit) }
    try editor.insertMembers()
    return try editor.text.replacing(editor.replacements)
  }

  private mutating func apply(_ edit: TableEdit) throws(EditError) {
    switch edit {
    case .setText(let value, let key, _, let variation, let substitution, _):
      let unit = try table.entry(key, in: text).unit(variation, substitution, in: text)
      if unit.text.hasSameBytes(as: value) { return }
      replace(unit.location.range, by: XMLElement.bytes("string", value))
    case .setComment(let comment, let key): try setComment(comment, of: try member(key))
    case .rename(let key, let name):
      let member = try member(key)
      if key.hasSameBytes(as: name) { return }
      try expectNone(name)
      replace(member.keyRange, by: XMLElement.bytes("key", name))
    case .remove(let key):
      for member in try copies(key) {
        let start = (member.ownComment?.range ?? member.keyRange).lowerBound
        replace(text.bytes.wholeLines(start..<member.value.range.upperBound), by: [])
      }
    case .mark(let key):
      for member in try copies(key) where member.remainder == nil {
        try setComment(GoneMark.marking(member.ownComment?.text), of: member)
      }
    case .unmark(let key, let comment):
      for member in try copies(key).dropLast() {
        guard let remainder = member.remainder else { continue }
        try setComment(remainder.isEmpty ? nil : remainder, of: member)
      }
      try setComment(comment, of: try member(key))
    case .insert(let entry): try insert(entry)
    case .setExtractionState, .setGeneratesSymbol, .setPhrases, .setTranslation:
      throw EditError("This edit is not possible in a property list", in: text, key: edit.key)
    }
  }

  private mutating func replace(_ range: Range<Int>, by bytes: [UInt8]) {
    replacements.append(TextReplacement(range, bytes))
  }

  private func member(_ key: String) throws(EditError) -> PropertyListNode.Member {
    guard let member = members.last(where: { $0.key.hasSameBytes(as: key) }) else {
      throw EditError("There is no key '\(key)'", in: text, key: key)
    }
    return member
  }

  /// Returns all members of a key, of which the last one counts.
  private func copies(_ key: String) throws(EditError) -> [PropertyListNode.Member] {
    _ = try member(key)
    return members.filter { $0.key.hasSameBytes(as: key) }
  }

  private func expectNone(_ key: String) throws(EditError) {
    let isGone = removed.contains { $0.hasSameBytes(as: key) }
    if (isGone ? inserted : members + inserted).contains(where: { $0.key.hasSameBytes(as: key) }) {
      throw EditError("Key '\(key)' is there already", in: text, key: key)
    }
  }

  // MARK: - Comments

  private mutating func setComment(
    _ comment: String?,
    of member: PropertyListNode.Member
  ) throws(EditError) {
    let own = member.ownComment
    if comment == own?.text { return }
    guard let comment else {
      if let range = own?.range { replace(text.bytes.wholeLines(range), by: []) }
      return
    }
    try expectWritable(comment, key: member.key)
    if let range = own?.range { return replace(range, by: XMLElement.comment(comment)) }
    let start = member.keyRange.lowerBound
    replace(start..<start, by: XMLElement.comment(comment) + layout.separator)
  }

  private func expectWritable(_ comment: String, key: String) throws(EditError) {
    guard comment.contains("--") || comment.hasSuffix("-") else { return }
    throw EditError("A comment in XML cannot hold '--'", in: text, key: key)
  }

  // MARK: - New keys

  private mutating func insert(_ entry: TableEntry) throws(EditError) {
    try expectNone(entry.key)
    if let comment = entry.comment { try expectWritable(comment, key: entry.key) }
    guard let value = value(of: entry) else {
      throw EditError("The format has no way to write key '\(entry.key)'", in: text, key: entry.key)
    }
    inserted.append(
      .init(key: entry.key, keyRange: 0..<0, value: value, comment: entry.comment)
    )
  }

  private func value(of entry: TableEntry) -> PropertyListNode? {
    guard let translation = entry.translations.last else {
      return PropertyListNode(value: .string(entry.key), range: 0..<0)
    }
    if table.format == ResourceFormat.stringsDictionary.id {
      return PropertyListNode(rule: translation)
    }
    guard translation.units.count == 1, translation.substitutions.isEmpty,
      let unit = translation.units.first, unit.variation.isEmpty
    else { return nil }
    return PropertyListNode(value: .string(unit.text), range: 0..<0)
  }

  private mutating func insertMembers() throws(EditError) {
    guard !inserted.isEmpty else { return }
    if members.isEmpty {
      if hasStrayComments {
        throw EditError("A comment in front of no key would be lost", in: text)
      }
      return replace(layout.root, by: layout.dictionary(of: inserted))
    }
    if layout.isSorted { inserted.sort { PropertyListWriter.precedes($0.key, $1.key) } }
    for member in inserted {
      let place = layout.place(for: member)
      replace(place.offset..<place.offset, by: layout.bytes(of: member, at: place))
    }
  }
}

extension PropertyListNode.Member {
  /// The comment without the mark; nil where it has none.
  fileprivate var remainder: String? { ownComment?.text.flatMap(GoneMark.remainder) }
}

extension TableEdit {
  package var isInsertion: Bool {
    if case .insert = self { true } else { false }
  }
}
