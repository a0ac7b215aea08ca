extension Command {
  /// The subcommands by what they are for, in the order in which help lists them.
  static let groups: [(title: String, commands: [Command])] = [
    ("Check", [.audit, .watch, .coverage, .why, .difference]),
    ("Change tables", [.update, .prune, .rename, .format, .merge]),
    ("Translate", [.worklist, .set, .export, .importing]),
    (
      "Set up and build",
      [.initialize, .extract, .compile, .migrate, .languageServer, .agentServer]
    ),
    ("About", [.rules, .explain]),
  ]

  /// The subcommands that help only names.
  static let others: [Command] = [
    .completions, .genstrings, .help, .history, .hook, .languages, .pseudo, .text, .version,
    .fileList, .xcstringstool,
  ]

  /// Every subcommand.
  package static let all: [Command] = groups.flatMap(\.commands) + others

  /// The command that a command line without a command's name means.
  package static let byDefault = audit
}
