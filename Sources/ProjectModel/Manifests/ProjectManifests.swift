package import LocalizationModel
import Platform
package import SourceFiles

/// Finds the projects and manifests that say which files the targets of an app take.
package struct ProjectManifests {
  private let files: FileSystem
  private let jobs: Int

  package init(files: FileSystem, jobs: Int) { (self.files, self.jobs) = (files, jobs) }

  /// The extensions of manifests that are recognized by their names and contents.
  package static let fileExtensions: Set<String> = ["yml", "yaml"]
  /// The names of other manifests.
  package static let fileNames: Set<String> = ["Package.swift", TuistManifest.fileName]

  /// Returns whether a file may be a manifest, by its path.
  static func mayRead(_ path: FilePath) -> Bool {
    fileNames.contains(String(path.name)) || XcodeGenSpecification.mayRead(path)
      || path.isProjectFile
  }

  /// Reads those among some files, and those beside and above the folders that are read.
  ///
  /// - Returns: The manifests, sorted by path.
  package func read(among paths: [FilePath], near roots: [FilePath]) -> [ManifestFile] {
    let folders = Set(roots.flatMap(files.projectFolders))
    let above = folders.flatMap { folder in
      files.names(in: folder).map { name in
        let path = folder.appending(name)
        return name.hasSuffix(".xcodeproj") ? path.projectFile : path
      }
    }
    let all = Set((paths + above).filter(Self.mayRead)).sorted()
    return all.concurrentMap(jobs: jobs, read).compactMap(\.self)
  }

  /// Reads a manifest; nil where the file is none.
  @Sendable
  private func read(_ path: FilePath) -> ManifestFile? {
    if path.isProjectFile, let bytes = try? files.readToQuote(path) {
      return ManifestFile(XcodeProject(bytes, at: path))
    }
    return manifest(at: path).map { ManifestFile(manifest: $0) }
  }

  private func manifest(at path: FilePath) -> ProjectManifest? {
    if XcodeGenSpecification.mayRead(path) {
      return XcodeGenSpecification(files: files).manifest(at: path)
    }
    guard !path.isProjectFile, let bytes = try? files.readToQuote(path) else {
      return unreadable(path)
    }
    let text = SourceText(path: path, stored: bytes)
    if path.name == "Package.swift" {
      return PackageManifest(path: path, manifest: SwiftManifest(text), files: files).read()
    }
    let manifest = SwiftManifest(text, followsCalls: true)
    guard TuistManifest.isManifest(manifest) else { return nil }
    return TuistManifest(path: path, manifest: manifest).read()
  }

  /// A manifest that is there, and may say anything.
  private func unreadable(_ path: FilePath) -> ProjectManifest? {
    guard (try? files.kind(of: path)) != nil else { return nil }
    let project = path.isProjectFile ? path.folder : path
    var manifest = ProjectManifest(path: project, folder: project.folder)
    manifest.isUnderstood = false
    return manifest
  }
}

extension PackageFolders {
  /// Reads the manifests of packages in some folders.
  package init(manifestsIn folders: [FilePath], of files: FileSystem, jobs: Int) {
    let manifests = ProjectManifests(files: files, jobs: jobs)
      .read(among: folders.map { $0.appending("Package.swift") }, near: [])
    self.init(folders, manifests.map(\.manifest).targetClaims)
  }
}

/// A manifest that was read.
package struct ManifestFile: Sendable {
  /// The targets with their resources, and such sources as matter in any case.
  package let manifest: ProjectManifest
  /// The targets with all their sources, as far as the manifest names these.
  package let withSources: ProjectManifest

  init(manifest: ProjectManifest) {
    self.manifest = manifest
    withSources = manifest
  }

  init(_ project: XcodeProject) {
    manifest = project.manifest
    withSources = project.withSources
  }
}

extension FilePath {
  /// Whether the properties of an `Info.plist` may stand in the file, by its name: a list, what a
  /// specification may include, a manifest in Swift and the functions that it calls.
  package var mayHoldProperties: Bool {
    switch fileExtension {
    case "plist": name.hasSuffix("Info.plist")
    case "swift":
      name == TuistManifest.fileName || components.contains { $0 == TuistManifest.folderOfHelpers }
    default: ProjectManifests.fileExtensions.contains(String(fileExtension))
    }
  }
}
