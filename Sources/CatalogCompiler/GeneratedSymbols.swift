package import Diagnostics
import FormatStrings
package import LocalizationModel
import Platform
import SourceFiles
import TextFormats

/// The Swift file that Xcode 26 generates for the keys of a catalog that its author has added by hand.
package struct GeneratedSymbols: Sendable {
  /// The name of the file: `GeneratedStringSymbols_Localizable.swift`.
  package let fileName: String
  package private(set) var source = ""
  package private(set) var diagnostics: [Diagnostic]
  /// The type around the symbols; nil for the table that has none.
  package let typeName: String?
  private let table: String
  private let language: Language

  package init(_ catalog: LocalizedTable) {
    (table, diagnostics) = (catalog.name, catalog.diagnostics)
    typeName = table == KeyReference.defaultTable ? nil : StringSymbol.typeName(of: table)
    fileName = "GeneratedStringSymbols_\(table).swift"
    language = catalog.sourceLanguage ?? "en"
    let symbols = symbols(of: catalog)
    write(symbols)
  }

  private mutating func symbols(of catalog: LocalizedTable) -> [StringSymbol] {
    let entries = catalog.entries.filter { $0.extractionState == .manual && $0.generatesSymbol }
    var known: [String: String] = [:]
    var symbols: [StringSymbol] = []
    for entry in entries.sorted(by: { $0.key.precedesInBytes($1.key) }) {
      guard let symbol = StringSymbol(entry, in: language) else {
        report("This string key gives no symbol", entry, catalog)
        continue
      }
      if let other = known.updateValue(entry.key, forKey: symbol.signature) {
        report("This string key would generate the same symbol as \"\(other)\".", entry, catalog)
      }
      symbols.append(symbol)
    }
    return symbols
  }

  private mutating func report(
    _ message: String,
    _ entry: TableEntry,
    _ catalog: LocalizedTable
  ) {
    let defect = CompileDefect(message: message, language: language, location: entry.location)
    diagnostics.append(defect.diagnostic(of: entry.key, in: catalog))
  }

  private mutating func write(_ symbols: [StringSymbol]) {
    source = """
      // \("")
      // \(fileName)
      // Auto-Generated symbols for localized strings defined in “\(table).xcstrings”.
      // \("")

      import \("Foundation")

      #if SWIFT_PACKAGE
      private nonisolated let resourceBundle = Foundation.Bundle.module
      \(Self.availability)
      private nonisolated let resourceBundleDescription = \
      LocalizedStringResource.BundleDescription.atURL(resourceBundle.bundleURL)
      #else

      private class ResourceBundleClass {}
      \(Self.availability)
      private nonisolated let resourceBundleDescription = \
      LocalizedStringResource.BundleDescription.forClass(ResourceBundleClass.self)
      #endif

      """
    guard !symbols.isEmpty else { return }
    let margin = typeName != nil ? "        " : "    "
    let members = symbols.map { $0.declaration(in: table, margin) }.joined(separator: "\n\n")
    let scope = """
          /// Namespace for strings in file “\(table).xcstrings”.
          enum \(typeName ?? "") {
      \(members)
          }
      """
    source += """

      \(Self.availability)
      nonisolated extension LocalizedStringResource {
      \(typeName != nil ? scope : members)
      }
      """
  }

  private static let availability = "@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)"
}

extension GeneratedSymbols {
  /// The Swift file that declares off Apple's platforms what generated symbols need.
  package static let supportFileName = "LocalizedStringResource.swift"

  /// Returns the text of that file, for catalogs whose keys are in a language.
  package static func support(for source: Language) -> [UInt8] {
    let text = EmbeddedText(PackageResources.LocalizedStringResource_txt).text
    return Array(text.replacing("@SOURCE@", with: source.id).utf8)
  }
}
