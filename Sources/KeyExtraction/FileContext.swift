import Diagnostics
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

/// The facts that the reading of one file needs beside its tokens.
///
/// It is shared by all that reads the file, and complete before they begin.
final class FileContext {
  private let project: ProjectContext
  private let vocabulary: Vocabulary
  /// The file that is read.
  let path: FilePath
  /// Where the key is a parameter whose arguments are read at the calls.
  private let understoodOffsets: Set<Int>
  /// The modules that the file imports.
  var imports: Set<String> = []
  /// The scopes of the file, where the types of its names are wanted.
  var file: ScopedFile?
  /// The declarations of all files, where they are wanted.
  let index: TypeIndex?

  init(of path: FilePath, in project: ProjectContext, _ index: TypeIndex?) {
    self.project = project
    self.path = path
    self.index = index
    vocabulary = project.routines.vocabulary
    understoodOffsets = project.understoodSites[path] ?? []
  }

  var routines: RoutineTable { project.routines }

  /// Returns the word that a token is among the names that routines have.
  @inline(__always)
  func word(_ index: Int, of list: TokenList) -> Word { vocabulary.word(index, of: list) }

  var types: LocalizableTypes { project.types }
  var properties: Vocabulary { project.properties }
  var includesComments: Bool { project.includesComments }

  /// Tells whether a word is the name of a routine, of what stands for a key, or of what generated
  /// names begin with.
  func mayMeanKey(wordIn bytes: [UInt8], _ range: Range<Int>) -> Bool {
    vocabulary.word(in: bytes, range) != .unknown
      || project.beginningsOfSymbols.word(in: bytes, range) != .unknown
  }

  /// Tells whether a token is what generated names begin with.
  @inline(__always)
  func mayBeginSymbol(_ index: Int, of list: TokenList) -> Bool {
    project.beginningsOfSymbols.word(index, of: list) != .unknown
  }

  /// Tells whether a token names an enumeration that is generated from the tables.
  @inline(__always)
  func isGeneratedEnum(_ index: Int, of list: TokenList) -> Bool {
    project.generatedEnums.contains(index, of: list)
  }

  /// Tells whether the keys of a declared name may be looked up in a table.
  func mayHaveTable(_ name: Int, of list: TokenList) -> Bool {
    project.mayHaveTable(name, of: list)
  }

  /// Returns the table that the keys of a declared name are looked up in, as far as its uses tell.
  func table(ofName name: Int, in list: TokenList) -> (name: String?, isKnown: Bool) {
    project.table(ofName: name, in: list, at: path)
  }
  var findsHardCodedTexts: Bool { project.findsHardCodedTexts }

  /// Tells whether a call's key is a parameter whose arguments are read elsewhere.
  func isUnderstood(_ location: SourceLocation) -> Bool {
    understoodOffsets.contains(location.offset)
  }

  /// Tells whether the file can mean a routine by its name.
  func canSee(_ routine: Routine) -> Bool {
    routine.modules.isEmpty || !routine.modules.isDisjoint(with: imports)
  }

  /// Tells whether the file can mean a declaration, which may be private to another file.
  func canSee(_ signature: Declarations.Signature) -> Bool {
    signature.home.map { !$0.isPrivate || $0.path == path } ?? true
  }
}

/// The result of reading a file so far.
struct FileReading {
  var extraction: Extraction
  var locator: SourceLocator
  /// The kind of code that the next use stands in.
  var sourceContext: SourceContext
  /// Whether only types tell whether some literals are keys.
  var hasUnclearTypes = false
  /// The literals that were read with a cast behind them.
  var castLiterals: Set<Int> = []
  /// For the names of the file's types the bytes in which they mean these; nil until one is asked
  /// for.
  var ownTypes: [Word: [Range<Int>]]?
  /// The bodies of the file's types; nil until one is asked for.
  var typeBodies: [(name: String, body: Range<Int>)]?
  /// Tables that calls name for keys which another initializer within them makes, by its place.
  var outerTables: [Int: (name: String?, isKnown: Bool)] = [:]
  /// The arguments that are put into texts, to be told to the references when all are found.
  var formattedTexts = FormattedTexts()

  init(_ text: SourceText, _ sourceContext: SourceContext) {
    extraction = Extraction(path: text.path)
    locator = SourceLocator(text)
    self.sourceContext = sourceContext
  }

  /// Keeps the directives of a file.
  mutating func add(_ directives: [Range<Int>], in bytes: [UInt8]) {
    for comment in directives {
      extraction.directives.append(
        ScanDirective(
          text: bytes.directiveText(in: comment),
          location: locator.location(of: comment)
        )
      )
    }
  }

  /// Tells what is wrong with the form of the file.
  mutating func report(_ defects: [SourceDefects.Defect]) {
    for (range, message) in defects {
      extraction.diagnostics.append(
        Diagnostic(
          rule: .malformedSource,
          severity: .warning,
          message: message,
          location: locator.location(of: range)
        )
      )
    }
  }

  /// Adds traits to the references from an index on.
  mutating func add(_ traits: TextTraits, toReferencesFrom start: Int) {
    guard !traits.isEmpty else { return }
    for index in extraction.references.indices.dropFirst(start) {
      extraction.references[index].traits.formUnion(traits)
      extraction.references[index].settleFormatting()
    }
  }
}

