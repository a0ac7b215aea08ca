import LocalizationModel
import SourceFiles

/// The declarations of a whole source set that take keys, and those of the packages that it uses.
struct DeclarationIndex: Sendable {
  private(set) var merged: MergedDeclarations
  private(set) var packages: PackageDeclarations
  private(set) var types: LocalizableTypes
  private let known: RoutineTable
  private let reading: Reading
  /// The declarations of each file, in the order of the files.
  private var files: [Pass<Declarations>.Entry]

  /// Reads the files that mention a localizable type or may wrap a routine.
  ///
  /// A file that cannot be read is left out here; reading its keys reports it.
  init(
    _ reading: Reading,
    _ packages: PackageSources,
    _ routines: RoutineTable,
    _ types: LocalizableTypes,
    _ memory: inout ExtractionMemory
  ) {
    self.types = types
    self.reading = reading
    known = routines
    self.packages = packages.read(routines, types, &memory.rounds[0])
    (files, merged) = Self.read(reading, self.packages, routines, types, nil, &memory.rounds[0])
    let aliases = merged.all.aliases.merging(self.packages.aliases) { own, _ in own }
    guard !aliases.isEmpty else { return }
    // Once more, where that brought new names for localizable types.
    self.types = memory.types.object(for: aliases) { types.adding(aliases) }
    self.packages = packages.read(routines, self.types, &memory.rounds[1])
    (files, merged) = Self.read(
      reading,
      self.packages,
      routines,
      self.types,
      merged,
      &memory.rounds[1]
    )
  }

  private var declarations: Declarations { merged.all }

  /// The names of what hands a string on to a routine as its key.
  var wrapperNames: Set<String> { merged.wrapperNames.union(packages.wrapperNames) }

  /// The tables of the properties that Interface Builder sets, by their names and classes.
  var keyAttributes: [String: [String?: String]] { declarations.keyAttributes }

  /// What a file's declarations tell of itself; nil for nothing.
  func facts(at index: Int) -> FileFacts? {
    let file = files[index]
    return file.value.facts.isEmpty ? nil : file.value.facts
  }

  /// Makes the context of the declarations as they are known by now.
  func context(
    _ settings: ExtractionSettings,
    _ round: inout ExtractionMemory.Round
  ) -> ProjectContext {
    let key = ContextKey(
      types: Identity(types),
      packages: Identity(packages),
      merged: Identity(merged),
      accessors: settings.accessors,
      generatedEnums: settings.generatedEnums
    )
    return round.context.object(for: key, of: { contextParts(settings) }) { parts in
      ProjectContext(parts, known, settings)
    }
  }

  /// The types whose members stand for keys, whether or not sources define them.
  func generatedTypes(_ settings: ExtractionSettings) -> Set<String> {
    let named = (declarations.accessors + settings.accessors).lazy.filter {
      !$0.isImplicitMember && $0.components.count > 1
    }
    return settings.generatedEnums.union(named.compactMap(\.components.first))
  }

  /// Returns the classes as they are known by now; nil where none is declared.
  func classes(_ round: inout ExtractionMemory.Round) -> ProjectClasses? {
    let parts = ClassParts(superclasses: declarations.superclasses, globals: declarations.globals)
    if parts.superclasses.isEmpty, parts.globals.isEmpty { return nil }
    return round.classes.object(for: parts) {
      ProjectClasses(parts.superclasses, parts.globals)
    }
  }

  private func contextParts(_ settings: ExtractionSettings) -> ContextParts {
    ContextParts(
      types: Identity(types),
      routines: declarations.routines() + packages.routines(besides: declarations),
      properties: declarations.properties,
      namesWithTables: declarations.namesWithTables,
      ownBundles: declarations.ownBundles,
      searchedBundles: declarations.searchedBundles,
      accessors: declarations.accessors,
      generatedAccessors: settings.accessors,
      generatedEnums: settings.generatedEnums.union(declarations.symbolRoots)
    )
  }

