import Platform
import Revisions
import SourceFiles
import TestSupport

/// A repository of random tables, whose texts are edited, sorted, moved and migrated.
struct SampleHistory {
  /// A text of a table's file.
  struct Name: Hashable {
    let key: String
    let language: String
  }

  typealias Tree = [FilePath: [Name: String]]

  struct Commit {
    var parents: [Int]
    var tree: Tree
    /// Whether entries stand in another order than usual, and a catalog repeats a member.
    var isShuffled = false
  }

  /// Parents stand before their children.
  private(set) var commits: [Commit] = []
  private var numbers: SeededGenerator

  init(seed: UInt64) {
    numbers = SeededGenerator(seed: seed)
    commits = [Commit(parents: [], tree: Self.firstTree)]
    while commits.count < 14 { addCommit() }
  }

  private static let firstTree: Tree = [
    "App/en.lproj/L.strings": texts(in: "en"), "App/de.lproj/L.strings": texts(in: "de"),
    "App/de.lproj/M.strings": [Name(key: "a", language: "de"): "a0"],
  ]

  private static func texts(in language: String) -> [Name: String] {
    Dictionary(
      uniqueKeysWithValues: ["a", "b", "c"].map {
        (Name(key: $0, language: language), "\($0)0")
      }
    )
  }

  private mutating func addCommit() {
    let last = commits.count - 1
    // Some start a branch, and some end one.
    let first = Int.random(in: max(0, last - 2)...last, using: &numbers)
    var commit = Commit(parents: [first], tree: commits[first].tree)
    if first != last, Bool.random(using: &numbers) {
      commit.parents.append(last)
      let other = commits[last].tree
      for path in other.keys.sorted() where Bool.random(using: &numbers) {
        commit.tree[path] = other[path]
      }
    }
    for _ in 0..<Int.random(in: 0...2, using: &numbers) { edit(&commit) }
    commits.append(commit)
  }

  private mutating func edit(_ commit: inout Commit) {
    guard let path = commit.tree.keys.sorted().randomElement(using: &numbers) else { return }
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0: commit.isShuffled.toggle()
    case 1:
      let texts = commit.tree.removeValue(forKey: path)
      commit.tree[FilePath("New/" + path.string.split(separator: "/", maxSplits: 1)[1])] = texts
    case 2: commit.tree[path] = nil
    case 3: migrate(&commit)
    default:
      let names = commit.tree[path]?.keys.sorted { ($0.key, $0.language) < ($1.key, $1.language) }
      guard let name = names?.first else { return }
      let text = "\(name.key)\(Int.random(in: 0...2, using: &numbers))"
      commit.tree[path]?[name] = text
    }
  }

  /// Puts the files of a table into one catalog, which has all texts of its keys.
  private func migrate(_ commit: inout Commit) {
    let files = commit.tree.filter { path, _ in
      path.string.hasSuffix("lproj/L.strings") && path.string.hasPrefix("App")
    }
    if files.isEmpty { return }
    var texts: [Name: String] = [:]
    for (path, own) in files {
      texts.merge(own) { first, _ in first }
      commit.tree[path] = nil
    }
    for name in texts.keys {
      let source = Name(key: name.key, language: "en")
      texts[source] = texts[source] ?? name.key
    }
    commit.tree["App/L.xcstrings"] = texts
  }
}

extension SampleHistory {
  /// Returns the commit that made a text, as one looks for it by hand.
  func maker(of name: Name, at path: FilePath, in number: Int) -> Int {
    let commit = commits[number]
    guard let text = commit.tree[path]?[name] else { return -1 }
    for parent in commit.parents {
      if let place = place(of: name, text, at: path, from: number, in: parent) {
        return maker(of: name, at: place, in: parent)
      }
    }
    return number
  }

  private func place(
    of name: Name,
    _ text: String,
    at path: FilePath,
    from commit: Int,
    in parent: Int
  ) -> FilePath? {
    let other = commits[parent].tree
    if let before = other[path]?[name] { return before == text ? path : nil }
    let siblings = other.keys.filter { $0.table == path.table }.sorted()
    // A file whose entries stand in another order is changed, too.
    let (own, former) = (contents(of: commit), contents(of: parent))
    let changed = other.keys.filter { $0.table != path.table && former[$0] != own[$0] }.sorted()
    return (siblings + changed).first { $0 != path && other[$0]?[name] == text }
  }

