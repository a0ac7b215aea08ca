import LocalizationModel
import Platform
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

  private let names: KeyNames
  /// The keys whose symbols begin with a byte.
  ///
  /// Many projects have no more than a few paths, of which most keys are distinguished by that.
  private let known = Locked<[UInt8: Symbols]>([:])

  /// Keys by their symbols, with and without their table in front.
  fileprivate struct Symbols {
    var keys: [String: [Key]] = [:]
    /// The symbols, sorted, for what begins with one.
    var sorted: [String] = []
  }

  init(_ names: KeyNames) { self.names = names }

  /// Returns the keys that a path may mean: that of its longest beginning, behind which stand members
  /// of the text.
  ///
  /// A path that means none is that of a type, which code hands on with all keys in it.
  func keys(named path: String) -> Keys {
    let parts = path.split(separator: ".")
    let symbols = symbols(beginningLike: SymbolUse.normalized(path))
    for end in parts.indices.reversed() {
      let symbol = SymbolUse.normalized(parts[...end].joined())
      guard let found = symbols.keys[symbol] else { continue }
      return Keys(keys: found, isWholeName: end == parts.indices.last)
    }
    guard parts.last?.first?.isUppercase ?? false else { return Keys(keys: []) }
    let symbol = SymbolUse.normalized(parts.joined())
    return Keys(keys: symbols.keys(below: symbol), isWholeName: false)
  }

  private func symbols(beginningLike symbol: String) -> Symbols {
    guard let first = symbol.utf8.first else { return Symbols() }
    return known.withLock { known in
      if let symbols = known[first] { return symbols }
      let symbols = Symbols(names, first)
      known[first] = symbols
      return symbols
    }
  }
}

extension SymbolPaths.Symbols {
  /// Finds the symbols that begin with a byte.
  fileprivate init(_ names: KeyNames, _ first: UInt8) {
    var found = SymbolKeys<SymbolPaths.Key>()
    for ((_, table, names), areListed) in zip(names.tables, names.areListed) {
      let isTable = table.firstOfSymbol == first
      for (name, isListed) in zip(names, areListed) {
        if name.firstOfSymbol == first {
          found.add((table, name), named: name, isListed: isListed)
        }
        if isTable { found.add((table, name), named: table + name, isListed: isListed) }
      }
    }
    keys = found.bySymbol
    sorted = keys.keys.sorted()
  }

  fileprivate func keys(below symbol: String) -> [SymbolPaths.Key] {
    let first = sorted.partitioningIndex { $0 >= symbol }
    return sorted[first...].prefix { $0.hasPrefix(symbol) }.flatMap { keys[$0] ?? [] }
  }
}

/// The keys of which generators make the same symbols.
///
/// They read the development language: what others alone have is meant where no key of that language is.
struct SymbolKeys<Key> {
  private var listed: [String: [Key]] = [:]
  private var unlisted: [String: [Key]] = [:]

  /// Adds a key by a name of it, which the development language has or not.
  mutating func add(_ key: Key, named name: String, isListed: Bool) {
    let symbol = SymbolUse.normalized(name)
    if isListed {
      listed[symbol, default: []].append(key)
    } else {
      unlisted[symbol, default: []].append(key)
    }
  }

  var bySymbol: [String: [Key]] { listed.merging(unlisted) { listed, _ in listed } }
}

extension String {
  /// The first byte of the name's symbol; nil where there is nothing of it.
  fileprivate var firstOfSymbol: UInt8? {
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): return byte
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): return byte | 0x20
      case 0x80...: return SymbolUse.normalized(self).utf8.first
      default: break
      }
    }
    return nil
  }
}
