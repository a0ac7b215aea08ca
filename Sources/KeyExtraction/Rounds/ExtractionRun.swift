import Diagnostics
import Facts
import LocalizationModel
import Platform
import SourceFiles
import SwiftSource

/// The sources of a run, with what they and the packages that they use declare.
package struct DeclaredSources: Sendable {
  let reading: Reading
  let index: DeclarationIndex
  let packages: Packages
}

/// One run over all sources, which reads what is not known.
struct ExtractionRun {
  /// How many functions a text may be handed on through before it becomes a key.
  private static let wrapperDepth = 8

  private let settings: ExtractionSettings
  private let reading: Reading
  private let packages: Packages
  private var index: DeclarationIndex
  /// The context of all that is declared, when the sources have been read.
  private(set) var context: ProjectContext?
  /// The classes that files of Objective-C know.
  private var classes: ProjectClasses?
  private var files: [FileExtraction] = []
  /// The names that each file declares.
  private var declaredNames: [DeclaredNames] = []
  /// By the index of a file the modules that it sees by others' imports, as far as a routine belongs to
  /// them.
  private var visibleModules: [Int: Set<String>] = [:]
  /// The other names of generated types, and the files in which one of them stands.
  private var aliases: (all: GeneratedAliases, files: Set<Int>) = (GeneratedAliases(), [])
  /// The files that import what tests import and that the app has all the same.
  private var shipped: Set<Int> = []

  init(_ sources: DeclaredSources, _ settings: ExtractionSettings) {
    reading = sources.reading
    index = sources.index
    packages = sources.packages
    self.settings = settings
  }

  /// Returns an extraction for each file, and one for each file of a package that cannot be read.
  mutating func extract() -> [Extraction] {
    var context = makeContext(1)
    files = read(reading.indices, context, pass: 0)
    findVisibleModules(for: context)
    findAliases()
    shipped = Set(
      files.indices.filter {
        files[$0].isTestByImports && settings.isShipped(reading.sources.paths[$0])
      }
    )
    let affected = aliases.files.union(visibleModules.keys).union(shipped).sorted()
    if !affected.isEmpty { replace(affected, context, pass: 1) }
    var names = index.wrapperNames
    let inspectable = indicesOfInspectables()
    for number in 2..<2 + Self.wrapperDepth {
      var handing = index.indices(handingOnTo: index.wrapperNames, or: names, among: files)
      var others = inspectable
      if number == 2 {
        others +=
          index.indicesOfLookedUpTypes(among: files) + index.indicesOfMadeKeys(among: files)
      }
      if !others.isEmpty { handing = Set(handing + others).sorted() }
      let found = index.findWrappers(in: handing, number)
      names = found.names
      guard !names.isEmpty || !found.clearer.isEmpty else { break }
      context = makeContext(number)
      // A wrapper that calls itself or another one stays what it is, but that call is understood now.
      let affected =
        names.isEmpty
        ? found.clearer : Set(handing + indices(mentioning: found.shared, number)).sorted()
      replace(affected, context, pass: number)
    }
    self.context = context
    findKeysOfInterfaces()
    declaredNames = files.map(\.names)
    readTypes(context)
    resolveChoices()
    let extractions = files.indices.map { files[$0].extraction(with: index.links(at: $0)) }
    return extractions + index.packages.errors.map(Extraction.init(unreadable:))
  }

  /// Returns whether a file declares a type, a function or a case of some name.
  func declares(_ name: String) -> Bool {
    let roles: [DeclaredNames.Role] = [.type, .alias, .member, .global]
    let hashes = roles.map { DeclaredNames.hash(of: name, $0) }
    return declaredNames.contains { hashes.contains(where: $0.hashes.contains) }
  }

  /// Returns the literals that the texts come from which calls of a file show, by the places of these.
  func origins(at index: Int) -> [Int: Set<SourcePlace>] { files[index].origins }

