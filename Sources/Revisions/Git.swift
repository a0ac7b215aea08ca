import SourceFiles

/// The program `git`, as a value that tests replace.
package struct Git: Sendable {
  package let run: @Sendable (_ arguments: [String], _ input: [UInt8]) throws(GitError) -> [UInt8]

  package init(
    run: @escaping @Sendable (_ arguments: [String], _ input: [UInt8]) throws(GitError) -> [UInt8]
  ) {
    self.run = run
  }

  /// The program that the search path leads to, in the process's working folder.
  package static let local = Git(run: runProgram)

  /// A machine without git.
  package static let absent = Git { _, _ throws(GitError) in throw .notInstalled }

  /// Returns what git prints, as lines.
  func lines(_ arguments: String...) throws(GitError) -> [String] {
    String(decoding: try run(arguments, []), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }
}

/// Why git gave no answer.
package enum GitError: Error, Hashable, Sendable {
  case notInstalled
  /// The repository belongs to another user, whose settings git does not trust.
  case foreignOwner
  /// The program ended with another status than 0.
  case refused
}

private func runProgram(_ arguments: [String], _ input: [UInt8]) throws(GitError) -> [UInt8] {
  let variables = Surroundings.variables
  guard let program = gitProgram(on: variables["PATH"] ?? "/usr/bin:/bin"),
    let result = ProgramOutput.run(
      program,
      arguments,
      environment: variables.merging(gitEnvironment) { $1 },
      input: input
    )
  else { throw .notInstalled }
  guard !result.isSuccess else { return result.output }
  throw result.errors.holds("dubious ownership") ? .foreignOwner : .refused
}

/// The program that a search path leads to.
///
/// Entries that are empty or relative mean the working folder, in which a stranger's `git` may lie.
private func gitProgram(on path: String) -> FilePath? {
  path.split(separator: ":").map { FilePath(String($0)).appending("git") }
    .first { $0.isAbsolute && $0.isExecutable }
}

/// The settings that keep git from fetching objects which a partial clone lacks, with a program
/// that the repository's own settings name, and from asking for passwords; and lets it speak
/// English.
private let gitEnvironment = [
  "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none", "GIT_OPTIONAL_LOCKS": "0",
  "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C",
]
