import LocalizationModel
import SourceFiles
import StringResources

/// Finds the enumerations that SwiftGen, or Tuist by means of it, makes of string tables in each build.
struct GeneratedEnums {
  let files: FileSystem

  /// Returns the names that differ from SwiftGen's own choice, `L10n`.
  func find(among paths: [FilePath], _ manifests: [ProjectManifest]) -> Set<String> {
    var names = Set(paths.filter(isConfiguration).flatMap(names))
    for manifest in manifests where manifest.path.name == "Project.swift" {
      names.formUnion(manifest.targets.map { $0.name.filter(\.isNamePart) + "Strings" })
    }
    return names
  }

  private func isConfiguration(_ path: FilePath) -> Bool {
    ProjectManifests.fileExtensions.contains(String(path.fileExtension))
      && path.stem.lowercased().namesSwiftGen
  }

  /// Returns the names that a configuration gives the enumerations of its string tables.
  private func names(in path: FilePath) -> [String] {
    // What cannot be read or understood gives no name of its own.
    guard let bytes = try? files.readToQuote(path), let node = YAMLNode(reading: bytes) else {
      return []
    }
    let actions = node["strings"]?.elements ?? []
    let outputs = actions.flatMap { $0["outputs"]?.elements ?? [] }
    return outputs.compactMap { $0["params"]?["enumName"]?.text }
  }
}

extension Character {
  fileprivate var isNamePart: Bool { isLetter || isNumber || self == "_" }
}

extension String {
  /// Whether a file of the name is a configuration of SwiftGen's: `swiftgen`, `swiftgen-app`,
  /// `App-SwiftGen`.
  fileprivate var namesSwiftGen: Bool {
    hasSuffix("swiftgen") || ["swiftgen-", "swiftgen.", "swiftgen_"].contains(where: hasPrefix)
  }
}
