import LocalizationModel
import SourceFiles

/// Finds the tables in the bundle of the target that declares a class: of `Bundle(for: Kit.self)`.
struct ClassBundles: Sendable {
  private let targets: TargetIndex?
  /// The tables of each name that a target takes.
  private let tables: [Bundle: Set<Int>]

  private struct Bundle: Hashable {
    let target: TargetPlace
    let table: String
  }

  init(tables: [StringTable], targets: TargetIndex?) {
    self.targets = targets
    var found: [Bundle: Set<Int>] = [:]
    for (number, table) in tables.enumerated() where targets != nil {
      for place in table.files.lazy.flatMap(\.membership.places) where !place.isInPackage {
        found[Bundle(target: place.target, table: table.name), default: []].insert(number)
      }
    }
    self.tables = found
  }

  /// Returns the tables of a name in the bundle of the class that a call names; nil where that is not known,
  /// and where no table lies there, as with those of a static library.
  func tables(named table: String, by reference: KeyReference) -> Set<Int>? {
    guard let targets, !tables.isEmpty else { return nil }
    let files =
      reference.bundleFiles.isEmpty ? [reference.location.path] : reference.bundleFiles
    let found = files.map { file in
      targets.answer(for: file).places.reduce(into: Set<Int>()) { found, place in
        found.formUnion(tables[Bundle(target: place.target, table: table)] ?? [])
      }
    }
    // What one of the classes in question has may be anywhere.
    return found.contains(where: \.isEmpty) ? nil : found.reduce([]) { $0.union($1) }
  }
}
