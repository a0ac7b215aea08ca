import Diagnostics
import KeyExtraction
import LocalizationModel
import SourceFiles
import StringResources
import TestSupport
import Testing

/// Readers take whatever bytes they are given: they end, and every place they name is in the file.
@Suite(.timeLimit(.minutes(20))) struct MutantTests {
  private static let everything =
    FixtureProject("DemoApp").fixtures
    + ["Extraction", "Resources"].flatMap { Fixture.all(in: $0) }

  @Test func `damaged sources are read to their end`() {
    let sources = Self.everything.filter {
      KeyExtractor.fileExtensions.contains(String($0.path.fileExtension))
    }
    // All of them at once, as if they were one project: so they disturb each other's declarations.
    let mutants = mutants(of: sources, byDefault: 600)
    let memory = MemoryFiles()
    for mutant in mutants { memory[mutant.path] = mutant.bytes }
    let extractions = KeyExtractor().extract(mutants.map(\.path), in: memory.fileSystem, jobs: 2)
    #expect(extractions.map(\.path) == mutants.map(\.path))
    for (extraction, mutant) in zip(extractions, mutants) {
      let references = extraction.references.map(\.location)
      #expect(references == references.sorted())
      expectInside(references, mutant)
      expectInside(extraction.dynamicSites.map(\.location), mutant)
      expectInside(extraction.diagnostics.map(\.location), mutant)
    }
  }

  @Test func `damaged tables are read to their end`() throws {
    let tables = Self.everything.filter { ResourceFormat.format(of: $0.path) != nil }
    for mutant in mutants(of: tables, byDefault: 600) {
      let format = try #require(ResourceFormat.format(of: mutant.path))
      let table = format.table(from: mutant.bytes, at: mutant.path)
      let translations = table.entries.flatMap(\.translations)
      expectInside(table.entries.map(\.location), mutant)
      expectInside(translations.map(\.location), mutant)
      expectInside(translations.flatMap(\.allUnits).map(\.location), mutant)
      expectInside(table.diagnostics.map(\.location), mutant)
    }
  }

  /// Makes mutants in files of their own; the folder of each says its seed.
  private func mutants(of fixtures: [Fixture], byDefault count: Int) -> [SourceText] {
    let others = fixtures.map(\.text.bytes)
    return (0..<Fuzzing.count(byDefault: count)).map { number in
      let fixture = fixtures[number % fixtures.count]
      let seed = Fuzzing.seed &+ UInt64(number)
      var mutator = Mutator(seed: seed, others: others)
      let path = FilePath("\(seed)").appending(fixture.path.string)
      Fuzzing.trace(fixture.place, seed: seed)
      return SourceText(path: path, stored: mutator.mutant(of: fixture.text.bytes))
    }
  }

  private func expectInside(_ locations: [SourceFiles.SourceLocation], _ text: SourceText) {
    for location in locations {
      let isInside = location.range.upperBound <= text.bytes.count
      #expect(isInside && location.line >= 1 && location.column >= 1, "\(location)")
    }
  }
}
