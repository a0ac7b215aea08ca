extension Shell {
  /// Bash: one function that looks at the command and at the word before the cursor.
  ///
  /// It is written for bash 3.2, which is what macOS has.
  static let bash = Shell(
    id: "bash",
    installation: "Write it to a file and source that from ~/.bashrc"
  ) { program in
    """
    _\(program.name)() {
      local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
      local command="${COMP_WORDS[1]}" words
      COMPREPLY=()
      case "$command" in
        \(program.commands.map(\.name).joined(separator: "|"))) ;;
        *) command=\(program.defaultCommand) ;;
      esac
      case "$command $previous" in
    \(valueCases(of: program))  esac
      case "$command" in
    \(program.commands.map(wordsCase).joined())  esac
      if [ "$COMP_CWORD" -eq 1 ]; then
        words="\(program.commands.map(\.name).joined(separator: " ")) $words"
      fi
      COMPREPLY=($(compgen -W "$words" -- "$current"))
    }
    complete -o default -F _\(program.name) \(program.name)

    """
  }

  /// Returns what completes the value of an option; the script ends there.
  private static func valueCases(of program: ProgramSyntax) -> String {
    var cases = ""
    for command in program.commands {
      for option in command.options {
        guard let value = option.value else { continue }
        let names = [option.longForm, option.shortForm].compactMap { $0 }
        let patterns = names.map { "\"\(command.name) \($0)\"" }.joined(separator: "|")
        cases += "    \(patterns)) \(completion(of: value.domain)); return ;;\n"
      }
    }
    return cases
  }

  private static func completion(of domain: ValueDomain) -> String {
    switch domain {
    case .text: ":"
    case .path: "COMPREPLY=($(compgen -f -- \"$current\"))"
    case .choices(let choices), .names(let choices, _):
      "COMPREPLY=($(compgen -W \"\(choices.joined(separator: " "))\" -- \"$current\"))"
    }
  }

  /// Returns the words that can stand anywhere behind a command.
  private static func wordsCase(of command: CommandSyntax) -> String {
    var words = command.options.map(\.longForm)
    words = (command.operands?.domain.choices ?? []) + words
    return "    \(command.name)) words=\"\(words.joined(separator: " "))\" ;;\n"
  }
}
