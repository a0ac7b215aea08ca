import Facts
import LocalizationModel
import SourceFiles
import SwiftSource

/// The declarations of a whole source set that take keys, and those of the packages that it uses.
struct DeclarationIndex: Sendable {
  private(set) var merged: MergedDeclarations
  private(set) var packages: PackageDeclarations
  private(set) var types: LocalizableTypes
  private let known: KnownRoutines
  private let reading: Reading
  /// The declarations of each file, in the order of the files.
  private var files: [Declarations]

  /// Reads the files that mention a localizable type or may wrap a routine.
  ///
  /// A file that cannot be read is left out here; reading its keys reports it.
  init(
    _ reading: Reading,
    _ packages: Packages,
    _ known: KnownRoutines,
    _ types: LocalizableTypes
  ) {
    self.types = types
    self.reading = reading
    self.known = known
    self.packages = reading.read(packages, known, types, 0)
    (files, merged) = Self.read(reading, self.packages, known, types, nil, 0)
    let aliases = merged.all.aliases.merging(self.packages.aliases) { own, _ in own }
    guard !aliases.isEmpty else { return }
    // Once more, where that brought new names for localizable types.
    self.types = reading.facts.answer("localizable types", given: aliases) { _ in
      types.adding(aliases)
    }
    self.packages = reading.read(packages, known, self.types, 1)
    (files, merged) = Self.read(reading, self.packages, known, self.types, merged, 1)
  }

  private var declarations: Declarations { merged.all }

  /// The names of what hands a string on to a routine as its key.
  var wrapperNames: Set<String> { merged.wrapperNames.union(packages.wrapperNames) }

  /// The tables of the properties that Interface Builder sets, by their names and classes.
  var keyAttributes: [String: [String?: String]] { declarations.keyAttributes }

  /// How texts become keys in a file's declarations.
  func links(at index: Int) -> [KeyLink] { files[index].links }

  /// The facts in a file's declarations about the file itself; nil for none.
  func facts(at index: Int) -> FileFacts? {
    files[index].facts.isEmpty ? nil : files[index].facts
  }

  /// Makes the context of the declarations as they are known by now, in a round.
  func context(_ settings: ExtractionSettings, _ round: Int) -> ProjectContext {
    let parts = contextParts(settings)
    return reading.facts.answer(Question("context", round), given: parts) { _ in
      ProjectContext(parts, settings)
    }
  }

  /// The types whose members stand for keys, whether or not sources define them.
  func generatedTypes(_ settings: ExtractionSettings) -> Set<String> {
    let named = (declarations.accessors + settings.accessors).lazy.filter {
      !$0.isImplicitMember && $0.components.count > 1
    }
    return settings.generatedEnums.union(named.compactMap(\.components.first))
  }

  /// Returns the classes as they are known by now, in a round; nil where none is declared.
  func classes(_ round: Int) -> ProjectClasses? {
    let parts = ClassParts(superclasses: declarations.superclasses, globals: declarations.globals)
    if parts.superclasses.isEmpty, parts.globals.isEmpty { return nil }
    return reading.facts.answer(Question("classes", round), given: parts) { _ in
      ProjectClasses(parts.superclasses, parts.globals)
    }
  }

  private func contextParts(_ settings: ExtractionSettings) -> ContextParts {
    ContextParts(
      known: Identity(known),
      roots: settings.roots,
      types: Identity(types),
      lookUps: settings.lookUps.map(Identity.init),
      routines: declarations.routines() + packages.routines(besides: declarations),
      properties: declarations.properties,
      namesWithTables: declarations.namesWithTables,
      lookedUp: declarations.lookedUp,
      ownBundles: declarations.ownBundles,
      bundlesOfClasses: declarations.bundlesOfClasses,
      searchedBundles: declarations.searchedBundles,
      accessors: declarations.accessors,
      generatedAccessors: settings.accessors,
      generatedEnums: settings.generatedEnums.union(declarations.symbolRoots)
    )
  }

  /// Returns the files that declare types of which a property is looked up elsewhere, as far as these
  /// were not read.
  func indicesOfLookedUpTypes(among extractions: [FileExtraction]) -> [Int] {
    let types = declarations.lookedUp.keys.filter { declarations.signatures[$0] == nil }
    // Nearly no project has any.
    if types.isEmpty { return [] }
    let hashes = Set(types.map { DeclaredNames.hash(of: $0, .definition) })
    return reading.indices.filter { index in
      extractions[index].names.hashes.contains(where: hashes.contains)
    }
  }

  /// Returns the files that may hand a parameter on to the initializer of a key.
  func indicesOfMadeKeys(among extractions: [FileExtraction]) -> [Int] {
    reading.indices.filter { extractions[$0].makesKeysOfNames }
  }

