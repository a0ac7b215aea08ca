import Diagnostics
import LocalizationModel
import SourceFiles
import SwiftSource

/// The facts that the reading of one file needs beside its tokens.
///
/// It is shared by all that reads the file, and complete before they begin.
final class FileContext {
  private let project: ProjectContext
  private let vocabulary: Vocabulary
  /// The names that those of generated names begin with.
  private let beginningsOfSymbols: Vocabulary
  /// A first look at the names that may use anything.
  let wanted: WordFilter
  let routines: RoutineTable
  /// The file that is read.
  let path: FilePath
  private let facts: FileFacts
  /// The modules that the file imports.
  let imports: Set<String>
  /// The properties of the frameworks' types that may take keys.
  let foreignProperties: Vocabulary?
  /// The scopes of the file, where the types of its names are wanted.
  let file: ScopedFile?
  /// The declarations of all files, where they are wanted.
  let index: TypeIndex?
  /// The texts that names stand for, as far as they are found.
  let texts: SharedTexts?
  /// The steps that were taken from the file's calls to their texts, which others share no part of.
  private var steps = 0

  init(
    of path: FilePath,
    in project: ProjectContext,
    _ facts: FileFacts,
    _ typed: TypedReading?,
    imports: Set<String> = [],
    scopes file: ScopedFile? = nil
  ) {
    self.project = project
    self.path = path
    index = typed?.types
    texts = typed?.texts
    self.imports = imports
    foreignProperties = LocalizableProperties.seen(by: imports)
    self.file = file
    vocabulary = project.routines.vocabulary
    routines =
      facts.classes.map { project.routines.knowing($0.superclasses, $0.globals) }
      ?? project.routines
    self.facts = facts
    if facts.aliases.isEmpty {
      (beginningsOfSymbols, wanted) = (project.beginningsOfSymbols, project.wanted)
    } else {
      var beginnings = project.beginningsOfSymbols
      for name in facts.aliases.names.sorted() { _ = beginnings.insert(name) }
      beginningsOfSymbols = beginnings
      wanted = WordFilter([vocabulary, beginnings, LookUpWords.vocabulary])
    }
  }

  /// A file that takes more steps to the texts of its calls uses more than a person would.
  static let stepLimit = 100_000

  /// Why the texts of a call are not known in such a file.
  static let tooManyValues = "the file's calls have too many values to follow"

  var mayFollowValues: Bool { steps < Self.stepLimit }

  /// Notes the steps to some texts, and that each of these is looked at.
  func noteSteps(_ count: Int, to texts: Texts) {
    steps += count + (texts.whole == nil ? texts.patterns.count : 1)
  }

  /// The literals that the texts which were followed last come from.
  private var origins: Set<SourcePlace> = []

  func noteOrigins(_ places: Set<SourcePlace>) { origins.formUnion(places) }

  /// Returns the literals that texts come from which were followed since the last time.
  func takeOrigins() -> Set<SourcePlace> {
    defer { origins = [] }
    return origins
  }

  /// Returns the word that a token is among the names that routines have.
  @inline(__always)
  func word(_ index: Int, of list: TokenList) -> Word { vocabulary.word(index, of: list) }

  var types: LocalizableTypes { project.types }
  var properties: Vocabulary { project.properties }
  var includesComments: Bool { project.includesComments }
  var interpolations: [Routine] { project.interpolations }

  /// Returns whether a word is the name of a routine, of what stands for a key, or of what
  /// generated names begin with, or is called like a look-up.
  func mayMeanKey(wordIn bytes: [UInt8], _ range: Range<Int>) -> Bool {
    LookUpWords.mayContain(bytes, range)
      || wanted.mayHold(wordIn: bytes, range)
        && (vocabulary.word(in: bytes, range) != .unknown
          || beginningsOfSymbols.word(in: bytes, range) != .unknown)
  }

  /// Returns whether a token is what generated names begin with.
  @inline(__always)
  func mayBeginSymbol(_ index: Int, of list: TokenList) -> Bool {
    beginningsOfSymbols.word(index, of: list) != .unknown
  }

  /// Returns whether a token names an enumeration that is generated from the tables.
  @inline(__always)
  func isGeneratedEnum(_ index: Int, of list: TokenList) -> Bool {
    project.generatedEnums.contains(index, of: list)
      || !facts.aliases.roots.isEmpty && facts.aliases.roots.contains(list.text(index))
  }

  /// Returns whether a name is that of an enumeration that is generated from the tables.
  func isGeneratedEnum(_ name: String) -> Bool {
    if isGeneratedByItsName(name) { return true }
    let spelling = Array(name.utf8)
    return project.generatedEnums.word(in: spelling, 0..<spelling.count) != .unknown
  }

  /// Returns whether nothing but its name says of a type that it is generated from the tables.
  func isGeneratedByItsName(_ type: String) -> Bool { facts.aliases.roots.contains(type) }

  /// Returns the generated types that a token names by an alias.
  @inline(__always)
  func generatedTypes(namedBy index: Int, of list: TokenList) -> [[String]] {
    if facts.aliases.isEmpty { return [] }
    return facts.aliases.types(named: list.text(index), in: path)
  }

