import Diagnostics

/// What rules found in a project, before anything is left out of it.
package struct RuleFindings: Sendable {
  /// The findings of rules that look at the whole.
  var ofProject: [Diagnostic] = []
  /// The findings of rules that look at keys and translations by themselves.
  var ofKeys: [Diagnostic] = []

  package init() {}

  init(ofProject: [Diagnostic], ofKeys: [Diagnostic]) {
    self.ofProject = ofProject
    self.ofKeys = ofKeys
  }

  var all: [Diagnostic] { ofProject + ofKeys }

  /// Moves the places of the findings to where they are now.
  ///
  /// - Returns: Whether all of them are known; otherwise the rules are to look again.
  package mutating func move(_ places: MovedPlaces) -> Bool {
    guard let whole = places.moving(ofProject), let keys = places.moving(ofKeys) else {
      return false
    }
    (ofProject, ofKeys) = (whole, keys)
    return true
  }
}
