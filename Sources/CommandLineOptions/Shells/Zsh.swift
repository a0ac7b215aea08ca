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
      local -i place=${words[(i)(\(program.commands.map(\.name).joined(separator: "|")))]}
      if (( place < CURRENT )); then
        shift $((place - 1)) words
        (( CURRENT -= place - 1 ))
      fi
      case ${words[1]} in
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
    \(argumentsCall(command.literalOptions, command.options, command.operands))      ;;

    """
  }

  /// Completes where no command is named yet, which the next word may do.
  private static func defaultCall(of program: ProgramSyntax) -> String {
    let names = "_describe command commands"
    return argumentsCall([], program.defaultOptions, program.defaultOperands, besides: names)
  }

  private static func argumentsCall(
    _ literalOptions: [LiteralOption],
    _ options: [OptionSyntax],
    _ operands: OperandSyntax?,
    besides names: String? = nil
  ) -> String {
    var specifications = literalOptions.map(specification) + options.flatMap(specifications)
    if let operands {
      let count = operands.isRepeatable ? "*" : "1"
      let own = action(for: operands.domain)
      let action = names.map { "{\($0); \(own)}" } ?? own
      specifications.append("\(count):\(operands.placeholder):\(action)")
    }
    let lines = specifications.map { " \\\n        " + quoted($0) }
    return "      _arguments -s" + lines.joined() + "\n"
  }

  private static func specification(of option: LiteralOption) -> String {
    let value = option.placeholder.map { ":\($0):_files" } ?? ""
    return "*\(option.name)[\(option.help.escapingForZsh("[]:"))]\(value)"
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
    case .paths(let names, _):
      #"{compset -P "*=" && _files || compadd -S "" -- "#
        + names.map { $0 + "=" }.joined(separator: " ") + "}"
    case .choices(let choices), .names(let choices, _), .examples(let choices, _):
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