  /// Returns whether the keys of a declared name may be looked up in a table.
  func mayHaveTable(_ name: Int, of list: TokenList) -> Bool {
    project.mayHaveTable(name, of: list)
  }

  /// Returns where the keys of a declared name are looked up, as far as its uses tell; nil where no
  /// table is named beside it.
  func lookUp(ofName name: Int, in list: TokenList) -> KeyLookUp? {
    guard mayHaveTable(name, of: list) else { return nil }
    let name = list.text(name)
    if let tables = facts.tables[name], tables.count == 1, case .named(let table) = tables.first,
      !table.isEmpty
    {
      return KeyLookUp(table: table)
    }
    return KeyLookUp(parameterLabel: name)
  }

  /// Returns the modules whose bundle an expression may be.
  func bundle(in range: Range<Int>, of list: TokenList) -> NamedBundle {
    if list.isOwnBundle(range) { return NamedBundle(files: [path]) }
    if let last = list.ownName(in: range) {
      if facts.namesOfOwnBundles.contains(list.text(last)) { return NamedBundle(files: [path]) }
      return facts.bundlesOfClasses[list.text(last)].map(bundle) ?? NamedBundle()
    }
    if let name = list.classOfBundle(in: range) { return bundle(ofClass: name, in: list) }
    guard let (owner, name) = list.bundleConstant(in: range) else { return NamedBundle() }
    return bundle(.constant("\(owner).\(name)"))
  }

  /// Returns the bundle of the class that a token names, or of all that `self` may be there.
  private func bundle(ofClass name: Int, in list: TokenList) -> NamedBundle {
    guard list.isSelf(name) else { return bundle(.ofClass(list.text(name))) }
    let owner = file?.type(of: name..<name + 1, in: list)?.name
    guard let index else { return NamedBundle(isUnread: true) }
    let classes = owner.map(index.heirs) ?? []
    return bundle(Set(classes.map { .ofClass($0) }))
  }

  /// Returns the bundles of classes of which one is meant.
  private func bundle(_ sources: Set<BundleSource>) -> NamedBundle {
    let bundles = sources.map(bundle)
    return NamedBundle(
      files: Set(bundles.flatMap(\.files)).sorted(),
      isOfClass: true,
      isUnread: bundles.contains(where: \.isUnread)
    )
  }

  /// Returns whether an expression is a constant whose bundle is searched for: `Bundle.chart`.
  func isSearched(_ range: Range<Int>, in list: TokenList) -> Bool {
    // The value of a local name may have more behind it: `guard let bundle = Bundle.chart else`.
    let end = list.firstTopLevel(in: range) { index in
      list.keyword(index) != nil || ![.identifier, .dot].contains(list.kind(index))
    }
    guard let (owner, name) = list.bundleConstant(in: range.lowerBound..<(end ?? range.upperBound))
    else { return false }
    return project.searchedBundles.contains("\(owner).\(name)")
  }

  /// Returns the modules whose bundle is meant.
  func bundle(_ source: BundleSource) -> NamedBundle {
    switch source {
    case .ofModule(let path): return NamedBundle(files: [path])
    case .ofTargets(let path): return NamedBundle(files: [path], isOfClass: true)
    case .ofClass(let name):
      guard let index else { return NamedBundle(isUnread: true) }
      return NamedBundle(files: index.files(declaringClass: name), isOfClass: true)
    case .constant(let name):
      let files = project.filesOfBundle(named: name)
      return files.isEmpty
        ? bundle(project.bundlesOfClasses(named: name)) : NamedBundle(files: files)
    }
  }

  /// Whether what shows a string as it is stands in the place of what looks keys up.
  var findsHardCodedTexts: Bool { project.lookUps != nil }

  /// The functions that look keys up, also in a reading that has others in their place.
  var lookUps: RoutineTable { project.lookUps ?? routines }

  /// Returns whether an initializer of a type hands on as a key what it takes for a property.
  func takesText(_ property: String, by type: String) -> Bool {
    routines[type].contains { routine in
      routine.overloads.contains { signature in
        signature.form == .initializer
          && signature.parameters.contains { $0.label == property && $0.isKey }
      }
    }
  }

  /// Whether bodies look up properties of other types at all.
  var looksUpMembers: Bool { !project.lookedUp.isEmpty }

  /// Returns whether other bodies look up a property of some type.
  func isLookedUp(_ property: String, of type: String) -> Bool {
    project.lookedUp[type]?[property]?.isKey ?? false
  }

  /// Returns whether a call's key is a parameter whose arguments are read elsewhere.
  func isUnderstood(_ location: SourceLocation) -> Bool {
    facts.understoodSites.contains(location.offset)
  }

  /// Returns whether a call is all that a generated member is, which is no use of the key.
  func isDefinition(_ location: SourceLocation) -> Bool {
    facts.definitions.contains(location.offset)
  }

  /// Returns whether the file can mean a routine by its name.
  func canSee(_ routine: Routine) -> Bool {
    routine.modules.isEmpty || !routine.modules.isDisjoint(with: imports)
  }

  /// Returns whether the file can mean a declaration, which may be private to another file.
  func canSee(_ signature: Signature) -> Bool {
    signature.home.map { !$0.isPrivate || $0.path == path } ?? true
  }
}
