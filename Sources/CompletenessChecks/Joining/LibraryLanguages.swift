import LocalizationModel
import SourceFiles

extension [StringTable] {
  /// Enters the languages of a library's tables, and those of the apps that show what it can do, and
  /// returns the former.
  ///
  /// Both need what is expected and any of their own tables has. Where no list of a project is kept for
  /// it, a table of the library is needed in the languages that it has besides, too; a bundle, which is
  /// copied as it is, has languages of its own.
  mutating func findLibrary(
    _ declared: DeclaredLanguages,
    expected: [Language]
  ) -> Set<Language> {
    guard let examples = declared.examples else { return [] }
    let projects = Set(declared.lists.filter(\.isWhole).map(\.path.folder))
    let owners = map { $0.owner(besides: examples) }
    var all: Set<Language> = []
    for (owner, tables) in Dictionary(grouping: indices, by: { owners[$0] }) {
      let present = Set(tables.flatMap { self[$0].languages + self[$0].vacantLanguages })
      for index in tables {
        let needed = (self[index].languagesOfProjects ?? Set(expected)).intersection(present)
        let isListed = owner.bundle == nil && self[index].isBuilt(byAnyOf: projects)
        let others = owner.isLibrary && !isListed ? self[index].languages : []
        let own = needed.union(others.filter { !$0.isPseudo })
        self[index].languagesOfProjects = own
        if owner.isLibrary { all.formUnion(own) }
      }
    }
    return all
  }
}

/// The owner of a table that has languages of its own.
private struct TableOwner: Hashable {
  /// Whether it is the library, and not an app that shows what that can do, or what was built elsewhere.
  var isLibrary = true
  /// The bundle that the table lies in, but for that of an app's settings.
  var bundle: FilePath?
}

extension StringTable {
  fileprivate func owner(besides examples: Set<TargetPlace>) -> TableOwner {
    let bundle = container.bundle.flatMap { $0.name == "Settings.bundle" ? nil : $0 }
    let isOfApp = bundle == nil && container.bundle != nil
    let places = files.flatMap(\.membership.places).map { place in
      TargetPlace(manifest: place.manifest, name: place.name, isFlat: isOfApp || place.isFlat)
    }
    let isOfExample =
      !places.isEmpty && examples.isSuperset(of: places) || container.isInExample
    return TableOwner(isLibrary: !isOfExample && !container.isInFramework, bundle: bundle)
  }

  /// Whether a target of some projects takes the table, which then is in the languages that they list.
  fileprivate func isBuilt(byAnyOf projects: Set<FilePath>) -> Bool {
    files.contains { $0.membership.places.contains { projects.contains($0.manifest) } }
      && !files.contains { $0.membership.places.contains(where: \.isInPackage) }
  }
}

extension FilePath {
  /// The bundle that a folder is or lies in; nil for none.
  fileprivate var bundle: FilePath? {
    var folder = self
    while folder.folder != folder {
      if folder.fileExtension == "bundle" { return folder }
      folder = folder.folder
    }
    return nil
  }

  fileprivate var isInFramework: Bool {
    components.contains { component in
      [".app", ".embeddedframework", ".framework", ".xcframework"].contains(
        where: component.hasSuffix
      )
    }
  }
}

extension LanguageSet {
  /// Adds the languages that only tables of a library have, and says which these are, and which of the
  /// others the library need not have.
  mutating func add(ofLibrary languages: Set<Language>) {
    let library = languages.union([development])
    let all = library.union(expected)
    guard !languages.isEmpty, all.count <= Self.limit else { return }
    let lists = [
      ("only the library's", library.subtracting(expected)),
      ("not the library's", Set(expected).subtracting(library)),
    ]
    for (words, languages) in lists where !languages.isEmpty {
      expectedOrigin += "; \(words): \(languages.sorted().map(\.id).joined(separator: ", "))"
    }
    expected = all.sorted()
  }
}
