package import SourceFiles

/// The contents of a `.l10nscan.json`.
package struct Configuration: Sendable {
  package static let fileName = ".l10nscan.json"

  package let path: FilePath
  package internal(set) var values = SettingValues()
  /// Whether it also speaks for files that do not lie below its folder.
  var coversAll = false

  init(path: FilePath) {
    self.path = path
  }

  /// The folder that the paths in the file start from.
  package var folder: FilePath { path.folder }

  var origin: SettingOrigin { .configuration(path) }
}
