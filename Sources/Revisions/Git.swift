import Dispatch
import Foundation
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

/// Runs git to its end.
///
/// Its input comes from a file: a pipe would have to be written while another is read, and
/// breaks with a signal when git ends first.
private func runProgram(_ arguments: [String], _ input: [UInt8]) throws(GitError) -> [UInt8] {
  let folder = FileManager.default.temporaryDirectory
  let file = folder.appending(path: "l10nscan-\(UUID().uuidString)")
  // What is left behind is lost to nobody: the system empties the folder.
  defer { try? FileManager.default.removeItem(at: file) }
  let process = Process()
  let output = Pipe()
  let errors = Pipe()
  guard let program = gitProgram else { throw .notInstalled }
  process.executableURL = program
  process.arguments = arguments
  process.environment = ProcessInfo.processInfo.environment.merging(gitEnvironment) { $1 }
  process.standardOutput = output
  process.standardError = errors
  process.standardInput = FileHandle.nullDevice
  do {
    if !input.isEmpty {
      try Data(input).write(to: file, options: .withoutOverwriting)
      process.standardInput = try FileHandle(forReadingFrom: file)
    }
    try process.run()
  } catch {
    throw .notInstalled
  }
  let complaints = Locked(Data())
  let end = DispatchSemaphore(value: 0)
  DispatchQueue.global().async {
    let data = errors.fileHandleForReading.readDataToEndOfFile()
    complaints.withLock { $0 = data }
    end.signal()
  }
  let bytes = Array(output.fileHandleForReading.readDataToEndOfFile())
  end.wait()
  process.waitUntilExit()
  guard process.terminationStatus != 0 else { return bytes }
  throw complaints.withLock { Array($0).holds("dubious ownership") } ? .foreignOwner : .refused
}

/// The program that the search path leads to.
///
/// Entries that are empty or relative mean the working folder, in which a stranger's `git` may lie.
private var gitProgram: URL? {
  let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
  let places = path.split(separator: ":").map { FilePath(String($0)).appending("git") }
  let program = places.first {
    $0.isAbsolute && FileManager.default.isExecutableFile(atPath: $0.string)
  }
  return program.map { URL(filePath: $0.string) }
}

/// The settings that keep git from fetching objects which a partial clone lacks, with a program
/// that the repository's own settings name, and from asking for passwords; and lets it speak
/// English.
private let gitEnvironment = [
  "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none", "GIT_OPTIONAL_LOCKS": "0",
  "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C",
]
