extension Shell {
  /// Fish: one `complete` line for each command, option and set of values.
  static let fish = Shell(
    id: "fish",
    installation: "Write it to ~/.config/fish/completions/l10nscan.fish"
  ) { program in
    var script = "complete -c \(program.name) -f\n"
    let names = program.commands.map(\.name).joined(separator: " ")
    let isFirst = "not __fish_seen_subcommand_from \(names)"
    for command in program.commands {
      script += line(for: program, when: isFirst, ["-a", command.name], command.summary)
    }
    script += lines(for: program.defaultOptions, in: program, when: isFirst)
    if let operands = program.defaultOperands {
      script += line(for: program, when: isFirst, arguments(for: operands.domain), operands.help)
    }
    for command in program.commands {
      let isCommand = "__fish_seen_subcommand_from \(command.name)"
      script += lines(for: command.options, in: program, when: isCommand)
      if let operands = command.operands {
        let words = arguments(for: operands.domain)
        script += line(for: program, when: isCommand, words, operands.help)
      }
    }
    return script
  }

  private static func lines(
    for options: [OptionSyntax],
    in program: ProgramSyntax,
    when condition: String
  ) -> String {
    options.map { option in
      let short = option.short.map { ["-s", String($0)] } ?? []
      let value = option.value.map { ["-r"] + arguments(for: $0.domain) } ?? []
      let words = ["-l", option.name] + short + value
      return line(for: program, when: condition, words, option.help)
    }.joined()
  }

  private static func line(
    for program: ProgramSyntax,
    when condition: String,
    _ words: [String],
    _ help: String
  ) -> String {
    "complete -c \(program.name) -n \(quoted(condition)) \(words.joined(separator: " ")) "
      + "-d \(quoted(help))\n"
  }

  private static func arguments(for domain: ValueDomain) -> [String] {
    switch domain {
    case .text: []
    case .path: ["-F"]
    case .choices(let choices), .names(let choices, _):
      ["-a", quoted(choices.joined(separator: " "))]
    }
  }

  /// Inside fish's single quotes a backslash escapes only itself and the quote.
  private static func quoted(_ text: String) -> String {
    let escaped = text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }
    return "'" + escaped.joined() + "'"
  }
}
