import Diagnostics
import KeyExtraction
import LocalizationModel
import SourceFiles

extension ScanInput {
  /// Finds the packages that are named, and those that lie beside the sources.
  ///
  /// - Parameter sources: The files that may use them, which are not read as packages.
  /// - Returns: The packages, and what the walk could not look into.
  /// - Throws: `AuditError` when packages are named and there is no source file in them.
  func findPackages(usedBy sources: [FilePath]) throws(AuditError)
    -> (packages: Packages, diagnostics: [Diagnostic])
  {
    let declarations = settings.declarations
    let checkouts = PackageCheckouts(files: packageFiles)
      .folders(near: self.sources) { imports(of: sources) }
    let own = PackageTargets(files: files)
    let modules: @Sendable ([FilePath]) -> [String?] = { own.sources(at: $0).map(\.module) }
    if declarations.isEmpty, checkouts.isEmpty {
      var packages = Packages.none
      packages.modulesOfSources = modules
      return (packages, [])
    }
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
    let targets = PackageTargets(files: packageFiles).sources(at: paths)
    var packages = Packages(targets, in: packageFiles)
    packages.modulesOfSources = modules
    return (packages, found.diagnostics)
  }

  /// Returns the modules that the sources import.
  ///
  /// A file that cannot be read imports nothing here; reading its keys reports it.
  private func imports(of sources: [FilePath]) -> Set<String> {
    sources.filter { $0.fileExtension == "swift" }.concurrentMap(jobs: jobs) { path in
      (try? SourceText(reading: path, in: files)).map(KeyExtractor.imports) ?? []
    }.reduce(into: []) { $0.formUnion($1) }
  }
}
