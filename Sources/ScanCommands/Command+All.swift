extension Command {
  /// Every subcommand, in the order in which help lists them.
  package static let all: [Command] = [
    .audit, .watch, .coverage, .languages, .why, .difference, .text, .merge,
    .update, .prune, .rename, .migrate, .worklist, .export, .importing, .pseudo, .extract,
    .genstrings, .format, .languageServer, .initialize, .rules, .explain, .fileList, .completions,
    .help, .version,
  ]

  /// The command that a command line without a command's name means.
  package static let byDefault = audit
}
