import SourceFiles

/// The files of packages, which are opened when they are first read.
struct PackageSources: Sendable {
  private let files: [Packages.Source]
  private let versions: [Int]
  private let sources: SourceSet

  init(_ packages: Packages, jobs: Int, _ versions: [Int]) {
    files = packages.sources
    self.versions = versions
    sources = SourceSet(files.map(\.path), in: packages.files, jobs: jobs)
  }

  /// Reads the files with some routines, which are always the same, and types.
  func read(
    _ routines: RoutineTable,
    _ types: LocalizableTypes,
    _ round: inout ExtractionMemory.Round
  ) -> PackageDeclarations {
    let key = PackageKey(files: files, versions: versions, types: Identity(types))
    return round.packages.object(for: key) {
      PackageDeclarations(files, of: sources, routines, types)
    }
  }
}
