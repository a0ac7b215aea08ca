import Foundation

/// The program `git`, as a value that tests replace.
public struct Git: Sendable {
  package let run: @Sendable (_ arguments: [String], _ input: [UInt8]) throws(GitError) -> [UInt8]

  package init(
    run: @escaping @Sendable (_ arguments: [String], _ input: [UInt8]) throws(GitError) -> [UInt8]
  ) {
    self.run = run
  }

  /// The program that the search path leads to, in the process's working folder.
  public static let local = Git(run: runProgram)

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
  /// The program ended with another status than 0.
  case refused
}

/// Runs git to its end.
///
/// What it reads comes from a file: a pipe would have to be written while another is read, and
/// breaks with a signal when git ends first.
private func runProgram(_ arguments: [String], _ input: [UInt8]) throws(GitError) -> [UInt8] {
  let folder = FileManager.default.temporaryDirectory
  let file = folder.appending(path: "l10nscan-\(UUID().uuidString)")
  // What is left behind is lost to nobody: the system empties the folder.
  defer { try? FileManager.default.removeItem(at: file) }
  let process = Process()
  let output = Pipe()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = ["git"] + arguments
  process.standardOutput = output
  process.standardError = FileHandle.nullDevice
  process.standardInput = FileHandle.nullDevice
  do {
    if !input.isEmpty {
      try Data(input).write(to: file)
      process.standardInput = try FileHandle(forReadingFrom: file)
    }
    try process.run()
  } catch {
    throw .notInstalled
  }
  let bytes = Array(output.fileHandleForReading.readDataToEndOfFile())
  process.waitUntilExit()
  // env(1) answers 127 for a program that is not there.
  if process.terminationStatus == 127 { throw .notInstalled }
  guard process.terminationStatus == 0 else { throw .refused }
  return bytes
}
