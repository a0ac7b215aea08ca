import SourceFiles

/// A file of a tool beside the app: a script, the build of another platform, a job of continuous
/// integration.
///
/// The tables that it names are found line by line; what only checks, commits, exchanges or builds
/// the tables of the app itself takes none of their texts.
struct ToolFile {
  private let path: FilePath
  private let lines: [ToolLine]
  /// Where each line begins, in bytes.
  private let starts: [Int]
  private let kind: Kind
  /// Whether the whole file is about the app itself.
  private let isAboutApp: Bool

  /// Reads a file; nil where it is none of a tool's.
  init?(_ bytes: [UInt8], at path: FilePath) {
    guard let kind = Self.kind(of: path), bytes.count <= Self.sizeLimit else { return nil }
    // What has no extension is a script where it says so.
    if kind == .script, path.fileExtension.isEmpty, !Self.names.contains(String(path.name)),
      !bytes.starts(with: "#!".utf8)
    {
      return nil
    }
    (self.path, self.kind) = (path, kind)
    let parts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    lines = parts.map { ToolLine(text: String(decoding: $0, as: UTF8.self)[...]) }
    starts = parts.map(\.startIndex)
    let code = lines.filter { !$0.isComment }
    isAboutApp =
      (kind == .script || kind == .jobs) && !Self.isOfOtherPlatform(path)
      && !code.contains(where: \.namesOtherPlatform)
      && (Self.isChecker(path) || code.contains(where: \.worksOnApp))
  }

  /// More bytes than a person writes into such a file.
  private static let sizeLimit = 1 << 20

  /// Returns the first place that names a file so that its texts may be taken.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - isMeant: Returns whether the parts of a path, the last one first, may be those of the file.
  /// - Returns: The line; nil where none does.
  func place(naming name: String, where isMeant: ([Substring]) -> Bool) -> SourceLocation? {
    if isAboutApp { return nil }
    for (number, line) in lines.enumerated() where !line.isComment {
      guard let mention = line.mention(of: name), isMeant(mention.path),
        mayTake(at: number, mention.start)
      else { continue }
      return SourceLocation(
        path: path,
        offset: starts[number],
        length: 0,
        line: number + 1,
        column: 1
      )
    }
    return nil
  }

  /// Whether the statement of a line may take what a file holds that it names.
  private func mayTake(at number: Int, _ place: Substring.Index) -> Bool {
    let statement = statement(around: number)
    if statement.namesBystander || statement.isAboutVersions { return false }
    switch kind {
    case .script: return !lines[number].command(at: place).readsOnly
    case .bazel:
      return !isInRule(number) { name in Self.appleRules.contains(where: name.hasPrefix) }
    case .cmake:
      return isInRule(number) { ["add_custom_", "execute_", "file"].contains(where: $0.hasPrefix) }
    case .jobs: return lines[number].isCommandOfJob && !lines[number].command(at: place).readsOnly
    }
  }

  /// The line and those before it that go on in it.
  private func statement(around number: Int) -> ToolStatement {
    var first = number
    while first > 0, number - first < 12, lines[first - 1].goesOn { first -= 1 }
    return ToolStatement(words: lines[first...number].flatMap(\.words))
  }

  /// Whether the last call that begins a line above is of a kind.
  private func isInRule(_ number: Int, _ isOfKind: (Substring) -> Bool) -> Bool {
    let heads = lines[...number].reversed().lazy.map(\.text).filter {
      $0.first?.isLetter == true && $0.contains("(")
    }
    guard let head = heads.first else { return false }
    return isOfKind(head.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  private static let appleRules = [
    "apple_", "exports_files", "filegroup", "ios_", "macos_", "objc_", "swift_", "tvos_",
    "visionos_", "watchos_",
  ]
}
