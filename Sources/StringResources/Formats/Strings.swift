import Diagnostics
import LocalizationModel
import SourceFiles

extension ResourceFormat {
  /// Keys and texts in one language, as text; or a property list of strings in another form.
  static let strings = ResourceFormat(
    id: .strings,
    fileExtensions: ["strings"],
    summary: "Keys and texts in one language (.strings)",
    editor: Editor(
      apply: { edits, text, table throws(EditError) in
        text.isXML
          ? try PropertyListEditor.apply(edits, to: text, table)
          : try StringsEditor.apply(edits, to: text)
      },
      canonicalize: { text, _ throws(EditError) in
        text.isXML
          ? try PropertyListWriter.canonicalForm(of: text) : StringsCanonicalizer(text).bytes
      }
    )
  ) { stored, table in
    if PropertyList.Form(detecting: stored) == .text {
      table.readStrings(stored)
    } else {
      let list = PropertyList(reading: stored, for: &table)
      table.addStrings(list)
    }
    table.reportDuplicateKeys()
  }
}

extension LocalizedTable {
  /// Reads the text form, which nearly every table has.
  fileprivate mutating func readStrings(_ stored: [UInt8]) {
    guard let text = decode(stored) else { return }
    if stored.isEmpty { report([.noBytes], in: text) }
    var parser = OldStyleParser(text.bytes)
    var locator = SourceLocator(text)
    var builder = TableBuilder(text)
    let language = builder.number(of: language)
    var defects: [Defect] = []
    while let entry = parser.next() {
      builder.makeRoom(at: entry.key.range.lowerBound, of: text.bytes.count)
      // A comment comes first, so that places ascend.
      let comment = OldStyleComment.store(entry, in: &builder, of: text.bytes, &locator)
      let key = entry.key.stored(in: &builder, of: text.bytes)
      let place = locator.place(of: entry.key.range)
      switch entry.value {
      case nil: builder.addTranslation(in: language, key, at: place, place: place)
      case .literal(let literal):
        let value = literal.stored(in: &builder, of: text.bytes)
        let place = locator.place(of: literal.range)
        builder.addTranslation(in: language, value, at: place, place: place)
      case .node(let number, _):
        let key = entry.key.text(in: text.bytes)
        defects.append(.notString(parser.nodes[number], key: key))
      }
      builder.addEntry(
        key,
        comment: comment,
        isTranslatable: text.bytes[entry.key.content].first != UInt8(ascii: "/")
          || !entry.key.text(in: text.bytes).isIDOfForm,
        at: place
      )
    }
    entries = builder.finish()
    report(parser.defects + defects, in: text)
  }

  fileprivate mutating func addStrings(_ list: PropertyList) {
    var locator = SourceLocator(list.text)
    var builder = TableBuilder(list.text)
    builder.reserveCapacity(entries: list.members.count, translations: list.members.count)
    let language = builder.number(of: language)
    var defects: [Defect] = []
    for member in list.members {
      let place = locator.place(of: member.keyRange)
      if let value = member.value.string {
        let valuePlace = locator.place(of: member.value.range)
        builder.addTranslation(
          in: language,
          builder.text(value, endingIn: member.value.range, before: "</string>"),
          at: valuePlace,
          place: valuePlace
        )
      } else {
        defects.append(.notString(member.value, key: member.key))
      }
      let comment = member.comment.map { builder.text($0) }
      let key = builder.text(member.key, endingIn: member.keyRange, before: "</key>")
      builder.addEntry(
        key,
        comment: comment,
        isTranslatable: !member.key.isIDOfForm,
        at: place
      )
    }
    entries = builder.finish()
    report(defects, in: list.text)
  }
}

extension TableBuilder {
  /// Stores a text that mostly stands in front of an end tag as it is.
  fileprivate mutating func text(
    _ text: String,
    endingIn range: Range<Int>,
    before tag: StaticString
  ) -> StoredText {
    let end = range.upperBound - tag.utf8CodeUnitCount
    return stored(text, at: end - text.utf8.count) ?? self.text(text)
  }
}

extension OldStyleLiteral {
  /// Stores the text that the literal stands for.
  fileprivate func stored(in builder: inout TableBuilder, of bytes: [UInt8]) -> StoredText {
    guard hasEscapes else { return StoredText(content) }
    return builder.decodedText { OldStyleEscapes.decode(bytes[content], into: &$0) }
  }
}

extension Defect {
  fileprivate static let noBytes = Defect(
    severity: .warning,
    message: "The file has no bytes, and Apple's readers refuse it",
    range: 0..<0,
    help: "remove the file, or write a comment into it"
  )

  fileprivate static func notString(_ node: PropertyListNode, key: String) -> Defect {
    let message = "Value of key '\(key)' is \(node.kind), not a string"
    return Defect(message: message, range: node.range, key: key)
  }
}
