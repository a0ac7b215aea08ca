import Platform
package import SourceFiles

/// Finds the folder that the paths of an export start from: the one with the Xcode project or the
/// package that all tables belong to.
struct ExchangeRoot {
  private let files: FileSystem

  init(_ files: FileSystem) {
    self.files = files.rememberingFolders()
  }

  /// Returns the folder of the project that holds some folders, or what they have in common.
  func folder(of folders: [FilePath]) -> FilePath {
    let projects = Set(folders.map { projectFolder(above: $0) ?? $0 }).sorted()
    guard var common = projects.first else { return "." }
    while !projects.allSatisfy({ $0.isWithin(common) }) {
      let parent = common.folder
      if parent == common { break }
      common = parent
    }
    return common
  }

  private func projectFolder(above folder: FilePath) -> FilePath? {
    var folder = folder
    while true {
      if name(in: folder) != nil { return folder }
      let parent = folder.folder
      if parent == folder { return nil }
      folder = parent
    }
  }

  /// The name of the project or package in a folder: `App.xcodeproj`.
  func name(in folder: FilePath) -> String? {
    // A folder that cannot be listed is reported by the scan, and holds no project for us.
    let names = ((try? files.entries(of: folder)) ?? []).map(\.name).sorted()
    return names.first { FilePath($0).fileExtension == "xcodeproj" }
      ?? (names.contains("Package.swift") ? "Package.swift" : nil)
  }
}

extension FilePath {
  /// The path as an export shows it, from the folder of the project.
  package func original(in root: FilePath) -> String {
    relative(to: root).map(String.init) ?? seen(from: root).string
  }
}
