import LocalizationModel
import SourceFiles
/// The declarations of source files with localizable types, or that hand arguments on to a routine.
struct Declarations: Equatable, Sendable {
  /// By the name at the call: of an initializer the type's.
  private(set) var signatures: [String: Set<Signature>] = [:]
  /// The look-ups that macros are expanded to, by the types that implement them.
  var expansions: [String: Set<MacroExpansion>] = [:]
  /// Names of properties with a localizable type.
  var properties: Set<String> = []
  /// Names that stand for a localizable type, with what becomes of its literals.
  var aliases: [String: LiteralRole] = [:]
  var superclasses: [String: String] = [:]
  /// The classes of Objective-C's global variables, which some header declares.
  var globals: [String: String] = [:]
  /// Modules that are imported for others as well, so that an import of them says nothing.
  var exports: Set<String> = []
  /// Modules that are imported.
  var imports: Set<String> = []
  /// Members that a generator has made for keys, as SwiftGen does.
  var accessors: [KeyAccessor] = []
  /// By the name of a type the properties that are looked up in chains, `config.titleKey`, and those that
  /// are shown where no table has such a key.
  var lookedUp: [String: PropertyRoles] = [:]
  /// The positions of the values that are looked up where cases are taken apart, by the names of the cases.
  var payloads: [String: Set<Int>] = [:]
  /// The constants that R.swift's names begin with: `let texts = R.string.localizable`.
  var symbolRoots: Set<String> = []
  /// The files that declare constants with the bundles of their modules, by types and names: `Bundle.kit`.
  private(set) var ownBundles: [String: Set<FilePath>] = [:]
  /// The bundles of classes that constants hold, by the constants' types and names.
  private(set) var bundlesOfClasses: [String: Set<BundleSource>] = [:]
  /// By the names of properties that Interface Builder sets their classes, and what becomes of the texts.
  private(set) var inspectables: [String: Set<Inspectable>] = [:]
  /// The constants whose bundles are searched for by the names of their files, by types and names.
  private(set) var searchedBundles: Set<String> = []
  /// How texts become keys in the declarations of one file; nothing where those of files are put together.
  var links: [KeyLink] = []
  /// The facts of one file alone; empty where the declarations of files are put together.
  var facts = FileFacts()
  /// The names that some file looks up in a table of its own.
  private(set) var namesWithTables: Set<String> = []

  /// The number of declarations of one name that are distinguished; real code has no more.
  private static let overloadLimit = 512

  /// Adds a declaration if it can matter to a literal.
  mutating func add(_ name: String, _ signature: Signature) {
    guard
      Self.matter(signature.parameters) || signature.form == .suffix
        || signature.implementation != nil,
      signatures[name]?.count ?? 0 < Self.overloadLimit
    else { return }
    signatures[name, default: []].insert(signature)
  }

  /// Adds a declaration at an offset of a file, and how texts become keys in it: which parameters do, and by
  /// which calls.
  mutating func add(
    _ name: String,
    _ signature: Signature,
    naming names: [String],
    by flow: ArgumentFlow.Result = ArgumentFlow.Result(),
    at offset: Int,
    in path: FilePath
  ) {
    add(name, signature)
    let keys = zip(names, signature.parameters).filter(\.1.isKey).map(\.0)
    let labels = signature.parameters.map { $0.label ?? "_" }
    for key in signature.form == .suffix ? ["self"] : keys {
      var link = KeyLink(name, labels: labels, parameter: key, in: path, at: offset)
      (link.callee, link.site) = (flow.sites[key]?.first?.callee, flow.sites[key]?.first?.offset)
      links.append(link)
    }
  }

  /// Returns whether some parameters can matter to a literal.
  static func matter(_ parameters: [Parameter]) -> Bool {
    parameters.contains { $0.role != nil || $0.isString }
  }

  /// Adds a member that a generator has made for a key: its definition in a file is no use of the key.
  mutating func define(_ accessor: KeyAccessor, lookedUpAt offset: Int) {
    accessors.append(accessor)
    facts.understoodSites.insert(offset)
    facts.definitions.insert(offset)
    facts.definedKeys.insert(accessor.key)
  }

  /// Notes the constants of a file that hold the bundle of a module.
  mutating func add(bundlesIn constants: FileConstants, of path: FilePath) {
    for (owner, name) in constants.ownBundles {
      ownBundles["\(owner).\(name)", default: []].insert(path)
    }
    searchedBundles = constants.searchedBundles
    facts.namesOfOwnBundles = constants.namesOfOwnBundles
    bundlesOfClasses = constants.bundlesOfClasses(at: path)
    facts.bundlesOfClasses = constants.bundlesOfNames(at: path)
  }

  /// Adds a property that Interface Builder sets.
  mutating func add(_ property: String, _ inspectable: Inspectable) {
    inspectables[property, default: []].insert(inspectable)
  }

