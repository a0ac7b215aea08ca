import Diagnostics
import Facts
import KeyExtraction
import LocalizationModel
import Platform
import ProjectModel
import SourceFiles

extension ScanInput {
  /// Finds the packages that are named, and those that lie beside the sources.
  ///
  /// - Parameters:
  ///   - sources: The files that may use them, which are not read as packages.
  ///   - facts: What is known.
  /// - Returns: The packages, and what the walk could not look into.
  /// - Throws: `AuditError` when packages are named and there is no source file in them.
  func findPackages(
    usedBy sources: [FilePath],
    _ facts: Facts
  ) throws(AuditError) -> (packages: Packages, diagnostics: [Diagnostic]) {
    var input = self
    // Whether there are checkouts is asked before they are looked into.
    input.packageFiles = packageFiles.rememberingFolders()
    return try input.findPackages(of: sources, facts)
  }

  private func findPackages(
    of sources: [FilePath],
    _ facts: Facts
  ) throws(AuditError) -> (packages: Packages, diagnostics: [Diagnostic]) {
    let given = PackageUsers(sources: sources, imports: importedModules(in: sources, facts))
    let found = try facts.answer("checkouts of packages", given: given, in: packageFiles) {
      asked throws(AuditError) in
      try findPackages(besides: sources, importing: given.imports ?? [], in: asked.files)
    }
    var packages = found.sources.isEmpty ? Packages.none : Packages(found.sources, in: packageFiles)
    packages.modulesOfSources = { [files] paths in
      guard paths == sources else { return PackageTargets(files: files).modules(of: paths) }
      return facts.answer("modules of sources", given: sources, in: files) { asked in
        PackageTargets(files: asked.files).modules(of: sources)
      }
    }
    return (packages, found.diagnostics)
  }

  /// Returns the modules that the sources import; nil where no packages are checked out, so that
  /// they are not needed.
  ///
  /// A file that cannot be read imports nothing here; reading its keys reports it.
  private func importedModules(in sources: [FilePath], _ facts: Facts) -> Set<String>? {
    let hasCheckouts = facts.answer("presence of packages", in: packageFiles) { asked in
      PackageCheckouts(files: asked.files).areThere(near: self.sources)
    }
    guard hasCheckouts else { return nil }
    let swift = sources.filter { $0.fileExtension == "swift" }
    let imports = facts.answers("imports", of: swift) { missing in
      missing.concurrentMap(jobs: jobs) { [files] number in
        (try? SourceText(reading: swift[number], in: files)).map(KeyExtractor.imports) ?? []
      }
    }
    return imports.reduce(into: []) { $0.formUnion($1) }
  }

  private func findPackages(
    besides sources: [FilePath],
    importing imports: Set<String>,
    in packageFiles: FileSystem
  ) throws(AuditError) -> FoundPackages {
    let declarations = settings.declarations
    let checkouts = PackageCheckouts(files: packageFiles).folders(near: self.sources, of: imports)
    if declarations.isEmpty, checkouts.isEmpty { return FoundPackages() }
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
    return FoundPackages(
      sources: zip(paths, PackageTargets(files: packageFiles).modules(of: paths)).map {
        Packages.Source(path: $0, module: $1)
      },
      diagnostics: found.diagnostics
    )
  }
}

/// The facts beside files that decide which packages are read.
private struct PackageUsers: Equatable, Sendable {
  let sources: [FilePath]
  /// The modules that the sources import; nil where no packages are checked out.
  let imports: Set<String>?
}

/// The sources of packages, and what could not be looked into.
private struct FoundPackages: Sendable {
  var sources: [Packages.Source] = []
  var diagnostics: [Diagnostic] = []
}
