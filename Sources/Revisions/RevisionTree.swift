import Platform
import SourceFiles

/// The files of a revision as a tree, which the folders of today are around.
///
/// Links of the revision lead where they led then; outside of the repository, paths go the way that
/// they go today.
struct RevisionTree: Sendable {
  enum Kind: Sendable {
    case folder
    case file(id: String, in: ObjectStore)
    case link(to: FilePath)
    /// A submodule that is not read yet.
    case module(commit: String)
    /// A submodule that git cannot read; the files of today stand for it.
    case today
  }

  struct Node: Sendable {
    let name: FilePath
    let parent: Int
    var kind: Kind
    var children: [FilePath: Int] = [:]
  }

  let repository: GitRepository
  let isExpected: @Sendable (FilePath) -> Bool
  var nodes = [Node(name: ".", parent: 0, kind: .folder)]
  let start: Place
  /// Where folders outside of the repository lead.
  var arrivals: [FilePath: FilePath] = [:]
  /// Where links of today lead that lie on the way of paths which a caller has named.
  var linksOfCaller: [FilePath: FilePath] = [:]
  var modulesOfToday: [FilePath] = []
  /// The files that were read in the work tree, as they are the same there.
  var filesOfToday: Set<Int> = []
  var troubles: Set<RevisionTrouble> = []

  /// Makes a tree; relative paths start from the working folder.
  init(
    _ entries: [RevisionEntry],
    of repository: GitRepository,
    expecting isExpected: @escaping @Sendable (FilePath) -> Bool
  ) {
    self.repository = repository
    self.isExpected = isExpected
    // Without a working folder, relative paths lead nowhere.
    start = .outside((try? repository.files.realPath(of: ".")) ?? ".")
    addMark(of: 0)
    add(entries, below: 0, from: ObjectStore(repository.git, besides: repository.files))
    follow(repository.files.outputs() ?? [])
  }

  @discardableResult
  mutating func child(_ name: FilePath, of parent: Int, _ kind: Kind) -> Int {
    if let known = nodes[parent].children[name] { return known }
    nodes.append(Node(name: name, parent: parent, kind: kind))
    nodes[parent].children[name] = nodes.count - 1
    return nodes.count - 1
  }

  /// Returns the path of a node, as it is seen from the root of the work tree.
  func path(of number: Int) -> FilePath {
    var names: [String] = []
    var number = number
    while number != 0 {
      names.append(nodes[number].name.string)
      number = nodes[number].parent
    }
    return FilePath(names.reversed().joined(separator: "/"))
  }
}

extension RevisionTree {
  func kind(of number: Int) -> Kind { nodes[number].kind }

  /// Returns the absolute path of a node, without any link in it.
  func realPath(of number: Int) -> FilePath {
    number == 0 ? repository.root : repository.root.appending(path(of: number).string)
  }

  /// Returns what a folder holds; nil where it is none.
  func entries(of number: Int) -> [FolderEntry]? {
    guard case .folder = nodes[number].kind else { return nil }
    return nodes[number].children.filter { $0.key != ".git" }
      .map { FolderEntry(name: $0.key.string, kind: nodes[$0.value].kind.asFileKind) }
  }

  /// Notes that contents are not to be had.
  mutating func noteLoss(of number: Int) { troubles.insert(.missing(realPath(of: number))) }
}

extension RevisionTree.Kind {
  fileprivate var asFileKind: FileKind {
    switch self {
    case .file: .file
    case .link: .symbolicLink
    case .folder, .module, .today: .folder
    }
  }
}
