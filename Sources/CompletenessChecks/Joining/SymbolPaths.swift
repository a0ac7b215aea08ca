import LocalizationModel
import SourceFiles

/// The names that SwiftGen makes of the keys of all tables, as paths within one enumeration:
/// `L10n.Home.title`.
///
/// An enumeration for each table stands around its keys where there are several tables.
struct SymbolPaths: Sendable {
  typealias Key = (table: String, key: String)

  /// The keys that a name may mean.
  struct Keys {
    var keys: [Key]
    /// Whether all of the name is a key's, so that a call of it is one with arguments of the text: what
    /// a longer path calls is a member of the text, `L10n.Home.title.uppercased(with: locale)`.
    var isWholeName = true
  }

  /// The keys by their symbols, with and without their table in front.
  private var keys: [String: [Key]] = [:]
  /// The symbols, sorted, for what begins with one.
  private let symbols: [String]

  init(_ names: KeyNames) {
    for (_, table, names) in names.tables {
      for name in names {
        keys[SymbolUse.normalized(name), default: []].append((table, name))
        keys[SymbolUse.normalized(table + name), default: []].append((table, name))
      }
    }
    symbols = keys.keys.sorted()
  }

  /// Returns the keys that a path may mean: that of its longest beginning, behind which stand members
  /// of the text.
  ///
  /// A path that means none is that of a type, which code hands on with all keys in it.
  func keys(named path: String) -> Keys {
    let parts = path.split(separator: ".")
    for end in parts.indices.reversed() {
      guard let found = keys[SymbolUse.normalized(parts[...end].joined())] else { continue }
      return Keys(keys: found, isWholeName: end == parts.indices.last)
    }
    guard parts.last?.first?.isUppercase ?? false else { return Keys(keys: []) }
    return Keys(keys: keys(below: SymbolUse.normalized(parts.joined())), isWholeName: false)
  }

  private func keys(below symbol: String) -> [Key] {
    let first = symbols.partitioningIndex { $0 >= symbol }
    return symbols[first...].prefix { $0.hasPrefix(symbol) }.flatMap { keys[$0] ?? [] }
  }
}
