extension ProgramSyntax {
  /// Returns the page for the whole program: the commands, and some options of the default one.
  ///
  /// A full page has all its options, and the summaries of all commands.
  package func help(isFull: Bool = false) -> String {
    var page = HelpPage()
    page.add(paragraph: summary)
    if let command = commands.first(where: { $0.name == defaultCommand }) {
      page.add(paragraph: "Usage: " + usage(of: command))
    }
    page.add(line: "       \(name) COMMAND [options]")
    page.addBlankLine()
    for group in groups { page.add(commands: group.commands, title: group.title) }
    if isFull {
      page.add(commands: others, title: "Others")
    } else if !others.isEmpty {
      page.add(text: "Others: " + others.map(\.name).joined(separator: ", "))
    }
    if let command = commands.first(where: { $0.name == defaultCommand }) {
      if isFull {
        page.add(sectionsOf: command, isFull: true)
      } else {
        page.add(leadingOptionsOf: command)
      }
    }
    let more = isFull ? "" : ", '--help-all' prints all options"
    page.add(paragraph: "'\(name) help COMMAND' explains a command\(more)")
    return page.text
  }

  /// Returns the page for one command; a full one has the options that few need.
  package func help(for command: CommandSyntax, isFull: Bool = false) -> String {
    help(for: command, usage: usage(of: command), isFull: isFull)
  }

  /// Returns the page for one command that is written in another way than by its name.
  package func help(
    for command: CommandSyntax,
    usage: String,
    isFull: Bool = false
  ) -> String {
    var page = HelpPage()
    page.add(paragraph: command.summary)
    page.add(paragraph: "Usage: " + usage)
    if !command.discussion.isEmpty { page.add(paragraph: command.discussion) }
    if let operands = command.operands {
      page.add(heading: "Arguments")
      page.add(row: operands.placeholder, operands.help + operands.domain.helpNote)
    }
    page.add(sectionsOf: command, isFull: isFull)
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
  fileprivate mutating func add(commands: [CommandSyntax], title: String) {
    if !commands.isEmpty { add(title: title) }
    for command in commands { add(row: command.name, command.summary, from: 13) }
  }

  fileprivate mutating func add(sectionsOf command: CommandSyntax, isFull: Bool) {
    if !command.literalOptions.isEmpty { add(heading: "Options") }
    for option in command.literalOptions { add(row: option.label, option.help) }
    for section in command.sections {
      let options = section.options.filter { isFull || $0.prominence != .rare }
      if !options.isEmpty { add(heading: section.title) }
      for option in options { add(row: option.label, option.description) }
    }
  }

  fileprivate mutating func add(leadingOptionsOf command: CommandSyntax) {
    let options = command.options.filter { $0.prominence == .leading }
    if !options.isEmpty { add(title: "Options of '\(command.name)'") }
    for option in options { add(row: option.label, option.help, from: 26) }
  }
}

extension OptionSyntax {
  /// The option as help shows it; without a short form the long one stands as far right.
  fileprivate var label: String {
    let names = (shortForm.map { $0 + ", " } ?? "    ") + longForm
    return value.map { names + " " + $0.placeholder } ?? names
  }

  /// The help text with the facts that follow from the value.
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
