import Diagnostics
package import LocalizationModel
import SourceFiles

extension Project {
  /// Joins what the code asks for with what the tables hold.
  ///
  /// - Parameters:
  ///   - extractions: What the source files ask for.
  ///   - tables: The files of all tables.
  ///   - declared: What the project's own files say about its languages.
  ///   - developmentLanguage: The language of the first texts; nil to find it in the tables.
  ///   - expectedLanguages: The languages that every text must exist in; nil for
  ///     what the project or its tables have.
  ///   - regionsInherit: Whether a regional form may leave out what its language has.
  ///   - properNames: Names that are the same in all languages.
  ///   - jobs: How many threads to use; nil for one for each processor.
  package init(
    extractions: [Extraction],
    tables: [LocalizedTable],
    declared: DeclaredLanguages = DeclaredLanguages(),
    developmentLanguage: Language? = nil,
    expectedLanguages: [Language]? = nil,
    regionsInherit: Bool = false,
    properNames: [String] = [],
    jobs: Int? = nil
  ) {
    var memory = JoinMemory(isKept: false)
    self.init(
      extractions: extractions,
      tables: tables,
      declared: declared,
      developmentLanguage: developmentLanguage,
      expectedLanguages: expectedLanguages,
      regionsInherit: regionsInherit,
      properNames: properNames,
      jobs: jobs,
      remembering: &memory
    )
  }

  /// Joins what the code asks for with what the tables hold, as far as this is not known from the last
  /// time.
  package init(
    extractions: [Extraction],
    tables: [LocalizedTable],
    declared: DeclaredLanguages,
    developmentLanguage: Language?,
    expectedLanguages: [Language]?,
    regionsInherit: Bool,
    properNames: [String],
    jobs: Int?,
    remembering memory: inout JoinMemory
  ) {
    let all = tables.joiningSpellings.filter { !$0.isPrivate }
    var outside = all.filter { $0.membership.reason != nil }
    var tables = all.filter { $0.membership.reason == nil }
    let languages = LanguageSet(
      tables: tables,
      parts: outside.parts(of: tables),
      declared: declared,
      development: developmentLanguage,
      expected: expectedLanguages
    )
    let sources = outside.removeSources(for: tables, in: languages.development)
    if !sources.isEmpty { tables = (tables + sources).ordered(by: \.path) }
    let extractions = extractions.sortedByPath
    let joiner = TableJoiner(development: languages.development, jobs: jobs ?? processorCount)
    var joined = memory.join(tables, with: joiner)
    let symbols = SymbolJoiner(
      tables: joined,
      uses: extractions.flatMap(\.symbolUses),
      remembering: &memory
    )
    let directives = extractions.flatMap(\.directives)
    let dynamicSites = extractions.flatMap(\.dynamicSites)
    var others = memory.join(outside, with: joiner, areOutside: true)
    let declarations = KeyDeclarations(directives, dynamicSites, in: joined + others)
    let handedOn = HandedOnKeys(extractions.flatMap(\.tablesOfValues), in: joined + others)
    let ofFiles =
      extractions.map { handedOn.findingTables(of: $0.references) }
      + [declarations.references, symbols.references]
    let references = ofFiles.flatMap(\.self)
    let manifests = extractions.map(\.path).filter { $0.name == "Package.swift" }
    let packages = Set(declared.packages + manifests.map(\.folder)).sorted()
    memory.enter(
      ofFiles,
      references,
      at: &joined,
      and: &others,
      of: PackageFolders(packages, declared.targetClaims),
      jobs: joiner.jobs
    )
    for index in joined.indices { joined[index].regionsInherit = regionsInherit }
    joined.findVariants()
    joined.findRegions()
    joined.findProjects(declared)
    self.init(
      tables: joined,
      references: references,
      dynamicSites: declarations.sites + symbols.dynamicSites,
      languages: languages,
      diagnostics: extractions.flatMap(\.diagnostics)
        + (tables + outside.filter(\.isUnreadable)).flatMap(\.diagnostics)
        + languages.excess(of: tables)
    )
    outsideTables = others
    self.declared = declared
    self.declared.packages = packages
    self.directives = directives
    declaredKeys = declarations.declared
    hasSources = !extractions.isEmpty
    hardCodedTexts = extractions.flatMap(\.hardCodedTexts)
    let names = ProperNames(properNames, products: declared.productNames, tables: self.tables)
    let unchanged = memory.compare(self.tables, references)
    judgeTexts(
      besides: names,
      since: unchanged,
      of: memory.judged,
      jobs: jobs ?? processorCount
    )
    memory.keep(JudgedTables(self, names))
    absentKeys = AbsentKeyLookup(self, besides: names).absentKeys
  }
}

extension [Extraction] {
  /// The extractions in the order of their paths, in which a scan hands them over.
  fileprivate var sortedByPath: [Extraction] {
    let isSorted = indices.dropFirst().allSatisfy { !(self[$0].path < self[$0 - 1].path) }
    return isSorted ? self : sorted { $0.path < $1.path }
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
