import CommandLineOptions
import SourceFiles

extension Operands {
  /// The paths that an audit looks at, for all commands that make one.
  static func audited(_ paths: any WritableKeyPath<Settings, [FilePath]> & Sendable) -> Operands {
    .any(
      "PATH",
      paths,
      help: "A folder or file of sources and string tables (default: the working folder)"
    )
  }
}
