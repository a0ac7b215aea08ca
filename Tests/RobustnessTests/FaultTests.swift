import FuzzTargets
import ScanCommands
import SourceFiles
import StringResources
import TestSupport
import Testing

/// One bad file is told, ends the run with status 2, and takes nothing else away.
@Suite struct FaultTests {
  private let memory = FixtureProject("DemoApp").memory
  private static let paths = FixtureProject("DemoApp").memory.paths.filter {
    ["swift", "m", "h", "strings", "stringsdict", "xcstrings"].contains($0.fileExtension)
  }

  private static let tables = paths.filter { ResourceFormat.format(of: $0) != nil }
  private static let healthy = audit(FixtureProject("DemoApp").memory)

  private func audit() -> AuditInMemory { Self.audit(memory) }

  private static func audit(_ memory: MemoryFiles) -> AuditInMemory {
    let roots = ["--source", "Sources", "--strings", "Resources"]
    return AuditInMemory(roots + ["--format", "xcode"], in: memory.fileSystem)
  }

  @Test(arguments: paths)
  func `a file that cannot be read is told`(path: FilePath) {
    let isVanished = path.string.utf8.count.isMultiple(of: 2)
    memory.fail(path, with: isVanished ? .vanished : .unreadable)
    let faulty = audit()
    #expect(faulty.status == .failure)
    let told = faulty.findings.filter { $0.hasSuffix("[unreadable-file]") }
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix("\(path):1:1: error: cannot read '\(path)'") == true)
    expectReadersFindings(in: faulty, except: path)
  }

  @Test(arguments: paths.filter { ResourceFormat.format(of: $0) != nil || $0.stem == "Season" })
  func `a file that ends early is read as far as it goes`(path: FilePath) {
    memory.fail(path, with: .short((memory[path]?.count ?? 0) / 2))
    expectReadersFindings(in: audit(), except: path)
  }

  @Test(arguments: ["Sources/Model", "Resources/de.lproj"] as [FilePath])
  func `a folder that cannot be listed is told`(folder: FilePath) {
    memory.fail(folder, with: .unreadable)
    let faulty = audit()
    #expect(faulty.status == .failure)
    #expect(faulty.output.contains("\(folder):1:1: error: cannot list '\(folder)'"))
    #expect(faulty.findings.contains { $0.hasSuffix("[needs-review]") })
  }

  @Test func `links in a circle change nothing`() {
    memory.link("Sources/App/Again", to: "Sources")
    memory.link("Resources/de.lproj/Again", to: "Resources")
    #expect(audit().output == Self.healthy.output)
  }

  @Test func `a path that does not exist is told, and the rest is audited`() {
    let roots = ["--source", "Sources", "--source", "Nowhere", "--strings", "Resources"]
    let run = AuditInMemory(roots + ["--format", "xcode"], in: memory.fileSystem)
    #expect(run.status == .failure)
    #expect(run.output.contains("cannot read 'Nowhere': No such file or directory"))
    #expect(run.findings.contains { $0.hasSuffix("[missing-key]") })
  }

  @Test func `a folder that takes no file leaves nothing half-written`() {
    let before = memory.paths
    memory.fail("Output", with: .unwritable)
    let run = AuditInMemory(
      ["extract", "--source", "Sources", "--output", "Output"],
      in: memory.fileSystem
    )
    #expect(run.status == .failure)
    #expect(run.complaints.contains("cannot create 'Output': Permission denied"))
    #expect(memory.paths == before)
  }

  @Test(arguments: ["Sources/Model", "Resources/de.lproj"] as [FilePath] + tables)
  func `what cannot be read keeps a configuration from being written`(path: FilePath) {
    memory.fail(path, with: .unreadable)
    let roots = ["--source", "Sources", "--strings", "Resources"]
    let run = AuditInMemory(["init"] + roots, in: memory.fileSystem)
    #expect(run.status == .failure)
    #expect(run.complaints.contains("no configuration is written"))
    #expect(run.complaints.contains("'\(path)'"))
    #expect(memory[".l10nscan.json"] == nil)
  }

  /// What the readers say of other files stands as it did; checks between files may say more.
  private func expectReadersFindings(in faulty: AuditInMemory, except path: FilePath) {
    let rules = ["[malformed-resource]", "[duplicate-key]", "[dynamic-key]"]
    let expected = Self.healthy.findings.filter { finding in
      rules.contains { finding.hasSuffix($0) } && !finding.hasPrefix(path.string)
    }
    #expect(expected.count >= 2)
    #expect(Set(faulty.findings).isSuperset(of: expected))
  }
}
