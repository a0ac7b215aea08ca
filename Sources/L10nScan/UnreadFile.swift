import AuditReports
import KeyExtraction
import LocalizationModel
package import SourceFiles
import StringResources

extension ScanInput {
  /// The source files that an audit reads, sorted; none where they cannot be found.
  package var sourcePaths: [FilePath] {
    // The audit itself has reported why they cannot be found.
    (try? FoundSources(self))?.paths ?? []
  }

  /// Returns why an audit does not read a file, as far as settings and names tell; nil where they do not.
  package func reasonNotRead(_ path: FilePath) -> String? {
    let roots = sources + tables
    guard let root = roots.first(where: { path.isWithin($0) }) else {
      return "it lies in none of the paths that are read: \(roots.map(\.string).quoted)"
    }
    let parts = (path.relative(to: root) ?? "").split(separator: "/")
    for count in parts.indices.map({ $0 + 1 }) {
      let part = parts[..<count].joined(separator: "/")
      if let reason = reasonLeftOut(part, name: parts[count - 1]) { return reason }
    }
    if !settings.includeTests, SourceContext(of: path, below: sources) == .test {
      return "it is code of tests; '--include-tests' reads it"
    }
    let known = KeyExtractor.fileExtensions.union(ResourceFormat.fileExtensions)
    if known.contains(String(path.fileExtension)) { return nil }
    return "files that end in '.\(path.fileExtension)' are no sources and no string tables"
  }

  private func reasonLeftOut(_ path: String, name: Substring) -> String? {
    if let glob = settings.exclude.first(where: { $0.matches(path) }) {
      return "'\(path)' is left out by the exclude '\(glob.pattern)'"
    }
    let isUsual = (FileWalker.defaultExcludes + FileWalker.projectBundles).contains {
      Glob($0).matches(name)
    }
    guard settings.defaultExcludes, name.hasPrefix(".") || isUsual else { return nil }
    return "'\(path)' is left out by default; '--no-default-excludes' reads it"
  }
}

extension [String] {
  fileprivate var quoted: String { map { "'\($0)'" }.joined(separator: ", ") }
}
