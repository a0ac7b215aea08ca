/// A String Catalog that holds no key yet.
package struct NewCatalog {
  package let bytes: [UInt8]

  /// Writes a catalog in the version that every Xcode with catalogs reads.
  package init(sourceLanguage: String) {
    var writer = CatalogWriter()
    writer.write(
      .object([
        ("sourceLanguage", .string(sourceLanguage)), ("strings", .object([])),
        ("version", .string("1.0")),
      ])
    )
    bytes = writer.bytes
  }
}
