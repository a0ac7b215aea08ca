import KeyExtraction
public import LocalizationModel
public import SourceFiles

/// What a set of source files asks for.
public struct SourceScan: Sendable {
  /// One for each file, sorted by path.
  public let extractions: [Extraction]
  /// What the walk could not look into.
  public let walkDiagnostics: [Diagnostic]

  /// Finds the source files and reads what they ask for.
  ///
  /// - Throws: `ScanFailure` when there is no source file.
  public init(_ input: ScanInput) throws(ScanFailure) {
    let kinds = KeyExtractor.fileExtensions
    let found = try input.find("source file", kinds, below: input.sources)
    var settings = ExtractionSettings()
    settings.customRoutines = input.routines
    let extractor = KeyExtractor(settings: settings)
    extractions = extractor.extract(found.paths, in: input.files, jobs: input.jobs)
    walkDiagnostics = found.diagnostics
  }

  public var references: [KeyReference] { extractions.flatMap(\.references) }
  public var dynamicSites: [DynamicSite] { extractions.flatMap(\.dynamicSites) }

  /// Everything that was wrong, sorted.
  public var diagnostics: [Diagnostic] {
    (walkDiagnostics + extractions.flatMap(\.diagnostics)).sorted()
  }
}
