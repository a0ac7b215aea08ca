import LocalizationModel
import SourceFiles

/// Finds what package manifests and Xcode projects say about the languages of an app.
///
/// The folders of the input are looked into, and those above them; the nearest word counts. The
/// search ends where a repository does.
struct LanguageDeclarations {
  let files: FileSystem

  /// Returns what is declared for the sources and tables below some folders.
  func find(for roots: [FilePath]) -> DeclaredLanguages {
    var declared = DeclaredLanguages()
    for root in roots {
      let before = declared
      for folder in files.projectFolders(from: root) where declared == before {
        readDeclarations(in: folder, &declared)
      }
    }
    return declared
  }

  private func readDeclarations(in folder: FilePath, _ declared: inout DeclaredLanguages) {
    for name in files.names(in: folder) {
      if name == "Package.swift" {
        readManifest(folder.appending(name), &declared)
      } else if name.hasSuffix(".xcodeproj") {
        readProject(folder.appending(name), &declared)
      }
    }
  }

  private func readManifest(_ path: FilePath, _ declared: inout DeclaredLanguages) {
    guard declared.development == nil, let text = files.declarations(at: path) else { return }
    guard let language = text.defaultLocalization else { return }
    declared.development = Language(language)
    declared.developmentOrigin = "defaultLocalization of \(path)"
  }

  private func readProject(_ path: FilePath, _ declared: inout DeclaredLanguages) {
    guard let text = files.declarations(at: path.appending("project.pbxproj")) else { return }
    if declared.development == nil, let region = text.values(of: "developmentRegion").first {
      declared.development = Language(region)
      declared.developmentOrigin = "developmentRegion of \(path)"
    }
    let regions = text.values(of: "knownRegions").filter { $0 != "Base" }
    if declared.known.isEmpty, !regions.isEmpty {
      declared.known = Set(regions.map(Language.init)).sorted()
      declared.knownOrigin = "knownRegions of \(path)"
    }
  }
}
