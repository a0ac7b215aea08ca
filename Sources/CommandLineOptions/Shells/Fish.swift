extension Shell {
  /// Fish: one `complete` line for each command, option and set of values.
  static let fish = Shell(
    id: "fish",
    installation: "Write it to ~/.config/fish/completions/l10nscan.fish"
  ) { program in
    var script = paths(of: program) + "complete -c \(program.name) -f\n"
    let names = program.commands.map(\.name).joined(separator: " ")
    let isFirst = "not __fish_seen_subcommand_from \(names)"
    for command in program.commands {
      script += line(for: program, when: isFirst, ["-a", command.name], command.summary)
    }
    script += lines(for: program.defaultOptions, in: program, when: isFirst)
    if let operands = program.defaultOperands {
      let words = arguments(for: operands.domain, in: program)
      script += line(for: program, when: isFirst, words, operands.help)
    }
    for command in program.commands {
      let isCommand = "__fish_seen_subcommand_from \(command.name)"
      script += command.literalOptions.map { option in
        line(for: program, when: isCommand, words(for: option), option.help)
      }.joined()
      script += lines(for: command.options, in: program, when: isCommand)
      if let operands = command.operands {
        let words = arguments(for: operands.domain, in: program)
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
      let value = option.value.map { ["-r"] + arguments(for: $0.domain, in: program) } ?? []
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

  /// Returns the words that say what stands for a value: files or some words, and not both.
  private static func arguments(for domain: ValueDomain, in program: ProgramSyntax) -> [String] {
    switch domain {
    case .text: ["-f"]
    case .path: ["-F"]
    case .paths(let names, _):
      ["-f", "-a", quoted("(__\(program.name)_paths \(names.joined(separator: " ")))")]
    case .choices(let choices), .names(let choices, _), .examples(let choices, _):
      ["-f", "-a", quoted(choices.joined(separator: " "))]
    }
  }

  /// The function that completes one of some names, an equals sign and a path.
  private static func paths(of program: ProgramSyntax) -> String {
    """
    function __\(program.name)_paths
      set -l parts (string split -m 1 = -- (commandline -ct))
      if set -q parts[2]
        __fish_complete_path $parts[2] | string replace -r '^' $parts[1]=
      else
        printf '%s=\\n' $argv
      end
    end

    """
  }

  /// An option of one letter, or a word behind a single dash.
  private static func words(for option: LiteralOption) -> [String] {
    let name = String(option.name.dropFirst())
    return [name.count == 1 ? "-s" : "-o", name] + (option.placeholder == nil ? [] : ["-r", "-F"])
  }

  /// Inside fish's single quotes a backslash escapes only itself and the quote.
  private static func quoted(_ text: String) -> String {
    let escaped = text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }
    return "'" + escaped.joined() + "'"
  }
}
