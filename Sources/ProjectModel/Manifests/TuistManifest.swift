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

  /// Returns whether a `Project.swift` is a manifest and no other source.
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

  /// Reads a target; nil where its files are unknown.
  private func read(_ call: SwiftManifest.Call) -> BuildTarget? {
    guard let name = call["name"]?.text else { return nil }
    let product = call["product"]?.member.map { Self.products[$0] ?? $0 } ?? ""
    var target = BuildTarget(name: name, product: product)
    // A function's parameter may be the product.
    if name.hasSuffix("Tests") { target.isTest = true }
    target.isCompanion = ["destinations", "platform", "product"].contains { label in
      call[label]?.names.contains { $0.lowercased().contains("watch") } ?? false
    }
    if product.hasPrefix("application") {
      target.productNames = [name] + [call["productName"]?.text].compactMap(\.self)
    }
    // What is copied may be tables as well.
    if call["copyFiles"] != nil { (target.isApp, target.isProgram) = (false, false) }
    for label in ["resources", "buildableFolders", "sources"] {
      guard let value = call[label] else { continue }
      guard let patterns = patterns(in: value, depth: 0) else { return nil }
      target.claims += patterns.map { ResourceClaim(path: folder(of: $0.text), isSpread: false) }
      if label != "resources", !patterns.allSatisfy(\.isWhole) { target.mayTakeLess = true }
    }
    return target
  }

  /// The products of targets, by Xcode's words for them where these are others.
  private static let products = [
    "app": "application", "appClip": "application.on-demand-install-capable",
    "appExtension": "app-extension", "extensionKitExtension": "extensionkit-extension",
    "messagesExtension": "app-extension.messages", "systemExtension": "system-extension",
    "stickerPackExtension": "app-extension.messages-sticker-pack",
    "tvTopShelfExtension": "tv-app-extension", "uiTests": "bundle.ui-testing",
    "unitTests": "bundle.unit-test", "watch2App": "application.watchapp2",
    "watch2Extension": "watchkit2-extension", "xpc": "xpc-service",
  ]

  /// Returns the patterns that a value stands for; nil where one is not literal.
  private func patterns(in value: SwiftManifest.Value, depth: Int) -> [Pattern]? {
    guard depth < 4 else { return nil }
    switch value {
    case .text(let pattern):
      // Behind two slashes a path is one of the root's, which is reported elsewhere.
      return pattern.hasPrefix("//") ? nil : [Pattern(text: pattern)]
    case .list(let values):
      var patterns: [Pattern] = []
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
      guard isKnown, let first = call.arguments.first?.value,
        let found = patterns(in: first, depth: depth + 1)
      else { return nil }
      let isPart = call["excluding"] != nil || call["exceptions"] != nil
      return isPart ? found.map { Pattern(text: $0.text, isPart: true) } : found
    case .boolean, .member, .other: return nil
    }
  }

  private func folder(of pattern: String) -> FilePath {
    let parts = pattern.split(separator: "/").prefix { part in
      !part.contains { "*?[{".contains($0) }
    }
    return path.folder.resolving(parts.joined(separator: "/"))
  }

  /// A pattern for files or folders.
  private struct Pattern {
    let text: String
    /// Whether some of what it matches is left out.
    var isPart = false

    /// Whether it takes all code of a folder, or one file.
    var isWhole: Bool {
      let rest = text.split(separator: "/").drop { !$0.contains { "*?[{".contains($0) } }
      return !isPart && [[], ["**"], ["**", "*"], ["**", "*.swift"]].contains(rest)
    }
  }
}
