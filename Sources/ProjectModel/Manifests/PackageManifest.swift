import LocalizationModel
import SourceFiles
import SwiftSource

/// Reads which files the targets of a Swift package take: all tables in the folder of a target, but
/// for what it excludes, and the code that it names.
struct PackageManifest {
  let path: FilePath
  let manifest: SwiftManifest
  let files: FileSystem

  private static let kinds: Set<String> = ["target", "executableTarget", "macro", "testTarget"]
  /// The calls that stand for targets without files of their own.
  private static let others: Set<String> = ["binaryTarget", "plugin", "systemLibrary"]
  /// Where a target lies that does not say it.
  private static let defaultFolders = ["Sources", "Source", "src", "srcs"]

  func read() -> ProjectManifest {
    var project = ProjectManifest(path: path, folder: path.folder)
    let targets = manifest.calls.filter { Self.kinds.contains($0.name) && $0["name"] != nil }
    let isLiteral = areTargetsLiteral
    for target in targets {
      let isOnly = targets.count { $0.isTest == target.isTest } == 1
      read(target, isOnly: isOnly && isLiteral, into: &project)
    }
    if !isLiteral { project.isUnderstood = false }
    return project
  }

  /// Whether the package lists calls alone, each of which is that of a target.
  private var areTargetsLiteral: Bool {
    guard let package = manifest.calls.first(where: { $0.name == "Package" }) else { return false }
    guard let targets = package["targets"] else { return true }
    let names = Self.kinds.union(Self.others)
    return targets.list?.allSatisfy { names.contains($0.call?.name ?? "") } ?? false
  }

  private func read(
    _ call: SwiftManifest.Call,
    isOnly: Bool,
    into project: inout ProjectManifest
  ) {
    guard let name = call["name"]?.text, call["path"] == nil || call["path"]?.text != nil else {
      project.isUnderstood = false
      return
    }
    var target = BuildTarget(name: name, isTest: call.isTest)
    if call.name == "executableTarget" {
      let products = products(with: name)
      target.productNames = [name] + products.compactMap { $0["name"]?.text }.filter { $0 != name }
      target.isApp = products.allSatisfy { $0.name == "executable" } && !isPartOfOthers(name)
    }
    let apps = applications(with: name)
    if !apps.isEmpty {
      (target.isApp, target.isProgram) = (true, true)
      target.productNames = [name] + apps.compactMap { $0["name"]?.text }.filter { $0 != name }
    }
    for folder in folders(of: call, name, isOnly: isOnly) {
      var claim = ResourceClaim(path: path.folder.resolving(folder), isSpread: true)
      claim.excludes = GlobSet(
        (call["exclude"]?.list ?? []).compactMap(\.text).map { .literal($0.lowercased()) }
      )
      claim.code = namedCode(of: call)
      target.claims.append(claim)
    }
    target.folders = target.claims.map(\.path)
    target.claims += copies(of: call, below: target.claims)
    project.targets.append(target)
  }

  /// The extensions of what is compiled with what includes it.
  static let headers: Set<String> = ["h", "hh", "hpp", "inc", "pch"]

  /// Returns the code that a target is limited to; nil where that is all of its folder, or unknown.
  private func namedCode(of call: SwiftManifest.Call) -> NamedCode? {
    guard let sources = call["sources"]?.list else { return nil }
    let paths = sources.compactMap(\.text)
    let compiled = SourceSyntax.fileExtensions.subtracting(Self.headers)
    return paths.count == sources.count ? NamedCode(paths, fileExtensions: compiled) : nil
  }

  /// Returns the products that have a target, or may have it.
  private func products(with target: String) -> [SwiftManifest.Call] {
    manifest.calls.filter { call in
      guard Self.products.contains(call.name), let targets = call["targets"] else { return false }
      return targets.list?.contains { $0.text.map { $0 == target } ?? true } ?? true
    }
  }

  /// Returns the apps of an app playground that a target is: its resources are those of the app.
  private func applications(with target: String) -> [SwiftManifest.Call] {
    manifest.calls.filter { call in
      call.name == "iOSApplication"
        && call["targets"]?.list?.contains { $0.text == target } ?? false
    }
  }

  private static let products: Set<String> = ["executable", "library"]

  /// Whether another target of the package may be made of a target; its tests are no part of anything,
  /// and neither is what a plugin runs.
  private func isPartOfOthers(_ target: String) -> Bool {
    manifest.calls.contains { call in
      guard Self.kinds.contains(call.name), !call.isTest, let parts = call["dependencies"] else {
        return false
      }
      return parts.list?.contains { part in
        (part.text ?? part.call?["name"]?.text).map { $0 == target } ?? true
      } ?? true
    }
  }

  private func folders(
    of call: SwiftManifest.Call,
    _ name: String,
    isOnly: Bool
  ) -> [String] {
    if let path = call["path"]?.text { return [path] }
    let parents = (call.isTest ? ["Tests"] : []) + Self.defaultFolders
    let own = parents.map { "\($0)/\(name)" }
    // The only target of its kind may lie in the first of these folders itself.
    guard isOnly, let parent = files.names(in: path.folder).first(of: parents),
      files.names(in: path.folder.appending(parent)).first(of: [name]) == nil
    else { return own }
    return [parent] + own
  }

  /// Returns the folders that are copied as they are, and resources beside the target's folder.
  private func copies(
    of call: SwiftManifest.Call,
    below claims: [ResourceClaim]
  ) -> [ResourceClaim] {
    let resources = (call["resources"]?.list ?? []).compactMap(\.call).compactMap { resource in
      resource.arguments.first?.value.text.map { (path: $0, isCopied: resource.name == "copy") }
    }
    // What is processed within the folder is taken with it.
    let apart = resources.filter { $0.isCopied || $0.path.hasPrefix("../") }
    return claims.flatMap { claim in
      apart.map { resource in
        let path = claim.path.resolving(resource.path)
        // A language's folder and a file of texts are of use as they are.
        let isPlain = ["lproj", "strings", "stringsdict"].contains(path.fileExtension)
        return ResourceClaim(path: path, isSpread: !resource.isCopied || isPlain)
      }
    }
  }
}

extension SwiftManifest.Call {
  /// Whether it is that of a target of tests.
  fileprivate var isTest: Bool { name == "testTarget" }
}

extension Collection<String> {
  /// Returns the first of some names that is among these, without regard to case.
  fileprivate func first(of wanted: [String]) -> String? {
    let names = Set(lazy.map { $0.lowercased() })
    return wanted.first { names.contains($0.lowercased()) }
  }
}
