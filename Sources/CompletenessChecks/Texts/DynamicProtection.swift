package import LocalizationModel
import SourceFiles

/// The keys that calls with unknown keys may use.
struct DynamicProtection {
  /// The patterns by the first byte of the keys that they match, for each table; those that begin
  /// with an unknown part are under nil, as are unknown tables.
  private var patterns: [String?: [UInt8?: [KeyPattern]]] = [:]
  /// The tables of which a call may use any key; nil stands for all tables.
  private var unboundedTables: Set<String?> = []

  init(_ sites: [DynamicSite]) {
    var seen: Set<Site> = []
    for site in sites {
      let table = site.tableInQuestion
      guard seen.insert(Site(table: table, pattern: site.pattern)).inserted else { continue }
      if site.pattern.isUnbounded {
        unboundedTables.insert(table)
      } else {
        patterns[table, default: [:]][site.pattern.firstByte, default: []].append(site.pattern)
      }
    }
  }

  /// Whether some call with an unknown key may read the table.
  func mentions(_ table: String) -> Bool {
    isOpen(table) || patterns[table] != nil
  }

  /// Whether some call may use any key of the table.
  func isOpen(_ table: String) -> Bool {
    unboundedTables.contains(nil) || unboundedTables.contains(table)
  }

  /// Whether some call of whose key a part is known may use the key.
  func protects(_ key: String, in table: String) -> Bool {
    [patterns[nil], patterns[table]].contains { buckets in
      [key.utf8.first, nil].contains { first in
        guard let patterns = buckets?[first] else { return false }
        // Among so many the key may well be meant, and to ask each would take too long.
        return patterns.count > Self.limit || patterns.contains { $0.matches(key) }
      }
    }
  }

  /// How many patterns of keys with the same first byte are tried.
  private static let limit = 1_000

  private struct Site: Hashable {
    let table: String?
    let pattern: KeyPattern
  }
}

extension KeyPattern {
  /// The byte that every matching key begins with; nil where it may be any.
  fileprivate var firstByte: UInt8? { beginning.utf8.first }
}

extension DynamicSite {
  /// The table that the call looks into; nil if it is unknown.
  fileprivate var tableInQuestion: String? {
    hasKnownTable ? table ?? KeyReference.defaultTable : nil
  }
}

extension Project {
  /// The tables of which no key is unused for certain, and the calls that are the reason; those that
  /// may look into any table first, then by the tables' names.
  package var openTables: [OpenTables] {
    let sites = Dictionary(grouping: dynamicSites.filter(\.pattern.isUnbounded)) {
      $0.tableInQuestion
    }
    let names = Set(tables.filter { !$0.isReadBySystem }.map(\.name))
    let ofAll = sites[nil].map { OpenTables(name: nil, calls: $0.places) }
    guard !names.isEmpty, !references.isEmpty else { return [] }
    return [ofAll].compactMap(\.self)
      + names.sorted().compactMap { name in
        sites[name].map { OpenTables(name: name, calls: $0.places) }
      }
  }
}

extension [DynamicSite] {
  fileprivate var places: [SourceLocation] { Set(map(\.location)).sorted() }
}