  /// Makes the context of what is declared as far as it is known in a round.
  private mutating func makeContext(_ round: Int) -> ProjectContext {
    classes = reading.objectiveC.isEmpty ? nil : index.classes(round)
    return index.context(settings, round)
  }

  private func read(
    _ indices: [Int],
    _ context: ProjectContext,
    pass number: Int
  ) -> [FileExtraction] {
    let settings = settings
    return reading.read(
      Question("keys", number),
      indices,
      given: Identity(context),
      each: indices.map { self.facts(at: $0) }
    ) { unit, facts in
      let extraction = FileExtraction(
        of: unit,
        facts.flatMap(\.self) ?? FileFacts(),
        context,
        settings
      )
      if !extraction.isUnclear, case .success(let unit) = unit { unit.finish() }
      return extraction
    }
  }

  /// Facts that only the file at a position depends on; nil for none.
  private func facts(at position: Int) -> FileFacts? {
    let known = index.facts(at: position)
    let classes = reading.objectiveC.contains(position) ? classes : nil
    let modules = visibleModules.isEmpty ? nil : visibleModules[position]
    let hasAlias = aliases.files.contains(position)
    let isShipped = shipped.contains(position)
    if classes == nil, modules == nil, !hasAlias, !isShipped { return known }
    var facts = known ?? FileFacts()
    facts.classes = classes
    if hasAlias { facts.aliases = aliases.all }
    facts.visibleModules = modules ?? []
    facts.isShipped = isShipped
    return facts
  }

  /// Reads some files anew.
  private mutating func replace(_ indices: [Int], _ context: ProjectContext, pass number: Int) {
    for (index, file) in zip(indices, read(indices, context, pass: number)) { files[index] = file }
  }

  /// Returns the files in which one of several names stands, of all or of some.
  private func indices(
    mentioning names: Set<String>,
    _ number: Int,
    among indices: [Int]? = nil
  ) -> [Int] {
    if names.isEmpty { return [] }
    let indices = indices ?? reading.indices
    let names = NameSet(names)
    let mentions = reading.read(Question("mentions", number), indices, given: names) {
      names.stands(in: $0)
    }
    return zip(indices, mentions).filter(\.1).map(\.0)
  }

  /// Finds the files that name generated types by aliases.
  private mutating func findAliases() {
    let declared = files.indices.flatMap { files[$0].aliases }
    let known = index.generatedTypes(settings)
    let roots = generatedRoots(besides: known, declared)
    if declared.isEmpty, roots.isEmpty { return }
    let all = GeneratedAliases(declared, of: known, and: roots)
    // Most projects give their texts no other names.
    if all.isEmpty { return }
    let noted = reading.indices.filter {
      !files[$0].generatedRoots.isDisjoint(with: all.roots)
    }
    aliases = (all, Set(indices(mentioning: all.namesWithoutNotes, 1) + noted))
  }

  /// Returns the types that no source defines, as an unknown build step does, and that are
  /// generated from tables by their names.
  private func generatedRoots(besides known: Set<String>, _ aliases: [TypeAlias]) -> Set<String> {
    var roots = GeneratedRoots.types(of: aliases)
    for index in files.indices where !files[index].generatedRoots.isEmpty {
      roots.formUnion(files[index].generatedRoots)
    }
    if roots.isEmpty { return [] }
    for index in files.indices where !files[index].definedRoots.isEmpty {
      roots.subtract(files[index].definedRoots)
    }
    roots.subtract(known)
    roots.subtract(aliases.map(\.name))
    return roots.filter { root in
      // What an alias alone says to hold texts is called otherwise.
      if GeneratedRoots.isName(root) { return true }
      let hash = DeclaredNames.hash(of: root, .definition)
      return !files.indices.contains { files[$0].names.hashes.contains(hash) }
    }
  }

  // MARK: - Runtime attributes

