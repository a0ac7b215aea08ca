package import SourceFiles

/// How the tokens of a file hang together.
package enum SourceSyntax: Sendable {
  case swift
  case objectiveC

  /// A file that is not Swift's is one of C's languages.
  package init(of path: FilePath) {
    self = path.fileExtension == "swift" ? .swift : .objectiveC
  }

  /// The extensions of files of code.
  package static let fileExtensions = logosExtensions.union([
    "swift", "m", "mm", "h", "pch", "c", "cpp",
  ])

  /// The extensions of Logos' files, with and without macros of C, for Objective-C and Objective-C++.
  package static let logosExtensions: Set<String> = ["x", "xi", "xm", "xmi"]
}

extension FilePath {
  /// Whether the file holds code, by its name.
  package var isCode: Bool { SourceSyntax.fileExtensions.contains(String(fileExtension)) }
}
