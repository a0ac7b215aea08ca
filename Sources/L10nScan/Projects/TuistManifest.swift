import KeyExtraction
import LocalizationModel
import SourceFiles

/// Reads which files the targets of a Tuist project take, where the manifest has them as literals.
///
/// Of a pattern only the folders before its first wildcard are looked at: what lies below may be taken.
struct TuistManifest {
  static let fileName = "Project.swift"
  /// The folder with the functions that manifests share.
  static let folderOfHelpers = "ProjectDescriptionHelpers"

  let path: FilePath
  let manifest: SwiftManifest

  /// Tells whether a `Project.swift` is a manifest and no other source.
  static func isManifest(_ manifest: SwiftManifest) -> Bool {
    manifest.imports.contains("ProjectDescription")
  }

  func read() -> ProjectManifest {
    var project = ProjectManifest(path: path, folder: path.folder)
    let targets = manifest.calls.first { $0.name == "Project" }?["targets"]?.list
    for target in targets ?? [] {
      guard let call = target.call, call.name.lowercased() == "target", let read = read(call) else {
        project.isUnderstood = false
        continue
      }
      project.targets.append(read)
    }
    if targets == nil { project.isUnderstood = false }
    return project
  }

  /// Reads a target; nil where its files cannot be told.
  private func read(_ call: SwiftManifest.Call) -> BuildTarget? {
    guard let name = call["name"]?.text else { return nil }
    var target = BuildTarget(name: name, isTest: name.hasSuffix("Tests"))
    target.isCompanion = ["destinations", "platform", "product"].contains { label in
      call[label]?.names.contains { $0.lowercased().contains("watch") } ?? false
    }
    // What is copied may be tables as well.
    target.isApp = call["product"]?.member == "app" && call["copyFiles"] == nil
    for label in ["resources", "buildableFolders", "sources"] {
      guard let value = call[label] else { continue }
      guard let patterns = patterns(in: value, depth: 0) else { return nil }
      target.claims += patterns.map { ResourceClaim(path: folder(of: $0), isSpread: false) }
    }
    return target
  }

  /// Returns the patterns that a value stands for; nil where one is not literal.
  private func patterns(in value: SwiftManifest.Value, depth: Int) -> [String]? {
    guard depth < 4 else { return nil }
    switch value {
    case .text(let pattern):
      // Behind two slashes a path is one of the root's, which is told elsewhere.
      return pattern.hasPrefix("//") ? nil : [pattern]
    case .list(let values):
      var patterns: [String] = []
      for value in values {
        guard let more = self.patterns(in: value, depth: depth + 1) else { return nil }
        patterns += more
      }
      return patterns
    case .call(let call):
      // `.glob(pattern:excluding:)`, `.folderReference(path:)`, `.resources([…])`.
      let isKnown = [
        "file", "folder", "folderReference", "glob", "relativeToManifest", "resources",
      ]
      .contains(call.name)
      guard isKnown, let first = call.arguments.first?.value else { return nil }
      return patterns(in: first, depth: depth + 1)
    case .boolean, .member, .other: return nil
    }
  }

  private func folder(of pattern: String) -> FilePath {
    let parts = pattern.split(separator: "/").prefix { part in
      !part.contains { "*?[{".contains($0) }
    }
    return path.folder.resolving(parts.joined(separator: "/"))
  }
}
