import CompletenessChecks
import LocalizationModel
import SourceFiles

/// Tells which keys beyond those that Xcode extracts belong into a catalog, by what it holds already.
///
/// A catalog whose author enters such keys by hand gets those that it lacks. Elsewhere they are names
/// and raw values, or texts that nobody wants to have translated.
struct KeyHabits {
  /// A way of asking for keys that Xcode does not put into a table.
  private struct Way: Hashable {
    let table: Int
    /// The package's target without tables of its own that the code belongs to.
    var module: FilePath?
    /// The routine, where Xcode does not know it.
    var routine: String?
    /// The call, where it does not name the key.
    var call: SourceLocation?
    /// Whether only developers see what is asked for.
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
    for (number, table) in project.tables.enumerated()
    where table.files.contains(where: \.isCatalog) {
      for key in table.keys where !key.isStale {
        let references = key.references.map { project.references[$0] }
        for way in ways(of: references, in: number) ?? [] {
          counts[way, default: Counts()].held += 1
        }
      }
    }
  }

  /// Counts a key that a table lacks.
  mutating func addAbsent(_ references: [KeyReference], in table: Int) {
    for way in ways(of: references, in: table) ?? [] { counts[way, default: Counts()].absent += 1 }
  }

  /// Whether Xcode extracts a key to a table, or else the table has most of the keys that are asked
  /// for in the same way.
  func want(_ references: [KeyReference], in table: Int) -> Bool {
    guard let ways = ways(of: references, in: table) else { return true }
    return ways.contains { way in counts[way].map { $0.held > 0 && $0.held >= $0.absent } ?? false }
  }

  /// Returns the ways in which calls ask for a key; nil where Xcode extracts it from one of them.
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