  /// Returns the files that declare types of which a property is looked up elsewhere, as far as these
  /// were not read.
  func indicesOfLookedUpTypes(among extractions: [Pass<FileExtraction>.Entry]) -> [Int] {
    let types = declarations.lookedUp.keys.filter { declarations.signatures[$0] == nil }
    // Nearly no project has any.
    if types.isEmpty { return [] }
    let hashes = Set(types.map { DeclaredNames.hash(of: $0, .definition) })
    return reading.indices.filter { index in
      extractions[index].value.names.hashes.contains(where: hashes.contains)
    }
  }

  /// Returns the files that may hand a parameter on to the initializer of a key.
  func indicesOfMadeKeys(among extractions: [Pass<FileExtraction>.Entry]) -> [Int] {
    reading.indices.filter { extractions[$0].value.makesKeysOfNames }
  }

  private static func read(
    _ reading: Reading,
    _ packages: PackageDeclarations,
    _ known: RoutineTable,
    _ types: LocalizableTypes,
    _ merged: MergedDeclarations?,
    _ round: inout ExtractionMemory.Round
  ) -> ([Pass<Declarations>.Entry], MergedDeclarations) {
    let key = DeclarationKey(
      types: Identity(types),
      packages: Identity(packages),
      merged: merged.map(Identity.init)
    )
    let parts = {
      DeclarationParts(
        types: Identity(types),
        hasPackages: !packages.isEmpty,
        wrappers: packages.wrappers(besides: merged?.all ?? Declarations())
      )
    }
    let input = round.input.object(for: key, of: parts) { DeclarationInput($0, known) }
    let files = read(reading.indices, of: reading, input, packages, &round)
    return (files, round.merger.merge(files))
  }

  private static func read(
    _ indices: [Int],
    of reading: Reading,
    _ input: DeclarationInput,
    _ packages: PackageDeclarations,
    isHanding: Bool = false,
    _ round: inout ExtractionMemory.Round
  ) -> [Pass<Declarations>.Entry] {
    let hasPackages = !packages.isEmpty
    return round.declarations.read(indices, in: reading, with: input) { unit, _ in
      // What cannot be read declares nothing; the extraction itself reports it.
      guard case .success(let unit) = unit else { return Declarations() }
      var declarations = Declarations(
        in: unit,
        input.types,
        input.routines,
        isHanding: isHanding
      )
      if hasPackages {
        declarations.exports = unit.text.bytes.exportedModules
        declarations.imports = unit.text.bytes.importedModules
      }
      return declarations
    }
  }

  /// Returns the files in which a call of one of some wrappers may hand on what its surroundings get.
  func indices(
    handingOnTo wrappers: Set<String>,
    or names: Set<String>,
    among extractions: [Pass<FileExtraction>.Entry]
  ) -> [Int] {
    reading.indices.filter { index in
      // Nearly all files have neither.
      let (open, callees) = (
        extractions[index].value.openRoutines, files[index].value.facts.callees
      )
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
    _ round: inout ExtractionMemory.Round
  ) -> (names: Set<String>, shared: Set<String>, clearer: [Int]) {
    guard !indices.isEmpty else { return ([], [], []) }
    let former = merged
    let key = DeclarationKey(
      types: Identity(types),
      packages: Identity(packages),
      merged: Identity(merged)
    )
    let parts = {
      DeclarationParts(
        types: Identity(types),
        hasPackages: !packages.isEmpty,
        wrappers: declarations.wrappers() + packages.wrappers(besides: declarations),
        superclasses: declarations.superclasses,
        globals: declarations.globals
      )
    }
    let input = round.input.object(for: key, of: parts) { DeclarationInput($0, known) }
    let read = Self.read(indices, of: reading, input, packages, isHanding: true, &round)
    var clearer: [Int] = []
    for (index, entry) in zip(indices, read) {
      let understood = files[index].value.facts.understoodSites
      if understood != entry.value.facts.understoodSites { clearer.append(index) }
      files[index] = entry
    }
    merged = round.merger.merge(files)
    let (signatures, others) = (merged.all.signatures, former.all.signatures)
    let names = merged.wrapperNames.filter { signatures[$0] != others[$0] }
    let shared = names.filter { name in
      (signatures[name] ?? []).symmetricDifference(others[name] ?? [])
        .contains { !($0.home?.isPrivate ?? false) }
    }
    return (names, shared, clearer)
  }
}
