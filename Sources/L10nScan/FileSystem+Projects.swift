import LocalizationModel
import Platform
package import SourceFiles
package import StringResources

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

  /// Reads a manifest, project or build settings.
  ///
  /// What cannot be read declares nothing: what it would have said is then found in other ways, or
  /// said on the command line.
  func declarations(at path: FilePath) -> DeclarationText? {
    (try? readToQuote(path)).map(DeclarationText.init(bytes:))
  }

  /// Reads the settings of an Xcode project; nil where it cannot be read.
  package func configurations(ofXcodeProject folder: FilePath) -> XcodeConfigurations? {
    let path = folder.projectFile
    let read = reader(ofXcodeProject: folder)
    return read(path).flatMap { XcodeConfigurations($0, at: path, reading: read) }
  }

  /// Returns what reads the files around an Xcode project, but for those that lie elsewhere; what cannot
  /// be read tells nothing.
  package func reader(ofXcodeProject folder: FilePath) -> (FilePath) -> [UInt8]? {
    let path = folder.projectFile
    return { file in isInProject(file, of: path) ? try? read(file) : nil }
  }
}
