import CommandLineOptions
import Foundation
import ScanCommands
import TestSupport
import Testing

@Suite struct CommandTableTests {
  @Test func `commands are named apart, in lower case`() {
    let names = Command.all.map(\.id)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.isKebabCase })
    #expect(Command.all.map(\.syntax.name) == names)
  }

  @Test(arguments: Command.all)
  func `options are named apart, and every value has its placeholder`(command: Command) {
    let options = command.syntax.options
    #expect(Set(options.map(\.name)).count == options.count)
    let letters = options.compactMap(\.short)
    #expect(Set(letters).count == letters.count)
    #expect(letters.allSatisfy { $0.isASCII && $0.isLetter })
    for option in options {
      #expect(option.name.isKebabCase)
      #expect(option.value.map { $0.placeholder.isUpperCase } ?? true)
    }
  }

  @Test(arguments: Command.all)
  func `summaries and help texts are one ASCII line without a full stop`(command: Command) {
    let texts = [command.syntax.summary] + command.syntax.options.map(\.help)
    for text in texts {
      #expect(!text.hasSuffix(".") && !text.contains("\n"))
      #expect(text.utf8.allSatisfy { $0 < 0x80 })
      #expect(text.first?.isUppercase == true)
    }
  }

  @Test func `a command that writes is in the table of manners, and no other`() throws {
    let lines = try text(of: "docs/writing.md").split(separator: "\n")
    let head = "| Command | Writes | Replaces or takes away | When |"
    let start = try #require(lines.firstIndex(of: head[...]))
    let rows = lines[(start + 2)...].prefix { $0.hasPrefix("|") }
    let names = rows.compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
    #expect(names == Command.all.filter(\.writes).map(\.id))
  }

  @Test(arguments: Command.all.filter(\.writes))
  func `a command that writes can only show what it would do, and a transcript has it`(
    command: Command
  ) throws {
    let syntax = command.syntax
    let harmless: Set = ["dry-run", "read-only"]
    let canShow = syntax.options.contains { harmless.contains($0.name) }
    #expect(canShow || !syntax.literalOptions.isEmpty)
    let name = command.id == Command.byDefault.id ? "l10nscan --" : "l10nscan \(command.id) "
    #expect(try text(of: "Fixtures/CommandLine/manners.md").contains("$ \(name)"))
  }

  @Test(arguments: Command.all.filter { !$0.writes })
  func `a command that only reads has no option that writes`(command: Command) {
    let writing: Set = ["dry-run", "check", "yes", "output", "report", "fix", "write-baseline"]
    #expect(writing.isDisjoint(with: command.syntax.options.map(\.name)))
  }

  private func text(of path: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
  }

  @Test func `the program's help fits on one screen, and that of an audit on two`() {
    let lines = { (page: String) in page.split(separator: "\n", omittingEmptySubsequences: false) }
    #expect(lines(Program.syntax.help()).count <= 46)
    for command in Command.all {
      #expect(lines(Program.syntax.help(for: command.syntax)).count <= 100, "\(command.id)")
    }
  }

  @Test func `no help line is longer than 80 columns`() {
    let pages =
      [Program.syntax.help(), Program.syntax.help(isFull: true)]
      + Command.all.map { Program.syntax.help(for: $0.syntax) }
    for line in pages.joined().split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test(arguments: Shell.all)
  func `completions mention every command and option`(shell: Shell) {
    let script = shell.completions(Program.syntax)
    for command in Command.all {
      #expect(script.contains(command.id))
      for option in command.syntax.options { #expect(script.contains(option.name)) }
    }
  }
}

extension Command: CustomTestStringConvertible {
  public var testDescription: String { id }
}

extension String {
  fileprivate var isKebabCase: Bool {
    allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "-" }
  }

  fileprivate var isUpperCase: Bool { allSatisfy { ("A"..."Z").contains($0) || $0 == "=" } }
}