  private static func read(
    _ reading: Reading,
    _ packages: PackageDeclarations,
    _ known: KnownRoutines,
    _ types: LocalizableTypes,
    _ merged: MergedDeclarations?,
    _ round: Int
  ) -> ([Declarations], MergedDeclarations) {
    let parts = DeclarationParts(
      known: Identity(known),
      types: Identity(types),
      hasPackages: !packages.isEmpty,
      wrappers: packages.wrappers(besides: merged?.all ?? Declarations())
    )
    let files = read(reading.indices, of: reading, parts, round)
    return (files, merge(files, reading, round))
  }

  private static func read(
    _ indices: [Int],
    of reading: Reading,
    _ parts: DeclarationParts,
    isHanding: Bool = false,
    _ round: Int
  ) -> [Declarations] {
    let input = reading.facts.answer(Question("declaration input", round), given: parts) { _ in
      DeclarationContext(parts)
    }
    let question = Question("declarations", round)
    return reading.read(question, indices, given: Identity(input)) { unit in
      // What cannot be read declares nothing; the extraction itself reports it.
      guard case .success(let unit) = unit else { return Declarations() }
      var declarations = Declarations(in: unit, input.types, input.routines, isHanding: isHanding)
      if parts.hasPackages {
        declarations.exports = unit.text.bytes.exportedModules
        declarations.imports = unit.text.bytes.importedModules
      }
      return declarations
    }
  }

  /// Puts the declarations of files together, which are the same object as long as they tell the same.
  private static func merge(
    _ files: [Declarations],
    _ reading: Reading,
    _ round: Int
  ) -> MergedDeclarations {
    var all = Declarations()
    // Most files declare nothing that matters.
    for index in files.indices where !files[index].isEmpty { all.merge(files[index]) }
    all.markLookedUp()
    all.expandMacros()
    return reading.facts.answer(Question("merged declarations", round), given: all) { _ in
      MergedDeclarations(all)
    }
  }

  /// Returns the files in which a call of one of some wrappers may hand on what its surroundings get.
  func indices(
    handingOnTo wrappers: Set<String>,
    or names: Set<String>,
    among extractions: [FileExtraction]
  ) -> [Int] {
    reading.indices.filter { index in
      // Nearly all files have neither.
      let (open, callees) = (extractions[index].openRoutines, files[index].facts.callees)
      return !open.isEmpty && !open.isDisjoint(with: wrappers)
        || !callees.isEmpty && callees.contains(where: names.contains)
    }
  }

  /// Reads some files again for what hands a string on to a wrapper, and so is one itself.
  ///
  /// Returns the names of wrappers that were not known before, or not in all their forms, those of them
  /// that other files see as well, and the files of which a call is understood now that was not.
  mutating func findWrappers(
    in indices: [Int],
    _ round: Int
  ) -> (names: Set<String>, shared: Set<String>, clearer: [Int]) {
    guard !indices.isEmpty else { return ([], [], []) }
    let former = merged
    let parts = DeclarationParts(
      known: Identity(known),
      types: Identity(types),
      hasPackages: !packages.isEmpty,
      wrappers: declarations.wrappers() + packages.wrappers(besides: declarations),
      superclasses: declarations.superclasses,
      globals: declarations.globals
    )
    let read = Self.read(indices, of: reading, parts, isHanding: true, round)
    var clearer: [Int] = []
    for (index, file) in zip(indices, read) {
      let understood = files[index].facts.understoodSites
      if understood != file.facts.understoodSites { clearer.append(index) }
      files[index] = file
    }
    merged = Self.merge(files, reading, round)
    let (signatures, others) = (merged.all.signatures, former.all.signatures)
    let names = merged.wrapperNames.filter { signatures[$0] != others[$0] }
    let shared = names.filter { name in
      (signatures[name] ?? []).symmetricDifference(others[name] ?? [])
        .contains { !($0.home?.isPrivate ?? false) }
    }
    return (names, shared, clearer)
  }
}

extension Reading {
  /// Reads what packages declare, with some routines and types.
  fileprivate func read(
    _ packages: Packages,
    _ known: KnownRoutines,
    _ types: LocalizableTypes,
    _ round: Int
  ) -> PackageDeclarations {
    let given = PackageInput(
      files: packages.sources,
      known: Identity(known),
      types: Identity(types)
    )
    return facts.answer(Question("packages", round), given: given, in: packages.files) { facts in
      let sources = SourceSet(packages.sources.map(\.path), in: facts.files, jobs: sources.jobs)
      return PackageDeclarations(packages.sources, of: sources, known.routines, types)
    }
  }
}

/// The context for reading the declarations of packages.
private struct PackageInput: Equatable, Sendable {
  let files: [Packages.Source]
  let known: Identity<KnownRoutines>
  let types: Identity<LocalizableTypes>
}
