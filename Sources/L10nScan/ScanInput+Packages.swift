import Diagnostics
import KeyExtraction
import LocalizationModel
import SourceFiles

extension ScanInput {
  /// Finds the packages that are named, and those that lie beside the sources.
  ///
  /// - Parameters:
  ///   - sources: The files that may use them, which are not read as packages.
  ///   - memory: What is known from the last audit.
  /// - Returns: The packages, and what the walk could not look into.
  /// - Throws: `AuditError` when packages are named and there is no source file in them.
  func findPackages(
    usedBy sources: [FilePath],
    _ memory: inout AuditMemory
  ) throws(AuditError) -> (packages: Packages, diagnostics: [Diagnostic]) {
    var input = self
    // Whether there are checkouts is asked before they are looked into.
    input.packageFiles = packageFiles.rememberingFolders()
    return try input.findPackages(of: sources, &memory)
  }

  private func findPackages(
    of sources: [FilePath],
    _ memory: inout AuditMemory
  ) throws(AuditError) -> (packages: Packages, diagnostics: [Diagnostic]) {
    let imports = importedModules(in: sources, &memory)
    let history = memory.knownHistory
    let found = try memory.files.packages.find(imports, sources, in: packageFiles, after: history) {
      files throws(AuditError) in
      try findPackages(besides: sources, importing: imports ?? [], in: files)
    }
    var packages = found.sources.isEmpty ? Packages.none : Packages(found.sources, in: packageFiles)
    packages.modulesOfSources = modules(of: sources, &memory)
    return (packages, found.diagnostics)
  }

  /// Returns a function that tells the modules of some of the sources.
  private func modules(
    of sources: [FilePath],
    _ memory: inout AuditMemory
  ) -> @Sendable ([FilePath]) -> [String?] {
    let own = PackageTargets(files: files)
    guard let history = memory.knownHistory else { return { own.sources(at: $0).map(\.module) } }
    let modules = memory.files.packages.modules.value(of: sources, in: files, after: history) {
      files in
      ModulesOfSources(sources, PackageTargets(files: files).sources(at: sources))
    }
    return modules.modules(of:)
  }

  /// Returns the modules that the sources import; nil where no packages are checked out, so that nobody
  /// has to know.
  private func importedModules(
    in sources: [FilePath],
    _ memory: inout AuditMemory
  ) -> Set<String>? {
    let hasCheckouts = memory.remember(\.packages.hasCheckouts, in: packageFiles) { files in
      PackageCheckouts(files: files).areThere(near: self.sources)
    }
    guard hasCheckouts else { return nil }
    let history = memory.files.history
    return memory.files.packages.imports(of: sources, in: files, jobs: jobs, history)
  }

  private func findPackages(
    besides sources: [FilePath],
    importing imports: Set<String>,
    in packageFiles: FileSystem
  ) throws(AuditError) -> PackageMemory.Found {
    let declarations = settings.declarations
    let checkouts = PackageCheckouts(files: packageFiles).folders(near: self.sources, of: imports)
    if declarations.isEmpty, checkouts.isEmpty { return PackageMemory.Found() }
    var input = self
    input.files = packageFiles
    var found = walker(KeyExtractor.codeExtensions, in: packageFiles).walk(checkouts, jobs: jobs)
    if !declarations.isEmpty {
      let named = try input.find("source file", KeyExtractor.codeExtensions, below: declarations)
      found.paths += named.paths
      found.failures += named.failures
    }
    let roots = declarations + checkouts
    let paths = Set(found.paths).subtracting(sources).sorted()
      .filter { SourceContext(of: $0, below: roots) != .test }
    return PackageMemory.Found(
      sources: PackageTargets(files: packageFiles).sources(at: paths),
      diagnostics: found.diagnostics
    )
  }
}
