import LocalizationModel
import Platform
import SourceFiles

/// The keys of two sides, each with what it has become.
struct KeyPairs {
  /// Keys that both sides have, wherever their tables lie.
  private(set) var same: [(before: ComparedKey, after: ComparedKey)] = []
  /// Keys that have another name and the same texts.
  private(set) var renamed: [(before: ComparedKey, after: ComparedKey)] = []
  private(set) var removed: [ComparedKey] = []
  private(set) var added: [ComparedKey] = []
  /// How many keys stand in another table than before.
  private(set) var movedCount = 0

  /// Pairs the keys: first those of one table, then those that have gone to another table, then those
  /// that have another name.
  ///
  /// Complexity: linear in the number of keys, and in the texts of those that one side alone has.
  init(_ before: [StringTable], _ after: [StringTable]) {
    var others = Dictionary(grouping: after, by: \.place)
    for table in before {
      if let other = others[table.place]?.takeCounterpart(of: table) {
        pair(table, other)
      } else {
        removed += table.keys.map { ComparedKey(table: table, key: $0) }
      }
    }
    for table in others.ordered(by: \.key).flatMap(\.value) {
      added += table.keys.map { ComparedKey(table: table, key: $0) }
    }
    pairMoved()
    pairRenamed()
  }

  /// Pairs the keys of two tables, which are sorted by bytes.
  private mutating func pair(_ table: StringTable, _ other: StringTable) {
    let (old, new) = (table.keys, other.keys)
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      let isOld =
        left < old.count
        && (right == new.count || !new[right].key.precedesInBytes(old[left].key))
      let isNew =
        right < new.count
        && (left == old.count || !old[left].key.precedesInBytes(new[right].key))
      let before = isOld ? ComparedKey(table: table, key: old[left]) : nil
      let after = isNew ? ComparedKey(table: other, key: new[right]) : nil
      switch (before, after) {
      case (let before?, let after?): same.append((before, after))
      case (let before?, nil): removed.append(before)
      case (nil, let after?): added.append(after)
      case (nil, nil): break
      }
      left += isOld ? 1 : 0
      right += isNew ? 1 : 0
    }
  }

  /// Pairs keys of one name in two tables: those of tables of one name first, and those with the same
  /// texts.
  private mutating func pairMoved() {
    if removed.isEmpty || added.isEmpty { return }
    let both = Set(removed.map(\.exactName)).intersection(added.map(\.exactName))
    if both.isEmpty { return }
    let likeness: [(ComparedKey) -> MovedKey] = [
      { MovedKey(name: $0.exactName, table: $0.table.name, texts: $0.fingerprint) },
      { MovedKey(name: $0.exactName, texts: $0.fingerprint) },
      { MovedKey(name: $0.exactName, table: $0.table.name) },
      { MovedKey(name: $0.exactName) },
    ]
    for like in likeness {
      let pairs = takePairs { key -> MovedKey? in both.contains(key.exactName) ? like(key) : nil }
      movedCount += pairs.count
      same += pairs
    }
  }

  /// Pairs keys of different names that have the same texts in all languages.
  private mutating func pairRenamed() {
    for isWithinTable in [true, false] {
      renamed += takePairs { key -> Renaming? in
        // Of texts that say nothing, none says which key it was.
        let texts = key.fingerprint
        guard texts.values.contains(where: { $0.values.contains { !$0.text.isEmpty } }) else {
          return nil
        }
        return Renaming(table: isWithinTable ? key.table.name : nil, texts: texts)
      }
    }
  }

  /// Takes the keys of both sides that are alike out of those that one side alone has, in their order.
  private mutating func takePairs<Likeness: Hashable>(
    by likeness: (ComparedKey) -> Likeness?
  ) -> [(before: ComparedKey, after: ComparedKey)] {
    if removed.isEmpty || added.isEmpty { return [] }
    var waiting: [Likeness: [Int]] = [:]
    for (index, key) in removed.enumerated().reversed() {
      if let likeness = likeness(key) { waiting[likeness, default: []].append(index) }
    }
    var pairs: [(before: ComparedKey, after: ComparedKey)] = []
    var taken: Set<Int> = []
    added.removeAll { key in
      guard let index = likeness(key).flatMap({ waiting[$0]?.popLast() }) else { return false }
      taken.insert(index)
      pairs.append((removed[index], key))
      return true
    }
    removed = removed.indices.filter { !taken.contains($0) }.map { removed[$0] }
    return pairs
  }
}

extension [StringTable] {
  /// Takes out the table that is made of the same files as another: a place has several, where its files
  /// are for several targets.
  fileprivate mutating func takeCounterpart(of table: StringTable) -> StringTable? {
    let paths = Set(table.files.map(\.path))
    let index = firstIndex { $0.files.contains { paths.contains($0.path) } } ?? indices.first
    return index.map { remove(at: $0) }
  }
}

/// The identity of a key that has moved.
private struct MovedKey: Hashable {
  let name: ExactKey
  var table: String?
  var texts: [Language: [String: ExactKey]]?
}

/// The identity of a key with another name.
private struct Renaming: Hashable {
  let table: String?
  let texts: [Language: [String: ExactKey]]
}
