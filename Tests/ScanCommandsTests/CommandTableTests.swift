import CommandLineOptions
import ScanCommands
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

  @Test func `no help line is longer than 80 columns`() {
    let pages = [Program.syntax.help()] + Command.all.map { Program.syntax.help(for: $0.syntax) }
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
