import LocalizationModel
import SourceFiles

extension ResourceFormat {
  /// Keys and texts that vary with numbers, widths and devices, in one language.
  static let stringsDictionary = ResourceFormat(
    id: .stringsDictionary,
    fileExtensions: ["stringsdict"],
    summary: "Texts that vary with numbers, widths and devices, in one language (.stringsdict)",
    editor: Editor(
      apply: { edits, text, table throws(EditError) in
        try PropertyListEditor.apply(edits, to: text, table)
      },
      canonicalize: { text, _ throws(EditError) in
        try PropertyListWriter.canonicalForm(of: text)
      }
    )
  ) { stored, table in
    let list = PropertyList(reading: stored, for: &table)
    var reader = StringsDictionaryReader(text: list.text, language: table.language)
    var builder = TableBuilder(path: table.path)
    for member in list.members { reader.read(member, into: &builder) }
    table.entries = builder.finish()
    table.report(reader.defects, in: list.text)
    table.reportDuplicateKeys()
  }
}
