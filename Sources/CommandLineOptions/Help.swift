extension ProgramSyntax {
  /// Returns the page for the whole program: the commands, and the options of the default one.
  package func help() -> String {
    var page = HelpPage()
    page.add(paragraph: summary)
    page.add(paragraph: "Usage: \(name) [command] [options]")
    page.add(heading: "Commands")
    for command in commands {
      let note = command.name == defaultCommand ? " (the default command)" : ""
      page.add(row: command.name, command.summary + note)
    }
    if let command = commands.first(where: { $0.name == defaultCommand }) {
      page.add(sectionsOf: command)
    }
    page.add(paragraph: "'\(name) help COMMAND' tells more about a command.")
    return page.text
  }

  /// Returns the page for one command.
  package func help(for command: CommandSyntax) -> String {
    help(for: command, usage: usage(of: command))
  }

  /// Returns the page for one command that is written in another way than by its name.
  package func help(for command: CommandSyntax, usage: String) -> String {
    var page = HelpPage()
    page.add(paragraph: command.summary)
    page.add(paragraph: "Usage: " + usage)
    if !command.discussion.isEmpty { page.add(paragraph: command.discussion) }
    if let operands = command.operands {
      page.add(heading: "Arguments")
      page.add(row: operands.placeholder, operands.help + operands.domain.helpNote)
    }
    page.add(sectionsOf: command)
    return page.text
  }

  /// Returns the line that shows how a command is written.
  package func usage(of command: CommandSyntax) -> String {
    let commandName = command.name == defaultCommand ? "[\(command.name)]" : command.name
    let parts = [name, commandName, command.operands?.usage, "[options]"]
    return parts.compactMap { $0 }.joined(separator: " ")
  }
}

extension HelpPage {
  fileprivate mutating func add(sectionsOf command: CommandSyntax) {
    if !command.literalOptions.isEmpty { add(heading: "Options") }
    for option in command.literalOptions { add(row: option.label, option.help) }
    for section in command.sections {
      add(heading: section.title)
      for option in section.options { add(row: option.label, option.description) }
    }
  }
}

extension OptionSyntax {
  /// The option as help shows it; without a short form the long one stands as far right.
  fileprivate var label: String {
    let names = (shortForm.map { $0 + ", " } ?? "    ") + longForm
    return value.map { names + " " + $0.placeholder } ?? names
  }

  /// The help text with what can be told from the value.
  fileprivate var description: String {
    guard let value else { return help }
    let initial = value.initial.map { " (default: \($0))" } ?? ""
    let repetition = value.isRepeatable ? " (repeatable)" : ""
    return help + value.domain.helpNote + initial + repetition
  }
}

extension ValueDomain {
  /// A note on the values, which help adds to the sentence about the option.
  fileprivate var helpNote: String {
    switch self {
    case .text, .path, .examples, .paths: ""
    case .choices(let choices): ": " + choices.joined(separator: ", ")
    case .names(_, let command): " (see '\(command)')"
    }
  }
}
