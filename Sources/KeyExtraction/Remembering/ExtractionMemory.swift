import Diagnostics
import LocalizationModel
import SourceFiles

/// What an extraction remembers for the next one with the same settings.
package struct ExtractionMemory: Sendable {
  /// Whether there is a next time.
  let isKept: Bool
  private var paths: [FilePath] = []
  /// The indices of the files of Objective-C and C.
  private var objectiveC: Set<Int> = []
  private var run = 0
  var types = Remade<[String: LiteralRole], LocalizableTypes>()
  /// The rounds over declarations: one, one more where the first has found new names for types, and
  /// one for each further function that a text is handed on through.
  var rounds: [Round]
  /// The passes over the keys: the first one, that with the modules that files see by others' imports,
  /// and one for each of the rounds after the second.
  var extractions: [Pass<FileExtraction>]
  /// The pass over the files that are not clear without types.
  var typed: Pass<FileExtraction>
  var typeAnswers = TypeMemory()
  var visibleModules: VisibleModules
  private var outcome = RememberedOutcome()

  /// What is remembered of a round over declarations.
  struct Round: Sendable {
    var packages = Remade<PackageKey, PackageDeclarations>()
    var input = RemadeOfParts<DeclarationKey, DeclarationParts, DeclarationInput>()
    var declarations: Pass<Declarations>
    var merger = DeclarationMerger()
    var context = RemadeOfParts<ContextKey, ContextParts, ProjectContext>()
    var classes = Remade<ClassParts, ProjectClasses>()
    var names = Remade<Set<String>, NameSet>()
    var mentions: Pass<Bool>
  }

  /// How many functions a text may be handed on through before it becomes a key.
  static let wrapperDepth = 8

  package init(isKept: Bool = true) {
    self.isKept = isKept
    let numbers = 0..<Self.wrapperDepth + 2
    rounds = numbers.map {
      Round(
        declarations: Pass(3 * $0, isKept: isKept),
        mentions: Pass(3 * $0 + 1, isKept: isKept)
      )
    }
    extractions = numbers.map { Pass(3 * $0 + 2, isKept: isKept) }
    typed = Pass(3 * numbers.count, isKept: isKept)
    visibleModules = VisibleModules(isKept: isKept)
  }

  /// Begins a run over some files.
  mutating func begin(_ sources: SourceSet, _ versions: [Int]) -> Reading {
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
      outcome.move(indices, to: sources.paths)
      paths = sources.paths
      objectiveC = Set(paths.indices.filter { paths[$0].isObjectiveC })
    }
    return Reading(sources: sources, versions: versions, objectiveC: objectiveC, run: run)
  }

  /// Returns the extractions of a run, and one for each file of a package that cannot be read.
  mutating func finish(
    _ files: [Pass<FileExtraction>.Entry],
    unreadable: [FileError]
  ) -> ExtractionOutcome {
    let others = unreadable.map { error in
      var extraction = Extraction(path: error.path)
      extraction.diagnostics = [error.diagnostic]
      return extraction
    }
    guard isKept else {
      return ExtractionOutcome(extractions: files.map(\.value.extraction) + others)
    }
    return outcome.update(files, others)
  }
}

extension FilePath {
  /// Whether the file is code of Objective-C or C.
  fileprivate var isObjectiveC: Bool {
    SourceSyntax(of: self) == .objectiveC && !SourceSyntax.isInterface(self)
  }
}
