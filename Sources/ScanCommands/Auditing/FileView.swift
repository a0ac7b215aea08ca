import AuditReports
import Diagnostics
import KeyExtraction
import L10nScan
import Platform
import ProjectModel
import SourceFiles
import StringResources

/// Named files of which an audit reports the findings, while it reads the project around them.
struct FileView: Sendable {
  /// The paths that the audit reads; none for those that it reads without any.
  let paths: [FilePath]
  private let files: FileSystem
  private let places: Set<FilePath>

  /// Makes a view of files; nil where something else is named too, as then all of it is reported.
  init?(_ named: [FilePath], _ settings: ScanSettings, in console: Console) {
    files = console.files
    guard let first = named.first, settings.typed.sources == nil, settings.typed.tables == nil,
      named.allSatisfy({ Self.isReadable($0, in: console.files) })
    else { return nil }
    places = Set(named.map { console.files.nearestRealPath(of: $0) })
    let configured = settings.sources + settings.tables
    let folder = settings.configuration?.folder ?? Self.project(around: first, in: console)
    let roots = configured.isEmpty ? [folder] : configured
    let others = Self.paths(named, outside: roots, in: console.files)
    paths = configured.isEmpty || !others.isEmpty ? roots + others : []
  }

  /// Whether a path is that of a source file or of a table.
  static func isReadable(_ path: FilePath, in files: FileSystem) -> Bool {
    // A file that cannot be looked at is read by itself, which says why.
    extensions.contains(String(path.fileExtension)) && (try? files.kind(of: path)) == .file
  }

  private static let extensions = KeyExtractor.fileExtensions
    .union(ResourceFormat.fileExtensions).union(TextSource.fileExtensions)

  private static func paths(
    _ named: [FilePath],
    outside roots: [FilePath],
    in files: FileSystem
  ) -> [FilePath] {
    let roots = roots.map { files.nearestRealPath(of: $0) }
    return named.filter { path in
      let place = files.nearestRealPath(of: path)
      return !roots.contains { place.isWithin($0) }
    }
  }

  // MARK: - The project

  /// Returns the folder of a file's project: the nearest one with a project that holds the working
  /// folder too, else the outermost one around the file; without any, the working folder.
  private static func project(around file: FilePath, in console: Console) -> FilePath {
    let files = console.files
    let working = files.nearestRealPath(of: ".")
    let place = files.nearestRealPath(of: file)
    let folders = sequence(first: place.folder) { $0.folder == $0 ? nil : $0.folder }
    let projects = folders.filter { isProject($0, in: files) }
    let isInside = place.isWithin(working)
    let around = isInside ? projects.first { working.isWithin($0) } : projects.first
    let folder = around ?? projects.last ?? (isInside ? working : place.folder)
    return folder.seen(from: working)
  }

  private static func isProject(_ folder: FilePath, in files: FileSystem) -> Bool {
    // A folder that cannot be listed shows no project.
    let names = ((try? files.entries(of: folder)) ?? []).map(\.name)
    return names.contains { name in
      marks.contains(name) || markExtensions.contains(String(FilePath(name).fileExtension))
    }
  }

  private static let marks: Set<String> = [
    ".git", ".hg", "Package.swift", "Project.swift", "project.yml",
  ]
  private static let markExtensions: Set<String> = ["xcodeproj", "xcworkspace"]

  // MARK: - The findings

  /// Returns the findings in the files, and those of files that could not be read at all.
  func filter(_ findings: [Diagnostic]) -> [Diagnostic] {
    var known: [FilePath: Bool] = [:]
    return findings.filter { finding in
      let path = finding.location.path
      if let isShown = known[path] { return isShown || finding.isUnread }
      let isShown = holds(path)
      known[path] = isShown
      return isShown || finding.isUnread
    }
  }

  /// Whether a path is that of one of the files.
  func holds(_ path: FilePath) -> Bool { places.contains(files.nearestRealPath(of: path)) }

  /// Leaves what is in the files; the report counts the other findings.
  func show(_ report: inout Report) {
    let shown = filter(report.findings)
    let isShown = Set(shown)
    report.elsewhere = report.findings.filter { !isShown.contains($0) }
    report.found = report.found ?? report.findings
    report.findings = shown
    report.suppressed.removeAll { !holds($0.finding.location.path) }
  }
}
