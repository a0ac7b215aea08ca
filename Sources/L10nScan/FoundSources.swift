import Diagnostics
import KeyExtraction
import LocalizationModel
import Platform
import SourceFiles

/// The source files of a scan.
struct FoundSources: Sendable {
  /// The files, sorted; those of tests only where they are wanted.
  private(set) var paths: [FilePath]
  /// The folders and files whose own names do not make tests of what they hold.
  private(set) var roots: [FilePath]
  /// The files of sources, those of tests and of other languages and payloads of notifications among them;
  /// nil where folders were left out that hold other people's packages.
  let allPaths: [FilePath]?
  let diagnostics: [Diagnostic]

  /// Finds the source files of an input.
  ///
  /// - Parameters:
  ///   - input: Where to look.
  ///   - whenListed: What is called once all folders are listed, before tests are distinguished.
  /// - Throws: `AuditError` when there is none and should be some.
  init(_ input: ScanInput, whenListed: () -> Void = {}) throws(AuditError) {
    let found = try input.find(
      "source file",
      KeyExtractor.fileExtensions,
      and: OtherUsers.otherExtensions,
      below: input.sources,
      excluding: FileWalker.projectBundles,
      orNone: input.mayLackSources
    )
    whenListed()
    let named = Set(input.sources)
    paths = found.paths.filter { path in
      // Nearly all files need no other question.
      if String(path.fileExtension) == "swift" { return true }
      if path.isNotificationPayload { return false }
      return named.contains(path)
        || !path.isForeignCode && KeyExtractor.isCode(try? input.files.read(path), at: path)
    }
    roots = input.sources
    let seesAll = OtherUsers.packages.isDisjoint(with: found.excludedFolders)
    allPaths = seesAll && input.settings.defaultExcludes ? found.paths : nil
    diagnostics = found.diagnostics
    guard !input.settings.includeTests else { return }
    let tests = paths.concurrentMap(jobs: input.jobs) { [roots] path in
      TestPlace(of: path, below: roots)
    }
    let features = Self.featuresCalledTests(in: input.files, among: zip(paths, tests))
    roots.insert(contentsOf: features, at: 0)
    paths = zip(paths, tests).filter { [roots] path, test in
      test == nil || !features.isEmpty && SourceContext(of: path, below: roots) != .test
    }.map(\.0)
  }

  /// The reasons for which a file is test code.
  private struct TestPlace {
    /// The folder `Tests`, or the file, that alone does; nil where a folder says more.
    let alone: FilePath?

    /// Makes nil of a file that is no test.
    init?(of path: FilePath, below roots: [FilePath]) {
      guard SourceContext(of: path, below: roots) == .test else { return nil }
      alone = SourceContext.placeOfTests(around: path, below: roots)
    }
  }

  /// Returns the folders `Tests` around some files in which no source is a test, with those files in them
  /// that are called tests themselves, and such files elsewhere that are none: an app may have tests to
  /// offer, of one's eyes or of a device.
  ///
  /// Nearly all folders of tests are recognized by the first file or the second one.
  private static func featuresCalledTests(
    in files: FileSystem,
    among paths: Zip2Sequence<[FilePath], [TestPlace?]>
  ) -> [FilePath] {
    var places: [FilePath: [FilePath]] = [:]
    for (path, test) in paths {
      if let place = test?.alone { places[place, default: []].append(path) }
    }
    let words = SourceContext.testWords.map { Array($0.utf8) }
    let features = places.filter { _, sources in
      !sources.contains { path in
        // What cannot be read is reported where it is read for its keys, unless it is a test.
        guard let bytes = try? files.read(path)[...] else { return true }
        return words.contains { bytes.firstOccurrence(of: $0) != nil }
      }
    }
    // Below such a folder a file's own name would make a test of it again.
    return features.flatMap { place, sources in
      [place] + sources.filter { SourceContext.placeOfTests(around: $0, below: [place]) != nil }
    }.sorted()
  }
}
