import Foundation
import Platform
package import ScanCommands
package import SourceFiles
import TestSupport

/// A run of the whole program over files in memory.
package struct AuditInMemory {
  package var status: ExitCode
  package var output: String
  package var complaints: String

  /// Runs a command line.
  package init(_ arguments: [String], in files: FileSystem) {
    let streams = Streams()
    let console = Console(
      files: files,
      environment: [:],
      write: { stream, bytes in streams.append(bytes, to: stream) },
      terminalColumns: { _ in nil }
    )
    status = Program.run(arguments, in: console)
    output = streams.text(of: .output)
    complaints = streams.text(of: .error)
  }

  /// The lines of the output that name a place, without the summary.
  package var findings: [Substring] {
    output.split(separator: "\n").filter { $0.hasSuffix("]") && $0.contains(": ") }
  }
}

/// What a program prints, kept.
private final class Streams: @unchecked Sendable {
  private let lock = NSLock()
  private var bytes: [StandardStream: [UInt8]] = [:]

  func append(_ more: [UInt8], to stream: StandardStream) {
    lock.withLock { bytes[stream, default: []] += more }
  }

  func text(of stream: StandardStream) -> String {
    lock.withLock { String(decoding: bytes[stream] ?? [], as: UTF8.self) }
  }
}
