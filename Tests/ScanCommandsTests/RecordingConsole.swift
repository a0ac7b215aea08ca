import Foundation
import Platform
import SourceFiles
import TestSupport

@testable import ScanCommands

/// A console over files in memory that keeps what is printed.
final class RecordingConsole: @unchecked Sendable {
  private let lock = NSLock()
  private var bytes: [StandardStream: [UInt8]] = [:]
  let files: MemoryFiles

  init(_ texts: [FilePath: String] = [:]) {
    files = MemoryFiles(texts)
  }

  /// Runs a command line, and returns how it ended.
  func run(_ arguments: String..., environment: [String: String] = [:]) -> ExitCode {
    run(arguments, environment: environment)
  }

  func run(_ arguments: [String], environment: [String: String] = [:]) -> ExitCode {
    Program.run(arguments, in: console(environment))
  }

  /// Runs a command line that begins with the name that the program is called by.
  func run(program commandLine: [String]) -> ExitCode {
    Program.run(commandLine: commandLine, in: console([:]))
  }

  private func console(_ environment: [String: String]) -> Console {
    Console(
      files: files.fileSystem,
      environment: environment,
      workingFolder: "/work",
      write: { stream, bytes in self.lock.withLock { self.bytes[stream, default: []] += bytes } },
      terminalColumns: { _ in nil }
    )
  }

  var output: String { text(of: .output) }
  var complaints: String { text(of: .error) }

  private func text(of stream: StandardStream) -> String {
    lock.withLock { String(decoding: bytes[stream] ?? [], as: UTF8.self) }
  }
}
