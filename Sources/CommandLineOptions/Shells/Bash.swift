extension Shell {
  /// Bash: one function that looks at the command and at the word before the cursor.
  ///
  /// It is written for bash 3.2, which is what macOS has; newer ones offer no files where a text is
  /// wanted (`compopt`). Where the function finds nothing, bash completes a path.
  static let bash = Shell(
    id: "bash",
    installation: "Write it to a file and source that from ~/.bashrc"
  ) { program in
    let commands = program.commands.map(\.name)
    return """
      _\(program.name)() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
        local command=\(program.defaultCommand) named= attached= word options= choices=
        COMPREPLY=()
        # Bash takes '--name=value' for three words.
        if [ "$current" = "=" ]; then
          current= attached=yes
        elif [ "$previous" = "=" ]; then
          previous="${COMP_WORDS[COMP_CWORD-2]}" attached=yes
        fi
        for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
          case "$word" in
            \(commands.joined(separator: "|"))) command=$word named=yes; break ;;
          esac
        done
        case "$command $previous" in
      \(program.commands.map(valueCases).joined())  esac
        [ -z "$attached" ] || return
        case "$command" in
      \(program.commands.map(wordsCase).joined())  esac
        [ -n "$named" ] || choices="\(commands.joined(separator: " ")) $choices"
        case "$current" in -*) choices=$options ;; esac
        COMPREPLY=($(compgen -W "$choices" -- "$current"))
      }
      complete -o default -F _\(program.name) \(program.name)

      """
  }

  /// Returns what completes the values of a command's options; the script ends there.
  private static func valueCases(of command: CommandSyntax) -> String {
    command.options.map { option in
      guard let value = option.value else { return "" }
      let names = [option.longForm, option.shortForm].compactMap { $0 }
      let patterns = names.map { "\"\(command.name) \($0)\"" }.joined(separator: "|")
      return "    \(patterns)) \(completion(of: value.domain))return ;;\n"
    }.joined()
  }

  /// Returns commands that end with a semicolon; none where bash is to complete a path.
  private static func completion(of domain: ValueDomain) -> String {
    switch domain {
    case .text: noFiles
    case .path: ""
    case .paths(let names, _):
      words(names.map { $0 + "=" }) + "compopt -o nospace 2>/dev/null; "
    case .choices(let names), .names(let names, _), .examples(let names, _):
      words(names) + noFiles
    }
  }

  private static let noFiles = "compopt +o default 2>/dev/null; "

  private static func words(_ words: [String]) -> String {
    "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$current\")); "
  }

  /// Returns the words that can stand anywhere behind a command.
  private static func wordsCase(of command: CommandSyntax) -> String {
    let options = command.literalOptions.map(\.name) + command.options.map(\.longForm)
    let domain = command.operands?.domain
    let choices = domain?.choices.map { "choices=\"\($0.joined(separator: " "))\" " } ?? ""
    let rest = domain == .path ? "" : "; " + noFiles.dropLast(2)
    return
      "    \(command.name)) \(choices)options=\"\(options.joined(separator: " "))\"\(rest) ;;\n"
  }
}
