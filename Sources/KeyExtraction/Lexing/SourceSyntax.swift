import SourceFiles

/// How the tokens of a file hang together.
enum SourceSyntax: Sendable {
  case swift
  case objectiveC

  /// A file that is not Swift's is one of C's languages.
  init(of path: FilePath) {
    self = path.fileExtension == "swift" ? .swift : .objectiveC
  }
}

extension SourceSyntax {
  /// The extensions of storyboards and xibs, which are XML and have no tokens.
  static let interfaceExtensions: Set<String> = ["storyboard", "xib"]

  /// Tells whether a file is a storyboard or xib.
  static func isInterface(_ path: FilePath) -> Bool {
    interfaceExtensions.contains(String(path.fileExtension))
  }
}
