import LocalizationModel

/// The keys that calls with unknown keys may ask for.
struct DynamicProtection {
  /// The patterns by the first byte of the keys that they match; those that begin with an unknown
  /// part are under nil.
  private var patterns: [String?: [UInt8?: [KeyPattern]]] = [:]
  /// The tables that a call may ask for any key at all; nil where the call names none.
  private var unboundedTables: Set<String?> = []

  init(_ sites: [DynamicSite]) {
    var seen: Set<Site> = []
    for site in sites where seen.insert(Site(table: site.table, pattern: site.pattern)).inserted {
      if site.pattern.isUnbounded {
        unboundedTables.insert(site.table)
      } else {
        patterns[site.table, default: [:]][site.pattern.firstByte, default: []].append(site.pattern)
      }
    }
  }

  /// Whether a call without a table, or with this one, has a key that is not known.
  func mentions(_ table: String) -> Bool {
    unboundedTables.contains(nil) || unboundedTables.contains(table) || patterns[table] != nil
  }

  /// Whether some call may ask for the key.
  ///
  /// A call that names no table may still have one that cannot be told, so it protects keys of all.
  func protects(_ key: String, in table: String) -> Bool {
    if unboundedTables.contains(nil) || unboundedTables.contains(table) { return true }
    return [patterns[nil], patterns[table]].contains { buckets in
      [key.utf8.first, nil].contains { first in
        buckets?[first]?.contains { $0.matches(key) } ?? false
      }
    }
  }

  private struct Site: Hashable {
    let table: String?
    let pattern: KeyPattern
  }
}

extension KeyPattern {
  /// The byte that every matching key begins with; nil where it may be any.
  fileprivate var firstByte: UInt8? {
    guard case .literal(let text) = elements.first else { return nil }
    return text.utf8.first
  }
}
