import AuditReports
import CommandLineOptions
import Facts
import KeyExtraction
import L10nScan
import ProjectModel
import Revisions
import SourceFiles
import StringResources
import TextFormats

/// The report of an audit at an earlier revision.
enum RevisionReport {
  /// Runs the same audit over the files as they were.
  ///
  /// - Parameters:
  ///   - audit: The audit of today's files.
  ///   - revision: The revision of the files.
  ///   - console: The console, with today's files.
  ///   - store: Keeps the answers that hold for today's files as well.
  /// - Returns: The report; nil where there was nothing to check yet.
  /// - Throws: `CommandFailure` when there is no repository, or no such revision in it.
  static func make(
    of audit: Audit,
    at revision: String,
    in console: Console,
    keptIn store: FactStore? = nil
  ) throws(CommandFailure) -> Report? {
    let view = try RevisionView(at: revision, in: console)
    try view.check(audit.input.settings, in: console)
    var earlier = audit
    earlier.input.files = view.console(in: console).files
    // Links of the revision may lead elsewhere.
    earlier.input.settings.spellAlike(in: earlier.input.files)
    if audit.scannedSources != nil {
      console.complain("note: sources of '--extracted' count at '\(revision)' as they are now")
    }
    // Without anything to check then, everything is new.
    let report = try? earlier.makeReport(asking: Facts(in: earlier.input.files, keptIn: store))
    try view.tellTroubles(in: console)
    if earlier.input.settings.sources == audit.input.settings.sources,
      earlier.input.settings.tables == audit.input.settings.tables
    {
      store?.noteDifferences(
        of: audit.input.files,
        from: earlier.input.files,
        jobs: audit.input.jobs
      )
    } else {
      store?.forgetAnswers()
    }
    return report
  }
}

/// The files of a revision, or what is staged, in place of those of the work tree.
struct RevisionView {
  private let files: RevisionFiles
  private let option: String
  private let revision: String

  /// Finds the files of a revision where the work has parted from it.
  init(at revision: String, in console: Console) throws(CommandFailure) {
    try self.init(
      at: revision,
      exactly: false,
      for: "--since",
      insteadOf: "--baseline",
      in: console
    )
  }

  /// Finds the files of a revision.
  ///
  /// - Parameters:
  ///   - revision: A name of the revision.
  ///   - isExact: Whether its own files are wanted, and not those where the work has parted from it.
  ///   - option: What names it on the command line.
  ///   - other: What does the same without git; nil where nothing does.
  ///   - console: The console, with today's files.
  /// - Throws: `CommandFailure` when there is no repository, or no such revision in it.
  init(
    at revision: String,
    exactly isExact: Bool,
    for option: String,
    insteadOf other: String?,
    in console: Console
  ) throws(CommandFailure) {
    (self.option, self.revision) = (option, revision)
    do throws(GitRepository.Failure) {
      files = try GitRepository(console.git, besides: console.files)
        .files(at: revision, exactly: isExact, expecting: Self.isRead)
    } catch {
      throw CommandFailure(error, for: option, at: revision, insteadOf: other)
    }
  }

  /// Finds what is staged.
  init(stagedIn console: Console) throws(CommandFailure) {
    (option, revision) = ("--staged", "")
    do throws(GitRepository.Failure) {
      files = try GitRepository(console.git, besides: console.files)
        // Configurations and baselines are staged as well.
        .stagedFiles(expecting: { Self.isRead($0) || $0.fileExtension == "json" })
    } catch {
      throw CommandFailure(error, for: option)
    }
  }

  /// Returns the console with these files.
  func console(in console: Console) -> Console { console.reading(files.files) }

  /// Returns which paths of an audit lie outside of the repository, where git has nothing to say.
  ///
  /// - Throws: `CommandFailure` when all do.
  func check(_ settings: ScanSettings, in console: Console) throws(CommandFailure) {
    let paths = settings.sources + settings.tables
    files.follow(paths)
    let outside = paths.filter(files.isOutside)
    guard outside.count < max(paths.count, 1) else {
      throw CommandFailure(
        "'\(option)' needs a path in the git repository of the working folder",
        hint: "'\(outside[0])' is outside '\(files.repository.root)'"
      )
    }
    for path in outside {
      console.complain("note: '\(path)' is outside the git repository, so \(asNow)")
    }
  }

