import KeyExtraction
import LocalizationModel
import SourceFiles

/// Files that are not checked, and yet may ask for the app's keys: code of tests, and of packages that
/// are checked in, whose calls look into the app's bundle unless they name another; and payloads of
/// notifications.
///
/// Of code nothing is read but literals, and all only where some key seems to have no use.
struct OtherUsers {
  private let input: ScanInput

  init(_ input: ScanInput) { self.input = input }

  /// The folders that are left out as other people's, and are read here.
  static let packages: Set<String> = ["Carthage", "Checkouts", "Pods", "SourcePackages"]

  /// Returns those of some keys that stand as literals in the code, or that notifications name.
  ///
  /// - Parameters:
  ///   - keys: The keys to look for.
  ///   - read: The files that have been looked at already.
  ///   - memory: What is known from the last audit.
  /// - Returns: The keys that some file mentions.
  func mentions(
    of keys: Set<String>,
    besides read: @autoclosure () -> [FilePath],
    _ memory: inout AuditMemory
  ) -> Set<String> {
    guard !keys.isEmpty, !input.sources.isEmpty else { return [] }
    let all =
      memory.files.sourcePaths
      ?? memory.remember(\.otherUsers.paths, in: input.files) { files in
        walker(in: files).walk(input.sources, jobs: input.jobs).paths
      }
    let paths = memory.files.otherUsers.others(among: all, besides: read())
      .filter { $0.isCode || $0.isNotificationPayload }
    let hashes = Set(keys.flatMap(LiteralHash.all))
    let history = memory.knownHistory
    let (files, jobs) = (input.files, input.jobs)
    let found = memory.files.otherUsers.find(hashes, in: paths, after: history, jobs: jobs) {
      path in
      // What cannot be read asks for nothing that could be told.
      if path.isNotificationPayload {
        let payload = (try? files.read(path)).map(NotificationPayload.init)
        return payload?.keys.map { LiteralHash($0) } ?? []
      }
      return (try? SourceText(reading: path, in: files)).map(KeyExtractor.literals) ?? []
    }
    return keys.filter { !found.isDisjoint(with: LiteralHash.all(of: $0)) }
  }

  private func walker(in files: FileSystem) -> FileWalker {
    let defaults = (FileWalker.defaultExcludes + FileWalker.projectBundles)
      .filter { !Self.packages.contains($0) }
    return FileWalker(
      fileExtensions: KeyExtractor.codeExtensions.union([NotificationPayload.fileExtension]),
      excludes: defaults.map(Glob.init) + input.settings.exclude,
      in: files
    )
  }
}
