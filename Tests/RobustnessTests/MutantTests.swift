import KeyExtraction
import LocalizationModel
import SourceFiles
import StringResources
import TestSupport
import Testing

/// Readers take whatever bytes they are given: they end, and every place they name is in the file.
@Suite(.timeLimit(.minutes(10))) struct MutantTests {
  private static let everything = FixtureProject("DemoApp").fixtures + corpus
  private static let corpus = ["Extraction", "Resources"].flatMap { Fixture.all(in: $0) }
  private static let sources = everything.filter {
    KeyExtractor.fileExtensions.contains(String($0.path.fileExtension))
  }
  private static let tables = everything.filter { ResourceFormat.format(of: $0.path) != nil }

  @Test func `damaged sources are read to their end`() {
    for (mutant, name) in mutants(of: Self.sources, byDefault: 1_000) {
      let extraction = KeyExtractor().extract(from: mutant)
      let locations =
        extraction.references.map(\.location) + extraction.dynamicSites.map(\.location)
        + extraction.diagnostics.map(\.location)
      expectInside(locations, mutant, name)
      #expect(
        extraction.references.map(\.location) == extraction.references.map(\.location).sorted()
      )
    }
  }

  @Test func `damaged tables are read to their end`() {
    for (mutant, name) in mutants(of: Self.tables, byDefault: 1_000) {
      let table = ResourceFormat.format(of: mutant.path)?.table(
        from: mutant.stored,
        at: mutant.path
      )
      let entries = table?.entries ?? []
      let translations = entries.flatMap(\.translations)
      let locations =
        entries.map(\.location) + translations.map(\.location)
        + translations.flatMap(\.allUnits).map(\.location)
        + (table?.diagnostics ?? []).map(\.location)
      expectInside(locations, mutant, name)
    }
  }

  private func mutants(
    of fixtures: [Fixture],
    byDefault count: Int
  ) -> some Sequence<(SourceText, String)> {
    let others = fixtures.map(\.text.bytes)
    return (0..<Fuzzing.count(byDefault: count)).lazy.map { number in
      let fixture = fixtures[number % fixtures.count]
      let seed = Fuzzing.seed &+ UInt64(number)
      var mutator = Mutator(seed: seed, others: others)
      Fuzzing.trace(fixture.place, seed: seed)
      let mutant = SourceText(path: fixture.path, stored: mutator.mutant(of: fixture.text.bytes))
      return (mutant, "\(fixture.place) seed \(seed)")
    }
  }

  private func expectInside(
    _ locations: [SourceFiles.SourceLocation],
    _ text: SourceText,
    _ name: String
  ) {
    for location in locations {
      let isInside = location.range.upperBound <= text.bytes.count
      #expect(
        isInside && location.line >= 1 && location.column >= 1,
        "\(name) at \(location) \(location.range) of \(text.bytes.count)"
      )
    }
  }
}
