import FuzzTargets
import TestSupport
import Testing

/// Every seed of the fuzzers and everything that they have ever found is read again, and mutants of it.
@Suite(.timeLimit(.minutes(20))) struct CorpusTests {
  @Test(arguments: FuzzTarget.all)
  func `what once failed does not fail again`(target: FuzzTarget) {
    let corpus = target.corpus
    #expect(!corpus.isEmpty, "no file in Fixtures/Corpus/\(target.id)")
    for fixture in corpus {
      Fuzzing.trace(fixture.place, seed: 0)
      #expect(target.failures(fixture.stored) == [], "\(fixture.place)")
    }
  }

  @Test(arguments: FuzzTarget.all)
  func `mutants of the corpus do not fail either`(target: FuzzTarget) {
    let inputs = target.corpus.map(\.stored)
    for number in 0..<UInt64(Fuzzing.count(byDefault: 10)) where !inputs.isEmpty {
      let seed = Fuzzing.seed &+ number
      Fuzzing.trace(target.id, seed: seed)
      var mutator = Mutator(seed: seed, others: inputs)
      let mutant = mutator.mutant(of: inputs[Int(number) % inputs.count])
      #expect(target.failures(mutant) == [], "seed \(seed)")
    }
  }
}

extension FuzzTarget {
  /// The target's files in `Fixtures/Corpus`.
  fileprivate var corpus: [StoredFixture] { StoredFixture.all(in: "Corpus/\(id)") }
}
