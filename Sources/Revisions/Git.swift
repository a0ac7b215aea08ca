import Platform
package import SourceFiles

/// The program `git`, as a value that tests replace.
package struct Git: Sendable {
  /// A question to git.
  package struct Call: Sendable {
    package let arguments: [String]
    package var input: [UInt8] = []
    /// The absolute path of the submodule that is asked; nil for the working folder's repository.
    package var module: FilePath?
  }

  package let run: @Sendable (Call) throws(GitError) -> [UInt8]

  package init(run: @escaping @Sendable (Call) throws(GitError) -> [UInt8]) {
    self.run = run
  }

  /// The program that the search path leads to, in the process's working folder.
  package static let local = Git(run: runProgram)

  /// A machine without git.
  package static let absent = Git { _ throws(GitError) in throw .notInstalled }

  /// Returns what git prints, as lines.
  func lines(_ arguments: String...) throws(GitError) -> [String] {
    String(decoding: try run(Call(arguments: arguments)), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  /// Returns a path that git prints, in which a line may end as well.
  func path(_ arguments: String...) throws(GitError) -> FilePath {
    FilePath(String(decoding: try run(Call(arguments: arguments)).dropLast(), as: UTF8.self))
  }
}

/// Why git gave no answer.
package enum GitError: Error, Hashable, Sendable {
  case notInstalled
  /// The repository belongs to another user, whose settings git does not trust.
  case foreignOwner
  /// The program ended with another status than 0, or printed more than anybody reads.
  case refused
}

/// Runs git; every process of it is started here.
private func runProgram(_ call: Git.Call) throws(GitError) -> [UInt8] {
  let variables = ProcessEnvironment.variables
  let folder = call.module.map { ["-C", $0.string] } ?? []
  guard let program = gitProgram(on: variables["PATH"] ?? "/usr/bin:/bin"),
    let result = ProgramOutput.run(
      program.string,
      folder + GitSafety.options + call.arguments,
      environment: GitSafety.environment(variables, for: call.module),
      input: call.input,
      limit: outputLimit
    )
  else { throw .notInstalled }
  guard !result.isSuccess else { return result.output }
  throw result.errors.holds("dubious ownership") ? .foreignOwner : .refused
}

/// The bytes that git may print: those of the largest file that is read, and a line about it.
private let outputLimit = FileError.sizeLimit + 65_536

/// The program that a search path leads to.
///
/// Entries that are empty or relative mean the working folder, in which a stranger's `git` may lie.
private func gitProgram(on path: String) -> FilePath? {
  path.split(separator: ":").map { FilePath(String($0)).appending("git") }
    .first { $0.isAbsolute && $0.local.isExecutable }
}