  /// Returns what of the repository was looked for and could not be had.
  ///
  /// - Throws: `CommandFailure` when files of an earlier revision are lost: nothing could be compared
  ///   with them.
  func tellTroubles(in console: Console) throws(CommandFailure) {
    if let failure = files.failure {
      let failure = CommandFailure(failure, for: option, at: revision)
      guard revision.isEmpty else { throw failure }
      // What is staged and cannot be read is a finding as well.
      console.complain("note: \(failure.message)\(failure.hint.map { "; \($0)" } ?? "")")
    }
    for trouble in files.troubles {
      guard let note = note(of: trouble, in: console.workingFolder) else { continue }
      console.complain("note: \(note)")
    }
  }

  private func note(of trouble: RevisionTrouble, in folder: FilePath) -> String? {
    let path = "'\(trouble.path.seen(from: folder))'"
    switch trouble {
    case .absentModule: return .absence(ofModule: trouble.path, in: folder)
    case .module:
      let commit = revision.isEmpty ? "as it is staged" : "of '\(revision)'"
      return "git cannot read submodule \(path) \(commit), so \(asNow)"
    case .link: return "link \(path) leads out of the git repository, so \(asNow)"
    case .missing: return nil
    }
  }

  private var asNow: String { "'\(option)' reads it as it is now" }

  /// Whether an audit may read a file.
  private static func isRead(_ path: FilePath) -> Bool {
    fileExtensions.contains(String(path.fileExtension)) || Swifternalization.mayRead(path)
  }

  /// The extensions of files that an audit reads: sources, tables, and files with first texts, some of
  /// which also declare languages and macros.
  private static let fileExtensions =
    KeyExtractor.fileExtensions.union(ResourceFormat.fileExtensions)
    .union(TextSource.fileExtensions)
}

extension String {
  /// Says that a submodule is not there.
  static func absence(ofModule path: FilePath, in folder: FilePath) -> String {
    "submodule '\(path.seen(from: folder))' is not checked out, so nothing in it is read; "
      + "'git submodule update --init' gets it"
  }
}

extension [String] {
  /// The branch of that name that another repository has, of which this one has none of its own.
  fileprivate func remoteSuggestion(for revision: String) -> String? {
    first { $0.hasSuffix("/\(revision)") }.map { "did you mean '\($0)'?" }
  }
}

extension CommandFailure {
  init(
    _ failure: GitRepository.Failure,
    for option: String,
    at revision: String = "",
    insteadOf other: String? = nil
  ) {
    switch failure {
    case .notInstalled:
      let others = other.map { ", or use '\($0)'" } ?? ""
      self.init("'\(option)' needs git, which is not found", hint: "install it\(others)")
    case .notARepository:
      self.init(
        "'\(option)' needs a git repository, and the working folder is in none",
        hint: other.map { "'\($0)' compares without one" }
      )
    case .foreignOwner:
      self.init(
        "git does not read this repository, because it belongs to another user",
        hint: "'git config --global --add safe.directory FOLDER' makes git trust it"
      )
    case .unknownRevision(let names):
      self.init(
        "there is no revision '\(revision)'",
        hint: names.suggestion(for: revision) ?? names.remoteSuggestion(for: revision)
          ?? "'git log --oneline' lists the revisions"
      )
    case .shallow:
      self.init(
        "this clone is shallow: the merge base with '\(revision)' is missing",
        hint: "'git fetch --unshallow' gets the rest, and 'fetch-depth: 0' of actions/checkout"
      )
    case .partial:
      let what = revision.isEmpty ? "of what is staged" : "of revision '\(revision)'"
      self.init(
        "this clone is partial, and files \(what) are missing from it",
        hint: "'git fetch --refetch --no-filter' gets them"
      )
    case .unreadable:
      let what = revision.isEmpty ? "what is staged" : "revision '\(revision)'"
      self.init("git cannot read \(what)", hint: "'git fsck' may tell why")
    }
  }
}
