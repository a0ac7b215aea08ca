import AuditReports
import CommandLineOptions
import KeyExtraction
import L10nScan
import Revisions
import SourceFiles
import StringResources

/// The report of an audit at an earlier revision.
enum RevisionReport {
  /// Runs the same audit over the files as they were; nil where there was nothing to check yet.
  ///
  /// - Throws: `CommandFailure` when there is no repository, or no such revision in it.
  static func make(
    of audit: Audit,
    at revision: String,
    in console: Console
  ) throws(CommandFailure) -> Report? {
    var audit = audit
    do throws(GitRepository.Failure) {
      audit.input.files = try GitRepository(console.git)
        .files(at: revision, where: isRead, besides: console.files)
    } catch {
      throw CommandFailure(error, for: "--since", at: revision, insteadOf: "--baseline")
    }
    do throws(AuditError) {
      return try audit.makeReport()
    } catch {
      return nil
    }
  }

  /// Returns a console with what is staged in place of the work tree's files.
  ///
  /// - Throws: `CommandFailure` when there is no repository, or git cannot read it.
  static func staged(in console: Console) throws(CommandFailure) -> Console {
    do throws(GitRepository.Failure) {
      return console.reading(
        try GitRepository(console.git)
          // Configurations and baselines are staged as well.
          .stagedFiles(where: { isRead($0) || $0.fileExtension == "json" }, besides: console.files)
      )
    } catch {
      throw CommandFailure(error, for: "--staged")
    }
  }

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

extension [String] {
  /// The branch of that name that another repository has, of which this one has none of its own.
  fileprivate func remoteSuggestion(for revision: String) -> String? {
    first { $0.hasSuffix("/\(revision)") }.map { "did you mean '\($0)'?" }
  }
}

extension CommandFailure {
  fileprivate init(
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
        hint: "'git config --global --add safe.directory FOLDER' tells git to trust it"
      )
    case .unknownRevision(let names):
      self.init(
        "there is no revision '\(revision)'",
        hint: names.suggestion(for: revision) ?? names.remoteSuggestion(for: revision)
          ?? "'git log --oneline' lists the revisions"
      )
    case .shallow:
      self.init(
        "this clone is shallow, and lacks where the work has parted from '\(revision)'",
        hint: "'git fetch --unshallow' gets the rest, and 'fetch-depth: 0' of actions/checkout"
      )
    case .unreadable:
      let what = revision.isEmpty ? "what is staged" : "revision '\(revision)'"
      self.init("git cannot read \(what)", hint: "'git fsck' may tell why")
    }
  }
}
