import SourceFiles

extension RevisionTree {
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

  /// How many links a path may lead through, as in Linux.
  private static let mostLinks = 40

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

  mutating func way(of path: FilePath, from place: Place) -> RevisionWay {
    var way = RevisionWay(path, from: place)
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

  /// Goes on within the repository where a path outside leads into it, by its name or by a link.
  private mutating func enter(_ way: inout RevisionWay) {
    guard case .outside(let path) = way.place else { return }
    let real = arrivals[path] ?? (try? repository.files.realPath(of: path)) ?? path
    arrivals[path] = real
    way.place = .outside(real)
    guard real.isWithin(repository.root), !modulesOfToday.contains(where: real.isWithin) else {
      return
    }
    way.place = .node(0)
    way.follow(FilePath(real.relative(to: repository.root).map(String.init) ?? "."))
  }

  private mutating func step(_ name: Substring, from number: Int, _ way: inout RevisionWay) {
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
      let link = linksOfCaller[realPath(of: number).appending(name)]
      way.place = link.map { .outside($0) } ?? .absent(below: number, depth: 1)
      enter(&way)
      return
    }
    way.place = .node(child)
    guard case .link(let target) = nodes[child].kind else { return }
    way.firstLink = way.firstLink ?? child
    way.place = target.isAbsolute ? .outside("/") : .node(number)
    way.follow(target)
  }
}

/// The rest of a path, and where it has led so far.
struct RevisionWay {
  var place: RevisionTree.Place
  /// The next names, the last one first.
  var rest: [Substring]
  var links = 0
  var firstLink: Int?

  init(_ path: FilePath, from place: RevisionTree.Place) {
    self.place = place
    rest = path.components.filter { $0 != "." }.reversed()
  }

  mutating func follow(_ path: FilePath) {
    links += 1
    rest += path.components.filter { $0 != "." }.reversed()
  }
}
