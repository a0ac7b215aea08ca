import Changes
import Platform
import Revisions
import SourceFiles
import StringResources
import TextFormats

/// The drivers by which git merges tables and shows their differences as texts.
struct GitDrivers {
  private let repository: GitRepository
  private let path: FilePath

  /// Finds the repository around the working folder.
  init(in console: Console) throws(CommandFailure) {
    do throws(GitRepository.Failure) {
      repository = try GitRepository(console.git, besides: console.files)
    } catch {
      throw CommandFailure(error, for: "--git")
    }
    path = repository.root.appending(".gitattributes")
  }

  private static let settings: KeyValuePairs = [
    "merge.l10nscan.name": "string tables, text by text",
    "merge.l10nscan.driver": "l10nscan merge %O %A %B --path %P",
    "diff.l10nscan.textconv": "l10nscan text",
  ]

  /// Writes the lines of `.gitattributes` that are missing, and the settings, which every clone needs
  /// for itself.
  ///
  /// - Throws: `CommandFailure` when a line for tables names other drivers, or nothing can be written.
  func add(
    _ change: ChangeSettings,
    in console: Console
  ) throws(CommandFailure) -> ExitCode {
    let console = console.naming([path.string])
    let name = path.seen(from: console.workingFolder)
    let old = try fileOrFail(console.files.readOutput(path))
    let lines = try missingLines(in: old ?? [], of: name)
    let gap = old?.last.map { $0 == 0x0A ? [] : [0x0A] as [UInt8] } ?? []
    let new = lines.isEmpty ? old : (old ?? []) + gap + lines.flatMap { "\($0)\n".utf8 }
    let planned = PlannedChanges(
      [FileChange(path: path, before: old, after: new)],
      lines: lines.isEmpty ? "" : "\(name)\n\(lines.map { "  \($0)\n" as VisibleText }.joined())",
      counts: [],
      orTell: "nothing to add: '\(name)' has the lines already"
    )
    let outcome = try change.carryOut(planned, in: console)
    if change.isPreview { return outcome }
    for (setting, value) in Self.settings {
      do throws(GitRepository.Failure) {
        try repository.configure(setting, value)
      } catch {
        throw CommandFailure("git does not take the setting '\(setting)'")
      }
    }
    try console.print(
      "In this clone, git merges tables by 'l10nscan merge'; other clones run 'l10nscan init --git' too\n"
    )
    return outcome
  }

  /// Returns the lines that are not there yet.
  private func missingLines(
    in bytes: [UInt8],
    of name: FilePath
  ) throws(CommandFailure) -> [String] {
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
    var missing: [String] = []
    for pattern in ResourceFormat.fileExtensions.sorted().map({ "*.\($0)" }) {
      let attributes = lines.filter { $0.first == pattern }.flatMap { $0.dropFirst() }
      let drivers = attributes.filter { $0.hasPrefix("merge=") || $0.hasPrefix("diff=") }
      if let other = drivers.first(where: { !$0.hasSuffix("=l10nscan") }) {
        throw CommandFailure(
          "'\(name)' names another driver for '\(pattern)': \(other)",
          hint: "replace it by 'merge=l10nscan diff=l10nscan'"
        )
      }
      if drivers.isEmpty { missing.append("\(pattern) merge=l10nscan diff=l10nscan") }
    }
    return missing
  }
}
