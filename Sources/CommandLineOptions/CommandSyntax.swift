/// A command as help and completions show it, whatever it does.
package struct CommandSyntax: Hashable, Sendable {
  package let name: String
  /// The effect, in one sentence without a full stop.
  package let summary: String
  /// More that a user should know, in paragraphs of plain text.
  package let discussion: String
  package let sections: [Section]
  package let operands: OperandSyntax?
  /// Options that another program has in this form; none for nearly all commands.
  package let literalOptions: [LiteralOption]

  package struct Section: Hashable, Sendable {
    package let title: String
    package let options: [OptionSyntax]
  }

  package init<Settings: CommandSettings>(
    _ name: String,
    summary: String,
    discussion: String = "",
    settings: Settings.Type
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    operands = settings.operands?.syntax
    literalOptions = []
    let own = settings.sections.map { Section(title: $0.title, options: $0.options.map(\.syntax)) }
    let hasMore = own.contains { $0.options.contains { $0.prominence == .rare } }
    sections = own + [Section(title: "Help", options: hasMore ? [.help, .fullHelp] : [.help])]
  }

  package var options: [OptionSyntax] { sections.flatMap(\.options) }
}

/// The whole program as help and completions show it.
package struct ProgramSyntax: Hashable, Sendable {
  package let name: String
  package let summary: String
  /// The commands that help lists with their summaries, by what they are for.
  package let groups: [Group]
  /// The commands that help names, and no more.
  package let others: [CommandSyntax]
  /// The name of the command that a command line without one means.
  package let defaultCommand: String

  /// Commands that serve one purpose.
  package struct Group: Hashable, Sendable {
    let title: String
    let commands: [CommandSyntax]

    package init(_ title: String, _ commands: [CommandSyntax]) {
      self.title = title
      self.commands = commands
    }
  }

  package init(
    name: String,
    summary: String,
    groups: [Group],
    others: [CommandSyntax] = [],
    defaultCommand: String
  ) {
    self.name = name
    self.summary = summary
    self.groups = groups
    self.others = others
    self.defaultCommand = defaultCommand
    precondition(
      commands.contains { $0.name == defaultCommand },
      "the default command must be one of the commands"
    )
  }

  package var commands: [CommandSyntax] { groups.flatMap(\.commands) + others }

  /// The options of a command line that names no command.
  var defaultOptions: [OptionSyntax] {
    commands.first { $0.name == defaultCommand }?.options ?? []
  }

  /// The operands of such a command line.
  var defaultOperands: OperandSyntax? {
    commands.first { $0.name == defaultCommand }?.operands
  }
}
