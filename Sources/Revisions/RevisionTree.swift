import SourceFiles

/// The files of a revision as a tree, and the way of a path through it and the folders around it.
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

  private struct Node: Sendable {
    let name: FilePath
    let parent: Int
    var kind: Kind
    var children: [FilePath: Int] = [:]
  }

  /// Where a path leads.
  enum Place: Sendable {
    case node(Int)
    /// A path of today's files, without links as far as it leads somewhere.
    case outside(FilePath)
    /// Some names below a node, of which it has not the first.
    case absent(below: Int, depth: Int)
    /// Links that lead to each other.
    case circle
  }

  private let repository: GitRepository
  private let isExpected: @Sendable (FilePath) -> Bool
  private var nodes = [Node(name: ".", parent: 0, kind: .folder)]
  private let start: Place
  /// Where folders outside of the repository lead.
  private var arrivals: [FilePath: FilePath] = [:]
  private var modulesOfToday: [FilePath] = []
  private(set) var troubles: Set<RevisionTrouble> = []

  /// The bytes of the longest path that a system takes; a tree of git may have longer ones.
  private static let longestPath = 4096
  /// How many links a path may lead through, as in Linux.
  private static let mostLinks = 40

  /// Makes a tree; relative paths start from the working folder.
  init(
    _ entries: [RevisionEntry],
    of repository: GitRepository,
    expecting isExpected: @escaping @Sendable (FilePath) -> Bool
  ) throws(GitError) {
    self.repository = repository
    self.isExpected = isExpected
    // Without a working folder, relative paths lead nowhere.
    start = .outside((try? repository.files.realPath(of: ".")) ?? ".")
    addMark(of: 0)
    try add(entries, below: 0, from: ObjectStore(repository.git))
  }

  /// The repository ends where it does today, though git keeps nothing of itself.
  private mutating func addMark(of repository: Int) { child(".git", of: repository, .folder) }

  /// Adds what git has listed of a repository or a submodule.
  private mutating func add(
    _ entries: [RevisionEntry],
    below top: Int,
    from store: ObjectStore
  ) throws(GitError) {
    let folder = path(of: top)
    let entries = entries.filter { entry in
      entry.path.string.utf8.count <= Self.longestPath
        && !entry.path.components.contains { $0 == "." || $0 == ".." }
    }
    let expected = entries.filter { entry in
      entry.kind == .file && isExpected(folder.appending(entry.path.string))
    }
    // Links first, since all are read at once.
    try store.expect((entries.filter { $0.kind == .link } + expected).map(\.id))
    let links = entries.compactMap { entry -> Int? in
      let parent = entry.path.components.dropLast()
        .reduce(top) { child(FilePath(String($1)), of: $0, .folder) }
      let name = FilePath(String(entry.path.name))
      let number = child(name, of: parent, kind(of: entry, from: store))
      return entry.kind == .link && isExpected(folder.appending(entry.path.string)) ? number : nil
    }
    try store.expect(links.compactMap { target(of: $0, in: store) })
  }

  private func kind(of entry: RevisionEntry, from store: ObjectStore) -> Kind {
    switch entry.kind {
    case .file: return .file(id: entry.id, in: store)
    case .module: return .module(commit: entry.id)
    case .link:
      // One that cannot be read, or is longer than a path, leads nowhere.
      let bytes = (try? store.bytes(of: entry.id)) ?? []
      let text = bytes.count <= Self.longestPath ? String(decoding: bytes, as: UTF8.self) : ""
      return .link(to: FilePath(text.isEmpty ? String(entry.path.name) : text))
    }
  }

  /// Returns the contents that a link leads to, if they are of the same store.
  private mutating func target(of link: Int, in store: ObjectStore) -> String? {
    guard case .node(let number) = way(of: path(of: link), from: .node(0)).place,
      case .file(let id, let other) = nodes[number].kind, other === store
    else { return nil }
    return id
  }

  @discardableResult
  private mutating func child(_ name: FilePath, of parent: Int, _ kind: Kind) -> Int {
    if let known = nodes[parent].children[name] { return known }
    nodes.append(Node(name: name, parent: parent, kind: kind))
    nodes[parent].children[name] = nodes.count - 1
    return nodes.count - 1
  }

  /// Returns the path of a node, as it is seen from the root of the work tree.
  private func path(of number: Int) -> FilePath {
    var names: [String] = []
    var number = number
    while number != 0 {
      names.append(nodes[number].name.string)
      number = nodes[number].parent
    }
    return FilePath(names.reversed().joined(separator: "/"))
  }
}

// MARK: - Questions

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

// MARK: - Ways

