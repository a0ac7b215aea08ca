import Diagnostics
package import LocalizationModel
import Platform
package import SourceFiles

/// The files of all tables, put together: what a join knows before it looks at what code uses, so
/// that another thread can make it while sources are read.
package struct JoinedTables: Sendable {
  let languages: LanguageSet
  let declared: DeclaredLanguages
  /// The findings about the files.
  let diagnostics: [Diagnostic]
  /// How many threads to use.
  let jobs: Int
  private var tables: [StringTable]
  private var outside: [StringTable]
  /// The index of the keys of the tables and of those outside.
  private let finders: (ReferenceJoiner, ofOutside: ReferenceJoiner)

  /// Puts the files of each table together.
  ///
  /// - Parameters:
  ///   - files: The files of all tables.
  ///   - sources: The paths of the source files.
  ///   - declared: What the project's own files say about its languages.
  ///   - developmentLanguage: The language of the first texts; nil to find it in the tables.
  ///   - expectedLanguages: The languages that every text must exist in; nil for what the project or its
  ///     tables have.
  ///   - regionsInherit: Whether a regional form may leave out what its language has.
  ///   - jobs: How many threads to use; nil for one for each processor.
  package init(
    _ files: [LocalizedTable],
    besides sources: [FilePath],
    declared: DeclaredLanguages,
    developmentLanguage: Language?,
    expectedLanguages: [Language]?,
    regionsInherit: Bool,
    jobs: Int?
  ) {
    let all = files.joiningSpellings.filter { !$0.isPrivate }
    var outside = all.filter { $0.membership.reason != nil }
    var inside = all.filter { $0.membership.reason == nil }
    var languages = LanguageSet(
      tables: inside,
      parts: outside.parts(of: inside),
      declared: declared,
      development: developmentLanguage,
      expected: expectedLanguages
    )
    let first = outside.removeSources(for: inside, in: languages.development)
    if !first.isEmpty { inside = (inside + first).ordered(by: \.path) }
    self.jobs = jobs ?? processorCount
    let joiner = TableJoiner(development: languages.development, jobs: self.jobs)
    tables = joiner.join(inside)
    self.outside = joiner.join(outside)
    for index in tables.indices { tables[index].regionsInherit = regionsInherit }
    tables.findVariants()
    tables.findRegions()
    tables.findProjects(declared)
    if !languages.isChosen {
      languages.add(ofLibrary: tables.findLibrary(declared, expected: languages.expected))
    }
    self.languages = languages
    diagnostics =
      (inside + outside.filter(\.isUnreadable)).flatMap(\.diagnostics)
      + languages.excess(of: inside)
    let manifests = sources.filter { $0.name == "Package.swift" }
    self.declared = declared.adding(packages: manifests.map(\.folder))
    let packages = PackageFolders(self.declared)
    let targets = declared.targetsWithSources
    finders = (
      ReferenceJoiner(tables: tables, packages: packages, targets: targets),
      ReferenceJoiner(tables: self.outside, packages: packages, targets: targets)
    )
  }

  /// Hands the tables out, and those outside of all targets, for their uses to be entered; no other
  /// value holds them then.
  package mutating func takeTables() -> (tables: [StringTable], outside: [StringTable]) {
    defer { (tables, outside) = ([], []) }
    return (tables, outside)
  }

  /// The hashes of keys with another text, and of the first texts of others: a literal like one may be
  /// shown without its translations.
  package var translatedTexts: [LiteralHash] {
    var hashes: [LiteralHash] = []
    for table in tables where !table.isReadBySystem {
      for key in table.keys where key.entries.contains(where: \.entry.hasAnotherText) {
        hashes.append(LiteralHash(key.key))
        let text = key.translation(in: table.developmentLanguage)?.plainText
        if let text { hashes.append(LiteralHash(text)) }
      }
    }
    return hashes
  }

  /// Enters references at the keys of the tables that they may mean.
  func enter(
    _ all: [KeyReference],
    at tables: inout [StringTable],
    and outside: inout [StringTable]
  ) {
    finders.0.join(all, to: &tables, jobs: jobs)
    if !outside.isEmpty { finders.ofOutside.join(all, to: &outside, jobs: jobs) }
  }
}

extension DeclaredLanguages {
  /// The same with more folders of packages.
  fileprivate func adding(packages folders: [FilePath]) -> DeclaredLanguages {
    var declared = self
    declared.packages = Set(packages + folders).sorted()
    return declared
  }
}

extension LocalizedTable {
  /// Whether it is not known what the file holds.
  fileprivate var isUnreadable: Bool { diagnostics.contains { $0.rule == .unreadableFile } }
}

extension [LocalizedTable] {
  /// Takes out the files that have the first texts of tables which have none in a target.
  ///
  /// Such an app has its first texts in code, or a project that is broken: the file tells in any case
  /// what the translations stand for.
  fileprivate mutating func removeSources(
    for tables: [LocalizedTable],
    in development: Language
  ) -> [LocalizedTable] {
    guard !isEmpty else { return [] }
    let built = tables.byPlace
    let candidates = Set(
      parts(of: tables).filter { file in
        (file.isBase || file.language == development)
          && !(built[file.place] ?? []).contains { other in
            other.isBase || other.languages.contains(development)
          }
      }.map(\.path)
    )
    let sources = filter { candidates.contains($0.path) }
    removeAll { candidates.contains($0.path) }
    return sources
  }

  /// Returns those of the files that belong to tables of which others are in a target.
  fileprivate func parts(of tables: [LocalizedTable]) -> [LocalizedTable] {
    guard !isEmpty else { return [] }
    let built = tables.byPlace
    return filter { $0.membership == .outside(.noTarget) && built[$0.place] != nil }
  }

  private var byPlace: [FilePath: [LocalizedTable]] { Dictionary(grouping: self, by: \.place) }
}

extension LocalizedTable {
  /// The path that tells its table from others.
  fileprivate var place: FilePath { container.appending(name) }
}
