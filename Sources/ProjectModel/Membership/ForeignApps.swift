import LocalizationModel
import SourceFiles

/// Returns for sources beside packages whether they may be those of an app whose project was not
/// found, by what else an app is made of.
struct ForeignApps {
  private let files: FileSystem
  /// The folders of the packages, whose own programs may have such files in them.
  private let packages: Set<FilePath>
  private var folders: [FilePath: Bool] = [:]

  init(besides manifests: [ProjectManifest], in files: FileSystem) {
    self.files = files
    packages = Set(manifests.map(\.folder))
  }

  /// Returns whether a file of an app lies in a source's folder, or in one above it.
  mutating func mayHave(_ source: FilePath) -> Bool { isOfApp(source.folder) }

  private mutating func isOfApp(_ folder: FilePath) -> Bool {
    if let known = folders[folder] { return known }
    if packages.contains(folder) || folder.folder == folder { return false }
    let isOfApp = files.names(in: folder).contains(where: Self.isPart) || isOfApp(folder.folder)
    folders[folder] = isOfApp
    return isOfApp
  }

  private static func isPart(_ name: String) -> Bool {
    name.hasSuffix("Info.plist") || parts.contains(String(FilePath(name).fileExtension))
  }

  private static let parts: Set<String> = [
    "entitlements", "nib", "storyboard", "xcassets", "xcodeproj", "xcworkspace", "xib",
  ]
}
