import Diagnostics
import LocalizationModel

extension Rule {
  /// Two keys give one generated symbol.
  static let collidingSymbols = Rule(
    id: "colliding-symbols",
    severity: .error,
    summary: "Two keys give the same generated symbol, or one gives none",
    explanation: """
      ## What it does

      Works out the names that Xcode 26 generates for the keys that a catalog's author has added by
      hand, where the project, an `.xcconfig` or a specification of XcodeGen sets
      `STRING_CATALOG_GENERATE_SYMBOLS`, and in targets of Swift packages, which have no such switch.
      Capital letters, spaces, punctuation and placeholders do not tell two keys apart.
      A key without any letter or digit gives no name at all.

      ## Why it is bad

      The project does not compile.

      ## Example

      The keys `Glucose` and `Glucose: %@` both give `glucose`.

      ## What to do

      Rename one of them, or switch the symbol of one off in the catalog.
      """,
    check: .project { project, findings in
      for table in project.tables
      where !table.isReadBySystem && (project.declared.generatesSymbols || table.isInPackage) {
        var first: [String: TableKey] = [:]
        for key in table.keys where key.generatesSymbol {
          let symbol = LocalizedTable.symbol(for: key.key)
          let other = symbol.flatMap { first.updateValue(key, forKey: $0) }
          guard other != nil || symbol == nil else { continue }
          findings.report(
            symbol.map { "key '\(key.key)' gives the symbol '\($0)', which another key has" }
              ?? "key '\(key.key)' gives no symbol",
            at: table.location(of: key),
            notes: other.map { [.init("the other key", at: table.location(of: $0))] } ?? [],
            help: "rename the key, or switch its symbol off",
            subject: .init(table, key)
          )
        }
      }
    }
  )
}

extension StringTable {
  /// Whether a target of a Swift package takes a catalog of the table.
  fileprivate var isInPackage: Bool {
    files.contains { $0.isCatalog && $0.membership.places.contains(where: \.isInPackage) }
  }
}

extension TableKey {
  /// Whether a catalog's author has added the key by hand and wants a symbol of it.
  fileprivate var generatesSymbol: Bool {
    entries.contains { $0.entry.extractionState == .manual && $0.entry.generatesSymbol }
  }
}
