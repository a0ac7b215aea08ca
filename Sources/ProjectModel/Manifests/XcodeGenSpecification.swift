import LocalizationModel
import Platform
import SourceFiles
import StringResources

/// Reads which files the targets of XcodeGen's specification take: all tables in the folders of their
/// sources, but for what is excluded.
struct XcodeGenSpecification {
  let files: FileSystem

  /// Returns whether a file may be a specification by its name.
  static func mayRead(_ path: FilePath) -> Bool {
    guard ["yml", "yaml"].contains(path.fileExtension) else { return false }
    return path.stem.hasPrefix("project") || path.stem.hasPrefix("xcodegen")
  }

  /// Reads a file; nil where it is no specification.
  func manifest(at path: FilePath) -> ProjectManifest? {
    // What cannot be read says nothing, and is no source or table that anybody misses.
    guard let bytes = try? files.readToQuote(path), bytes[...].holdsTargets else { return nil }
    var manifest = ProjectManifest(path: path, folder: path.folder)
    var parts = SpecificationParts(files: files, folder: path.folder)
    guard parts.read(bytes, at: path, depth: 0) else {
      manifest.isUnderstood = false
      return manifest
    }
    manifest.files = parts.seen.sorted()
    for (name, target) in parts.targets {
      guard let read = parts.target(name, target) else {
        manifest.isUnderstood = false
        continue
      }
      manifest.targets.append(read)
      manifest.scripts += target.node.scripts
    }
    return manifest.targets.isEmpty && manifest.isUnderstood ? nil : manifest
  }
}

/// The definitions of a specification and the files that it includes.
private struct SpecificationParts {
  let files: FileSystem
  let folder: FilePath
  /// A target or template, and the folder that its paths are relative to.
  struct Part {
    var node: YAMLNode
    var folder: FilePath
  }

  private(set) var targets: [(name: String, part: Part)] = []
  private var templates: [String: Part] = [:]
  /// The files that it is read from.
  private(set) var seen: Set<FilePath> = []

  init(files: FileSystem, folder: FilePath) {
    self.files = files
    self.folder = folder
  }

  /// Reads a file and what it includes; says whether all was understood.
  mutating func read(_ bytes: [UInt8], at path: FilePath, depth: Int) -> Bool {
    guard depth < 16, let node = YAMLNode(reading: bytes) else { return false }
    guard seen.insert(path).inserted else { return true }
    for include in node["include"]?.elements ?? [] {
      guard let name = (include["path"] ?? include).text, !name.contains("$"),
        include["relativePaths"]?.text != "false"
      else { return false }
      let included = path.folder.resolving(name)
      // A file that cannot be read may define anything, and one elsewhere must not be read.
      guard included.relative(to: folder) != nil, files.isInProject(included, of: path),
        let bytes = try? files.read(included),
        read(bytes, at: included, depth: depth + 1)
      else { return false }
    }
    for (name, node) in node["targets"]?.members ?? [] {
      targets.append((name, Part(node: node, folder: path.folder)))
    }
    for (name, node) in node["targetTemplates"]?.members ?? [] {
      templates[name] = Part(node: node, folder: path.folder)
    }
    return true
  }

  /// Returns a target; nil where its files are unknown.
  func target(_ name: String, _ part: Part) -> BuildTarget? {
    var open = [part]
    var all: [Part] = []
    while let part = open.popLast() {
      guard all.count < 64 else { return nil }
      all.append(part)
      for template in part.node["templates"]?.elements ?? [] {
        guard let name = template.text, let found = templates[name] else { return nil }
        open.append(found)
      }
    }
    // What a target says itself comes before what its templates say.
    let product = all.lazy.compactMap { $0.node["type"]?.text }.first ?? ""
    var target = BuildTarget(name: name, product: product)
    let platforms = all.flatMap { $0.node["platform"]?.elements ?? [] }.compactMap(\.text)
    target.isCompanion = platforms.contains("watchOS")
    if product.hasPrefix("application") {
      let properties = all.lazy.compactMap { $0.node["info"]?["properties"] }
      let names = properties.flatMap { list in
        InfoPropertyName.shown.compactMap { list[$0]?.text }
      }
      target.productNames = [name] + names.filter { !$0.isEmpty && !$0.contains("$") }
    }
    for part in all {
      for source in part.node["sources"]?.elements ?? [] {
        guard let path = (source["path"] ?? source).text?.with(targetName: name) else { return nil }
        if source["buildPhase"]?.text == "none" { continue }
        target.claims.append(claim(part.folder.resolving(path), source))
      }
      for list in part.node.infoPropertyLists {
        guard let path = list.with(targetName: name) else { continue }
        target.claims.append(ResourceClaim(path: part.folder.resolving(path)))
      }
    }
    return target
  }

  private func claim(_ path: FilePath, _ source: YAMLNode) -> ResourceClaim {
    var claim = ResourceClaim(path: path, isSpread: source["type"]?.text != "folder")
    claim.excludes = GlobSet(
      (source["excludes"]?.elements ?? []).compactMap(\.text).map { Glob("/" + $0.lowercased()) }
    )
    return claim
  }
}

extension YAMLNode {
  /// The property lists that a target is built with.
  fileprivate var infoPropertyLists: [String] {
    let settings = self["settings"]
    let name = BuildTarget.settingOfList
    let nodes = [self["info"]?["path"], settings?[name], settings?["base"]?[name]]
    return nodes.compactMap { $0?.text }
  }

  /// The scripts that a target runs during a build.
  fileprivate var scripts: [String] {
    let lists = ["preBuildScripts", "postCompileScripts", "postBuildScripts"]
    return lists.compactMap { self[$0] }.flatMap(\.elements).compactMap { $0["script"]?.text }
  }
}

extension String {
  /// Puts the name of a target into a path; nil where another variable is left.
  fileprivate func with(targetName name: String) -> String? {
    let path = replacing("${target_name}", with: name).replacing("$target_name", with: name)
    return path.contains("$") || path.contains("*") ? nil : path
  }
}

extension ArraySlice<UInt8> {
  /// Whether a line begins with `targets:` or `include:`.
  fileprivate var holdsTargets: Bool {
    firstOccurrence(of: Array("targets:".utf8)) != nil
      || firstOccurrence(of: Array("include:".utf8)) != nil
  }
}
