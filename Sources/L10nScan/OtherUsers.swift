import Facts
import KeyExtraction
import LocalizationModel
import Platform
import SourceFiles
import SwiftSource

/// Files that are not checked, and yet may use the app's keys: code of tests, and of packages that
/// are checked in, whose calls look into the app's bundle unless they name another; code in languages that
/// are not read; and payloads of notifications.
///
/// Of code nothing is read but literals, and all only where some key seems to have no use.
struct OtherUsers {
  private let input: ScanInput
  /// The files below the sources, sorted; nil where some folders were left out.
  private let paths: [FilePath]?
  private let facts: Facts

  init(_ input: ScanInput, _ paths: [FilePath]?, _ facts: Facts) {
    (self.input, self.paths, self.facts) = (input, paths, facts)
  }

  /// The extensions of files that may use keys beside those of sources.
  static let otherExtensions = ForeignCode.fileExtensions.union([NotificationPayload.fileExtension])

  /// The folders that are left out as other people's, and are read here.
  static let packages = Set(FileWalker.packageFolders)

  /// Returns those of some keys that stand as literals in the code, or that notifications name.
  ///
  /// - Parameters:
  ///   - keys: The keys to look for.
  ///   - read: The files that have been looked at already, sorted.
  /// - Returns: The keys that some file mentions.
  func mentions(
    of keys: Set<String>,
    besides read: @autoclosure () -> [FilePath]
  ) -> Set<String> {
    guard !keys.isEmpty, !input.sources.isEmpty else { return [] }
    let all =
      paths
      ?? facts.answer("other users", in: input.files) { asked in
        walker(in: asked.files).walk(input.sources, jobs: input.jobs).paths
      }
    let others = all.filter(besides: read())
    let hashes = Set(keys.flatMap(LiteralHash.all))
    let paths = others.filter { $0.isCode || $0.isNotificationPayload }
    let found = find(hashes, in: paths, "literals of others") { path, files in
      // What cannot be read has no use that is known.
      if path.isNotificationPayload {
        let payload = (try? files.read(path)).map(NotificationPayload.init)
        return payload?.keys.map { LiteralHash($0) } ?? []
      }
      return (try? SourceText(reading: path, in: files)).map(KeyExtractor.literals) ?? []
    }
    .union(mentions(of: hashes, inForeign: others.filter(\.isForeignCode)))
    return keys.filter { !found.isDisjoint(with: LiteralHash.all(of: $0)) }
  }

  /// Returns those of some literals that code of languages has in which some file asks Foundation.
  private func mentions(
    of hashes: Set<LiteralHash>,
    inForeign paths: [FilePath]
  ) -> Set<LiteralHash> {
    if paths.isEmpty { return [] }
    let asking = find(Set(ForeignCode.marks), in: paths, "foreign look-ups") { path, files in
      guard let bytes = try? files.read(path), ForeignCode.asksFoundation(bytes, at: path) else {
        return []
      }
      return [ForeignCode.mark(of: path)].compactMap(\.self)
    }
    let wanted = paths.filter { ForeignCode.mark(of: $0).map(asking.contains) ?? false }
    if wanted.isEmpty { return [] }
    return find(hashes, in: wanted, "foreign literals") { path, files in
      (try? files.read(path)).map(KeyExtractor.quotedTexts) ?? []
    }
  }

  private func find(
    _ hashes: Set<LiteralHash>,
    in paths: [FilePath],
    _ question: Question,
    _ read: @Sendable (FilePath, FileSystem) -> [LiteralHash]
  ) -> Set<LiteralHash> {
    let wanted = WantedLiterals(hashes)
    let files = input.files
    let literals = facts.answers(question, of: paths) { missing in
      missing.concurrentMap(jobs: input.jobs) { read(paths[$0], files) }
    }
    return Set(literals.flatMap { wanted.found(among: $0) })
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

extension [FilePath] {
  /// Returns the paths that are not among others; both are sorted.
  fileprivate func filter(besides others: [FilePath]) -> [FilePath] {
    var next = 0
    return filter { path in
      while next < others.count, others[next] < path { next += 1 }
      return next == others.count || others[next] != path
    }
  }
}
