import SourceFiles
import SwiftSource

/// A name that `typealias` gives a type: `typealias Texts = L10n.Home`.
struct TypeAlias: Hashable, Sendable {
  let name: String
  /// The names of the type that it stands for, without dots.
  let type: [String]
  let path: FilePath
  /// Whether no other file sees it.
  let isPrivate: Bool
}

/// The aliases of types that generators make of tables, and the names of those types that nothing but
/// their uses tells of.
struct GeneratedAliases: Equatable, Sendable {
  /// The types that no source defines, and that are such by their names.
  let roots: Set<String>
  private var aliases: [String: [TypeAlias]] = [:]

  /// An alias may stand for another one, and that for another, this often.
  private static let depth = 4

  /// Makes an empty list.
  init() { roots = [] }

  /// Picks the aliases whose type has one of some names in its own, or is one of the roots.
  init(_ all: [TypeAlias], of generated: Set<String>, and roots: Set<String>) {
    self.roots = roots
    var names = generated.union(roots)
    for _ in 0..<Self.depth {
      let found = all.filter { alias in
        !names.contains(alias.name) && alias.type.contains(where: names.contains)
      }
      if found.isEmpty { return }
      aliases.merge(Dictionary(grouping: found, by: \.name)) { $0 + $1 }
      names.formUnion(found.map(\.name))
    }
  }

  var names: Set<String> { roots.union(aliases.keys) }

  /// The names whose files have not noted them as those of types which are generated.
  var namesWithoutNotes: Set<String> {
    names.filter { !roots.contains($0) || !GeneratedRoots.isName($0) }
  }

  var isEmpty: Bool { aliases.isEmpty && roots.isEmpty }

  /// Returns the types that a name stands for in a file.
  ///
  /// Modules may have an alias of one name each, so that those count which are declared nearest.
  func types(named name: String, in file: FilePath) -> [[String]] {
    types(named: name, in: file, depth: Self.depth)
  }

  private func types(named name: String, in file: FilePath, depth: Int) -> [[String]] {
    guard depth > 0, let all = aliases[name] else { return [] }
    let seen = all.filter { !$0.isPrivate || $0.path == file }
    let steps = seen.map { $0.path.countOfComponents(sharedWith: file) }
    let nearest = zip(seen, steps).filter { $0.1 == steps.max() }.map(\.0)
    return nearest.flatMap { alias in
      let outer = types(named: alias.type[0], in: alias.path, depth: depth - 1)
      return outer.isEmpty ? [alias.type] : outer.map { $0 + alias.type.dropFirst() }
    }
  }
}

extension FilePath {
  fileprivate func countOfComponents(sharedWith other: FilePath) -> Int {
    zip(components, other.components).prefix { $0 == $1 }.count
  }
}

extension TokenList {
  /// Returns the aliases of types that are nothing but names.
  func typeAliases(in outline: Outline, of path: FilePath) -> [TypeAlias] {
    outline.items.compactMap { item in
      guard item.kind == .alias, let type = names(inPath: item.type), type != [text(item.name)]
      else { return nil }
      let isPrivate = item.isLocal || hasModifier(.private, before: item.keyword)
      return TypeAlias(name: text(item.name), type: type, path: path, isPrivate: isPrivate)
    }
  }

  /// Returns the names of `App.L10n.Home`; nil for a type of another form.
  private func names(inPath type: Range<Int>) -> [String]? {
    let isPath = type.enumerated().allSatisfy { place, index in
      kind(index) == (place % 2 == 0 ? .identifier : .dot)
    }
    guard isPath, type.count % 2 == 1, type.count < Self.longestPath else { return nil }
    return type.filter { kind($0) == .identifier }.map { text($0) }
  }

  /// Generated types are never nested as deeply as this many tokens allow.
  private static let longestPath = 32
}
