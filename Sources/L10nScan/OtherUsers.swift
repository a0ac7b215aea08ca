import KeyExtraction
import LocalizationModel
import SourceFiles

/// Code that is not checked, and yet may ask for the app's keys: tests, and packages that are checked
/// in, whose calls look into the app's bundle unless they name another.
///
/// Of it nothing is read but literals, and only where some key seems to have no use.
struct OtherUsers {
  private let input: ScanInput

  init(_ input: ScanInput) { self.input = input }

  /// The folders that are left out as other people's, and are read here.
  private static let packages: Set<String> = ["Carthage", "Checkouts", "Pods", "SourcePackages"]

  /// Returns those of some keys that stand as literals in the code.
  ///
  /// - Parameters:
  ///   - keys: The keys to look for.
  ///   - read: The files that have been looked at already.
  /// - Returns: The keys that some file mentions.
  func mentions(of keys: Set<String>, besides read: Set<FilePath>) -> Set<String> {
    guard !keys.isEmpty, !input.sources.isEmpty else { return [] }
    let paths = walker.walk(input.sources, jobs: input.jobs).paths.filter { !read.contains($0) }
    let hashes = Set(keys.flatMap(LiteralHash.all))
    let found = paths.concurrentMap(jobs: input.jobs) { path -> Set<LiteralHash> in
      // What cannot be read asks for nothing that could be told.
      guard let text = try? SourceText(reading: path, in: input.files) else { return [] }
      return hashes.intersection(KeyExtractor.literals(in: text))
    }
    let all = found.reduce(into: Set<LiteralHash>()) { $0.formUnion($1) }
    return keys.filter { !all.isDisjoint(with: LiteralHash.all(of: $0)) }
  }

  private var walker: FileWalker {
    let defaults = FileWalker.defaultExcludes.filter { !Self.packages.contains($0) }
    return FileWalker(
      fileExtensions: KeyExtractor.codeExtensions,
      excludes: defaults.map(Glob.init) + input.settings.exclude,
      in: input.files
    )
  }
}
