import LocalizationModel

/// The keys that calls with unknown keys may ask for.
struct DynamicProtection {
  /// The patterns by the first byte of the keys that they match, for each table; those that begin
  /// with an unknown part are under nil, as are tables that cannot be told.
  private var patterns: [String?: [UInt8?: [Pattern]]] = [:]
  /// The tables that a call may ask for any key at all; nil stands for all tables.
  private var unboundedTables: Set<String?> = []

  init(_ sites: [DynamicSite]) {
    var seen: Set<Site> = []
    for site in sites {
      let table = site.hasKnownTable ? site.table ?? KeyReference.defaultTable : nil
      guard seen.insert(Site(table: table, pattern: site.pattern)).inserted else { continue }
      if site.pattern.isUnbounded {
        unboundedTables.insert(table)
      } else {
        patterns[table, default: [:]][site.pattern.firstByte, default: []].append(
          Pattern(site.pattern)
        )
      }
    }
  }

  /// Whether some call with an unknown key may read the table.
  func mentions(_ table: String) -> Bool {
    unboundedTables.contains(nil) || unboundedTables.contains(table) || patterns[table] != nil
  }

  /// Whether some call may ask for the key.
  func protects(_ key: String, in table: String) -> Bool {
    if unboundedTables.contains(nil) || unboundedTables.contains(table) { return true }
    return [patterns[nil], patterns[table]].contains { buckets in
      [key.utf8.first, nil].contains { first in
        guard let patterns = buckets?[first] else { return false }
        // Among so many the key may well be meant, and to ask each would take too long.
        return patterns.count > Self.limit || patterns.contains { $0.matches(key) }
      }
    }
  }

  /// How many patterns of keys with the same first byte are tried.
  private static let limit = 1_000

  /// A pattern with what it begins and ends with, which most keys do not.
  private struct Pattern {
    private let pattern: KeyPattern
    private let beginning: String
    private let end: String

    init(_ pattern: KeyPattern) {
      self.pattern = pattern
      beginning = pattern.elements.first?.literal ?? ""
      end = pattern.elements.last?.literal ?? ""
    }

    func matches(_ key: String) -> Bool {
      key.utf8.starts(with: beginning.utf8)
        && key.utf8.reversed().starts(with: end.utf8.reversed()) && pattern.matches(key)
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

extension KeyPattern.Element {
  fileprivate var literal: String? {
    guard case .literal(let text) = self else { return nil }
    return text
  }
}