  /// Whether there is nothing that concerns other files.
  var isEmpty: Bool {
    signatures.isEmpty && properties.isEmpty && aliases.isEmpty && superclasses.isEmpty
      && globals.isEmpty && exports.isEmpty && imports.isEmpty && accessors.isEmpty
      && facts.tables.isEmpty && namesWithTables.isEmpty && lookedUp.isEmpty && payloads.isEmpty
      && symbolRoots.isEmpty && expansions.isEmpty && ownBundles.isEmpty
      && bundlesOfClasses.isEmpty && inspectables.isEmpty && searchedBundles.isEmpty
  }

  mutating func merge(_ other: Declarations) {
    signatures.merge(other.signatures) { $0.union($1) }
    expansions.merge(other.expansions) { $0.union($1) }
    properties.formUnion(other.properties)
    aliases.merge(other.aliases) { first, _ in first }
    exports.formUnion(other.exports)
    imports.formUnion(other.imports)
    superclasses.merge(other.superclasses) { min($0, $1) }
    globals.merge(other.globals) { min($0, $1) }
    accessors += other.accessors
    namesWithTables.formUnion(other.facts.tables.keys)
    for (type, members) in other.lookedUp { lookedUp[type, default: [:]].add(members) }
    payloads.merge(other.payloads) { $0.union($1) }
    symbolRoots.formUnion(other.symbolRoots)
    ownBundles.merge(other.ownBundles) { $0.union($1) }
    bundlesOfClasses.merge(other.bundlesOfClasses) { $0.union($1) }
    inspectables.merge(other.inspectables) { $0.union($1) }
    searchedBundles.formUnion(other.searchedBundles)
  }

  /// Makes keys of what initializers take for the properties that are looked up elsewhere; types of one
  /// name are not distinguished there.
  mutating func markLookedUp() {
    for (type, members) in lookedUp {
      guard let all = signatures[type] else { continue }
      let homes = Set(all.lazy.filter { $0.form == .initializer }.map(\.home))
      guard homes.count == 1 else { continue }
      signatures[type] = Set(all.map { $0.form == .initializer ? $0.lookingUp(members) : $0 })
    }
    for (name, positions) in payloads {
      guard let all = signatures[name] else { continue }
      let homes = Set(all.lazy.filter { $0.form == .enumerationCase }.map(\.home))
      guard homes.count == 1 else { continue }
      signatures[name] = Set(
        all.map { $0.form == .enumerationCase ? $0.lookingUp(positions) : $0 }
      )
    }
  }

  /// Gives macros the roles of their parameters that the types which implement them tell.
  mutating func expandMacros() {
    if expansions.isEmpty { return }
    for (name, all) in signatures where all.contains(where: { $0.implementation != nil }) {
      signatures[name] = Set(
        all.map { signature in
          let known = signature.implementation.flatMap { expansions[$0] }
          return known.map { signature.expanded(to: $0) } ?? signature
        }
      )
    }
  }

  /// Makes routines of everything that takes a key; they mean something where a module of `modules`
  /// is imported, everywhere if there is none.
  func routines(of modules: Set<String> = []) -> [Routine] {
    var routines: [Routine] = []
    for name in signatures.keys.sorted() {
      let all = signatures[name] ?? []
      let suffixes = sorted(all.filter { $0.form == .suffix })
      let messages = sorted(all.filter { $0.form == .message })
      let macros = sorted(
        all.filter { $0.form == .macro && $0.parameters.contains(where: \.isKey) }
      )
      let calls = sorted(all.filter { ![.suffix, .message, .macro].contains($0.form) })
      if !messages.isEmpty {
        routines.append(
          Routine(declared: name, overloads: messages, form: .message, modules: modules)
        )
      }
      if !macros.isEmpty {
        routines.append(Routine(declared: name, overloads: macros, form: .macro, modules: modules))
      }
      if !suffixes.isEmpty {
        routines.append(
          Routine(declared: name, overloads: suffixes, form: .suffix, modules: modules)
        )
      }
      if calls.contains(where: { $0.parameters.contains(where: \.isKey) }) {
        routines.append(Routine(declared: name, overloads: calls, modules: modules))
      }
    }
    for name in superclasses.keys.sorted() where signatures[name]?.isEmpty ?? true {
      if let inherited = inheritedInitializers(of: name) {
        routines.append(Routine(declared: name, overloads: inherited, modules: modules))
      }
    }
    return routines
  }

  /// The declarations without the wrappers that look in a bundle of their own, whose tables hold no
  /// other code's keys.
  var withoutOwnTables: Declarations { filtered { !($0.namesBundle && $0.isWrapper) } }

  /// The declarations of members, which can be extensions', without a type's own initializers.
  var members: Declarations {
    filtered { $0.form != .initializer || $0.home?.isExtension ?? false }
  }

  private func filtered(_ isIncluded: (Signature) -> Bool) -> Declarations {
    var rest = self
    rest.signatures = signatures.compactMapValues { all in
      let some = all.filter(isIncluded)
      return some.isEmpty ? nil : some
    }
    return rest
  }

