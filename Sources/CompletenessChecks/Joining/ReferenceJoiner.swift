import FormatStrings
import LocalizationModel
import SourceFiles

/// Finds the keys that references mean.
struct ReferenceJoiner: Sendable {
  /// The tables' keys, for each name of a table.
  private var exact: [String: [ExactKey: [KeyIndex]]] = [:]
  /// Those that another spelling may be equal to, for each name of a table.
  private var spelled: [String: [String: [KeyIndex]]] = [:]
  /// The keys with specifiers by their frame, for each name of a table.
  private var shaped: [String: [String: [(shape: KeyShape, index: KeyIndex)]]] = [:]

  /// A key's place in the project's tables.
  private struct KeyIndex {
    let table: Int
    let key: Int
  }

  /// A key that a reference may mean.
  struct Use: Sendable {
    /// The index of the reference among those of its file.
    let reference: Int
    let table: Int
    let key: Int
    /// Whether it is the key itself, and no other spelling of what is asked for.
    let isWhole: Bool
  }

  init(tables: [StringTable]) {
    for (tableIndex, table) in tables.enumerated() {
      var keys = exact.removeValue(forKey: table.name) ?? [:]
      keys.reserveCapacity(keys.count + table.keys.count)
      for (keyIndex, key) in table.keys.enumerated() {
        let index = KeyIndex(table: tableIndex, key: keyIndex)
        keys[ExactKey(key.key), default: []].append(index)
        if key.key.mayBeSpelledOtherwise {
          spelled[table.name, default: [:]][key.key, default: []].append(index)
        }
        guard let shape = KeyShape(key.key) else { continue }
        shaped[table.name, default: [:]][shape.frame, default: []].append((shape, index))
      }
      exact[table.name] = keys
    }
  }

  /// Enters each reference at the keys that it may mean.
  ///
  /// Where several tables of a name hold a key, all of them take the reference: which bundle is asked
  /// at run time cannot be told from the call, and a file may be compiled into several targets.
  func join(_ references: [KeyReference], to tables: inout [StringTable]) {
    // By their numbers, because a reference has much to count.
    for number in references.indices {
      forEachUse(by: references[number], at: number) { use in
        tables.enter(use, by: references[number], number: number)
      }
    }
  }

  /// Returns the keys that the references of a file may mean.
  func uses(by references: [KeyReference]) -> [Use] {
    var uses: [Use] = []
    for number in references.indices {
      forEachUse(by: references[number], at: number) { uses.append($0) }
    }
    return uses
  }

  private func forEachUse(
    by reference: KeyReference,
    at number: Int,
    _ body: (Use) -> Void
  ) {
    for index in keys(of: reference) {
      body(Use(reference: number, table: index.table, key: index.key, isWhole: true))
    }
    let others = reference.alternatives + (reference.keyOfCompiler.map { [$0] } ?? [])
    for other in others {
      for index in keys(named: other, in: reference.tableName) {
        body(Use(reference: number, table: index.table, key: index.key, isWhole: false))
      }
    }
  }

  /// Tells whether a table of a name has a key that a reference may mean.
  func finds(_ reference: KeyReference, in table: String) -> Bool {
    !keys(of: reference, in: table).isEmpty
  }

  private func keys(of reference: KeyReference) -> [KeyIndex] {
    guard !reference.hasKnownTable else { return keys(of: reference, in: reference.tableName) }
    return exact.keys.sorted().flatMap { keys(of: reference, in: $0) }
  }

  /// Returns the keys of the same bytes, or else those that look the same, of which a rule tells.
  private func keys(named key: String, in table: String) -> [KeyIndex] {
    if let found = exact[table]?[ExactKey(key)] { return found }
    return key.mayBeSpelledOtherwise ? spelled[table]?[key] ?? [] : []
  }

  private func keys(of reference: KeyReference, in table: String) -> [KeyIndex] {
    let found = keys(named: reference.key, in: table)
    if !found.isEmpty { return found }
    guard let shape = KeyShape(reference.key, as: .reference) else { return [] }
    let candidates = shaped[table]?[shape.frame] ?? []
    return candidates.filter { shape.mayMean($0.shape) }.map(\.index)
  }
}

extension [StringTable] {
  /// Enters a reference at a key that it may mean.
  mutating func enter(
    _ use: ReferenceJoiner.Use,
    by reference: KeyReference,
    number: Int
  ) {
    if use.isWhole {
      self[use.table].use(use.key, by: reference, number: number)
    } else {
      self[use.table].keys[use.key].references.append(number)
    }
  }
}

extension KeyReference {
  /// The key that the compiler finds in a summary of an intent's parameters, beside the one that the
  /// system asks for: `Set %@` for `Set ${font}`; nil where there are no parameters.
  fileprivate var keyOfCompiler: String? {
    // Most keys have no such sign, and most of the others another one behind it.
    guard key.utf8.distance(toFirst: UInt8(ascii: "$")) != nil,
      zip(key.utf8, key.utf8.dropFirst()).contains(where: { $0 == 0x24 && $1 == 0x7B })
    else { return nil }
    let parts = key.split(separator: "${", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return nil }
    return parts.dropFirst().reduce(String(parts[0])) { text, part in
      guard let end = part.firstIndex(of: "}") else { return text + "${" + part }
      return text + "%@" + part[part.index(after: end)...]
    }
  }
}

extension String {
  /// Whether the text may be equal to one of other bytes.
  fileprivate var mayBeSpelledOtherwise: Bool { !isASCII }
}
