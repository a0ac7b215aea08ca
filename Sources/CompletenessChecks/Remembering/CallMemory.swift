import LocalizationModel

/// The references of all files, compared with those of the last join.
struct CallMemory: Sendable {
  private var files: [[KeyReference]] = []
  /// For each file whether it asks for the same, at the same places, as before.
  private(set) var areSame: [Bool] = []
  /// For each reference the number that it had before; -1 in files that ask for something else.
  private(set) var earlierNumbers: [Int32] = []

  /// Takes in the references of files, which stand one behind the other in the list of all.
  mutating func renew(_ files: [[KeyReference]]) {
    let former = files.count == self.files.count ? self.files : files.map { _ in [] }
    areSame = zip(files, former).map { $0 == $1 }
    earlierNumbers = []
    var start: Int32 = 0
    for (number, file) in files.enumerated() {
      for index in file.indices {
        earlierNumbers.append(areSame[number] ? start + Int32(index) : -1)
      }
      start += Int32(former[number].count)
    }
    self.files = files
  }
}

/// The keys that references mean, each looked for only where its file asks for something else, or where
/// tables, their keys or packages are called otherwise.
struct UseMemory: Sendable {
  private var names = KeyNames([])
  private var packages = PackageFolders([])
  private var joiner: ReferenceJoiner?
  /// For each file the keys that its references may mean.
  private var uses: [[ReferenceJoiner.Use]] = []

  /// Enters the references of files, which stand one behind the other in `all`, at keys of tables.
  mutating func enter(
    _ files: [[KeyReference]],
    _ all: [KeyReference],
    at tables: inout [StringTable],
    of packages: PackageFolders,
    knowing calls: CallMemory
  ) {
    let isKnown =
      names.areNames(of: tables) && self.packages == packages && uses.count == files.count
    if !isKnown { (names, joiner, uses) = (KeyNames(tables), nil, files.map { _ in [] }) }
    self.packages = packages
    let joiner = joiner ?? ReferenceJoiner(tables: tables, packages: packages)
    self.joiner = joiner
    var users = KeyUsers(of: joiner)
    var start = 0
    for (number, file) in files.enumerated() {
      if !isKnown || !calls.areSame[number] { uses[number] = joiner.uses(by: file) }
      for use in uses[number] { users.add(use, by: start + use.reference, of: all) }
      start += file.count
    }
    users.enter(all, at: &tables)
  }
}
