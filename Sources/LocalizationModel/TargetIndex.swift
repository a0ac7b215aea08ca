import Platform
package import SourceFiles

/// Finds the targets that take a file.
///
/// Paths are compared without regard to case, as the file systems of Macs do.
package struct TargetIndex: Equatable, Sendable {
  fileprivate struct Holder: Equatable {
    let manifest: FilePath
    let target: String
    let isTest: Bool
    let helpsTests: Bool
    let isProgram: Bool
    let isApp: Bool
    let claim: ResourceClaim

    /// The folder of the package, in lower case; nil for a target of a project.
    var package: String? {
      manifest.name == "Package.swift" ? manifest.folder.inLowerCase : nil
    }

    /// Whether it takes whatever lies in its folder, but for some paths.
    var takesAllButPaths: Bool {
      package == nil && claim.excludes.isEmpty && claim.unlocalizedIncludes == nil
        && claim.code == nil
    }
  }

  /// By the claimed path in lower case; strings compare canonically, as those file systems do.
  private var holders: [String: [Holder]] = [:]
  /// The common answer of those that claim one folder, where they are many.
  private var common: [String: CommonClaims] = [:]

  /// Indexes what the targets of some projects take.
  package init(_ manifests: [ProjectManifest]) {
    holders.reserveCapacity(manifests.lazy.flatMap(\.targets).reduce(0) { $0 + $1.claims.count })
    for manifest in manifests {
      for target in manifest.targets {
        let helpsTests = target.helpsTests
        for claim in target.claims {
          let holder = Holder(
            manifest: manifest.path,
            target: target.name,
            isTest: target.isTest,
            helpsTests: helpsTests,
            isProgram: target.isProgram,
            // Of other apps the files are only possible, so that none is reported for a missing
            // table.
            isApp: target.isApp && target.isProgram && !target.mayTakeLess,
            claim: claim
          )
          holders[claim.path.inLowerCase, default: []].append(holder)
        }
      }
    }
    common = holders.compactMapValues(CommonClaims.init)
  }

  /// Whether a target takes a file; sources mostly are claimed one by one.
  package func takes(_ path: FilePath) -> Bool {
    let isClaimed = holders[path.inLowerCase]?.contains { !$0.isTest && $0.package == nil }
    return isClaimed ?? false || !answer(for: path).places.isEmpty
  }

  /// The targets' answer about a file.
  package struct Answer: Equatable {
    package fileprivate(set) var places: Set<TargetPlace> = []
    /// Those among them that are apps of their own.
    package fileprivate(set) var apps: Set<TargetPlace> = []
    package fileprivate(set) var isInTests = false
    /// Whether a target takes the file that is neither of tests nor helps them.
    package fileprivate(set) var isShipped = false
    /// Whether a target takes the file that is no program of its own: its code runs in others.
    package fileprivate(set) var isInLibrary = false
    /// Whether a target that has the folder leaves the file out.
    package fileprivate(set) var isExcluded = false
  }

  /// Returns the targets that take a file.
  ///
  /// A target that has the folder around a package has none of the package's files: Xcode takes the
  /// package for a package.
  ///
  /// Complexity: linear in the number of folders that it lies in, and of what claims them, but for many
  /// claims of a folder in which all targets take the file.
  package func answer(for path: FilePath) -> Answer {
    var answer = Answer()
    let text = path.inLowerCase
    let bytes = Array(text.utf8)
    var package: String?
    // Where the place in question ends that the file is or lies in, `.` or `/` at last.
    var end = bytes.count
    let isAbsolute = bytes.first == UInt8(ascii: "/")
    while true {
      let isTop = end == 0
      let place =
        isTop ? (isAbsolute ? "/" : ".") : String(decoding: bytes[..<end], as: UTF8.self)
      if let holders = holders[place] {
        // What stands behind the place and a slash.
        let rest = Substring(text.utf8.dropFirst(isTop && !isAbsolute ? 0 : end + 1))
        if package == nil, let claims = common[place]?.answer(for: rest) {
          answer.formUnion(claims)
        } else {
          answer.add(holders, at: place, rest, outOf: &package)
        }
      }
      if isTop { return answer }
      end = bytes[..<end].lastIndex(of: UInt8(ascii: "/")) ?? 0
    }
  }
}

/// The common answer of many targets that claim one folder, for a file in it that all include.
private struct CommonClaims: Equatable {
  /// The paths that some of them leave out.
  private let leftOut: Set<String>
  private var answer = TargetIndex.Answer()
  private var answerInBundle = TargetIndex.Answer()

  /// Returns nil for a few targets, which are asked one by one, and where one takes some files alone.
  init?(_ holders: [TargetIndex.Holder]) {
    guard holders.count > Self.few, holders.allSatisfy(\.takesAllButPaths) else { return nil }
    leftOut = holders.reduce(into: []) { $0.formUnion($1.claim.unlocalizedExcludes) }
    for holder in holders {
      answer.add(holder, isInBundle: false)
      answerInBundle.add(holder, isInBundle: true)
    }
  }

  /// Returns what they say of a file, by its path below the folder; nil where one of them leaves it out.
  func answer(for rest: Substring) -> TargetIndex.Answer? {
    if !leftOut.isEmpty, leftOut.contains(String(rest).unlocalized) { return nil }
    return rest.isInBundle ? answerInBundle : answer
  }

  private static let few = 8
}

extension TargetIndex.Answer {
  /// Adds what targets say of a file that claim one place, by the file's path below that.
  ///
  /// A package, in lower case, keeps its files from others' claims of the folders around it.
  fileprivate mutating func add(
    _ holders: [TargetIndex.Holder],
    at place: String,
    _ rest: Substring,
    outOf package: inout String?
  ) {
    let isInBundle = rest.isInBundle
    for holder in holders {
      if let package, holder.package == nil, place.utf8.count <= package.utf8.count { continue }
      guard holder.claim.takes(String(rest)) else {
        isExcluded = true
        continue
      }
      add(holder, isInBundle: isInBundle)
      if !holder.isTest { package = package ?? holder.package }
    }
  }

  /// Adds a target that takes a file; what lies in a bundle or a copied folder stays apart from its other
  /// resources.
  fileprivate mutating func add(_ holder: TargetIndex.Holder, isInBundle: Bool) {
    if holder.isTest {
      isInTests = true
      return
    }
    let isFlat = holder.claim.isSpread && !isInBundle && !holder.claim.path.name.isNameOfBundle
    let target = TargetPlace(manifest: holder.manifest, name: holder.target, isFlat: isFlat)
    places.insert(target)
    if holder.isApp { apps.insert(target) }
    if !holder.isProgram { isInLibrary = true }
    if !holder.helpsTests { isShipped = true }
  }

  fileprivate mutating func formUnion(_ other: TargetIndex.Answer) {
    // Sets that are not changed are shared.
    places = places.isEmpty ? other.places : places.union(other.places)
    apps = apps.isEmpty ? other.apps : apps.union(other.apps)
    isInTests = isInTests || other.isInTests
    isShipped = isShipped || other.isShipped
    isInLibrary = isInLibrary || other.isInLibrary
  }
}

extension Substring {
  /// Whether a path leads into a bundle.
  fileprivate var isInBundle: Bool { split(separator: "/").contains(where: \.isNameOfBundle) }
}
