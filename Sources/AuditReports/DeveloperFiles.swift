import Diagnostics
import SourceFiles

/// Sources that developers alone may look at on a screen, by their names, and of whose texts there are
/// findings: a menu that only internal builds show.
struct DeveloperFiles {
  /// The sources, that with the most findings first.
  let paths: [FilePath]
  let findings: Int

  /// Returns them where they have at least five findings that `developerSources` would take away; fewer
  /// are no reason to configure anything.
  init?(in report: Report) {
    let counts = report.findings.reduce(into: [FilePath: Int]()) { counts, finding in
      if finding.severity > .note, Self.rules.contains(finding.rule) {
        counts[finding.location.path, default: 0] += 1
      }
    }.filter { $0.key.isNamedForDevelopers }
    findings = counts.values.reduce(0, +)
    guard findings >= 5 else { return nil }
    paths = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }

  private static let rules: Set<RuleID> = ["missing-key", "unlisted-text"]

  /// The advice, in words.
  func inWords(_ options: RenderOptions) -> String {
    let others = paths.count > 1 ? " and \(counted(paths.count - 1, "other file"))" : ""
    return
      "\(findings) of the texts without a table stand in '\(options.path(paths[0]))'\(others): name "
      + "\(paths.count > 1 ? "them" : "it") in \"developerSources\" if only developers see them"
  }
}

extension FilePath {
  /// Whether the file or its folder is called after developers or what they do: `DebugMenu.swift`.
  fileprivate var isNamedForDevelopers: Bool {
    [name, folder.name].contains { $0.words.contains(where: Self.wordsOfDevelopers.contains) }
  }

  private static let wordsOfDevelopers: Set<String> = [
    "debug", "debugging", "developer", "developers",
  ]
}

extension Substring {
  /// The words of a name in camel case, or with other signs between them, in lower case.
  fileprivate var words: [String] {
    var words: [String] = []
    var previous: Character = " "
    for (character, next) in zip(self, self.dropFirst() + " ") {
      defer { previous = character }
      guard character.isLetter else { continue }
      // The last capital of several begins a word: `HTTPDebugView`.
      let isHump = character.isUppercase && (previous.isLowercase || next.isLowercase)
      if !previous.isLetter || isHump {
        words.append(character.lowercased())
      } else {
        words[words.count - 1] += character.lowercased()
      }
    }
    return words
  }
}
