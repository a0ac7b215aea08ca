import LocalizationModel
import SourceFiles

/// What declarations are read with.
final class DeclarationInput: Sendable {
  let types: LocalizableTypes
  let routines: RoutineTable

  init(_ types: LocalizableTypes, _ routines: RoutineTable) {
    self.types = types
    self.routines = routines
  }
}

/// What `DeclarationInput` is made of.
struct DeclarationKey: Equatable, Sendable {
  let types: Identity<LocalizableTypes>
  let packages: Identity<PackageDeclarations>
  /// The declarations that are known already; nil before any was read.
  let merged: Identity<MergedDeclarations>?
}

/// What `ProjectContext` is made of, beside settings that never change.
struct ContextKey: Equatable, Sendable {
  let types: Identity<LocalizableTypes>
  let packages: Identity<PackageDeclarations>
  let merged: Identity<MergedDeclarations>
  let accessors: [KeyAccessor]
  let generatedEnums: Set<String>
}

/// What `PackageDeclarations` are read from.
struct PackageKey: Equatable, Sendable {
  let files: [Packages.Source]
  let versions: [Int]
  let types: Identity<LocalizableTypes>
}

/// Names that files are searched for.
final class NameSet: Sendable {
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
