import Foundation
import FuzzTargets
import ScanCommands
import SourceFiles
import TestSupport
import Testing

/// Whatever stands in the files, the program ends by itself and its reports are well-formed.
@Suite(.timeLimit(.minutes(20))) struct ProgramMutantTests {
  private static let app = FixtureProject("DemoApp")

  @Test func `a damaged app gets a report that can be parsed`() throws {
    for number in 0..<UInt64(Fuzzing.count(byDefault: 12)) {
      let seed = Fuzzing.seed &+ number
      Fuzzing.trace("DemoApp", seed: seed)
      let memory = damagedApp(seed: seed)
      let audit = AuditInMemory(
        ["--source", "Sources", "--strings", "Resources", "--format", "json"],
        in: memory.fileSystem
      )
      #expect(audit.status != .success, "seed \(seed)")
      #expect(throws: Never.self, "seed \(seed)") { try Self.parse(audit.output) }
      let extract = AuditInMemory(
        ["extract", "--source", "Sources", "--format", "json"],
        in: memory.fileSystem
      )
      #expect(throws: Never.self, "seed \(seed)") { try Self.parse(extract.output) }
    }
  }

  private func damagedApp(seed: UInt64) -> MemoryFiles {
    let memory = Self.app.memory
    let paths = memory.paths
    var generator = SeededGenerator(seed: seed)
    var mutator = Mutator(seed: seed, others: paths.compactMap { memory[$0] })
    for _ in 0..<5 {
      guard let path = paths.randomElement(using: &generator), let bytes = memory[path] else {
        break
      }
      memory[path] = mutator.mutant(of: bytes)
    }
    return memory
  }

  private static func parse(_ output: String) throws {
    _ = try JSONSerialization.jsonObject(with: Data(output.utf8))
  }
}