/// The routines that are looked for, by the word that the lexer knows their names as.
struct RoutineTable: Sendable {
  private(set) var vocabulary: Vocabulary
  let formatting: FormattingWords
  private var routines: [[Routine]] = []
  /// The project's own initializers, by the labels that a call of theirs can begin with.
  private var initializers: [String?: [Routine]] = [:]
  /// The superclasses of the project's classes.
  private(set) var superclasses: [String: String] = [:]
  /// The classes of global variables.
  fileprivate(set) var globals: [String: String] = [:]
  /// Names that stand for a key, by the last word of the name.
  private var accessors: [Word: [KeyAccessor]] = [:]

  private init() {
    var vocabulary = Vocabulary()
    formatting = FormattingWords(in: &vocabulary)
    self.vocabulary = vocabulary
  }

  /// Foundation's routines alone, and those of the other frameworks with them.
  static let foundation = RoutineTable().adding(Routine.foundation + Routine.swifternalization)
  static let frameworks = foundation.adding(Routine.swiftUI + Routine.appIntents)

  /// Names whose calls may hand a variable on, beside those that hold the word `localized`.
  private(set) var customNames: [[UInt8]] = []

  /// Returns a table that has the project's own routines too.
  func adding(_ more: [CustomRoutine]) -> RoutineTable {
    let routines = more.flatMap(\.routines).map { routine in
      var routine = routine
      routine.isCustom = true
      return routine
    }
    var table = adding(routines)
    table.customNames += Set(routines.map(\.name)).sorted().map { Array($0.utf8) }
    return table
  }

  /// Returns a table that has more routines.
  func adding(_ more: [Routine]) -> RoutineTable {
    var table = self
    for routine in more { table.add(routine) }
    return table
  }

  /// Returns a table that knows the superclasses of classes, and the classes of global variables.
  func knowing(_ superclasses: [String: String], _ globals: [String: String]) -> RoutineTable {
    var table = self
    table.superclasses = superclasses
    table.globals = globals
    return table
  }

  /// Returns a table that has more names for keys.
  func adding(_ more: [KeyAccessor]) -> RoutineTable {
    var table = self
    for accessor in more {
      guard let name = accessor.components.last else { continue }
      table.accessors[table.vocabulary.insert(name), default: []].append(accessor)
    }
    return table
  }

  /// Returns the names for keys that end in a word.
  func accessors(endingIn word: Word) -> [KeyAccessor] {
    accessors[word] ?? []
  }

  /// The modules of which a routine wants one to be imported.
  private(set) var modules: Set<String> = []

  private mutating func add(_ routine: Routine) {
    modules.formUnion(routine.modules)
    let index = Int(vocabulary.insert(routine.name).rawValue)
    while routines.count <= index { routines.append([]) }
    if !routines[index].contains(routine) { routines[index].append(routine) }
    for overload in routine.overloads where overload.form == .initializer {
      addInitializer(overload, of: routine)
    }
  }

  subscript(word: Word) -> [Routine] {
    routines.indices.contains(Int(word.rawValue)) ? routines[Int(word.rawValue)] : []
  }

  /// The routines of a name.
  subscript(name: String) -> [Routine] {
    let spelling = Array(name.utf8)
    let word = vocabulary.word(in: spelling, 0..<spelling.count)
    return word == .unknown ? [] : self[word]
  }

  /// Tells whether a call of `.init` with these labels may give a key, if the type is one that has
  /// such an initializer.
  func mayInitialize(labels: [String?], in context: FileContext) -> Bool {
    guard let first = labels.first else { return false }
    if first == nil, labels.count == 1 { return true }
    return initializers[first]?.contains { routine in
      context.canSee(routine)
        && routine.overloads.contains {
          context.canSee($0) && $0.parameters(for: labels)?.contains(where: \.isKey) ?? false
        }
    } ?? false
  }

  /// Returns the initializer that a call of `.init` with these labels means, of those that can be
  /// seen.
  ///
  /// It is the first one that takes them. One label or none may be anybody's, so it must be the
  /// whole of the parameters.
  func initializer(labels: [String?], in context: FileContext) -> Routine? {
    guard let first = labels.first else { return nil }
    return initializers[first]?.first { routine in
      context.canSee(routine)
        && routine.overloads.contains { signature in
          guard context.canSee(signature), let filled = signature.parameters(for: labels),
            filled.contains(where: \.isKey)
          else { return false }
          let isDistinct = labels.count { $0 != nil } > 1
          return isDistinct || labels[0] != nil && signature.parameters.count == 1
        }
    }
  }

  private mutating func addInitializer(_ signature: Declarations.Signature, of type: Routine) {
    guard signature.parameters.contains(where: \.isKey) else { return }
    let routine = Routine(declared: type.name, overloads: [signature], modules: type.modules)
    // A call may leave out parameters before its first label.
    for parameter in signature.parameters {
      initializers[parameter.label, default: []].append(routine)
      if !parameter.isOptional { break }
    }
  }
}

extension KeyReference {
  /// Tells whether a text that is shown at once has been formatted: by one of the project's own
  /// routines, with what it got.
  fileprivate mutating func settleFormatting() {
    guard traits.contains(.isShown), origin != .argument else { return }
    traits.remove(.isShown)
    if traits.contains(.mayBeFormatted), formatArguments == nil { formatArguments = [] }
  }
}
