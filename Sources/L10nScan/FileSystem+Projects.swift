import SourceFiles

extension FileSystem {
  /// Returns a folder and those above it, the nearest first, up to where its repository ends.
  func projectFolders(from root: FilePath) -> [FilePath] {
    var folders = [root]
    while let last = folders.last, last.folder != last, !isRepository(last) {
      folders.append(last.folder)
    }
    return folders
  }

  /// Returns the names in a folder, sorted; none where it is a file or cannot be listed.
  func names(in folder: FilePath) -> [String] {
    ((try? entries(of: folder)) ?? []).map(\.name).sorted()
  }

  /// Reads a manifest, project or build settings.
  ///
  /// What cannot be read declares nothing: what it would have said is then found in other ways, or
  /// said on the command line.
  func declarations(at path: FilePath) -> DeclarationText? {
    (try? read(path)).map(DeclarationText.init(bytes:))
  }
}