  /// Makes routines of what hands a string on to a routine as its key.
  func wrappers() -> [Routine] {
    let names = wrapperNames
    return routines().filter { names.contains($0.name) }
  }

  /// The names of what hands a string on to a routine as its key.
  var wrapperNames: Set<String> {
    Set(signatures.lazy.filter { $0.value.contains(where: \.isWrapper) }.map(\.key))
  }

  private func inheritedInitializers(of name: String) -> [Signature]? {
    var ancestor = superclasses[name]
    // A chain of classes longer than this is a cycle in broken code.
    for _ in 0..<16 {
      guard let current = ancestor else { return nil }
      let initializers = (signatures[current] ?? []).filter { $0.form == .initializer }
      if initializers.contains(where: { $0.parameters.contains(where: \.isKey) }) {
        return sorted(initializers)
      }
      ancestor = superclasses[current]
    }
    return nil
  }

  private func sorted(_ signatures: Set<Signature>) -> [Signature] {
    guard signatures.count > 1 else { return Array(signatures) }
    return signatures.map { (sortKey: $0.sortKey, signature: $0) }
      .sorted { $0.sortKey.lexicographicallyPrecedes($1.sortKey) }
      .map(\.signature)
  }
}

extension Signature {
  /// Returns the initializer with the roles of the strings that it takes for some properties.
  fileprivate func lookingUp(_ members: PropertyRoles) -> Signature {
    var signature = self
    for index in parameters.indices {
      let parameter = parameters[index]
      if parameter.role == nil, parameter.isString, let property = parameter.property {
        signature.parameters[index].role = members[property]
      }
    }
    return signature
  }

  /// Returns the case with strings as keys at some positions.
  fileprivate func lookingUp(_ positions: Set<Int>) -> Signature {
    var signature = self
    for index in positions where parameters.indices.contains(index) {
      let parameter = parameters[index]
      if parameter.role == nil, parameter.isString { signature.parameters[index].role = .stringKey }
    }
    return signature
  }

  /// Tells signatures apart in an order that does not depend on hashes.
  fileprivate var sortKey: [String] {
    let ofParameters = parameters.flatMap { parameter in
      [
        // A parameter without a role comes behind the others.
        parameter.label ?? "_", parameter.role?.rawValue ?? "~", parameter.isString.sortKey,
        parameter.isOptional.sortKey, parameter.composition?.sortKey ?? "", "\(parameter.parts)",
      ]
    }
    let own = [
      form.rawValue, isDisfavored.sortKey, namesBundle.sortKey, table ?? "", hasKnownTable.sortKey,
      tables.joined(separator: ","), bundle?.sortKey ?? "", tableConstant?.sortKey ?? "",
      handsOn.sortKey,
      isStatic.sortKey,
      givesString.sortKey, bringsReceiver.sortKey, composition?.sortKey ?? "", implementation ?? "",
    ]
    let ofHome = home.map { home in
      [
        home.path.string, home.outer.joined(separator: "."), home.isPrivate.sortKey,
        home.isExtension.sortKey, home.body ?? "", home.isOfValue.sortKey,
      ]
    }
    return ofParameters + own + (ofHome ?? [])
  }

  /// Returns the parameters that a call with these labels fills, or nil where it means another
  /// declaration; `leavingOut` says that it may leave out any.
  func parameters(for labels: [String?], leavingOut: Bool = false) -> [Parameter]? {
    guard let (filled, rest) = filling(labels, leavingOut: leavingOut) else { return nil }
    let isComplete = leavingOut || rest.allSatisfy(\.isOptional) || !isMemberwise
    return isComplete ? filled : nil
  }

  /// Returns the parameter of the first closure behind the parentheses of a call with these labels,
  /// where its own label is not written; nil where the declaration takes none.
  func parameter(ofClosureBehind labels: [String?]) -> Parameter? {
    filling(labels)?.rest.first(where: \.takesFunction)
  }

  /// Returns the parameters that a call with these labels fills, and those behind them.
  private func filling(
    _ labels: [String?],
    leavingOut: Bool = false
  ) -> (filled: [Parameter], rest: ArraySlice<Parameter>)? {
    var filled: [Parameter] = []
    var rest = parameters[...]
    for label in labels {
      if label == nil, let last = filled.last, last.isVariadic {
        filled.append(last)
        continue
      }
      guard
        let index = rest.firstIndex(where: {
          $0.label == label || !$0.isOptional && !leavingOut
        }),
        rest[index].label == label
      else { return nil }
      filled.append(rest[index])
      rest = rest[(index + 1)...]
    }
    return (filled, rest)
  }

  /// Returns whether a call that fills some parameters leaves out optional ones alone.
  func isComplete(with filled: [Parameter]) -> Bool {
    let needed = parameters.filter { !$0.isOptional }
    return needed.count <= filled.count { !$0.isOptional }
  }
}

extension Bool {
  /// Its mark among the strings that declarations are sorted by.
  fileprivate var sortKey: String { self ? "1" : "0" }
}
