package import SourceFiles

/// Finds the targets that take a file.
///
/// Paths are compared without regard to case, as the file systems of Macs do.
package struct TargetIndex: Hashable, Sendable {
  fileprivate struct Holder: Hashable {
    let manifest: FilePath
    let target: String
    let isTest: Bool
    let claim: ResourceClaim
  }

  /// By the claimed path in lower case; strings compare canonically, as those file systems do.
  private var holders: [String: [Holder]] = [:]

  /// Indexes what the targets of some projects take.
  package init(_ manifests: [ProjectManifest]) {
    for manifest in manifests {
      for target in manifest.targets {
        for claim in target.claims {
          let holder = Holder(
            manifest: manifest.path,
            target: target.name,
            isTest: target.isTest,
            claim: claim
          )
          holders[claim.path.string.lowercased(), default: []].append(holder)
        }
      }
    }
  }

  /// The targets' answer about a file.
  package struct Answer {
    package fileprivate(set) var places: Set<TargetPlace> = []
    package fileprivate(set) var isInTests = false
    /// Whether a target that has the folder leaves the file out.
    package fileprivate(set) var isExcluded = false
  }

  /// Returns the targets that take a file.
  ///
  /// Complexity: linear in the number of folders that it lies in, and of what claims them.
  package func answer(for path: FilePath) -> Answer {
    var answer = Answer()
    let path = FilePath(path.string.lowercased())
    var components = path.components[...]
    let root = path.isAbsolute ? "/" : ""
    var rest: [Substring] = []
    while true {
      let place = root + components.joined(separator: "/")
      for holder in holders[place.isEmpty ? "." : place] ?? [] {
        if !holder.claim.takes(rest.reversed().joined(separator: "/")) {
          answer.isExcluded = true
        } else if holder.isTest {
          answer.isInTests = true
        } else {
          answer.add(holder, rest)
        }
      }
      guard let last = components.popLast() else { return answer }
      rest.append(last)
    }
  }
}

extension TargetIndex.Answer {
  /// Adds a target; what lies in a bundle or a copied folder stays apart from its other resources.
  fileprivate mutating func add(_ holder: TargetIndex.Holder, _ rest: [Substring]) {
    let isInBundle =
      holder.claim.path.name.isNameOfBundle || rest.contains(where: \.isNameOfBundle)
    let isFlat = holder.claim.isSpread && !isInBundle
    places.insert(TargetPlace(manifest: holder.manifest, name: holder.target, isFlat: isFlat))
  }
}
