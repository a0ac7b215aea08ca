import Platform

/// A file operation that failed.
package struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Operation: String, Sendable {
    case read
    case list
    case write
    case create
  }

  package let operation: Operation
  package let path: FilePath
  /// The system's words, such as `No such file or directory`.
  package let reason: String

  package init(_ operation: Operation, _ path: FilePath, reason: String) {
    self.operation = operation
    self.path = path
    self.reason = reason
  }

  package var description: String { "cannot \(operation) '\(path)': \(reason)" }
}

extension FileError {
  /// The system's words for a path at which nothing stands.
  package static let absence = SystemError.absence
  /// The reason if another program has written the file since it was read.
  package static let change = "Changed while it was being read"
  package static let presence = "File exists"
  package static let leavesProject = "The link leads out of the project"
  package static let readingCommand = "The command only reads"
  package static let leadsOutside = "The path leads out of the project"
  package static let danglingLink = "The link leads to nothing"
  package static let circle = "Too many levels of symbolic links"
  package static let noRegularFile = SystemError.noRegularFile
  package static let sizeLimit = SystemError.sizeLimit
  package static let excess = SystemError.excess

  /// Whether the path does not exist.
  package var isAbsence: Bool { reason == Self.absence }
}
