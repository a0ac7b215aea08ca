import SourceFiles
import StringResources

/// Returns where the files of an Xcode project lie: by the groups that they stand in.
struct XcodePlaces: Sendable {
  let project: FilePath
  /// For each object, by its number, where the group lies that it stands in: nil where it stands in
  /// none, and nothing where that is unknown.
  private var parents: [FilePath??]
  private(set) var synchronizedFolders: [SynchronizedFolder] = []

  /// A folder whose files belong to a target without being named.
  struct SynchronizedFolder: Sendable {
    let object: XcodeObject
    let path: FilePath
  }

  /// Walks the groups of a project once.
  init(_ root: XcodeObject, in folder: FilePath) {
    project = folder.resolving(root.text("projectDirPath") ?? "")
    parents = Array(repeating: nil, count: root.objects.count)
    guard let main = root.reference("mainGroup") else { return }
    parents[main.number] = .some(project)
    var open = [main]
    while let group = open.popLast() {
      let place = path(of: group)
      if group.kind == "PBXFileSystemSynchronizedRootGroup", let place {
        synchronizedFolders.append(SynchronizedFolder(object: group, path: place))
      }
      for child in group.references("children") where parents[child.number] == nil {
        parents[child.number] = .some(place)
        if !child.isFile { open.append(child) }
      }
    }
  }

  /// Returns where a file lies; nil where that is unknown.
  func path(of object: XcodeObject) -> FilePath? {
    let path = object.text("path") ?? ""
    switch object.text("sourceTree") ?? Self.sourceTrees[object.text("refType") ?? ""] {
    case "<group>", nil: return (parents[object.number] ?? nil)?.resolving(path)
    case "SOURCE_ROOT": return project.resolving(path)
    case "<absolute>": return FilePath(path)
    default: return nil
    }
  }

  /// The numbers that projects of the first Xcode had for source trees.
  private static let sourceTrees = [
    "0": "<absolute>", "2": "SOURCE_ROOT", "3": "BUILT_PRODUCTS_DIR",
  ]
}
