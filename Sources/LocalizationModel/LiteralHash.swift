/// The hash of a text that stands in source code, most often between double quotes.
///
/// It is kept instead of the text, to be compared with the keys of tables that are read meanwhile.
/// Of a million literals and a million keys, two are taken for each other once in ten million runs.
@usableFromInline
package struct LiteralHash: RawRepresentable, Hashable, Comparable, Sendable, Codable {
  @usableFromInline package private(set) var rawValue: UInt64

  @usableFromInline package init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Hashes the bytes as they stand between the quotes; by FNV-1a, so that the hash is the same in
  /// every run.
  ///
  /// Every literal of a project is hashed, and other modules would call generic code slowly.
  package init(_ bytes: ArraySlice<UInt8>) {
    rawValue = Self.hash(bytes, from: Self.start)
  }

  /// Hashes more bytes behind those that are hashed already.
  package mutating func append(_ bytes: ArraySlice<UInt8>) {
    rawValue = Self.hash(bytes, from: rawValue)
  }

  /// Hashes one more byte.
  package mutating func append(_ byte: UInt8) {
    rawValue = (rawValue ^ UInt64(byte)) &* Self.prime
  }

  /// Hashes the bytes of a key.
  package init(_ key: String) {
    rawValue = Self.hash(key.utf8, from: Self.start)
  }

  @inline(__always)
  private static func hash(_ bytes: some Sequence<UInt8>, from start: UInt64) -> UInt64 {
    bytes.reduce(start) { ($0 ^ UInt64($1)) &* prime }
  }

  private static var start: UInt64 { 0xCBF2_9CE4_8422_2325 }
  private static var prime: UInt64 { 0x0100_0000_01B3 }

  @usableFromInline package static func < (left: LiteralHash, right: LiteralHash) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// Some literals that are looked for among all of a project.
///
/// Hardly any is one of them, which a few bits of its hash tell mostly.
package struct WantedLiterals: Sendable {
  private let hashes: Set<LiteralHash>
  /// Whether a hash that is wanted ends in the bits of the index.
  private var endings = [Bool](repeating: false, count: 1 << 12)

  package init(_ hashes: some Sequence<LiteralHash>) {
    self.hashes = Set(hashes)
    for hash in self.hashes { endings[ending(of: hash)] = true }
  }

  /// Returns those among some literals that are wanted.
  package func found(among literals: [LiteralHash]) -> [LiteralHash] {
    literals.filter(include)
  }

  package func include(_ literal: LiteralHash) -> Bool {
    endings[ending(of: literal)] && hashes.contains(literal)
  }

  private func ending(of hash: LiteralHash) -> Int {
    Int(truncatingIfNeeded: hash.rawValue) & (endings.count - 1)
  }
}

extension [Extraction] {
  /// Returns those of `keys` that stand whole between double quotes somewhere in the files.
  ///
  /// Such a key may reach a routine by a way that is not understood, through a library for example. A
  /// literal that a call is known to ask for in another table, or has for its comment, says
  /// nothing.
  ///
  /// - Parameters:
  ///   - keys: The keys to look for.
  ///   - hashes: The hashes of the ways in which a literal may stand for a key.
  /// - Returns: The keys that some file mentions.
  package func mentions(
    of keys: Set<String>,
    hashedBy hashes: (String) -> [LiteralHash]
  ) -> Set<String> {
    // One literal may stand for several: `"\(name) of \(count)"` for `%@ of %@` and `%@ of %lld`.
    var keysOfHashes: [LiteralHash: [String]] = [:]
    for key in keys {
      for hash in hashes(key) { keysOfHashes[hash, default: []].append(key) }
    }
    guard !keysOfHashes.isEmpty else { return [] }
    let wanted = WantedLiterals(keysOfHashes.keys)
    var found: Set<String> = []
    // By their indices, since a copy counts all that an extraction holds.
    for index in indices {
      let literals = wanted.found(among: self[index].literals)
      if literals.isEmpty { continue }
      var understood = understoodLiterals(ofFile: index, among: wanted)
      for literal in literals {
        if let count = understood[literal], count > 0 {
          understood[literal] = count - 1
        } else {
          found.formUnion(keysOfHashes[literal] ?? [])
        }
      }
    }
    return found
  }

  /// How often some literals of a file are keys, which calls use in their own tables, or comments
  /// of calls.
  private func understoodLiterals(
    ofFile index: Int,
    among wanted: WantedLiterals
  ) -> [LiteralHash: Int] {
    var counts: [LiteralHash: Int] = [:]
    for number in self[index].references.indices {
      let key = LiteralHash(self[index].references[number].key)
      if wanted.include(key) { counts[key, default: 0] += 1 }
      guard let comment = self[index].references[number].comment else { continue }
      let hash = LiteralHash(comment)
      if wanted.include(hash) { counts[hash, default: 0] += 1 }
    }
    return counts
  }
}
