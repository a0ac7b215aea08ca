import SourceFiles

extension RevisionTree {
  /// The bytes of the longest path that a system takes; a tree of git may have longer ones.
  private static let longestPath = 4096

  /// The repository ends where it does today, though git keeps nothing of itself.
  mutating func addMark(of repository: Int) { child(".git", of: repository, .folder) }

  /// Adds what git has listed of a repository or a submodule.
  mutating func add(
    _ entries: [RevisionEntry],
    below top: Int,
    from store: ObjectStore
  ) {
    let folder = path(of: top)
    let entries = entries.filter { entry in
      entry.path.string.utf8.count <= Self.longestPath
        && !entry.path.components.contains { $0 == "." || $0 == ".." }
    }
    let expected = entries.filter { entry in
      entry.kind == .file && isExpected(folder.appending(entry.path.string))
    }
    let root = realPath(of: top)
    // Links first, since all are read at once.
    store.expect(
      entries.filter { $0.kind == .link }.map { ObjectStore.Expected(id: $0.id) }
        + expected.map { ObjectStore.Expected(id: $0.id, path: root.appending($0.path.string)) }
    )
    let links = entries.compactMap { entry -> Int? in
      let parent = entry.path.components.dropLast()
        .reduce(top) { child(FilePath(String($1)), of: $0, .folder) }
      let name = FilePath(String(entry.path.name))
      let number = child(name, of: parent, kind(of: entry, from: store))
      return entry.kind == .link && isExpected(folder.appending(entry.path.string)) ? number : nil
    }
    store.expect(links.compactMap { target(of: $0, in: store) })
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
  private mutating func target(of link: Int, in store: ObjectStore) -> ObjectStore.Expected? {
    guard case .node(let number) = way(of: path(of: link), from: .node(0)).place,
      case .file(let id, let other) = nodes[number].kind, other === store
    else { return nil }
    return ObjectStore.Expected(id: id, path: realPath(of: number))
  }
}

extension RevisionTree {
  /// Reads a submodule when a path leads into it.
  mutating func open(_ number: Int, _ way: inout RevisionWay) {
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
      let store = ObjectStore(repository.git, module: folder, besides: repository.files)
      add(entries, below: number, from: store)
    } catch {
      nodes[number].kind = .today
      nodes[number].children = [:]
      modulesOfToday.append(folder)
      troubles.insert(.module(folder))
    }
  }
}
