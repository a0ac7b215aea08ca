package import SourceFiles
import SwiftSource

/// Finds calls of Foundation's routines whose key is a parameter of the function or macro around them.
package struct ParameterCalls: Sendable {
  private let routines: RoutineTable

  /// Takes the names of routines that are read like `NSLocalizedString`, beside Foundation's.
  package init(of names: [String]) {
    routines = .foundation.adding(names.compactMap(CustomRoutine.init))
  }

  /// Returns the offsets of the calls in a text.
  package func offsets(in text: SourceText) -> Set<Int> {
    Declarations(in: SourceUnit(text), .foundation, routines, isHanding: true).facts.understoodSites
  }
}
