package import LocalizationModel
import SourceFiles

/// Finds the tables that calls belong to: of those with the name that a call uses the nearest.
package struct TableHomes: Sendable {
  /// The indices of the tables by their names.
  private let indices: [String: [Int]]
  private let containers: [[Substring]]

  package init(of tables: [StringTable]) {
    indices = Dictionary(grouping: tables.indices) { tables[$0].name }
    containers = tables.map(\.container.components)
  }

  /// Whether there is a table of a name.
  package func holds(_ name: String) -> Bool { indices[name] != nil }

  /// Returns the index of the table that is nearest to a call; nil where none has the name.
  package func home(of reference: KeyReference) -> Int? {
    home(of: reference, named: reference.tableName)
  }

  /// Returns the index of the table of a name that is nearest to a call; nil where none has it.
  func home(of reference: KeyReference, named table: String) -> Int? {
    nearest(of: indices[table] ?? [], to: reference)
  }

  /// Returns that of some tables which shares the most folders with a call, the first of several.
  package func nearest(of candidates: [Int], to reference: KeyReference) -> Int? {
    allNearest(of: candidates, to: reference).first
  }

  /// Returns those of some tables that share the most folders with a call.
  package func allNearest(of candidates: [Int], to reference: KeyReference) -> [Int] {
    guard candidates.count > 1 else { return candidates }
    let folder = reference.location.path.folder.components
    let counts = candidates.map { index in
      zip(folder, containers[index]).prefix { $0 == $1 }.count
    }
    let most = counts.max()
    return zip(candidates, counts).filter { $1 == most }.map(\.0)
  }

  /// Whether it is unknown which of the nearest tables a call means: they lie in several folders,
  /// and the call stands in none of these.
  package func isTie(_ nearest: [Int], for reference: KeyReference) -> Bool {
    guard nearest.count > 1 else { return false }
    let folders = Set(nearest.map { containers[$0] })
    return folders.count > 1
      && !folders.contains { reference.location.path.folder.components.starts(with: $0) }
  }
}
