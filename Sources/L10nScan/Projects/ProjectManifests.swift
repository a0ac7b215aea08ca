import KeyExtraction
import LocalizationModel
import SourceFiles
import StringResources

/// Finds the projects and manifests that tell which files the targets of an app take.
struct ProjectManifests {
  let files: FileSystem
  /// How many threads to use.
  let jobs: Int
  /// Whether the sources of Xcode's targets are wanted too.
  var withSources = false

  /// The extensions of manifests that are told by their names and contents.
  static let fileExtensions: Set<String> = ["yml", "yaml"]
  /// The names of other manifests.
  static let fileNames: Set<String> = ["Package.swift", "Project.swift"]

  /// Tells whether a file may be a manifest, by its path.
  static func mayRead(_ path: FilePath) -> Bool {
    fileNames.contains(String(path.name)) || XcodeGenSpecification.mayRead(path)
      || isXcodeProject(path)
  }

  /// Reads those among some files, and those beside and above the folders that are read.
  ///
  /// - Returns: The manifests, sorted by path.
  func read(among paths: [FilePath], near roots: [FilePath]) -> [ProjectManifest] {
    let folders = Set(roots.flatMap(files.projectFolders))
    let above = folders.flatMap { folder in
      files.names(in: folder).map { name in
        let path = folder.appending(name)
        return name.hasSuffix(".xcodeproj") ? path.appending("project.pbxproj") : path
      }
    }
    let all = Set((paths + above).filter(Self.mayRead)).sorted()
    return all.concurrentMap(jobs: jobs, read).compactMap(\.self)
  }

  private static func isXcodeProject(_ path: FilePath) -> Bool {
    path.name == "project.pbxproj" && path.folder.fileExtension == "xcodeproj"
  }

  /// Reads a manifest; nil where the file is none.
  @Sendable
  private func read(_ path: FilePath) -> ProjectManifest? {
    if XcodeGenSpecification.mayRead(path) {
      return XcodeGenSpecification(files: files).manifest(at: path)
    }
    do throws(FileError) {
      let bytes = try files.read(path)
      if Self.isXcodeProject(path) {
        return XcodeProject.manifest(bytes, at: path, withSources: withSources)
      }
      let manifest = SwiftManifest(SourceText(path: path, stored: bytes))
      if path.name == "Package.swift" {
        return PackageManifest(path: path, manifest: manifest).read()
      }
      guard TuistManifest.isManifest(manifest) else { return nil }
      return TuistManifest(path: path, manifest: manifest).read()
    } catch {
      return unreadable(path)
    }
  }

  /// A manifest that is there, and may say anything.
  private func unreadable(_ path: FilePath) -> ProjectManifest? {
    guard (try? files.kind(of: path)) != nil else { return nil }
    let project = Self.isXcodeProject(path) ? path.folder : path
    var manifest = ProjectManifest(path: project, folder: project.folder)
    manifest.isUnderstood = false
    return manifest
  }
}
