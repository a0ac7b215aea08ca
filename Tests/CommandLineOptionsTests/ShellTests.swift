import CommandLineOptions
import Testing

@Suite struct ShellTests {
  @Test(arguments: Shell.all)
  func `completions mention every command, option and choice`(shell: Shell) {
    let script = shell.completions(.sample)
    for command in ProgramSyntax.sample.commands {
      #expect(script.contains(command.name))
      for option in command.options { #expect(script.contains(option.name)) }
    }
    for choice in ["text", "json", "markdown", "auto", "never", "keys", "tables"] {
      #expect(script.contains(choice))
    }
  }

  @Test func `a quote in a help text is escaped as the shell wants it`() throws {
    let scripts = Dictionary(
      uniqueKeysWithValues: Shell.all.map { ($0.id, $0.completions(.sample)) }
    )
    #expect(try #require(scripts["fish"]).contains(#"-d 'Where it\'s written'"#))
    #expect(try #require(scripts["zsh"]).contains(#"[Where it'\''s written]"#))
  }
}
