extension Shell {
  /// Zsh: specifications for `_arguments`, which also shows the help texts.
  static let zsh = Shell(
    id: "zsh",
    installation: "Write it to a file _l10nscan in a folder of $fpath"
  ) { program in
    """
    #compdef \(program.name)

    _\(program.name)() {
      local -a commands=(
    \(program.commands.map(commandLine).joined())  )
      if (( CURRENT == 2 )) && [[ ${words[2]} != -* ]]; then
        _describe command commands
    \(defaultFiles(of: program))    return
      fi
      case ${words[2]} in
    \(program.commands.map(commandCase).joined())\
        *)
    \(defaultCall(of: program))      ;;
      esac
    }

    _\(program.name) "$@"

    """
  }

  private static func commandLine(_ command: CommandSyntax) -> String {
    "    " + quoted("\(command.name):\(command.summary.escapingForZsh(":"))") + "\n"
  }

  /// Completes behind a command, which `_arguments` must not take for an operand.
  private static func commandCase(_ command: CommandSyntax) -> String {
    """
        \(command.name))
          shift words
          (( CURRENT-- ))
    \(argumentsCall(options: command.options, operands: command.operands))      ;;

    """
  }

  /// Returns what completes the first word as a path, where it may be one.
  private static func defaultFiles(of program: ProgramSyntax) -> String {
    if case .path = program.defaultOperands?.domain { "    _files\n" } else { "" }
  }

  private static func defaultCall(of program: ProgramSyntax) -> String {
    argumentsCall(options: program.defaultOptions, operands: program.defaultOperands)
  }

  private static func argumentsCall(options: [OptionSyntax], operands: OperandSyntax?) -> String {
    var specifications = options.flatMap(specifications)
    if let operands {
      let count = operands.isRepeatable ? "*" : "1"
      specifications.append("\(count):\(operands.placeholder):\(action(for: operands.domain))")
    }
    let lines = specifications.map { " \\\n        " + quoted($0) }
    return "      _arguments -s" + lines.joined() + "\n"
  }

  private static func specifications(of option: OptionSyntax) -> [String] {
    let help = "[\(option.help.escapingForZsh("[]:"))]"
    let repetition = option.value?.isRepeatable == true ? "*" : ""
    let value = option.value.map { ":\($0.placeholder):\(action(for: $0.domain))" } ?? ""
    let long = option.longForm + (option.value == nil ? "" : "=")
    return [option.shortForm, long].compactMap { $0.map { repetition + $0 + help + value } }
  }

  private static func action(for domain: ValueDomain) -> String {
    switch domain {
    case .text: ""
    case .path: "_files"
    case .choices(let choices), .names(let choices, _):
      "(\(choices.joined(separator: " ")))"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }
}

extension String {
  /// Puts a backslash before the characters that a zsh specification gives a meaning.
  fileprivate func escapingForZsh(_ special: String) -> String {
    map { special.contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
