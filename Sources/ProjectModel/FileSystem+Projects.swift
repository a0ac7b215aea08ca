import LocalizationModel
import Platform
package import SourceFiles

extension FileSystem {
  /// Returns a folder and those above it, the nearest first, up to where its repository ends.
  package func projectFolders(from root: FilePath) -> [FilePath] {
    var folders = [root]
    while let last = folders.last, last.folder != last, !isRepository(last) {
      folders.append(last.folder)
    }
    return folders
  }

  /// Returns the names in a folder, sorted; none where it is a file or cannot be listed.
  package func names(in folder: FilePath) -> [String] {
    ((try? entries(of: folder)) ?? []).map(\.name).sorted()
  }

  /// Whether a path lies in a bundle that was built elsewhere, with a program or a signature in it.
  package func isInBuiltBundle(_ path: FilePath) -> Bool {
    var folder = path.folder
    while folder.folder != folder {
      if folder.name == "Contents",
        Self.bundles.contains(folder.folder.fileExtension.lowercased())
      {
        let names = names(in: folder)
        if names.contains("MacOS") || names.contains("_CodeSignature") { return true }
      }
      folder = folder.folder
    }
    return false
  }

  private static let bundles: Set<String> = [
    "app", "appex", "bundle", "component", "docset", "framework", "kext", "mdimporter", "plugin",
    "prefpane", "qlgenerator", "saver", "service", "systemextension", "xpc",
  ]
}
