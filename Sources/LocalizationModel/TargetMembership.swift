package import SourceFiles

/// The place of a table's file in the targets, as a project's manifests tell.
package enum TargetMembership: Hashable, Sendable {
  /// No manifest names the file, or none that is understood.
  case unknown
  /// The targets that take the file, sorted.
  case targets([TargetPlace])
  /// The file is no part of what the project ships.
  case outside(Reason)

  /// Why a file does not count.
  package enum Reason: String, Hashable, Sendable, CaseIterable {
    /// No target takes it.
    case noTarget
    /// A target takes its folder and leaves it out.
    case excluded
    /// Only targets of tests take it, or it lies among tests and no target does.
    case tests
    /// It lies in a folder of vendored code.
    case vendored
  }

  /// Why the file does not count; nil where it does, or may.
  package var reason: Reason? {
    guard case .outside(let reason) = self else { return nil }
    return reason
  }

  /// The targets that take the file; none where that is not known.
  package var places: [TargetPlace] {
    guard case .targets(let places) = self else { return [] }
    return places
  }
}

extension StringProtocol {
  /// Whether a folder of the name holds other people's code: `Vendor`, `third_party`, `Externals`.
  package var isNameOfVendored: Bool {
    utf8.count <= 24 && namesOfVendored.contains(lowercased().filter { $0.isLetter || $0.isNumber })
  }
}

/// The names of folders that hold other people's code, in lower case and without signs.
///
/// `submodules` and `external` are none of them: so are also called the parts of a feature, a team's own
/// libraries, and what an app shows on another screen.
private let namesOfVendored: Set<String> = [
  "3rdparty", "externallibraries", "externals", "thirdparties", "thirdparty",
  "thirdpartylibraries", "vendor", "vendored", "vendors",
]

extension FilePath {
  /// The innermost folder of other people's code that the path is or lies in; nil for none.
  package var vendoredFolder: FilePath? {
    var path = self
    while path.folder != path {
      if path.name.isNameOfVendored { return path }
      path = path.folder
    }
    return nil
  }

  /// The folder of the library that a folder belongs to among other people's code, which is all of that
  /// where the folder lies there by itself or is a bundle; nil for other folders.
  ///
  /// What shows how to use a library is none of its parts.
  package var vendoredLibrary: FilePath? {
    guard let all = vendoredFolder else { return nil }
    let names = relative(to: all)?.split(separator: "/") ?? []
    guard let first = names.first, !first.isNameOfBundle else { return all }
    let end = names.firstIndex(where: \.isExampleFolder) ?? 0
    return all.appending(names[...end].joined(separator: "/"))
  }
}

extension Substring {
  /// Whether a folder of the name is a bundle, which keeps its resources apart from others.
  package var isNameOfBundle: Bool {
    [".app", ".bundle", ".framework", ".help"].contains(where: hasSuffix)
  }
}

/// A target that takes a file.
package struct TargetPlace: Hashable, Sendable, Comparable {
  /// The project or manifest that has the target.
  package var manifest: FilePath
  package var name: String
  /// Whether the file goes where all resources go, so that two of one name are in each other's way.
  package var isFlat: Bool

  package init(manifest: FilePath, name: String, isFlat: Bool) {
    self.manifest = manifest
    self.name = name
    self.isFlat = isFlat
  }

  /// The target, whatever becomes of the file in it.
  package var target: TargetPlace { TargetPlace(manifest: manifest, name: name, isFlat: false) }

  /// Whether a Swift package has the target.
  package var isInPackage: Bool { manifest.name == "Package.swift" }

  package static func < (left: TargetPlace, right: TargetPlace) -> Bool {
    if left.manifest != right.manifest { return left.manifest < right.manifest }
    if left.name != right.name { return left.name < right.name }
    return left.isFlat && !right.isFlat
  }
}
