package import LocalizationModel
import SourceFiles

/// Finds the tables that calls belong to: of those with the name that a call asks for the nearest.
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
    nearest(of: indices[reference.tableName] ?? [], to: reference)
  }

  /// Returns that of some tables which shares the most folders with a call, the first of several.
  package func nearest(of candidates: [Int], to reference: KeyReference) -> Int? {
    guard candidates.count > 1 else { return candidates.first }
    let folder = reference.location.path.folder.components
    let ranked = candidates.map { index in
      (index, zip(folder, containers[index]).prefix { $0 == $1 }.count)
    }
    return ranked.reduce(ranked[0]) { $1.1 > $0.1 ? $1 : $0 }.0
  }
}
