import Diagnostics
import FormatStrings
package import LocalizationModel
import SourceFiles

extension Rule {
  /// Two keys give one generated symbol.
  static let collidingSymbols = Rule(
    id: "colliding-symbols",
    severity: .error,
    summary: "Two keys give the same generated symbol, or one gives none",
    explanation: PackageResources.colliding_symbols_md,
    check: .project { project, findings in
      for table in project.tables where table.generatesSymbols(in: project) {
        var first: [Symbol: TableKey] = [:]
        for key in table.keys where key.generatesSymbol {
          let symbol = Symbol(of: key, in: table.developmentLanguage)
          let other = symbol.flatMap { first.updateValue(key, forKey: $0) }
          guard other != nil || symbol == nil else { continue }
          findings.report(
            symbol.map { "key '\(key.key)' gives the symbol '\($0.name)', which another key has" }
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

/// The declaration that Xcode makes for a key: a constant, or a function that takes its arguments.
///
/// Swift tells those of one name apart by the labels of their arguments; two with the same labels are
/// taken to collide, whatever types they have.
private struct Symbol: Hashable {
  let name: String
  /// The labels of the arguments, empty where there is none.
  private let labels: [String]

  init?(of key: TableKey, in development: Language) {
    guard let name = LocalizedTable.symbol(for: key.key) else { return nil }
    self.name = name
    let text = key.translation(in: development)?.text ?? key.key
    var labels: [Int: String] = [:]
    for (index, placeholder) in FormatString(text).placeholders.enumerated() {
      labels[placeholder.position ?? index + 1] = placeholder.label ?? placeholder.variable ?? ""
    }
    self.labels = labels.ordered(by: \.key).map(\.value)
  }
}

extension StringTable {
  /// Whether Xcode generates symbols for keys of the table.
  fileprivate func generatesSymbols(in project: Project) -> Bool {
    !isReadBySystem && (project.declared.generatesSymbols || isInPackage)
  }

  /// Returns those of some keys that are to give no symbol, so that each symbol is one key's: all that
  /// others have already, all but the first of those among themselves, and those that give none.
  package func keysWithoutOwnSymbol(among some: Set<ExactKey>, in project: Project) -> [String] {
    guard !some.isEmpty, generatesSymbols(in: project) else { return [] }
    let keys = keys.filter(\.generatesSymbol)
    let isNew = { (key: TableKey) in some.contains(ExactKey(key.key)) }
    var taken = Set(
      keys.lazy.filter { !isNew($0) }.compactMap { Symbol(of: $0, in: developmentLanguage) }
    )
    return keys.filter { key in
      guard isNew(key) else { return false }
      return Symbol(of: key, in: developmentLanguage).map { !taken.insert($0).inserted } ?? true
    }.map(\.key)
  }

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
