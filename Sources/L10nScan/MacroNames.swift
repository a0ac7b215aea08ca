import KeyExtraction
import SourceFiles

/// Finds the macros that Xcode is told to read like `NSLocalizedString`: the build setting
/// `LOCALIZED_STRING_MACRO_NAMES` of projects and of the `.xcconfig` files near them.
///
/// Projects are looked for in the folders of the sources and those above them, settings also in
/// the folders right beside a project.
struct MacroNames {
  let files: FileSystem

  private static let setting = "LOCALIZED_STRING_MACRO_NAMES"
  /// What every project has, and what is left of `$(inherited)`.
  private static let known = ["NSLocalizedString", "CFCopyLocalizedString", "inherited"]

  /// Returns the project's own macros, in the order of their names.
  func find(for roots: [FilePath]) -> [CustomRoutine] {
    let folders = Set(roots.flatMap(files.projectFolders))
    let names = Set(folders.flatMap(settingsFiles).flatMap(names))
    return names.subtracting(Self.known).sorted()
      .compactMap { CustomRoutine($0) }
  }

  /// Returns the projects and build settings of a folder.
  private func settingsFiles(of folder: FilePath) -> [FilePath] {
    let names = files.names(in: folder)
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }
      .map { folder.appending($0).appending("project.pbxproj") }
    let settings = names.filter { $0.hasSuffix(".xcconfig") }.map { folder.appending($0) }
    guard !projects.isEmpty else { return settings }
    return projects + settings + names.map { folder.appending($0) }.flatMap(buildSettings)
  }

  private func buildSettings(in folder: FilePath) -> [FilePath] {
    guard !folder.name.contains(".") else { return [] }
    return files.names(in: folder).filter { $0.hasSuffix(".xcconfig") }
      .map { folder.appending($0) }
  }

  /// Other words than identifiers are no routines, and left out.
  private func names(in path: FilePath) -> [String] {
    files.declarations(at: path)?.words(assignedTo: Self.setting) ?? []
  }
}
