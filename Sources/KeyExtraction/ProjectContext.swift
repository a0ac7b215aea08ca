import LocalizationModel
import SourceFiles

/// The facts that the reading of any file needs beside its tokens.
///
/// It is shared, because contexts are handed on often, and have many references to count.
final class ProjectContext: Sendable {
  let routines: RoutineTable
  let types: LocalizableTypes
  /// Names of the project's properties that have a localizable type.
  let properties: Vocabulary
  let includesComments: Bool
  let findsHardCodedTexts: Bool
  /// Where the key is a parameter whose arguments are read at the calls, as offsets by file.
  let understoodSites: [FilePath: Set<Int>]
  /// By file the tables in which names are looked up there.
  private let tables: [FilePath: [String: Set<String>]]
  private let namesWithTables: Vocabulary
  /// Keys that a file names where it defines generated members, which use none.
  let definedKeys: [FilePath: Set<String>]
  /// The names of enumerations that are generated from the tables, as far as no source defines them.
  let generatedEnums: Vocabulary
  /// The names that those of generated names begin with.
  let beginningsOfSymbols: Vocabulary
  /// The modules that a file sees beside those that it imports itself.
  let visibleModules: [FilePath: Set<String>]

  init(
    _ index: DeclarationIndex,
    _ settings: ExtractionSettings,
    visibleModules: [FilePath: Set<String>] = [:]
  ) {
    self.visibleModules = visibleModules
    let declarations = index.declarations
    routines = index.routines.adding(settings.accessors + declarations.accessors)
    let defined = Set(declarations.accessors.compactMap(\.components.first))
    let generated = settings.generatedEnums.subtracting(defined).sorted()
    generatedEnums = Vocabulary(generated)
    beginningsOfSymbols = Vocabulary(["R", "String", "localizable"] + generated)
    types = index.types
    properties = Vocabulary(declarations.properties.sorted())
    includesComments = settings.includesComments
    findsHardCodedTexts = settings.extras.contains(.hardCodedTexts)
    understoodSites = declarations.understoodSites
    definedKeys = declarations.definedKeys
    tables = declarations.tables
    namesWithTables = Vocabulary(Set(tables.values.joined().map(\.key)))
  }

  /// Tells whether the keys of a declared name may be looked up in a table.
  func mayHaveTable(_ name: Int, of list: TokenList) -> Bool {
    namesWithTables.word(name, of: list) != .unknown
  }

  /// Returns the table that the keys of a declared name are looked up in, as far as its uses tell: nil
  /// for the default one.
  func table(ofName name: Int, in list: TokenList, at path: FilePath) -> (
    name: String?, isKnown: Bool
  ) {
    guard mayHaveTable(name, of: list) else { return (nil, true) }
    guard let tables = tables[path]?[list.text(name)], tables.count == 1, let table = tables.first
    else { return (nil, false) }
    return table.isEmpty ? (nil, false) : (table, true)
  }
}
