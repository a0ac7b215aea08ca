/// The declarations of all files, put together.
final class MergedDeclarations: Sendable {
  let all: Declarations
  /// The names of what hands a string on to a routine as its key.
  let wrapperNames: Set<String>

  init(_ all: Declarations) {
    self.all = all
    wrapperNames = all.wrapperNames
  }
}

/// Puts the declarations of files together, anew only where some of them tell other files something
/// else than before.
struct DeclarationMerger: Sendable {
  private var files: [Pass<Declarations>.Entry] = []
  private var merged: MergedDeclarations?

  mutating func merge(_ files: [Pass<Declarations>.Entry]) -> MergedDeclarations {
    defer { self.files = files }
    if let merged, tellSame(as: files) { return merged }
    var all = Declarations()
    // Most files declare nothing that matters.
    for file in files where !file.value.isEmpty { all.merge(file.value) }
    all.markLookedUp()
    if let merged, merged.all.tellsSame(as: all) { return merged }
    let merged = MergedDeclarations(all)
    self.merged = merged
    return merged
  }

  private func tellSame(as others: [Pass<Declarations>.Entry]) -> Bool {
    files.count == others.count
      && zip(files, others).allSatisfy { $0.id == $1.id || $0.value.tellsSame(as: $1.value) }
  }
}
