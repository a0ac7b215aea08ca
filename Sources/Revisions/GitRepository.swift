import Platform
package import SourceFiles

/// The git repository that the working folder lies in.
package struct GitRepository: Sendable {
  let git: Git
  /// The absolute path of the work tree, without links.
  package let root: FilePath
  /// The files of today.
  let files: FileSystem

  /// Why a revision cannot be read.
  package enum Failure: Error, Hashable, Sendable {
    case notInstalled
    case notARepository
    case foreignOwner
    /// There is no such revision; with the names of those that there are.
    case unknownRevision(names: [String])
    /// The clone is shallow, without the revision or the merge base.
    case shallow
    /// The clone is partial, without some files.
    case partial
    /// Git could not say what is in the revision.
    case unreadable
  }

  /// Finds the repository.
  ///
  /// - Parameters:
  ///   - git: The program.
  ///   - files: The files of today, which lie beside those of a revision.
  /// - Throws: `Failure` when there is none, or git does not read it.
  package init(_ git: Git, besides files: FileSystem) throws(Failure) {
    self.git = git
    self.files = files
    do throws(GitError) {
      let root = try git.path("rev-parse", "--show-toplevel")
      // What cannot be resolved is compared as it stands.
      self.root = (try? files.realPath(of: root)) ?? root
    } catch {
      switch error {
      case .notInstalled: throw .notInstalled
      case .foreignOwner: throw .foreignOwner
      case .refused: throw .notARepository
      }
    }
  }

  /// Returns the name of the working folder's repository and its commit: a few letters and the day on
  /// which it was made, in UTC (`1a2b3c4 of 2026-01-31`); nil where there is none yet.
  package static func label(_ git: Git) -> (name: String, commit: String)? {
    // Without a repository there is nothing to name.
    guard let root = try? git.path("rev-parse", "--show-toplevel"),
      // Plumbing prints the second and the name of the commit, whatever settings say of `git log`.
      let line = try? git.lines("rev-list", "--timestamp", "--abbrev-commit", "-1", "HEAD").first,
      let gap = line.firstIndex(of: " "), let second = Int(line[..<gap])
    else { return nil }
    let day = ProcessEnvironment.day(ofSecond: second)
    return (String(root.name), "\(line[gap...].dropFirst()) of \(day)")
  }

  /// Finds the files as they were at a revision, or where the work has parted from it.
  ///
  /// What others have done on a branch since is neither the work's gain nor its fault.
  ///
  /// - Parameters:
  ///   - revision: A commit, in any of the ways in which git understands one, or two of them with
  ///     three dots between.
  ///   - isExact: Whether the files of the commit itself are wanted, and not those where the work has
  ///     parted from it.
  ///   - isExpected: Whether a file is likely to be read, so that it is read with others.
  /// - Returns: The files of the revision, none where `HEAD` has no commit yet.
  /// - Throws: `Failure` when there is no such revision, or git cannot read it.
  package func files(
    at revision: String,
    exactly isExact: Bool = false,
    expecting isExpected: @escaping @Sendable (FilePath) -> Bool
  ) throws(Failure) -> RevisionFiles {
    let base: String
    do throws(Failure) {
      base = isExact ? try commit(of: revision) : try self.base(of: revision)
    } catch {
      // Before the first commit there is nothing at its place; a hook is asked then as well.
      guard case .unknownRevision = error, revision == "HEAD" else { throw error }
      return RevisionFiles([], of: self, expecting: isExpected)
    }
    return try RevisionFiles(
      entries(from: RevisionEntry.listing(base), RevisionEntry.init(listed:)),
      of: self,
      expecting: isExpected
    )
  }

  /// Reads what git lists.
  func entries(
    from command: [String],
    _ entry: (ArraySlice<UInt8>) -> RevisionEntry?
  ) throws(Failure) -> [RevisionEntry] {
    do throws(GitError) {
      return RevisionEntry.all(in: try git.run(Git.Call(arguments: command)), entry)
    } catch {
      throw reasonForLoss
    }
  }

  /// Why git does not have an object.
  var reasonForLoss: Failure {
    let keys = #"^(extensions\.partialclone|remote\..*\.(promisor|partialclonefilter))$"#
    let settings = try? git.lines("config", "--get-regexp", keys)
    // Git fails where there is no such setting.
    return settings == nil ? .unreadable : .partial
  }

  /// Finds the last commit that a revision and the work have in common.
  private func base(of revision: String) throws(Failure) -> String {
    let dots = revision.firstRange(of: "...")
    let first = try commit(of: dots.map { String(revision[..<$0.lowerBound]) } ?? revision)
    let last = try commit(of: dots.map { String(revision[$0.upperBound...]) } ?? "")
    do throws(GitError) {
      return try git.lines("merge-base", first, last).first ?? first
    } catch {
      // Histories without a common commit are compared as they are.
      guard !isShallow else { throw .shallow }
      return first
    }
  }

  /// Returns whether git knows a revision by a name.
  package func hasRevision(_ name: String) -> Bool { (try? commit(of: name)) != nil }

  /// Whether the clone has no older commits.
  var isShallow: Bool {
    // A version of git that does not know the question knows no answer that helps.
    (try? git.lines("rev-parse", "--is-shallow-repository").first) == "true"
  }

  /// Finds a commit; one without a name is the one of the work.
  private func commit(of revision: String) throws(Failure) -> String {
    let revision = revision.isEmpty ? "HEAD" : revision
    do throws(GitError) {
      // No revision begins like an option, and not every version of git knows where these end.
      guard revision.utf8.first != UInt8(ascii: "-") else { throw .refused }
      let arguments = ["rev-parse", "--verify", "--quiet", "--end-of-options"]
      let bytes = try git.run(Git.Call(arguments: arguments + [revision + "^{commit}"]))
      return String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
    } catch {
      guard !isShallow else { throw .shallow }
      // Without names there is only nothing to suggest.
      let names = try? git.lines("for-each-ref", "--format=%(refname:short)")
      throw .unknownRevision(names: names ?? [])
    }
  }
}
