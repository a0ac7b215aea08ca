import AuditReports
import FuzzTargets
import ScanCommands
import SourceFiles
import TestSupport
import Testing

/// The output depends on the input alone: not on threads, nor on the order of folders or arguments.
@Suite struct DeterminismTests {
  private let memory = FixtureProject("DemoApp").memory

  private static let commands: [[String]] =
    Reporter.all.map { ["audit", "--source", "Sources", "--strings", "Resources", "-f", $0.id] }
    + ["strings", "json"].map { ["extract", "--source", "Sources", "-f", $0] }

  @Test(arguments: commands)
  func `the number of jobs changes no byte`(command: [String]) {
    let one = AuditInMemory(command + ["--jobs", "1"], in: memory.fileSystem)
    #expect(!one.output.isEmpty)
    for jobs in ["2", "3", "8", "64"] {
      let many = AuditInMemory(command + ["--jobs", jobs], in: memory.fileSystem)
      #expect(many.output == one.output)
      #expect(many.complaints == one.complaints)
      #expect(many.status == one.status)
    }
  }

  @Test(arguments: commands)
  func `the order in which folders tell their names changes no byte`(command: [String]) {
    let first = AuditInMemory(command, in: memory.fileSystem)
    memory.shuffleListings(seed: Fuzzing.seed)
    #expect(AuditInMemory(command, in: memory.fileSystem).output == first.output)
  }

  @Test func `the order of paths and saying them twice change no byte`() {
    let roots = ["Sources/App", "Sources/Model", "Sources/Legacy"]
    let orders = [roots, roots.reversed(), roots + roots, ["Sources"] + roots]
    let outputs = orders.map { order in
      let sources = order.flatMap { ["--source", $0] }
      return AuditInMemory(sources + ["--strings", "Resources"], in: memory.fileSystem).output
    }
    #expect(Set(outputs).count == 1)
  }
}
