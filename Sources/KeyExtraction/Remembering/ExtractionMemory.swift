import Diagnostics
package import LocalizationModel
import SourceFiles

/// What an extraction remembers for the next one with the same settings.
package struct ExtractionMemory: Sendable {
  /// Whether there is a next time.
  let isKept: Bool
  private var paths: [FilePath] = []
  private var run = 0
  var types = Remade<[String: LiteralRole], LocalizableTypes>()
  /// The rounds over declarations: one, one more where the first has found new names for types, and
  /// one for each further function that a text is handed on through.
  var rounds: [Round]
  /// The passes over the keys: the first one, that with the modules that files see by others' imports,
  /// and one for each of the rounds after the second.
  var extractions: [Pass<FileExtraction>]
  /// The pass over the files that are not clear without types.
  var typed: Pass<TypedExtraction>
  var typeAnswers = TypeMemory()
  var visibleModules: VisibleModules
  private var outcome = Outcome()

  /// What is remembered of a round over declarations.
  struct Round: Sendable {
    var packages = Remade<PackageKey, PackageDeclarations>()
    var input = RemadeOfParts<DeclarationKey, DeclarationParts, DeclarationInput>()
    var declarations: Pass<Declarations>
    var merger = DeclarationMerger()
    var context = RemadeOfParts<ContextKey, ContextParts, ProjectContext>()
    var names = Remade<Set<String>, NameSet>()
    var mentions: Pass<Bool>
  }

  /// The keys that one file asks for, and the questions about types that led to them.
  struct TypedExtraction: Sendable {
    let extraction: FileExtraction
    let questions: Set<TypeQuestion>
  }

  /// How many functions a text may be handed on through before it becomes a key.
  static let wrapperDepth = 8

  package init(isKept: Bool = true) {
    self.isKept = isKept
    let numbers = 0..<Self.wrapperDepth + 2
    rounds = numbers.map { Round(declarations: Pass(3 * $0), mentions: Pass(3 * $0 + 1)) }
    extractions = numbers.map { Pass(3 * $0 + 2) }
    typed = Pass(3 * numbers.count)
    visibleModules = VisibleModules(isKept: isKept)
  }

  /// Begins a run over some files.
  mutating func begin(_ sources: SourceSet, _ version: (FilePath) -> Int) -> Reading {
    run += 1
    if paths != sources.paths {
      let former = Dictionary(zip(paths, paths.indices)) { first, _ in first }
      let indices = sources.paths.map { former[$0] }
      for round in rounds.indices {
        rounds[round].declarations.move(indices)
        rounds[round].mentions.move(indices)
      }
      for pass in extractions.indices { extractions[pass].move(indices) }
      typed.move([])
      typeAnswers.forget()
      outcome.move(indices)
      paths = sources.paths
    }
    return Reading(sources: sources, versions: paths.map(version), run: run)
  }

  /// Returns the extractions of a run, each with a stamp that it keeps as long as it stays the same,
  /// and one for each file of a package that cannot be read.
  mutating func finish(
    _ files: [Pass<FileExtraction>.Entry],
    unreadable: [FileError]
  ) -> [StampedExtraction] {
    let files = outcome.update(files, run: run)
    if unreadable.isEmpty { return files }
    return files
      + unreadable.map { error in
        var extraction = Extraction(path: error.path)
        extraction.diagnostics = [error.diagnostic]
        return StampedExtraction(extraction: extraction, stamp: run)
      }
  }
}

/// The keys that one file asks for, and a number: as long as it stays the same, so do the keys.
package struct StampedExtraction: Sendable {
  package var extraction: Extraction
  package var stamp: Int
}

/// The extractions that the last run came to.
private struct Outcome: Sendable {
  private var files: [(id: Int, stamped: StampedExtraction)?] = []

  mutating func move(_ formerIndices: [Int?]) {
    guard !files.isEmpty else { return }
    let former = files
    files = formerIndices.map { index in index.flatMap { former[$0] } }
  }

  mutating func update(_ read: [Pass<FileExtraction>.Entry], run: Int) -> [StampedExtraction] {
    if files.isEmpty { files = Array(repeating: nil, count: read.count) }
    for (index, entry) in read.enumerated() where files[index]?.id != entry.id {
      let extraction = entry.value.extraction
      let former = files[index]?.stamped
      let isSame = former?.extraction == extraction
      let stamp = isSame ? former?.stamp ?? run : run
      files[index] = (entry.id, StampedExtraction(extraction: extraction, stamp: stamp))
    }
    return files.compactMap { $0?.stamped }
  }
}
