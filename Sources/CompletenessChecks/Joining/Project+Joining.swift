import Diagnostics
package import LocalizationModel
package import SourceFiles

extension Project {
  /// Joins what the code uses with what the tables hold.
  ///
  /// - Parameters:
  ///   - extractions: What the source files use.
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
    let joined = JoinedTables(
      tables,
      besides: extractions.map(\.path),
      declared: declared,
      developmentLanguage: developmentLanguage,
      expectedLanguages: expectedLanguages,
      regionsInherit: regionsInherit,
      jobs: jobs
    )
    self.init(extractions, joined, properNames: properNames)
  }

  /// Joins what the code uses with tables that are put together.
  ///
  /// What stands in an app's code counts as code of another kind in the files that `unseen` names.
  package init(
    _ extractions: [Extraction],
    _ joined: JoinedTables,
    unseen: [FilePath: SourceContext] = [:],
    properNames: [String]
  ) {
    var joined = joined
    var (tables, outside) = joined.takeTables()
    let extractions = extractions.sortedByPath
    let symbols = SymbolJoiner(tables: tables, uses: extractions.flatMap(\.symbolUses))
    let directives = extractions.flatMap(\.directives)
    let dynamicSites = extractions.flatMap(\.dynamicSites)
    let declarations = KeyDeclarations(directives, dynamicSites, in: tables + outside)
    let handedOn = ForwardedKeys(extractions.flatMap(\.tablesOfValues), in: tables + outside)
    let formatted = FormattedMembers(extractions)
    let references =
      extractions.flatMap { extraction in
        let context = extraction.references.isEmpty ? nil : unseen[extraction.path]
        let references = extraction.references.inApp(countingAs: context)
        return formatted.completing(handedOn.findingTables(of: references), of: extraction)
      } + declarations.references + symbols.references
    joined.enter(references, at: &tables, and: &outside)
    self.init(
      tables: tables,
      references: references,
      dynamicSites: declarations.sites + symbols.dynamicSites,
      languages: joined.languages,
      diagnostics: extractions.flatMap(\.diagnostics) + joined.diagnostics
    )
    outsideTables = outside
    declared = joined.declared
    self.directives = directives
    declaredKeys = declarations.declared
    links = extractions.flatMap(\.links)
    hasSources = !extractions.isEmpty
    hardCodedTexts = extractions.flatMap { extraction in
      extraction.hardCodedTexts.map { shown in
        var shown = shown
        if shown.context == .app, let context = unseen[extraction.path] { shown.context = context }
        return shown
      }
    }
    let names = ProperNames(properNames, products: declared.productNames, tables: self.tables)
    judgeTexts(besides: names, jobs: joined.jobs)
    inheritTextsOfPackages()
    dismissKeysOfOtherBundles()
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

extension [KeyReference] {
  /// Returns the references, with those in an app's code in another context; of a demonstration those of
  /// previews and debug builds too.
  fileprivate func inApp(countingAs context: SourceContext?) -> [KeyReference] {
    guard let context else { return self }
    var references = self
    for index in indices
    where references[index].context == .app
      || context == .demonstration && references[index].isForDevelopers
    {
      references[index].context = context
    }
    return references
  }
}
