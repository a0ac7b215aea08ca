import SourceFiles

/// A statement in a file of a tool: a line, with the lines before it that go on in it.
struct ToolStatement {
  /// In small letters.
  let words: [String]

  /// Whether a word is a tool's that checks or exchanges the texts of an app.
  var namesBystander: Bool {
    let tools: Set<String> = ["genstrings", "ibtool", "l10nscan", "xcstringstool", "tx"]
    return words.contains { word in
      tools.contains(word) || Self.services.contains(where: word.contains)
    }
  }

  private static let services = [
    "bartycrouch", "crowdin", "localazy", "lokalise", "onesky", "phrase", "poeditor", "rswift",
    "smartling", "swiftformat", "swiftgen", "swiftlint", "transifex", "weblate",
  ]

  /// Whether the statement is one of git's, or of a tool that calls it: to commit a file takes nothing of it.
  var isAboutVersions: Bool {
    words.contains { $0.hasPrefix("git_") || $0.hasPrefix("ensure_git") }
      || zip(words, words.dropFirst()).contains { $0 == "git" && Self.commandsOfGit.contains($1) }
  }

  private static let commandsOfGit: Set<String> = [
    "add", "checkout", "commit", "diff", "log", "ls-files", "mv", "restore", "rm", "show", "stash",
    "status",
  ]
}

/// A command of a shell, as far as a place in it.
struct ToolCommand {
  let words: [Substring]

  /// Whether the command looks at a file, makes it or takes it away, and hands nothing of it on.
  var readsOnly: Bool {
    guard let first = words.first else { return false }
    if first == "plutil" { return words.contains("-lint") }
    return Self.readers.contains(first)
  }

  private static let readers: Set<Substring> = [
    "[", "[[", "ack", "chmod", "cmp", "diff", "echo", "grep", "ls", "mkdir", "open", "print",
    "printf", "rg", "rm", "stat", "test", "touch", "wc", "xed",
  ]
}
