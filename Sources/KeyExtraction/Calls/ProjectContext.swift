import Facts
import LocalizationModel
import SourceFiles
import SwiftSource

/// The facts that the reading of any file needs beside its tokens.
///
/// It is shared, because contexts are handed on often, and have many references to count.
final class ProjectContext: Sendable {
  let routines: RoutineTable
  let types: LocalizableTypes
  /// Names of the project's properties that have a localizable type.
  let properties: Vocabulary
  let includesComments: Bool
  /// The project's own functions that take what is interpolated.
  let interpolations: [Routine]
  /// The functions that look keys up, in a reading that has those in their place which show strings.
  let lookUps: RoutineTable?
  /// The properties that are looked up in other bodies than those of their types, by the names of these.
  let lookedUp: [String: PropertyRoles]
  private let namesWithTables: Vocabulary
  /// The files that declare constants with the bundles of their modules.
  private let ownBundles: [String: [FilePath]]
  /// The bundles of classes that constants hold.
  private let bundlesOfClasses: [String: Set<BundleSource>]
  /// The constants whose bundles are searched for.
  let searchedBundles: Set<String>
  /// The names of enumerations that are generated from the tables, as far as no source defines them.
  let generatedEnums: Vocabulary
  /// The names that those of generated names begin with.
  let beginningsOfSymbols: Vocabulary
  /// The names of routines, those that generated names begin with, and those of look-ups.
  let wanted: WordFilter

  /// Makes the context of some routines that are known, and of what files declare.
  init(_ parts: ContextParts, _ settings: ExtractionSettings) {
    routines = parts.known.object.routines.adding(parts.routines)
      .adding(parts.generatedAccessors + parts.accessors)
    interpolations = routines["appendInterpolation"]
    let defined = Set(parts.accessors.compactMap(\.components.first))
    let generated = parts.generatedEnums.subtracting(defined).sorted()
    generatedEnums = Vocabulary(generated)
    beginningsOfSymbols = Vocabulary(["R", "String", "localizable"] + generated)
    wanted = WordFilter([routines.vocabulary, beginningsOfSymbols, LookUpWords.vocabulary])
    types = parts.types.object
    properties = Vocabulary(parts.properties.sorted())
    includesComments = settings.includesComments
    lookUps = parts.lookUps?.object.routines
    namesWithTables = Vocabulary(parts.namesWithTables)
    lookedUp = parts.lookedUp
    searchedBundles = parts.searchedBundles
    ownBundles = parts.ownBundles.mapValues { $0.sorted() }
    bundlesOfClasses = parts.bundlesOfClasses
  }

  /// Returns the files that declare a constant with the bundle of their module.
  func filesOfBundle(named constant: String) -> [FilePath] { ownBundles[constant] ?? [] }

  /// Returns the bundles of classes that a constant may hold.
  func bundlesOfClasses(named constant: String) -> Set<BundleSource> {
    bundlesOfClasses[constant] ?? []
  }

  /// Returns whether the keys of a declared name may be looked up in a table.
  func mayHaveTable(_ name: Int, of list: TokenList) -> Bool {
    namesWithTables.word(name, of: list) != .unknown
  }
}

/// All that keys are read with beside their file, but for the classes that files of Objective-C know.
struct ContextParts: Equatable, Sendable {
  let known: Identity<KnownRoutines>
  /// The folders and files that are read.
  let roots: [FilePath]
  let types: Identity<LocalizableTypes>
  let lookUps: Identity<ProjectContext>?
  /// The routines that the sources and packages declare.
  let routines: [Routine]
  let properties: Set<String>
  let namesWithTables: Set<String>
  /// The properties that are looked up elsewhere, by the names of their types.
  let lookedUp: [String: PropertyRoles]
  let ownBundles: [String: Set<FilePath>]
  let bundlesOfClasses: [String: Set<BundleSource>]
  let searchedBundles: Set<String>
  /// The names for keys that sources define, and those that are generated from the tables.
  let accessors: [KeyAccessor]
  let generatedAccessors: [KeyAccessor]
  let generatedEnums: Set<String>
}
