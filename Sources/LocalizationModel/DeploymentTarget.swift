/// A version of a system: of a deployment target, the earliest that an app runs on.
package struct DeploymentTarget: Hashable, Sendable {
  package enum System: String, CaseIterable, Sendable {
    case iOS = "IPHONEOS_DEPLOYMENT_TARGET"
    case macOS = "MACOSX_DEPLOYMENT_TARGET"
  }

  package let system: System
  package let version: Int

  package init(_ system: System, _ version: Int) {
    (self.system, self.version) = (system, version)
  }
}

extension [DeploymentTarget] {
  /// Whether none of the systems that an app runs on requires a reason any more.
  package func outlive(_ reason: String) -> Bool {
    guard let ends = InfoPropertyName.endedReasons[reason], !isEmpty else { return false }
    return allSatisfy { target in
      ends.allSatisfy { $0.system != target.system || $0.version <= target.version }
    } && contains { target in ends.contains { $0.system == target.system } }
  }
}
