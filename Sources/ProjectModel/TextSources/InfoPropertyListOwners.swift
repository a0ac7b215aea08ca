import LocalizationModel
import SourceFiles

/// Returns which of a project's tables `InfoPlist` translates an `Info.plist`.
///
/// Where the project says which targets take the tables, a list belongs to those of its targets,
/// wherever it lies, and of the settings those of the targets count that take a table. Else the
/// nearest table counts, and of the lists for it the nearest ones: an app's list and its tables lie
/// near each other, but seldom in one folder, and each extension has its own. The settings of a
/// project are those of all its targets, and count for each of several tables that are as near.
struct InfoPropertyListOwners {
  private let containers: [FilePath]
  /// Whether the project has no such table.
  private let isEmpty: Bool
  private let targets: TargetIndex
  /// The folders of the tables that each target takes.
  private var containersOfTargets: [TargetPlace: Set<FilePath>] = [:]
  /// The projects whose targets are known to take tables, where there are several.
  private var projects: [Project] = []

  /// A list as a file of a table, and the configurations whose settings count; nil for all of them.
  typealias Owned<Source> = (Source, LocalizedTable, configurations: [BuildConfiguration]?)

  /// Makes the owners of a project that has some tables, and some files that may hold settings.
  init(
    _ tables: [LocalizedTable],
    besides lists: [FilePath] = [],
    takenBy targets: TargetIndex = TargetIndex([]),
    in files: FileSystem
  ) {
    let own = tables.filter { $0.name == LocalizedTable.infoPropertyListName }
    containers = Set(own.map(\.container)).sorted()
    self.targets = targets
    let isTold = tables.contains { !targets.answer(for: $0.path).places.isEmpty }
    // One of another name that no target takes translates nothing.
    isEmpty =
      own.isEmpty
      && !tables.contains { table in
        table.name.isNameOfInfoProperties
          && (!isTold || !targets.answer(for: table.path).places.isEmpty)
      }
    for table in own {
      for place in targets.answer(for: table.path).places {
        containersOfTargets[place.target, default: []].insert(table.container)
      }
    }
    guard containers.count > 1 else { return }
    projects = lists.filter(\.isProjectFile).compactMap {
      Project(at: $0, own, takenBy: targets, in: files)
    }
  }

  /// Returns the lists among some files that have an owner, as files of its table.
  ///
  /// All of them come, each as a table by itself, where there is no owner at all; settings with several
  /// owners come once for each.
  func owned<Source>(_ lists: [(Source, LocalizedTable)]) -> [Owned<Source>] {
    if isEmpty { return lists.map { ($0, $1, nil) } }
    let told = lists.map { source, list in
      (source, list, projects.lazy.compactMap { $0.owners(of: list.path) }.first)
    }
    let nearest = self.nearest(told.filter { $0.2 == nil }.map { ($0.0, $0.1) })
    return nearest.map { ($0, $1, nil) }
      + told.flatMap { source, list, owners in
        (owners ?? []).map { owner in
          var list = list
          list.container = owner.container
          return (source, list, list.isProject ? owner.configurations : nil)
        }
      }
  }

  /// Returns the lists that belong to the table which is nearest.
  private func nearest<Source>(
    _ lists: [(Source, LocalizedTable)]
  ) -> [(Source, LocalizedTable)] {
    let owned = lists.flatMap { source, list -> [(Source, LocalizedTable)] in
      let nearest = containers(nearestTo: list)
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

  /// Returns the folders of tables that are nearest to a list: of those that its targets take, or where they
  /// take none, of those below the folder above.
  private func containers(nearestTo list: LocalizedTable) -> [FilePath] {
    let folder = list.place
    let taken = targets.answer(for: list.path).places.reduce(into: Set()) {
      $0.formUnion(containersOfTargets[$1.target] ?? [])
    }
    let ranked = (taken.isEmpty ? containers : taken.sorted())
      .map { (container: $0, rank: Nearness($0, to: folder)) }
      .filter { !taken.isEmpty || $0.rank.common + 1 >= folder.components.count }
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

extension InfoPropertyListOwners {
  /// The targets of a project, and the tables that they take.
  private struct Project {
    typealias Owner = (container: FilePath, configurations: [BuildConfiguration])

    private let file: FilePath
    private let owners: [Owner]
    /// By the path of a list in a file the tables of the targets that have it.
    private var ownersOfFiles: [FilePath: [Owner]] = [:]

    /// Returns nil where the targets are unknown, or none includes such a table.
    init?(
      at file: FilePath,
      _ tables: [LocalizedTable],
      takenBy targets: TargetIndex,
      in files: FileSystem
    ) {
      let places = tables.map { table in
        (table.container, targets.answer(for: table.path).places)
      }
      let names = Dictionary(
        places.map { container, places in
          (container, Set(places.filter { $0.manifest == file.folder }.map(\.name)))
        }
      ) { $0.union($1) }.filter { !$0.value.isEmpty }
      // A file that cannot be read has no facts.
      guard !names.isEmpty, let stored = try? files.read(file),
        let project = XcodeConfigurations(stored, at: file, reading: { try? files.read($0) })
      else { return nil }
      self.file = file
      owners = names.sorted { $0.key < $1.key }.map { container, names in
        (container, names.sorted().flatMap(project.configurations))
      }
      for target in project.targets {
        let lists = project.configurations(of: target)
          .compactMap { $0.value(of: BuildTarget.settingOfList) }.filter { !$0.isEmpty }
        let taken = owners.filter { names[$0.container]?.contains(target) ?? false }
        for list in Set(lists) {
          ownersOfFiles[project.projectFolder.resolving(list), default: []] += taken
        }
      }
    }

    /// Returns the tables of the targets that have a list; nil for a file of which the project says
    /// nothing.
    func owners(of list: FilePath) -> [Owner]? {
      list == file ? owners : ownersOfFiles[list]
    }
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
