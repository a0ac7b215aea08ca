import LocalizationModel
import ProjectModel
package import SourceFiles
import StringResources

/// Finds the files that Xcode builds in no target together with a table that is to be written: a
/// catalog beside any other file of its table.
package struct RivalTables {
  private let files: FileSystem
  private let packages: PackageFolders
  private let tables: [LocalizedTable]
  private let targets: TargetIndex
  private let roots: [FilePath]

  /// Lists the tables below the sources.
  package init(_ input: ScanInput) {
    // Where no table is found, none is in the way.
    let found = try? TableScan.find(input, and: ProjectManifests.fileExtensions)
    let paths = found?.paths ?? []
    files = input.files
    roots = input.sources
    tables = paths.compactMap(LocalizedTable.init(at:))
    let manifests = ProjectManifests(files: files, jobs: input.jobs)
      .read(among: paths, near: roots).map(\.manifest)
    targets = TargetIndex(manifests)
    packages = PackageFolders([], manifests.targetClaims)
  }

  /// Returns a file of the same table that lies where the languages of a table lie.
  package func neighbour(of path: FilePath) -> FilePath? {
    guard let table = LocalizedTable(at: path) else { return nil }
    let folders = files.names(in: table.container).map(table.container.appending)
    let inLanguages = folders.filter { $0.fileExtension == "lproj" }.flatMap { folder in
      files.names(in: folder).map(folder.appending)
    }
    return (folders + inLanguages).first { LocalizedTable(at: $0)?.collides(with: table) == true }
  }

  /// Returns the files of the same table elsewhere below the sources that one target may take with it.
  package func others(than path: FilePath) -> [FilePath] {
    guard let table = LocalizedTable(at: path),
      roots.contains(where: { path.relative(to: $0) != nil })
    else { return [] }
    return tables.filter { $0.collides(with: table) && mayMeet($0.path, path) }.map(\.path)
  }

  private func mayMeet(_ path: FilePath, _ other: FilePath) -> Bool {
    let modules = [path, other].map(packages.target)
    let places = [path, other].map { targets.answer(for: $0).places }
    return modules[0] == modules[1]
      && (places.contains(where: \.isEmpty) || !places[0].isDisjoint(with: places[1]))
  }
}

extension LocalizedTable {
  /// The head of a table at a path; nil where the file is none.
  fileprivate init?(at path: FilePath) {
    guard let format = ResourceFormat.format(of: path) else { return nil }
    self.init(path: path, format: format.id)
  }

  private var isCatalog: Bool { format == .stringCatalog }

  fileprivate func collides(with other: LocalizedTable) -> Bool {
    name == other.name && path != other.path && (isCatalog || other.isCatalog)
  }
}
