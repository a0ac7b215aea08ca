package import SourceFiles

/// How the tokens of a file hang together.
package enum SourceSyntax: Sendable {
  case swift
  case objectiveC

  /// A file that is not Swift's is one of C's languages.
  package init(of path: FilePath) {
    self = path.fileExtension == "swift" ? .swift : .objectiveC
  }
}