  /// The files of the last commit.
  var files: MemoryFiles {
    MemoryFiles(
      Dictionary(
        uniqueKeysWithValues: contents(of: commits.count - 1).map {
          (FilePath("/repository/\($0.key)"), $0.value)
        }
      )
    )
  }

  private func contents(of number: Int) -> [FilePath: String] {
    let commit = commits[number]
    return commit.tree.reduce(into: [:]) { contents, file in
      contents[file.key] = text(of: file.value, at: file.key, commit.isShuffled)
    }
  }

  private func text(of texts: [Name: String], at path: FilePath, _ isShuffled: Bool) -> String {
    let names = texts.keys.sorted { ($0.key, $0.language) < ($1.key, $1.language) }
    let ordered = isShuffled ? names.reversed() : names
    guard path.fileExtension == "xcstrings" else {
      return ordered.map { "\"\($0.key)\" = \"\(texts[$0] ?? "")\";\n" }.joined()
    }
    let keys = Set(ordered.map(\.key)).sorted().map { key in
      let localizations = ordered.filter { $0.key == key }.map { name -> String in
        let unit = "{\"state\": \"translated\", \"value\": \"\(texts[name] ?? "")\"}"
        return "\"\(name.language)\": {\"stringUnit\": \(unit)}"
      }
      return "\"\(key)\": {\"localizations\": {\(localizations.joined(separator: ", "))}}"
    }
    let strings = "{\(keys.joined(separator: ", "))}"
    // A merge may leave a member twice, which breaks no catalog.
    let version = ["\"version\": \"1.0\""] + (isShuffled ? ["\"version\": \"1.1\""] : [])
    return
      "{\"sourceLanguage\": \"en\", \"strings\": \(strings), \(version.joined(separator: ", "))}"
  }
}

extension SampleHistory {
  var git: Git {
    let contents = commits.indices.map { self.contents(of: $0) }
    let store = Set(contents.flatMap(\.values)).sorted()
    let ids = Dictionary(uniqueKeysWithValues: store.enumerated().map { ($1, "b\($0)") })
    return Git { call throws(GitError) in
      let input = String(decoding: call.input, as: UTF8.self).split(separator: "\n")
      switch call.arguments[0] {
      case "rev-parse":
        let isRoot = call.arguments[1].hasPrefix("--show")
        return Array((isRoot ? "/repository\n" : "false\n").utf8)
      case "ls-tree":
        let files = contents[contents.count - 1].sorted { $0.key < $1.key }
        return files.flatMap { Array("100644 blob \(ids[$1] ?? "")\t\($0)\0".utf8) }
      case "rev-list": return Array(log.utf8)
      case "diff-tree": return input.flatMap { Self.difference(of: $0, contents, ids) }
      default:
        return input.flatMap { id -> [UInt8] in
          let text = store[Int(id.dropFirst()) ?? 0]
          let head = "\(id) blob \(text.utf8.count)\n"
          return Array((call.arguments[1] == "--batch" ? head + text + "\n" : head).utf8)
        }
      }
    }
  }

  private var log: String {
    commits.indices.reversed().map { number in
      let parents = commits[number].parents.map { " c\($0)" }.joined()
      return "commit c\(number)\(parents)\n\(number * 86_400)\nA\na@example.org\nChange\n"
    }.joined()
  }

  /// What git prints of a line `commit parent`.
  private static func difference(
    of line: Substring,
    _ contents: [[FilePath: String]],
    _ ids: [String: String]
  ) -> [UInt8] {
    let numbers = line.split(separator: " ").map { Int($0.dropFirst()) ?? 0 }
    let own = contents[numbers[0]]
    let other = numbers.count > 1 ? contents[numbers[1]] : [:]
    let changes = Set(own.keys).union(other.keys).sorted().filter { own[$0] != other[$0] }
    return Array("c\(numbers[0])\0".utf8)
      + changes.flatMap { path -> [UInt8] in
        let modes = [other[path], own[path]].map { $0 == nil ? "000000" : "100644" }
        let names = [other[path], own[path]].map { $0.flatMap { ids[$0] } ?? "0" }
        return Array(":\((modes + names).joined(separator: " ")) M\0\(path)\0".utf8)
      }
  }
}

extension FilePath {
  fileprivate var table: String {
    var place = folder
    while place.fileExtension == "lproj" { place = place.folder }
    return "\(place)/\(stem)"
  }
}
