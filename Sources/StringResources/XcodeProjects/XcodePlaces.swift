import SourceFiles

/// Tells where the files of an Xcode project lie: by the groups that they stand in.
struct XcodePlaces {
  private let objects: XcodeObjects
  private let project: FilePath
  /// For each member of a group where the group lies; nil where that cannot be told.
  private var parents: [String: FilePath?] = [:]
  private(set) var synchronizedFolders: [SynchronizedFolder] = []

  /// A folder whose files belong to a target without being named.
  struct SynchronizedFolder {
    let id: String
    let object: XcodeObject
    let path: FilePath
  }

  /// Walks the groups once.
  init(_ objects: XcodeObjects, _ root: XcodeObject, in folder: FilePath) {
    self.objects = objects
    project = folder.resolving(root.text("projectDirPath") ?? "")
    guard let main = root.text("mainGroup") else { return }
    parents[main] = .some(project)
    var open = [main]
    while let id = open.popLast() {
      guard let group = objects[id] else { continue }
      let place = path(of: group, in: parents[id] ?? nil)
      if group.kind == "PBXFileSystemSynchronizedRootGroup", let place {
        synchronizedFolders.append(SynchronizedFolder(id: id, object: group, path: place))
      }
      for child in group.list("children") where parents[child] == nil {
        parents[child] = .some(place)
        if objects.mayBeGroup(child) { open.append(child) }
      }
    }
  }

  /// Returns where a file lies; nil where that cannot be told.
  func path(of id: String) -> FilePath? {
    guard let object = objects[id] else { return nil }
    return path(of: object, in: parents[id] ?? nil)
  }

  private func path(of object: XcodeObject, in parent: FilePath?) -> FilePath? {
    let path = object.text("path") ?? ""
    switch object.text("sourceTree") ?? Self.sourceTrees[object.text("refType") ?? ""] {
    case "<group>", nil: return parent?.resolving(path)
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
