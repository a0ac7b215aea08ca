import Facts
import LocalizationModel
import Platform
import SourceFiles
import SwiftSource

/// Routines, types and packages that are known while declarations are read.
final class DeclarationContext: Sendable {
  let types: LocalizableTypes
  let routines: RoutineTable

  init(_ parts: DeclarationParts) {
    types = parts.types.object
    routines = parts.known.object.routines.adding(parts.wrappers).knowing(
      parts.superclasses,
      parts.globals
    )
  }
}

/// All that declarations are read with beside their file.
struct DeclarationParts: Equatable, Sendable {
  let known: Identity<KnownRoutines>
  let types: Identity<LocalizableTypes>
  let hasPackages: Bool
  var wrappers: [Routine] = []
  var superclasses: [String: String] = [:]
  var globals: [String: String] = [:]
}

/// The input of `ProjectClasses`.
struct ClassParts: Equatable, Sendable {
  let superclasses: [String: String]
  let globals: [String: String]
}

/// Names that files are searched for.
struct NameSet: Equatable, Sendable {
  private let names: Set<String>
  private let vocabulary: Vocabulary

  init(_ names: Set<String>) {
    self.names = names
    vocabulary = Vocabulary(names)
  }

  /// Returns whether one of the names stands in a file.
  ///
  /// Complexity: linear in the file's tokens.
  func stands(in unit: Result<SourceUnit, FileError>) -> Bool {
    guard case .success(let unit) = unit else { return false }
    return unit.tokens.contains(wordOf: vocabulary)
  }

  static func == (left: Self, right: Self) -> Bool { left.names == right.names }
}
