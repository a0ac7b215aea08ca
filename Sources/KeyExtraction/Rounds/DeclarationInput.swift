import Facts
import LocalizationModel
import SourceFiles

/// What declarations are read with.
final class DeclarationInput: Sendable {
  let types: LocalizableTypes
  let routines: RoutineTable

  init(_ parts: DeclarationParts, _ known: RoutineTable) {
    types = parts.types.object
    routines = known.adding(parts.wrappers).knowing(parts.superclasses, parts.globals)
  }
}

/// All that the reading of declarations learns from other files.
struct DeclarationParts: Equatable, Sendable {
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

/// All that the reading of keys learns from other files, but for the classes that those of Objective-C
/// know.
struct ContextParts: Equatable, Sendable {
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
