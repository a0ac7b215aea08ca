import LocalizationModel
import SourceFiles

extension ResourceFormat {
  /// Keys and texts in one language, as text; or a property list of strings in another form.
  static let strings = ResourceFormat(
    id: "strings",
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
  ) { stored, texts, table in
    if PropertyList.Form(detecting: stored) == .text {
      table.readStrings(stored, &texts)
    } else {
      let list = PropertyList(reading: stored, for: &table)
      table.addStrings(list)
    }
    table.reportDuplicateKeys()
  }
}

extension LocalizedTable {
  /// Reads the text form, which nearly every table has.
  fileprivate mutating func readStrings(_ stored: [UInt8], _ texts: inout SharedTexts) {
    guard let text = decode(stored) else { return }
    var parser = OldStyleParser(text.bytes)
    parser.parse()
    var locator = SourceLocator(text)
    var defects = parser.defects
    entries.reserveCapacity(parser.entries.count)
    for entry in parser.entries {
      let key = texts.key(entry.key, in: text.bytes)
      let location = locator.location(of: entry.key.range)
      var translations: ShortList<Translation> = []
      switch entry.value {
      case nil: translations = ShortList(only: translation(key, at: location))
      case .literal(let literal):
        let value = literal.text(in: text.bytes)
        translations = ShortList(only: translation(value, at: locator.location(of: literal.range)))
      case .node(let node): defects.append(.notString(node, key: key))
      }
      entries.append(
        TableEntry(
          key: key,
          comment: entry.comment.flatMap { texts.comment($0, in: text.bytes) },
          location: location,
          translations: translations
        )
      )
    }
    report(defects, in: text)
  }

  fileprivate mutating func addStrings(_ list: PropertyList) {
    var locator = SourceLocator(list.text)
    var defects: [Defect] = []
    entries = list.members.map { member in
      let keyLocation = locator.location(of: member.keyRange)
      var translations: ShortList<Translation> = []
      if let value = member.value.string {
        translations = [translation(value, at: locator.location(of: member.value.range))]
      } else {
        defects.append(.notString(member.value, key: member.key))
      }
      return TableEntry(
        key: member.key,
        comment: member.comment,
        location: keyLocation,
        translations: translations
      )
    }
    report(defects, in: list.text)
  }

  private func translation(_ text: String, at location: SourceLocation) -> Translation {
    Translation(
      language: language,
      units: ShortList(only: TranslationUnit(text: text, location: location)),
      location: location
    )
  }
}

extension Defect {
  fileprivate static func notString(_ node: PropertyListNode, key: String) -> Defect {
    let message = "Value of key '\(key)' is \(node.kind), not a string"
    return Defect(message: message, range: node.range, key: key)
  }
}
