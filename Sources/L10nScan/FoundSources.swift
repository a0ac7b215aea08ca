import Diagnostics
import KeyExtraction
import LocalizationModel
import SourceFiles

/// The source files of a scan.
struct FoundSources: Sendable {
  /// The files, sorted; those of tests only where they are wanted.
  private(set) var paths: [FilePath]
  /// The folders and files whose own names do not make tests of what they hold.
  private(set) var roots: [FilePath]
  let diagnostics: [Diagnostic]

  /// Finds the source files of an input.
  ///
  /// - Throws: `AuditError` when there is none and should be some.
  init(_ input: ScanInput) throws(AuditError) {
    let found = try input.find(
      "source file",
      KeyExtractor.fileExtensions,
      below: input.sources,
      orNone: input.mayLackSources
    )
    paths = found.paths
    roots = input.sources
    diagnostics = found.diagnostics
    guard !input.settings.includeTests else { return }
    roots.insert(contentsOf: featuresCalledTests(in: input.files), at: 0)
    paths.removeAll { [roots] in SourceContext(of: $0, below: roots) == .test }
  }

  /// Returns the folders `Tests` in which no source is a test: an app may have tests to offer, of one's
  /// eyes or of a device.
  ///
  /// Of nearly all folders of tests the first file or the second one tells.
  private func featuresCalledTests(in files: FileSystem) -> [FilePath] {
    var places: [FilePath: [FilePath]] = [:]
    for path in paths {
      guard let place = SourceContext.folderOfTests(around: path, below: roots) else { continue }
      places[place, default: []].append(path)
    }
    let words = SourceContext.testWords.map { Array($0.utf8) }
    let features = places.filter { _, sources in
      !sources.contains { path in
        // What cannot be read is told where it is read for its keys, unless it is a test.
        guard let bytes = try? files.read(path)[...] else { return true }
        return words.contains { bytes.firstOccurrence(of: $0) != nil }
      }
    }
    return features.keys.sorted()
  }
}
