import ScanCommands
import SourceFiles
import TestSupport
import Testing

@Suite struct ProgramTests {
  @Test func `without a command's name the options are those of the default command`() {
    let console = RecordingConsole()
    #expect(console.run("--nonsense") == .failure)
    #expect(console.complaints.contains("unknown option '--nonsense'"))
    #expect(console.complaints.contains("usage: l10nscan [audit]"))
  }

  @Test(arguments: [["--help"], ["-h"], ["help"]])
  func `help lists all commands`(arguments: [String]) {
    let console = RecordingConsole()
    #expect(console.run(arguments[0]) == .success)
    let lines = console.output.split(separator: "\n").drop { !$0.hasPrefix("Others: ") }
    let others = lines.prefix { !$0.hasPrefix("Options ") }.joined(separator: " ")
    let named = Set(others.split { $0 == " " || $0 == "," }.map(String.init))
    for command in Command.all {
      #expect(console.output.contains("\n  \(command.id) ") != named.contains(command.id))
    }
    #expect(console.complaints.isEmpty)
  }

  @Test(arguments: Command.all)
  func `help for a command is the same in both ways of asking`(command: Command) {
    let (first, second) = (RecordingConsole(), RecordingConsole())
    #expect(first.run("help", command.id) == .success)
    #expect(second.run(command.id, "--nonsense", "--help") == .success)
    #expect(first.output == second.output)
    #expect(first.output.contains("Usage: l10nscan "))
  }

  @Test func `a wrong command is told with the one that was meant`() {
    let console = RecordingConsole()
    #expect(console.run("exract") == .failure)
    #expect(
      console.complaints == "error: unknown command 'exract'\nhint: did you mean 'extract'?\n"
    )
  }

  @Test func `a folder in place of a command is audited`() {
    let console = RecordingConsole(["Sources/App.swift": ""])
    #expect(console.run("Sources") == .success)
    #expect(console.output.contains("in 1 source file and 0 tables"))
  }

  @Test(arguments: ["--version", "version"])
  func `the version is printed`(argument: String) {
    let console = RecordingConsole()
    #expect(console.run(argument) == .success)
    #expect(console.output == "l10nscan \(Program.version)\n")
  }

  @Test func `of two reasons to end, the worse counts`() {
    #expect([ExitCode.findings, .failure, .success].max() == .failure)
    #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 2])
  }
}

@Suite struct ConsoleTests {
  @Test func `what would command a terminal is not printed as it is`() {
    let console = RecordingConsole(["App/\u{1B}[31m.swift": "x"])
    console.files.fail("App/\u{1B}[31m.swift", with: .vanished)
    #expect(console.run("extract", "--source", "App") == .failure)
    #expect(console.complaints.hasPrefix(#"App/\u{1B}[31m.swift:1:1: error: cannot read"#))
  }
}
