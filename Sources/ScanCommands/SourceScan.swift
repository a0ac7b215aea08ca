import KeyExtraction
import LocalizationModel
import SourceFiles

/// What was found in a set of source files.
struct SourceScan {
  let extractions: [Extraction]
  /// What the walk could not look into.
  let walkDiagnostics: [Diagnostic]

  var references: [KeyReference] { extractions.flatMap(\.references) }
  var dynamicSites: [DynamicSite] { extractions.flatMap(\.dynamicSites) }
  /// Everything that was wrong, sorted.
  var diagnostics: [Diagnostic] {
    (walkDiagnostics + extractions.flatMap(\.diagnostics)).sorted()
  }
}

extension SourceSettings {
  /// Finds the source files and reads what they ask for.
  ///
  /// - Throws: `CommandFailure` when there is no source file.
  func scan(in console: Console) throws(CommandFailure) -> SourceScan {
    let found = findFiles(KeyExtractor.fileExtensions, below: sources, in: console.files)
    guard !found.paths.isEmpty else {
      for diagnostic in found.diagnostics { console.complain(diagnostic.line) }
      throw .nothingFound("source file", KeyExtractor.fileExtensions, below: sources)
    }
    var settings = ExtractionSettings()
    settings.customRoutines = routines.map(\.name)
    let extractor = KeyExtractor(settings: settings)
    return SourceScan(
      extractions: extractor.extract(found.paths, in: console.files, jobs: jobCount),
      walkDiagnostics: found.diagnostics
    )
  }
}

extension CommandFailure {
  /// Tells that folders hold no file of a kind.
  static func nothingFound(
    _ noun: String,
    _ fileExtensions: Set<String>,
    below roots: [FilePath]
  ) -> Self {
    let places = roots.map { "'\($0)'" }.joined(separator: ", ")
    let names = fileExtensions.sorted().map { "." + $0 }.joined(separator: ", ")
    return Self("no \(noun) under \(places)", hint: "looked for \(names)")
  }
}

extension Diagnostic {
  /// The diagnostic in the one line that Xcode and other tools understand.
  var line: String {
    "\(location): \(severity.rawValue): \(message) [\(rule)]"
  }
}
