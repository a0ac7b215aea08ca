import LocalizationModel
import Platform
import SourceFiles
import StringResources

/// Returns for tables that no target takes whether the app may have them all the same: by another
/// build system, a script, a link, a place that is unknown.
struct BuildDoubts {
  private let files: FileSystem
  /// The folders of the projects.
  private let tops: Set<FilePath>
  /// The names of files that targets take from where none is.
  private let displacedNames: Set<String>
  /// The tables of which targets take files that are all gone, in the form that these do not have: what
  /// lies there in it has taken their place, and the project is still to be found.
  private let replacedTables: Set<String>
  /// Whether a target takes a folder that is reached by a link.
  private let followsLinks: Bool
  private var folders: [FilePath: Bool] = [:]
  /// The scripts of projects that may copy something, by the projects' folders.
  private let scripts: [FilePath: [CopyingScript]]
  /// Whether a script may copy the tables of a folder.
  private var copied: [FilePath: Bool] = [:]

  /// Collects what leaves a doubt.
  ///
  /// - Parameters:
  ///   - manifests: The projects.
  ///   - claims: What their targets take that is no code.
  ///   - tables: The paths of all tables that were found; nil if no table is in question.
  ///   - files: Where to look for links.
  init(
    _ manifests: [ProjectManifest],
    _ claims: [FilePath],
    tables: [FilePath]?,
    in files: FileSystem
  ) {
    self.files = files
    tops = Set(manifests.map(\.folder))
    let claimed = tables == nil ? [] : claims.filter(\.isOfTable)
    let tables = tables ?? []
    let containers = Set(tables.map { $0.container.inLowerCase })
    let absent = claimed.filter { !containers.contains($0.container.inLowerCase) }
    let present = Set(tables.map { $0.inLowerCase })
    let gone = claimed.filter { !present.contains($0.inLowerCase) }
    let there = claimed.filter { present.contains($0.inLowerCase) }
    replacedTables = Set(gone.map { $0.table(inOtherForm: true) })
      .subtracting(there.map { $0.table(inOtherForm: true) })
    scripts = Dictionary(
      manifests.map { ($0.folder, $0.scripts.map(CopyingScript.init)) },
      uniquingKeysWith: +
    )
    displacedNames = manifests.reduce(into: Set(absent.map { $0.name.lowercased() })) {
      $0.formUnion($1.displacedNames)
    }
    var links = LinkedFolders(files: files)
    followsLinks = Set(claims.filter(\.mayBeFolder)).contains { links.contains($0) }
  }

  /// Returns whether the app may have a table that no target takes.
  mutating func concern(_ path: FilePath) -> Bool {
    followsLinks || displacedNames.contains(path.name.lowercased())
      || path.isOfTable && replacedTables.contains(path.table(inOtherForm: false))
      || isBuiltOtherwise(path.folder) || isCopied(path.container)
  }

  /// Whether a script may copy a folder, which holds many tables.
  private mutating func isCopied(_ container: FilePath) -> Bool {
    if let known = copied[container] { return known }
    let isCopied = container.withFoldersAround.contains { top in
      guard let scripts = scripts[top],
        let folder = top == container ? "" : container.relative(to: top)
      else { return false }
      return scripts.contains { $0.mayCopy(folder) }
    }
    copied[container] = isCopied
    return isCopied
  }

  /// Whether a folder, or one above it, is built by other means as well.
  private mutating func isBuiltOtherwise(_ folder: FilePath) -> Bool {
    if let known = folders[folder] { return known }
    var isBuilt = files.names(in: folder).contains { name in
      Self.buildFiles.contains(name) || name.hasSuffix(".podspec") || name.hasSuffix(".gyp")
    }
    let isTop = tops.contains(folder) || folder.folder == folder
    if !isBuilt, !isTop { isBuilt = isBuiltOtherwise(folder.folder) }
    folders[folder] = isBuilt
    return isBuilt
  }

  private static let buildFiles: Set<String> = [
    "BUCK", "BUILD", "BUILD.bazel", "BUILD.gn", "CMakeLists.txt", "GNUmakefile", "meson.build",
  ]
}

/// Finds folders that are reached by a symbolic link, which no walk follows.
private struct LinkedFolders {
  let files: FileSystem
  private var links: [FilePath: Set<String>] = [:]

  init(files: FileSystem) { self.files = files }

  mutating func contains(_ path: FilePath) -> Bool {
    var path = path
    while path.folder != path {
      if names(in: path.folder).contains(String(path.name)) { return true }
      path = path.folder
    }
    return false
  }

  /// Returns the links in a folder; none where it cannot be listed.
  private mutating func names(in folder: FilePath) -> Set<String> {
    if let known = links[folder] { return known }
    let entries = (try? files.entries(of: folder)) ?? []
    let names = Set(entries.filter { $0.kind == .symbolicLink }.map(\.name))
    links[folder] = names
    return names
  }
}

extension FilePath {
  /// The path and the folders around it, the innermost first.
  fileprivate var withFoldersAround: some Sequence<FilePath> {
    sequence(first: self) { $0.folder == $0 ? nil : $0.folder }
  }

  /// The folder that holds a table in all its languages.
  fileprivate var container: FilePath { folder.fileExtension == "lproj" ? folder.folder : folder }

  /// Whether the file is a table by its name.
  fileprivate var isOfTable: Bool { ResourceFormat.format(of: self) != nil }

  /// The common name of the files of a table in all languages, or of those that it has in the other
  /// form: a catalog, or files of languages.
  fileprivate func table(inOtherForm isOther: Bool) -> String {
    let isCatalog = (fileExtension == "xcstrings") != isOther
    return container.appending("\(stem).\(isCatalog ? "xcstrings" : "strings")").inLowerCase
  }

  /// Whether it may be a folder in which tables lie.
  fileprivate var mayBeFolder: Bool { fileExtension.isEmpty || fileExtension == "lproj" }
}
