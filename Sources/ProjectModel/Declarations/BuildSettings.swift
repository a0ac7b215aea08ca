import LocalizationModel
package import SourceFiles

/// Finds the files that hold the build settings of an app: projects, `.xcconfig` files and the
/// specifications that projects are generated from.
///
/// Projects are looked for in the folders of the sources, those above them, and the folders of projects
/// that are known; settings also in the folders right beside a project.
package struct BuildSettings {
  let files: FileSystem

  package init(files: FileSystem) { self.files = files }

  /// Returns the words that any of the files assigns to a setting.
  package func words(assignedTo setting: String, near roots: [FilePath]) -> Set<String> {
    Set(
      settingsFiles(near: roots).flatMap { path in
        files.declarations(at: path)?.words(assignedTo: setting) ?? []
      }
    )
  }

  /// Returns the files, folder by folder.
  package func settingsFiles(near roots: [FilePath], besides projects: [FilePath] = [])
    -> [FilePath]
  {
    Set(roots.flatMap(files.projectFolders) + projects.map(\.folder)).sorted()
      .flatMap(settingsFiles)
  }

  private func settingsFiles(of folder: FilePath) -> [FilePath] {
    let names = files.names(in: folder)
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }
      .map { folder.appending($0).projectFile }
    let specifications = names.map { folder.appending($0) }.filter(XcodeGenSpecification.mayRead)
    let settings = names.filter { $0.hasSuffix(".xcconfig") }.map { folder.appending($0) }
    guard !(projects + specifications).isEmpty else { return settings }
    return projects + specifications + settings
      + names.map { folder.appending($0) }.flatMap(buildSettings)
  }

  private func buildSettings(in folder: FilePath) -> [FilePath] {
    guard !folder.name.contains(".") else { return [] }
    return files.names(in: folder).filter { $0.hasSuffix(".xcconfig") }
      .map { folder.appending($0) }
  }
}