  /// Returns the files that declare properties which Interface Builder sets, where it sets a text.
  private mutating func indicesOfInspectables() -> [Int] {
    var attributes: Set<String> = []
    for index in files.indices where !files[index].attributes.isEmpty {
      attributes.formUnion(files[index].attributes.lazy.filter { $0.owner != nil }.map(\.name))
    }
    // Most projects have none.
    if attributes.isEmpty { return [] }
    let hashes = attributes.map { DeclaredNames.hash(of: $0, .member) }
    let candidates = files.indices.filter { index in
      let names = files[index].names.hashes
      return reading.objectiveC.contains(index) || hashes.contains(where: names.contains)
    }
    return indices(mentioning: [Inspectable.spelling], 0, among: candidates)
  }

  /// Returns which of the texts that storyboards and xibs set are keys, by what is declared.
  private mutating func findKeysOfInterfaces() {
    let (usual, declared) = (settings.keyAttributes, index.keyAttributes)
    for index in files.indices where !files[index].attributes.isEmpty {
      files[index] = files[index].asking { $0.key(usual: usual, declared: declared) }
    }
  }

  // MARK: - Modules

  /// Finds the modules that files see by others' imports.
  private mutating func findVisibleModules(for context: ProjectContext) {
    let exports = exports
    // Hardly any project exports a module to which a routine belongs.
    if exports.isDisjoint(with: context.routines.modules) { return }
    let modules = packages.modulesOfSources(reading.sources.paths)
    for index in files.indices where SourceSyntax(of: reading.sources.paths[index]) == .swift {
      let others = exports.modules(besides: files[index].imports, in: modules[index])
      let visible = others.intersection(context.routines.modules)
      if !visible.isEmpty { visibleModules[index] = visible }
    }
  }

  /// The modules that files and packages import for others as well.
  private var exports: ModuleExports {
    var exports = index.packages.exports
    let exporting = files.indices.filter { !files[$0].exports.isEmpty }
    if exporting.isEmpty { return exports }
    let modules = packages.modulesOfSources(exporting.map { reading.sources.paths[$0] })
    for (index, module) in zip(exporting, modules) { exports.add(files[index].exports, of: module) }
    return exports
  }

  /// Makes a use of each key that calls choose among, as far as there is room.
  private mutating func resolveChoices() {
    var budget = ChoiceBudget()
    for index in files.indices where files[index].hasChoices {
      files[index] = files[index].withChoices(&budget)
    }
  }

  // MARK: - Types

  /// Reads once more the files in which a key or a type is not evident from its own tokens.
  private mutating func readTypes(_ context: ProjectContext) {
    let unclear = files.indices.filter { files[$0].isUnclear }
    guard !unclear.isEmpty else { return }
    let (settings, sources) = (settings, reading.sources)
    let declared = declaredNames
    let names = reading.facts.answer("declared names", given: declared) { _ in
      NameIndex(declared, jobs: sources.jobs)
    }
    let types = TypeIndex(names, in: sources, notesFiles: reading.facts.areKept)
    let typed = TypedReading(types)
    let read = reading.read(
      "typed keys",
      unclear,
      given: TypedInput(context: Identity(context), names: Identity(names)),
      each: unclear.map { self.facts(at: $0) },
      lookingAt: { $0.lookedAt }
    ) { unit, facts in
      let facts = facts.flatMap(\.self) ?? FileFacts()
      return FileExtraction(of: unit, facts, context, settings, typed.forAnother)
    }
    for (index, file) in zip(unclear, read) { files[index] = file }
    deallocateInBackground(types, jobs: sources.jobs)
  }
}

/// The context for reading files whose keys rest on types.
private struct TypedInput: Equatable, Sendable {
  let context: Identity<ProjectContext>
  let names: Identity<NameIndex>
}

extension Extraction {
  /// The finding for a file that cannot be read.
  fileprivate init(unreadable error: FileError) {
    self.init(path: error.path)
    diagnostics = [error.diagnostic]
  }
}
