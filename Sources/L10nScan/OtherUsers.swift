import KeyExtraction
import LocalizationModel
import SourceFiles

/// Files that are not checked, and yet may ask for the app's keys: code of tests, and of packages that
/// are checked in, whose calls look into the app's bundle unless they name another; code in languages that
/// are not read; and payloads of notifications.
///
/// Of code nothing is read but literals, and all only where some key seems to have no use.
struct OtherUsers {
  private let input: ScanInput

  init(_ input: ScanInput) { self.input = input }

  /// The extensions of files that may ask for keys beside those of sources.
  static let otherExtensions = ForeignCode.fileExtensions.union([NotificationPayload.fileExtension])

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
    let others = memory.files.otherUsers.others(among: all, besides: read())
    let hashes = Set(keys.flatMap(LiteralHash.all))
    let paths = others.filter { $0.isCode || $0.isNotificationPayload }
    let found = find(hashes, in: paths, \.otherUsers, &memory) { path, files in
      // What cannot be read asks for nothing that could be told.
      if path.isNotificationPayload {
        let payload = (try? files.read(path)).map(NotificationPayload.init)
        return payload?.keys.map { LiteralHash($0) } ?? []
      }
      return (try? SourceText(reading: path, in: files)).map(KeyExtractor.literals) ?? []
    }
    .union(mentions(of: hashes, inForeign: others.filter(\.isForeignCode), &memory))
    return keys.filter { !found.isDisjoint(with: LiteralHash.all(of: $0)) }
  }

  /// Returns those of some literals that code of languages has in which some file asks Foundation.
  private func mentions(
    of hashes: Set<LiteralHash>,
    inForeign paths: [FilePath],
    _ memory: inout AuditMemory
  ) -> Set<LiteralHash> {
    if paths.isEmpty { return [] }
    let asking = find(Set(ForeignCode.marks), in: paths, \.foreignLookUps, &memory) { path, files in
      guard let bytes = try? files.read(path), ForeignCode.asksFoundation(bytes, at: path) else {
        return []
      }
      return [ForeignCode.mark(of: path)].compactMap(\.self)
    }
    let wanted = paths.filter { ForeignCode.mark(of: $0).map(asking.contains) ?? false }
    if wanted.isEmpty { return [] }
    return find(hashes, in: wanted, \.foreignUsers, &memory) { path, files in
      (try? files.read(path)).map(KeyExtractor.quotedTexts) ?? []
    }
  }

  private func find(
    _ hashes: Set<LiteralHash>,
    in paths: [FilePath],
    _ known: WritableKeyPath<FileMemory, OtherUsersMemory>,
    _ memory: inout AuditMemory,
    _ read: @Sendable (FilePath, FileSystem) -> [LiteralHash]
  ) -> Set<LiteralHash> {
    let history = memory.knownHistory
    let files = input.files
    return memory.files[keyPath: known].find(hashes, in: paths, after: history, jobs: input.jobs) {
      read($0, files)
    }
  }

  private func walker(in files: FileSystem) -> FileWalker {
    let defaults = (FileWalker.defaultExcludes + FileWalker.projectBundles)
      .filter { !Self.packages.contains($0) }
    return FileWalker(
      fileExtensions: KeyExtractor.codeExtensions.union(Self.otherExtensions),
      excludes: defaults.map(Glob.init) + input.settings.exclude,
      in: files
    )
  }
}
