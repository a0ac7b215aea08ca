import LocalizationModel
import Facts
import SourceFiles
import SwiftSource

/// The sources of a run, and what is known of them.
struct Reading: Sendable {
  let sources: SourceSet
  let facts: Facts
  /// The indices of the files of Objective-C and C.
  let objectiveC: Set<Int>

  init(_ sources: SourceSet, _ facts: Facts) {
    (self.sources, self.facts) = (sources, facts)
    objectiveC = Set(sources.paths.indices.filter { sources.paths[$0].isObjectiveC })
  }

  var indices: [Int] { Array(sources.paths.indices) }

  /// Returns what a function makes of some files, of what it is given for all of them, and of what
  /// each has for itself.
  func read<Shared: Equatable & Sendable, Own: Equatable & Sendable, Value: Sendable>(
    _ question: Question,
    _ indices: [Int],
    given shared: Shared,
    each own: [Own],
    lookingAt others: (Value) -> Set<FilePath> = { _ in [] },
    _ make: @Sendable (Result<SourceUnit, FileError>, Own?) -> Value
  ) -> [Value] {
    facts.answers(
      question,
      of: indices.map { sources.paths[$0] },
      given: shared,
      each: own,
      lookingAt: others
    ) { missing in
      let items = missing.map { (index: indices[$0], item: own.isEmpty ? nil : own[$0]) }
      return sources.map(items) { unit, _, own in make(unit, own) }
    }
  }

  /// Returns what a function makes of some files and of what it is given for all of them.
  func read<Shared: Equatable & Sendable, Value: Sendable>(
    _ question: Question,
    _ indices: [Int],
    given shared: Shared,
    _ make: @Sendable (Result<SourceUnit, FileError>) -> Value
  ) -> [Value] {
    read(question, indices, given: shared, each: [Bool]()) { unit, _ in make(unit) }
  }
}

extension FilePath {
  /// Whether the file is code of Objective-C or C.
  fileprivate var isObjectiveC: Bool {
    SourceSyntax(of: self) == .objectiveC && !isInterface
  }
}
