public import SourceFiles

/// The packages that sources use, of which only what they declare is read.
public struct Packages: Sendable {
  public let sources: [Source]
  /// Where the sources are.
  public let files: FileSystem

  public init(_ sources: [Source], in files: FileSystem) {
    self.sources = sources
    self.files = files
  }

  /// Tells which modules of packages the sources themselves belong to, in the order of the paths.
  public var modulesOfSources: @Sendable ([FilePath]) -> [String?] = { $0.map { _ in nil } }

  public static let none = Packages([], in: .local)

  /// A source file of a package.
  public struct Source: Hashable, Sendable {
    public let path: FilePath
    /// The module that a file must import to see what this one declares; nil where that cannot be
    /// told, and every file sees it.
    public let module: String?

    public init(path: FilePath, module: String?) {
      self.path = path
      self.module = module
    }
  }
}
