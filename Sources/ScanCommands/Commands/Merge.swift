import Changes
import CommandLineOptions
import Diagnostics
import LocalizationModel
import Revisions
import SourceFiles
import StringResources
import TextFormats

/// The settings of `l10nscan merge`.
struct MergeSettings: CommandSettings {
  var paths: [FilePath] = []
  var name: FilePath?
  var side: MergeSide?
  var keys: [String] = []
  var languages: [Language] = []
  var change = ChangeSettings()

  static let sections: [OptionSection<Self>] = [
    OptionSection(
      "Files",
      [
        .value(
          "path",
          "PATH",
          \.name,
          help: "The path in the repository, if the files have other names"
        )
      ]
    ),
    OptionSection(
      "Conflicts",
      [
        .value(
          "take",
          "SIDE",
          \.side,
          help:
            "Settle conflicts with the text of this side (default: ours stays, conflicts are listed)"
        ),
        .values("key", "KEYS", \.keys, help: "Settle only conflicts of keys such as 'Settings.*'"),
        .values(
          "show-language",
          "LANGUAGE",
          \.languages,
          help: "Settle only conflicts of this language of a catalog"
        ),
      ]
    ),
    OptionSection("Output", ChangeSettings.options).within(\.change),
  ]
  static let operands: Operands<Self>? = .many(
    "FILE",
    \.paths,
    help: "BASE, OURS and THEIRS (OURS is written), or an unmerged path"
  )
}

extension MergeSide: ArgumentValue {}

extension Command {
  /// Merges two versions of a table by its texts.
  static let merge = Command(
    "merge",
    summary: "Merge two versions of a string table by text",
    discussion: """
      A change of one side is taken. If both sides change the same text, or one removes what the \
      other changes, ours stays and the conflict is listed; in .strings, conflict markers stand \
      around the entry. The file stays valid and keeps the layout of ours.

      'l10nscan init --git' sets up git to merge tables this way. 'l10nscan merge PATH --take \
      theirs' settles the conflicts of a path.

      Exit status: 0 if everything is merged, 1 if conflicts are left, 2 if a file could not be \
      read.
      """,
    writes: true
  ) { (settings: MergeSettings, console) throws(CommandFailure) in
    try settings.change.check()
    let (versions, target) = try settings.versions(in: console)
    let path = settings.name ?? target
    guard let format = ResourceFormat.format(of: path) else {
      throw CommandFailure("'\(path)' is no string table")
    }
    let merged: MergeResult
    do throws(EditError) {
      merged = try format.merge(versions, at: path, resolving: settings.side(of:))
    } catch {
      throw CommandFailure("'\(path)' cannot be merged: \(error.diagnostic.message)")
    }
    let old = try fileOrFail(console.files.read(target))
    for conflict in merged.conflicts { try console.print(conflict.lines(at: path)) }
    let outcome = merged.conflicts.isEmpty ? ExitCode.success : .findings
    if settings.paths.count == 3, !settings.change.isPreview {
      // As git calls it, there is nothing to say of its files.
      if merged.bytes != old { try console.write(merged.bytes, to: target, expecting: .bytes(old)) }
      return outcome
    }
    let planned = PlannedChanges(
      [FileChange(path: target, before: old, after: merged.bytes)],
      counts: [ChangeCount(merged.conflicts.count, "in conflict")],
      orTell: "nothing to merge"
    )
    let written = try settings.change.carryOut(planned, in: console)
    if settings.paths.count == 1, merged.conflicts.isEmpty, !settings.change.isPreview {
      console.complain("note: 'git add' marks '\(path)' as merged")
    }
    return max(outcome, written)
  }
}

extension MergeSettings {
  /// Reads the three versions, and says which file gets the result.
  fileprivate func versions(
    in console: Console
  ) throws(CommandFailure) -> (TableVersions, FilePath) {
    switch paths.count {
    case 3:
      var files: [[UInt8]] = []
      for path in paths { files.append(try fileOrFail(console.files.read(path))) }
      return (TableVersions(base: files[0], ours: files[1], theirs: files[2]), paths[1])
    case 1:
      do throws(GitRepository.Failure) {
        let repository = try GitRepository(console.git, besides: console.files)
        let stages = try repository.stages(of: paths[0])
        guard let ours = stages.ours, let theirs = stages.theirs else {
          throw .unreadable
        }
        return (TableVersions(base: stages.base ?? [], ours: ours, theirs: theirs), paths[0])
      } catch {
        guard case .unreadable = error else { throw CommandFailure(error, for: "merge") }
        throw CommandFailure(
          "git has not left '\(paths[0])' unmerged with two versions",
          hint: "'git status' lists such paths; or name BASE, OURS and THEIRS"
        )
      }
    default:
      throw CommandFailure(usage: "'merge' takes BASE, OURS and THEIRS, or an unmerged path")
    }
  }

  /// The side that a person has chosen for a conflict.
  fileprivate func side(of conflict: MergeConflict) -> MergeSide? {
    let patterns = keys.compactMap { KeyPattern(wildcards: $0) }
    let isNamed = patterns.isEmpty || patterns.contains { $0.matches(conflict.key ?? "") }
    let isInLanguage =
      languages.isEmpty || conflict.language.map { languages.contains(Language($0)) } == true
    return isNamed && isInLanguage ? side : nil
  }
}

extension MergeConflict {
  fileprivate func lines(at path: FilePath) -> VisibleText {
    let names = place.filter { !["localizations", "stringUnit", "variations"].contains($0) }
    let form = names.isEmpty ? "" : " (\(names.joined(separator: ", ")))"
    let subject = key.map { "key '\($0)'" } ?? "the table"
    let versions = [("base", base), ("ours", ours), ("theirs", theirs)].map { name, text in
      "  \(VisibleText(name).padded(to: 7))\(text.map { "\($0)" as VisibleText } ?? "(nothing)")\n"
        as VisibleText
    }
    return "\(path): conflict in \(subject)\(form)\n\(versions.joined())"
  }
}
