import Facts
import LocalizationModel
import SourceFiles
import SwiftSource

/// What declarations are read with.
final class DeclarationInput: Sendable {
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

/// The routines that need no look at the sources.
final class KnownRoutines: Sendable {
  let routines: RoutineTable

  init(_ routines: RoutineTable) { self.routines = routines }
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

/// What `ProjectClasses` are made of.
struct ClassParts: Equatable, Sendable {
  let superclasses: [String: String]
  let globals: [String: String]
}

/// All that keys are read with beside their file, but for the classes that files of Objective-C know.
struct ContextParts: Equatable, Sendable {
  let known: Identity<KnownRoutines>
  /// The folders and files that are read.
  let roots: [FilePath]
  let types: Identity<LocalizableTypes>
  /// The routines that the sources and packages declare.
  let routines: [Routine]
  let properties: Set<String>
  let namesWithTables: Set<String>
  let ownBundles: [String: Set<FilePath>]
  let searchedBundles: Set<String>
  /// The names for keys that sources define, and those that are generated from the tables.
  let accessors: [KeyAccessor]
  let generatedAccessors: [KeyAccessor]
  let generatedEnums: Set<String>
}

/// Names that files are searched for.
struct NameSet: Equatable, Sendable {
  private let spellings: [[UInt8]]

  init(_ names: Set<String>) {
    spellings = names.map { Array($0.utf8) }
  }

  /// Tells whether one of the names stands in a file.
  func stands(in unit: Result<SourceUnit, FileError>) -> Bool {
    guard case .success(let unit) = unit else { return false }
    return spellings.contains { unit.text.bytes[...].firstOccurrence(of: $0) != nil }
  }
}
