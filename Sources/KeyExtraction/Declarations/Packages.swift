package import SourceFiles
/// The packages that sources use, of which only what they declare is read.
package struct Packages: Sendable {
  package let sources: [Source]
  /// Where the sources are.
  package let files: FileSystem

  package init(_ sources: [Source], in files: FileSystem) {
    self.sources = sources
    self.files = files
  }

  /// Returns which modules of packages the sources themselves belong to, in the order of the paths.
  package var modulesOfSources: @Sendable ([FilePath]) -> [String?] = { $0.map { _ in nil } }

  package static let none = Packages([], in: .local)

  /// A source file of a package.
  package struct Source: Hashable, Sendable {
    package let path: FilePath
    /// The module that a file must import to see what this one declares; nil where that cannot be
    /// told, and every file sees it.
    package let module: String?

    package init(path: FilePath, module: String?) {
      self.path = path
      self.module = module
    }
  }
}
