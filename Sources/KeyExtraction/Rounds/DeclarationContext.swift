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
  private let spellings: [[UInt8]]

  init(_ names: Set<String>) {
    spellings = names.map { Array($0.utf8) }
  }

  /// Returns whether one of the names stands in a file.
  func stands(in unit: Result<SourceUnit, FileError>) -> Bool {
    guard case .success(let unit) = unit else { return false }
    return spellings.contains { unit.text.bytes[...].firstOccurrence(of: $0) != nil }
  }
}
