import CompletenessChecks
import LocalizationModel
import SourceFiles

/// Returns which keys beyond those that Xcode extracts belong into a catalog, by what it holds
/// already, and which that developers alone see belong into any table.
///
/// A catalog whose author enters such keys by hand gets the missing ones. Elsewhere they are names
/// and raw values, or texts that need no translation.
struct KeyHabits {
  /// A way of using keys that Xcode does not put into a table.
  private struct Way: Hashable {
    let table: Int
    /// The package's target without tables of its own that the code belongs to.
    var module: FilePath?
    /// The routine, where Xcode does not know it.
    var routine: String?
    /// The call, where it does not name the key.
    var call: SourceLocation?
    /// Whether only developers see what is requested.
    var isForDevelopers = false
  }

  private struct Counts {
    var held = 0
    var absent = 0
  }

  private let homes: ModuleHomes
  private let macros: Set<String>
  private var counts: [Way: Counts] = [:]

  /// Counts the keys that the tables of a project hold.
  init(_ project: Project, _ homes: ModuleHomes, macros: Set<String>) {
    (self.homes, self.macros) = (homes, macros)
    for (number, table) in project.tables.enumerated() {
      let isCatalog = table.files.contains(where: \.isCatalog)
      for key in table.keys where !key.isStale && !key.isUnwritten {
        let references = key.references.map { project.references[$0] }
        for way in ways(of: references, in: number) ?? [] where isCatalog || way.isForDevelopers {
          counts[way, default: Counts()].held += 1
        }
      }
    }
  }

  /// Counts the keys that are missing from tables, and returns those that they get.
  ///
  /// A key that an update adds is there at the next one, which cannot distinguish it from a key
  /// that was entered. So a key that gets in by one way counts at once for the other ways, and is
  /// no longer absent where it belongs into another table as well, until nothing follows: one
  /// update gives what several would, and no later change has keys that had nothing to do with it.
  mutating func add(_ lacked: [Lacked]) -> [Bool] {
    let ways = lacked.map { key in
      key.isAdded && !key.isWritten ? [] : self.ways(of: key.references, in: key.table) ?? []
    }
    var keys: [Way: [Int]] = [:]
    for (key, ways) in ways.enumerated() {
      for way in ways {
        counts[way, default: Counts()].absent += 1
        keys[way, default: []].append(key)
      }
    }
    var others = Dictionary(grouping: lacked.indices) { lacked[$0].name }
    var isAdded = lacked.map { _ in false }
    var isCounted = lacked.map { _ in false }
    var waiting = lacked.indices.filter {
      lacked[$0].isAdded || ways[$0].isEmpty || want(ways[$0])
    }
    func settle(_ key: Int, isHeld: Bool, _ habits: inout KeyHabits) {
      if isCounted[key] { return }
      isCounted[key] = true
      for way in ways[key] {
        habits.counts[way]?.absent -= 1
        if isHeld { habits.counts[way]?.held += 1 }
        // Once a way is wanted it stays so, and its keys are looked at that one time.
        if habits.want([way]) { waiting += keys.removeValue(forKey: way) ?? [] }
      }
    }
    // Where a key is wanted from the start it is added, whatever other table gets it too.
    for key in waiting {
      isAdded[key] = true
      settle(key, isHeld: true, &self)
    }
    while let key = waiting.popLast() {
      if isCounted[key], !isAdded[key] { continue }
      isAdded[key] = true
      settle(key, isHeld: true, &self)
      for other in others.removeValue(forKey: lacked[key].name) ?? [] {
        settle(other, isHeld: false, &self)
      }
    }
    return isAdded
  }

  /// A key that is missing from a table.
  struct Lacked {
    let references: [KeyReference]
    let table: Int
    /// The table's name and the key, which may be missing from other tables of the name too; with
    /// the table's number where none of these counts.
    let name: [String]
    /// Whether the table gets it whatever else it has.
    let isAdded: Bool
    /// Whether the table has the key with a text, marked as stale by mistake, so that it shows a
    /// habit.
    let isWritten: Bool
  }

  /// Whether Xcode extracts a key to a table, or else the table has most of the keys that are asked
  /// for in the same way.
  func want(_ references: [KeyReference], in table: Int) -> Bool {
    ways(of: references, in: table).map(want) ?? true
  }

  private func want(_ ways: Set<Way>) -> Bool {
    ways.contains { way in counts[way].map { $0.held > 0 && $0.held >= $0.absent } ?? false }
  }

  /// Returns the ways in which calls use a key; nil where Xcode extracts it from one of them.
  private func ways(of references: [KeyReference], in table: Int) -> Set<Way>? {
    var ways: Set<Way> = []
    for reference in references {
      let way = way(of: reference, in: table)
      if way == Way(table: table) { return nil }
      ways.insert(way)
    }
    return ways
  }

  private func way(of reference: KeyReference, in table: Int) -> Way {
    var way = Way(table: table, isForDevelopers: reference.isForDevelopers)
    if !homes.isOwn(reference, of: table) { way.module = homes.module(of: reference) ?? "" }
    if reference.isFinite {
      way.call = reference.location
    } else if !reference.isExtracted(macros) {
      way.routine = reference.routine
    }
    return way
  }
}

extension TableKey {
  /// Whether the key is a name for programmers without a text.
  ///
  /// An update puts it into a catalog because users would see it, whatever else that holds, so that it
  /// tells of no habit.
  var isUnwritten: Bool {
    key.looksLikeIdentifier && entries.allSatisfy(\.entry.translations.isEmpty)
  }
}
