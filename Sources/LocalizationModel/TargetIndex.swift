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
  }

  /// By the claimed path in lower case; strings compare canonically, as those file systems do.
  private var holders: [String: [Holder]] = [:]

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
            // Of other apps the files are only possible, so that none is told to lack a table.
            isApp: target.isApp && target.isProgram && !target.mayTakeLess,
            claim: claim
          )
          holders[claim.path.inLowerCase, default: []].append(holder)
        }
      }
    }
  }

  /// Whether a target takes a file; sources mostly are claimed one by one.
  package func takes(_ path: FilePath) -> Bool {
    let isClaimed = holders[path.inLowerCase]?.contains { !$0.isTest && $0.package == nil }
    return isClaimed ?? false || !answer(for: path).places.isEmpty
  }

  /// The targets' answer about a file.
  package struct Answer {
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
  /// Complexity: linear in the number of folders that it lies in, and of what claims them.
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
      for holder in holders[place] ?? [] {
        if let package, holder.package == nil, place.utf8.count <= package.utf8.count { continue }
        // What stands behind the place and a slash.
        let rest = Substring(text.utf8.dropFirst(isTop && !isAbsolute ? 0 : end + 1))
        if !holder.claim.takes(String(rest)) {
          answer.isExcluded = true
        } else if holder.isTest {
          answer.isInTests = true
        } else {
          answer.add(holder, rest)
          package = package ?? holder.package
          if !holder.isProgram { answer.isInLibrary = true }
          if !holder.helpsTests { answer.isShipped = true }
        }
      }
      if isTop { return answer }
      end = bytes[..<end].lastIndex(of: UInt8(ascii: "/")) ?? 0
    }
  }
}

extension TargetIndex.Answer {
  /// Adds a target; what lies in a bundle or a copied folder stays apart from its other resources.
  fileprivate mutating func add(_ holder: TargetIndex.Holder, _ rest: Substring) {
    let isInBundle =
      holder.claim.path.name.isNameOfBundle
      || rest.split(separator: "/").contains(where: \.isNameOfBundle)
    let isFlat = holder.claim.isSpread && !isInBundle
    let target = TargetPlace(manifest: holder.manifest, name: holder.target, isFlat: isFlat)
    places.insert(target)
    if holder.isApp { apps.insert(target) }
  }
}
