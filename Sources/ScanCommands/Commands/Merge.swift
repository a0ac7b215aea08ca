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
          help: "The path that the files are versions of, where git names them otherwise"
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
            "Settle conflicts by what one side has; unless given, ours stays and the conflict is "
            + "listed"
        ),
        .values("key", "KEYS", \.keys, help: "Settle those of keys such as 'Settings.*' alone"),
        .values(
          "show-language",
          "LANGUAGE",
          \.languages,
          help: "Settle those of this language of a catalog alone"
        ),
      ]
    ),
    OptionSection("Output", ChangeSettings.options).within(\.change),
  ]
  static let operands: Operands<Self>? = .many(
    "FILE",
    \.paths,
    help: "BASE, OURS and THEIRS, of which OURS is written; or a path that git has left unmerged"
  )
}

extension MergeSide: ArgumentValue {}

extension Command {
  /// Merges two versions of a table by its texts.
  static let merge = Command(
    "merge",
    summary: "Merge two versions of a string table text by text",
    discussion: """
      What one side alone has changed is taken. Where both have changed the same text, or one has \
      removed what the other has changed, ours stays and the conflict is listed; in .strings, marks \
      stand around the entry. The file stays valid in its format and keeps the layout of ours.

      'l10nscan init --git' lets git merge tables this way. After that, 'l10nscan merge PATH --take \
      theirs' settles the conflicts of a path.

      The exit status is 0 when everything is merged, 1 when conflicts are left, and 2 when a \
      version could not be read.
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
      console.complain("note: 'git add' tells git that '\(path)' is merged")
    }
    return max(outcome, written)
  }
}

extension MergeSettings {
  /// Reads the three versions, and tells which file gets the result.
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
