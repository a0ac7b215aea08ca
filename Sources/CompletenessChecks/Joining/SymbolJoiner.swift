import LocalizationModel
import SourceFiles

/// Finds the keys that generated names mean.
///
/// Names and keys are compared as `SymbolUse.normalized` has them. What no key answers to is left out:
/// the table is not among those that are read, or the name is no symbol.
struct SymbolJoiner {
  private(set) var references: [KeyReference] = []
  /// Where code hands a table on, and so may use any of its keys.
  private(set) var dynamicSites: [DynamicSite] = []
  /// Whether guessed types have members that mean no key: their templates are not known.
  private var isDoubtful = false

  /// Reads the uses, in time linear in them and in the keys of the tables that they name.
  init(tables: [StringTable], uses: [SymbolUse]) {
    guard !uses.isEmpty else { return }
    let symbols = TableSymbols(KeyNames(tables))
    // Names that a known template makes of the keys all mean some.
    isDoubtful = uses.contains { use in
      use.isGuess ?? false
        && use.member.map { symbols.keys(named: $0, in: use.table).keys.isEmpty } ?? true
    }
    for use in uses { join(use, symbols) }
  }

  private mutating func join(_ use: SymbolUse, _ symbols: TableSymbols) {
    guard let member = use.member else { return addSites(of: use, symbols) }
    let found = symbols.keys(named: member, in: use.table)
    let takesArguments = found.isWholeName && found.keys.count == 1
    for (table, key) in found.keys { add(key, of: table, for: use, takesArguments) }
  }

  /// Adds a use of a key; which of several is meant, the arguments would tell, and they are not looked
  /// at.
  private mutating func add(
    _ key: String,
    of table: String,
    for use: SymbolUse,
    _ takesArguments: Bool
  ) {
    var reference = KeyReference(
      key: key,
      table: table,
      routine: use.routine,
      location: use.location,
      context: use.context
    )
    reference.origin = .accessor
    if use.isGuess ?? false {
      reference.traits.formUnion(
        isDoubtful ? [.isOfGuessedType, .isOfUnknownTemplate] : .isOfGuessedType
      )
    }
    if takesArguments, let count = use.argumentCount {
      reference.formatArguments = Array(repeating: .unknown, count: count)
    }
    references.append(reference)
  }

  private mutating func addSites(of use: SymbolUse, _ symbols: TableSymbols) {
    let names: [String?] = use.table.map(symbols.tables(named:)) ?? [nil]
    for name in names {
      dynamicSites.append(
        DynamicSite(
          pattern: .anything,
          table: name,
          hasKnownTable: name != nil,
          reason: .handedOn,
          routine: use.routine,
          location: use.location,
          context: use.context
        )
      )
    }
  }
}
