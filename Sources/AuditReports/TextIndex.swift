import Diagnostics
import LocalizationModel
import SourceFiles

/// Finds the key that a finding is about.
struct TextIndex {
  private let project: Project
  private var places: [Name: [Place]] = [:]

  /// A key by the names that a finding has of it.
  private struct Name: Hashable {
    var table: String
    var key: String
  }

  /// A key by its position in the project.
  struct Place: Hashable {
    var table: Int
    var key: Int
  }

  init(_ project: Project) {
    self.project = project
    for (tableIndex, table) in project.tables.enumerated() {
      for (keyIndex, key) in table.keys.enumerated() {
        let place = Place(table: tableIndex, key: keyIndex)
        places[Name(table: table.name, key: key.key), default: []].append(place)
      }
    }
  }

  /// Returns where the finding's key stands; nil where it is about none, or one that no table has.
  ///
  /// Of tables with one name it is the one that the finding's file belongs to, if there is one.
  func place(of finding: Diagnostic) -> Place? {
    guard let table = finding.subject.table, let key = finding.subject.key else { return nil }
    let candidates = places[Name(table: table, key: key)] ?? []
    let path = finding.location.path
    return candidates.first { place in
      project.tables[place.table].files.contains { $0.path == path }
    } ?? candidates.first
  }
}
