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
      for folder in chain(from: root) where declared == before {
        readDeclarations(in: folder, &declared)
      }
    }
    return declared
  }

  private func readDeclarations(in folder: FilePath, _ declared: inout DeclaredLanguages) {
    for name in names(in: folder) {
      if name == "Package.swift" {
        readManifest(folder.appending(name), &declared)
      } else if name.hasSuffix(".xcodeproj") {
        readProject(folder.appending(name), &declared)
      }
    }
  }

  /// Returns a folder and those above it, up to where the repository ends.
  private func chain(from root: FilePath) -> [FilePath] {
    var chain = [root]
    while let last = chain.last, last.folder != last, !isRepository(last) {
      chain.append(last.folder)
    }
    return chain
  }

  private func isRepository(_ folder: FilePath) -> Bool {
    // A folder that cannot be looked at is passed by.
    (try? files.kind(of: folder.appending(".git"))) != nil
  }

  /// Returns the names in a folder, sorted; none where it is a file or cannot be listed.
  private func names(in folder: FilePath) -> [String] {
    ((try? files.entries(of: folder)) ?? []).map(\.name).sorted()
  }

  private func readManifest(_ path: FilePath, _ declared: inout DeclaredLanguages) {
    guard declared.development == nil, let text = text(at: path) else { return }
    guard let language = text.defaultLocalization else { return }
    declared.development = Language(language)
    declared.developmentOrigin = "defaultLocalization of \(path)"
  }

  private func readProject(_ path: FilePath, _ declared: inout DeclaredLanguages) {
    guard let text = text(at: path.appending("project.pbxproj")) else { return }
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

  private func text(at path: FilePath) -> DeclarationText? {
    // What cannot be read declares nothing; the languages are then found in the tables.
    (try? files.read(path)).map(DeclarationText.init(bytes:))
  }
}
