/// The facts for reading one file, beside those about all files.
struct FileFacts: Equatable, Sendable {
  /// Where a routine is called with a parameter of its surroundings, as offsets: what the key can be is
  /// told by the calls of those surroundings.
  var understoodSites: Set<Int> = []
  /// Which of these are the look-ups of generated members, which use no key by being defined.
  var definitions: Set<Int> = []
  /// The names of the routines that are called there.
  var callees: Set<String> = []
  /// The tables in which names are looked up.
  var tables: [String: Set<ArgumentFlow.Table>] = [:]
  /// The names that mean the bundle of the file's module.
  var namesOfOwnBundles: Set<String> = []
  /// The bundles of classes that names mean.
  var bundlesOfClasses: [String: BundleSource] = [:]
  /// The keys that the file names where it defines generated members, which use none.
  var definedKeys: Set<String> = []
  /// The modules that the file sees beside those that it imports itself.
  var visibleModules: Set<String> = []
  /// The classes that all files declare; of Objective-C alone, whose messages are distinguished by
  /// them.
  var classes: ProjectClasses?
  /// The other names of generated types, where the file has one of them.
  var aliases = GeneratedAliases()
  /// Whether the app has the file although it imports what tests import.
  var isShipped = false

  /// Whether there are none, as of nearly all files.
  var isEmpty: Bool {
    understoodSites.isEmpty && callees.isEmpty && tables.isEmpty && definedKeys.isEmpty
      && namesOfOwnBundles.isEmpty && bundlesOfClasses.isEmpty
      && visibleModules.isEmpty && classes == nil && aliases.isEmpty && !isShipped
  }
}

/// The classes that the sources declare, as far as messages are distinguished by them.
final class ProjectClasses: Sendable {
  let superclasses: [String: String]
  /// The classes of global variables.
  let globals: [String: String]

  init(_ superclasses: [String: String], _ globals: [String: String]) {
    self.superclasses = superclasses
    self.globals = globals
  }
}

extension ProjectClasses: Equatable {
  static func == (left: ProjectClasses, right: ProjectClasses) -> Bool { left === right }
}
