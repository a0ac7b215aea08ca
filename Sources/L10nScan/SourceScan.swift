import CompletenessChecks
package import Diagnostics
import Facts
import KeyExtraction
package import LocalizationModel
import Platform
import SourceFiles

/// The keys that a set of source files uses.
package struct SourceScan: Sendable, Codable {
  /// One for each file, sorted by path.
  package private(set) var extractions: [Extraction]
  /// The findings about files and folders that the walk could not look into.
  package let walkDiagnostics: [Diagnostic]

  /// The parts that another run is given.
  private enum CodingKeys: CodingKey {
    case extractions, walkDiagnostics
  }

  /// Finds the source files and reads what they use.
  ///
  /// - Parameters:
  ///   - input: Which files to read, and how.
  ///   - isForAudit: Whether to note what only some checks need, for an audit to come.
  /// - Throws: `AuditError` when there is no source file.
  package init(
    _ input: ScanInput,
    isForAudit: Bool = false
  ) throws(AuditError) {
    var input = input
    input.files = input.files.rememberingFolders()
    let extras = isForAudit ? Set(SourceExtra.allCases) : []
    let found = try FoundSources(input)
    let facts = Facts(in: input.files)
    try self.init(of: found, input, extras: extras, asking: facts) { () throws(AuditError) in nil }
    if !isForAudit { leaveOutUncompiledCode() }
    let jobs = input.jobs
    deallocateInBackground(input, jobs: jobs)
  }

  /// Leaves out what the compiler does not extract; an audit knows it, to say what only previews
  /// use.
  private mutating func leaveOutUncompiledCode() {
    let isLeftOut = { (context: SourceContext) in context == .previewMacro || context == .disabled }
    for index in extractions.indices {
      // To remove nothing would make copies, too.
      let (references, sites) = (extractions[index].references, extractions[index].dynamicSites)
      if references.indices.contains(where: { isLeftOut(references[$0].context) }) {
        extractions[index].references.removeAll { isLeftOut($0.context) }
      }
      if sites.indices.contains(where: { isLeftOut(sites[$0].context) }) {
        extractions[index].dynamicSites.removeAll { isLeftOut($0.context) }
      }
    }
  }

  /// Joins what was read of several sets of files, each file once.
  package init(joining parts: [SourceScan]) {
    var paths: Set<FilePath> = []
    extractions = parts.flatMap(\.extractions).filter { paths.insert($0.path).inserted }
      .ordered(by: \.path)
    walkDiagnostics = parts.flatMap(\.walkDiagnostics)
  }

  /// Reads what files use; of `tables` they may ask by names that a generator makes, for which the
  /// closure is called once their declarations are known.
  ///
  /// - Throws: `AuditError` when packages are named and there is no source file in them, and what
  ///   `tables` throws.
  init(
    of found: FoundSources,
    _ input: ScanInput,
    extras: Set<SourceExtra>,
    asking facts: Facts,
    tables: () throws(AuditError) -> (TableScan, Future<JoinedTables>)?
  ) throws(AuditError) {
    let (packages, packageDiagnostics) = try input.findPackages(usedBy: found.paths, facts)
    let macros = facts.answer("macros", in: input.files) { asked in
      MacroNames(files: asked.files).find(for: input.sources)
    }
    var settings = ExtractionSettings()
    settings.customRoutines = input.settings.routines + macros
    settings.keyAttributes.formUnion(input.settings.keyAttributes)
    settings.readsSwiftUI = input.settings.swiftUI
    settings.roots = found.roots
    if !input.settings.includeTests { settings.contexts.remove(.test) }
    if !input.settings.includePreviews { settings.contexts.subtract([.preview, .previewMacro]) }
    settings.extras = extras
    let sources = KeyExtractor(settings: settings).declarations(
      of: found.paths,
      in: input.files.observed(by: input.observer),
      using: packages,
      jobs: input.jobs,
      asking: facts
    )
    if let (tables, joined) = try tables() {
      settings.accessors = tables.tables.flatMap(\.generatedSymbols)
      settings.generatedEnums.formUnion(tables.generatedEnums)
      settings.isShipped = tables.ships
      if !extras.contains(.textsOfNoTable), extras.contains(.literals) {
        settings.shownTexts = { joined.value.translatedTexts }
      }
    }
    extractions = UnbuiltCode(input, facts)
      .noted(in: KeyExtractor(settings: settings).extract(sources))
    // To free what was read of them takes some hundredths of the run; what is made of the extractions
    // finds room where they lay.
    deallocateInBackground(consume sources, jobs: input.jobs)
    walkDiagnostics = found.diagnostics + packageDiagnostics
  }

  package var references: [KeyReference] {
    var references: [KeyReference] = []
    references.reserveCapacity(extractions.reduce(0) { $0 + $1.references.count })
    for extraction in extractions { references += extraction.references }
    return references
  }
  package var dynamicSites: [DynamicSite] { extractions.flatMap(\.dynamicSites) }

  /// Everything that was wrong, sorted.
  package var diagnostics: [Diagnostic] {
    (walkDiagnostics + extractions.flatMap(\.diagnostics)).sorted()
  }
}
