import LocalizationModel
import SourceFiles

/// Tells which of a project's tables `InfoPlist` translates an `Info.plist`.
///
/// An app's list and its tables lie near each other, but seldom in one folder, and each extension has
/// its own: of the tables the nearest one counts, and of the lists for it the nearest ones. The settings of
/// a project are those of all its targets, and count for each of several tables that are as near.
struct InfoPropertyListOwners {
  private let containers: [FilePath]
  /// Whether the project has no such table.
  private let isEmpty: Bool

  /// - Parameter tables: The tables that the project has.
  init(_ tables: [LocalizedTable]) {
    containers = Set(
      tables.lazy.filter { $0.name == LocalizedTable.infoPropertyListName }.map(\.container)
    ).sorted()
    isEmpty = !tables.contains { $0.name.isNameOfInfoProperties }
  }

  /// Returns the lists among some files that have an owner, as files of its table.
  ///
  /// All of them come, each as a table by itself, where there is no owner at all; settings with several
  /// owners come once for each.
  func owned<Source>(_ lists: [(Source, LocalizedTable)]) -> [(Source, LocalizedTable)] {
    if isEmpty { return lists }
    let owned = lists.flatMap { source, list -> [(Source, LocalizedTable)] in
      let nearest = containers(nearestTo: list.place)
      guard nearest.count == 1 || list.isProject else { return [] }
      return nearest.map { container in
        var list = list
        list.container = container
        return (source, list)
      }
    }
    let best = Dictionary(owned.filter { !$0.1.isProject }.map { ($0.1.container, rank($0.1)) }) {
      max($0, $1)
    }
    return owned.filter { $0.1.isProject || rank($0.1) == best[$0.1.container] }
  }

  /// Returns the folders of tables that are nearest; none where none is below the folder above.
  private func containers(nearestTo folder: FilePath) -> [FilePath] {
    let ranked = containers.map { (container: $0, rank: Nearness($0, to: folder)) }
      .filter { $0.rank.common + 1 >= folder.components.count }
    let best = ranked.map(\.rank).max()
    return ranked.filter { $0.rank == best }.map(\.container)
  }

  private func rank(_ list: LocalizedTable) -> Nearness {
    Nearness(list.place, to: list.container)
  }
}

/// How near a folder is to another: the more of their paths is the same, and the less else there is.
private struct Nearness: Comparable {
  let common: Int
  let others: Int

  init(_ folder: FilePath, to other: FilePath) {
    let (left, right) = (folder.components, other.components)
    common = zip(left, right).prefix { $0 == $1 }.count
    others = left.count - common
  }

  static func < (left: Nearness, right: Nearness) -> Bool {
    left.common != right.common ? left.common < right.common : left.others > right.others
  }
}

extension LocalizedTable {
  /// Whether the texts stand in the build settings of a project, for any of its targets.
  fileprivate var isProject: Bool { format == .infoPropertyListSettings }

  /// The folder that a list or project lies in.
  fileprivate var place: FilePath {
    path.folder.fileExtension == "xcodeproj" ? path.folder.folder : path.folder
  }
}
