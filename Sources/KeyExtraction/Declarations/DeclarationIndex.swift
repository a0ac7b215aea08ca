import SourceFiles

/// The declarations of a whole source set that take keys, and those of the packages that it uses.
struct DeclarationIndex: Sendable {
  private(set) var declarations = Declarations()
  private(set) var packages: PackageDeclarations
  private(set) var types: LocalizableTypes
  private let known: RoutineTable
  /// The declarations of each file, in the order of the files.
  private var files: [Declarations] = []

  /// Reads the files among `sources` that mention a localizable type or may wrap a routine.
  ///
  /// A file that cannot be read is left out here; reading its keys reports it.
  init(
    _ sources: SourceSet,
    _ packages: PackageDeclarations,
    _ routines: RoutineTable,
    _ types: LocalizableTypes
  ) {
    self.packages = packages
    self.types = types
    known = routines
    readAll(sources)
    let aliases = declarations.aliases.merging(self.packages.aliases) { own, _ in own }
    guard !aliases.isEmpty else { return }
    // Once more, where that brought new names for localizable types.
    self.types = types.adding(aliases)
    readAll(sources)
  }

  /// The routines that are known, those of packages, and what the sources themselves declare.
  var routines: RoutineTable {
    known.adding(declarations.routines()).adding(packages.routines(besides: declarations))
      .knowing(declarations.superclasses, declarations.globals)
  }

  /// The names of what hands a string on to a routine as its key.
  var wrapperNames: Set<String> { declarations.wrapperNames.union(packages.wrapperNames) }

  /// Returns the names of the routines that a file's wrappers call.
  func callees(of path: FilePath) -> Set<String> { declarations.callees[path] ?? [] }

  private mutating func readAll(_ sources: SourceSet) {
    packages.read(known, types)
    let (types, routines) = (types, known.adding(packages.wrappers(besides: declarations)))
    let hasPackages = !packages.isEmpty
    files = sources.map { unit in
      // What cannot be read declares nothing; the extraction itself reports it.
      guard case .success(let unit) = unit else { return Declarations() }
      var declarations = Self.declarations(in: unit, types, routines)
      if hasPackages {
        declarations.exports = unit.text.bytes.exportedModules
        declarations.imports = unit.text.bytes.importedModules
      }
      return declarations
    }
    merge()
  }

  private mutating func merge() {
    declarations = Declarations()
    // Most files declare nothing that matters.
    for index in files.indices where !files[index].isEmpty { declarations.merge(files[index]) }
  }

  /// Reads some files again for what hands a string on to a wrapper, and so is one itself.
  ///
  /// Returns the names of wrappers that were not known before, or not in all their forms, and the files of
  /// which a call is understood now that was not.
  mutating func findWrappers(
    in indices: [Int],
    of sources: SourceSet
  ) -> (names: Set<String>, clearer: [Int]) {
    guard !indices.isEmpty else { return ([], []) }
    let known = declarations.signatures
    let wrappers = declarations.wrappers() + packages.wrappers(besides: declarations)
    let (types, routines) = (
      types, self.known.adding(wrappers).knowing(declarations.superclasses, declarations.globals)
    )
    let read = sources.map(indices) { unit in
      guard case .success(let unit) = unit else { return Declarations() }
      return Self.declarations(in: unit, types, routines, isHanding: true)
    }
    var clearer: [Int] = []
    for (index, declarations) in zip(indices, read) {
      if files[index].understoodSites != declarations.understoodSites { clearer.append(index) }
      let modules = (files[index].exports, files[index].imports)
      files[index] = declarations
      (files[index].exports, files[index].imports) = modules
    }
    merge()
    let names = declarations.wrapperNames.filter { declarations.signatures[$0] != known[$0] }
    return (names, clearer)
  }

  /// Reads what one file declares; of a package's what other modules can see.
  static func declarations(
    in unit: SourceUnit,
    _ types: LocalizableTypes,
    _ routines: RoutineTable,
    isHanding: Bool = false,
    isOfPackage: Bool = false
  ) -> Declarations {
    let (text, syntax) = (unit.text, unit.syntax)
    if SourceSyntax.isInterface(text.path) { return Declarations() }
    guard
      isHanding || text.isGeneratedBySwiftGen || routines.mayWrap(text.bytes)
        || syntax == .swift && types.mayOccur(in: text.bytes)
    else {
      var declarations = Declarations()
      if syntax == .objectiveC { declarations.readClasses(in: text.bytes) }
      return declarations
    }
    switch syntax {
    case .swift:
      var reader = DeclarationReader(unit, types, routines, readsPublicOnly: isOfPackage)
      reader.read()
      return reader.declarations
    case .objectiveC:
      return ObjectiveCWrappers(unit, routines).declarations()
    }
  }
}

extension SourceText {
  /// Whether SwiftGen's header stands at the beginning.
  fileprivate var isGeneratedBySwiftGen: Bool {
    bytes.prefix(256).firstOccurrence(of: Array("using SwiftGen".utf8)) != nil
  }
}

extension RoutineTable {
  /// Tells whether a text may hand a variable on to a routine as its key: whether behind the name of
  /// one stands something else than a literal.
  ///
  /// Only a custom routine, `NSLocalizedString`, `localizedString…` and the conversions to a
  /// localizable type can be at the bottom of a wrapper; all but the first hold one word.
  func mayWrap(_ bytes: [UInt8]) -> Bool {
    if customNames.contains(where: { bytes[...].firstOccurrence(of: $0) != nil }) { return true }
    var cursor = Cursor(bytes, in: 0..<bytes.count)
    while true {
      // The rarest letter of the word.
      let z = bytes.offset(of: UInt8(ascii: "z"), from: cursor.offset)
      guard z < bytes.count else { return false }
      cursor.move(to: z + 1)
      guard bytes[max(0, z - Self.beforeZ.count)..<z].elementsEqual(Self.beforeZ) else { continue }
      cursor.skip(while: \.isIdentifierPart)
      // A macro may go on behind a backslash.
      cursor.skip { $0 == "(" || $0 == ":" || $0 == "\\" || $0.isWhitespace }
      if cursor.isAt(Self.forKey) { cursor.skip { $0 != ":" } }
      cursor.skip { $0 == "(" || $0 == ":" || $0.isWhitespace }
      if cursor.current.isIdentifierPart, !cursor.isAt(Self.cfstr) { return true }
    }
  }

  private static let beforeZ = Array("ocali".utf8)
  private static let forKey = Array("forKey".utf8)
  private static let cfstr = Array("CFSTR".utf8)
}