extension RevisionTree {
  /// Finds where a path leads, all links followed.
  mutating func place(of path: FilePath) -> Place {
    // Nearly all absolute paths begin so.
    let inside = path.relative(to: repository.root).map { FilePath(String($0)) }
    let way = way(
      of: inside ?? path,
      from: inside != nil ? .node(0) : path.isAbsolute ? .outside("/") : start
    )
    if case .outside = way.place, let link = way.firstLink, repository.files.leavesProject {
      troubles.insert(.link(realPath(of: link)))
    }
    return way.place
  }

  private mutating func way(of path: FilePath, from place: Place) -> Way {
    var way = Way(path, from: place)
    enter(&way)
    // The way to the working folder is none that the path names.
    way.links = 0
    while let name = way.rest.popLast() {
      switch way.place {
      case .node(let number): step(name, from: number, &way)
      case .outside(let folder):
        way.place = .outside(name == ".." ? folder.folder : folder.appending(name))
        enter(&way)
      case .absent(let number, let depth):
        let depth = depth + (name == ".." ? -1 : 1)
        way.place = depth == 0 ? .node(number) : .absent(below: number, depth: depth)
      case .circle: break
      }
      if way.links > Self.mostLinks { way.place = .circle }
    }
    if case .node(let number) = way.place { open(number, &way) }
    return way
  }

  /// The rest of a path, and where it has led so far.
  private struct Way {
    var place: Place
    /// The next names, the last one first.
    var rest: [Substring]
    var links = 0
    var firstLink: Int?

    init(_ path: FilePath, from place: Place) {
      self.place = place
      rest = path.components.filter { $0 != "." }.reversed()
    }

    mutating func follow(_ path: FilePath) {
      links += 1
      rest += path.components.filter { $0 != "." }.reversed()
    }
  }

  /// Goes on within the repository where a path outside leads into it, by its name or by a link.
  private mutating func enter(_ way: inout Way) {
    guard case .outside(let path) = way.place else { return }
    let real = arrivals[path] ?? (try? repository.files.realPath(of: path)) ?? path
    arrivals[path] = real
    way.place = .outside(real)
    let isToday = modulesOfToday.contains { real == $0 || real.relative(to: $0) != nil }
    guard !isToday, real == repository.root || real.relative(to: repository.root) != nil else {
      return
    }
    way.place = .node(0)
    way.follow(FilePath(real.relative(to: repository.root).map(String.init) ?? "."))
  }

  private mutating func step(_ name: Substring, from number: Int, _ way: inout Way) {
    open(number, &way)
    guard case .node = way.place else {
      way.rest.append(name)
      return
    }
    if name == ".." {
      way.place = .node(nodes[number].parent)
      // The root of all files is the folder above itself.
      if number == 0, repository.root != "/" { way.place = .outside(repository.root.folder) }
      return
    }
    guard let child = child(named: name, of: number) else {
      way.place = .absent(below: number, depth: 1)
      return
    }
    way.place = .node(child)
    guard case .link(let target) = nodes[child].kind else { return }
    way.firstLink = way.firstLink ?? child
    way.place = target.isAbsolute ? .outside("/") : .node(number)
    way.follow(target)
  }
}

extension RevisionTree {
  /// Finds a name in a folder; one that today's files spell otherwise and find all the same, as those
  /// of Macs do, in that spelling.
  private func child(named name: Substring, of number: Int) -> Int? {
    let children = nodes[number].children
    if let child = children[FilePath(String(name))] { return child }
    let path = realPath(of: number).appending(name)
    guard let real = try? repository.files.realPath(of: path), real != path,
      real.folder == path.folder, real.inLowerCase == path.inLowerCase
    else { return nil }
    return children[FilePath(String(real.name))]
  }
}

// MARK: - Submodules

extension RevisionTree {
  /// Reads a submodule when a path leads into it.
  private mutating func open(_ number: Int, _ way: inout Way) {
    if case .module(let commit) = nodes[number].kind { read(commit, at: number) }
    guard case .today = nodes[number].kind else { return }
    way.place = .outside(realPath(of: number))
  }

  private mutating func read(_ commit: String, at number: Int) {
    let folder = realPath(of: number)
    guard (try? repository.files.kind(of: folder.appending(".git"))) != nil else {
      nodes[number].kind = .folder
      troubles.insert(.absentModule(folder))
      return
    }
    do throws(GitError) {
      // A link in its place leads to another repository.
      guard (try? repository.files.realPath(of: folder)) == folder else { throw .refused }
      let call = Git.Call(arguments: RevisionEntry.listing(commit), module: folder)
      let entries = RevisionEntry.all(in: try repository.git.run(call), RevisionEntry.init(listed:))
      nodes[number].kind = .folder
      addMark(of: number)
      try add(entries, below: number, from: ObjectStore(repository.git, module: folder))
    } catch {
      nodes[number].kind = .today
      nodes[number].children = [:]
      modulesOfToday.append(folder)
      troubles.insert(.module(folder))
    }
  }
}
