import LocalizationModel
import Platform
import SourceFiles

extension ResourceFormat {
  /// Xcode's String Catalog: all languages of a table in one file.
  static let stringCatalog = ResourceFormat(
    id: .stringCatalog,
    fileExtensions: ["xcstrings"],
    summary: "All languages of a table in one file, with states and variations (.xcstrings)",
    editor: Editor(
      apply: { edits, text, _ throws(EditError) in try CatalogEditor.apply(edits, to: text) },
      canonicalize: { text, _ throws(EditError) in
        guard let bytes = text.bytes.canonicalCatalog else {
          throw EditError("The file is no JSON", in: text)
        }
        return bytes
      }
    )
  ) { stored, table in
    guard let text = table.decode(stored) else { return }
    var reader = StringCatalogReader(text)
    reader.read(into: &table)
    table.report(reader.defects, in: text)
    table.reportDuplicateKeys()
    if text.bytes.holds("|==|") { table.reportKeysLikeForms() }
  }
}
