import Diagnostics
package import LocalizationModel
import SourceFiles
import TextFormats

extension Report {
  /// The number of causes by severity: `3 errors, 1 warning`, or `No new findings`.
  var findingsInWords: String {
    let new = known == nil ? "" : "new "
    var words = Severity.inWords(new, count)
    if words.isEmpty { words = "No \(new)findings" }
    let crashes = groups.count { $0.severity > .note && risk(of: $0.rule) == .crash }
    if crashes > 0 { words += " (\(crashes) can crash the app)" }
    let hidden = groups(of: unshown.findings).count
    if hidden > 0 { words += ", \(hidden) not shown by '--show-language'" }
    guard let elsewhere else { return words }
    return words + " in the named files, \(groups(of: elsewhere).count) in others"
  }

  /// How many texts a machine has written that no person has looked at; nil where there are none.
  var machineTranslationsInWords: String? {
    let languages = languageCoverage.filter { $0.machineTranslated > 0 }
      .sorted { ($1.machineTranslated, $0.language) < ($0.machineTranslated, $1.language) }
    guard !languages.isEmpty else { return nil }
    let count = languages.reduce(0) { $0 + $1.machineTranslated }
    let names = languages.prefix(4).map { "\($0.machineTranslated) in \($0.language.name)" }
    let rest = languages.count - names.count
    let others = rest > 0 ? " and \(counted(rest, "other language"))" : ""
    return "\(counted(count, "text")) translated by a machine and not reviewed: "
      + "\(names.joined(separator: ", "))\(others)"
  }

  /// The rules that found something, the worst and most frequent first.
  var ruleCounts: [RuleCount] {
    var counts: [RuleID: RuleCount] = [:]
    for group in groups {
      counts[group.rule, default: RuleCount(rule: group.rule)].add(group.severity)
    }
    return counts.values.sorted()
  }
}

/// How often a rule found something.
struct RuleCount: Comparable {
  let rule: RuleID
  private(set) var counts: [Severity: Int] = [:]

  init(rule: RuleID) {
    self.rule = rule
  }

  var count: Int { counts.values.reduce(0, +) }
  /// The worst severity of the findings.
  var severity: Severity { counts.keys.max() ?? .note }

  mutating func add(_ severity: Severity) {
    counts[severity, default: 0] += 1
  }

  /// The counts in words: `3 errors, 1 note`.
  var inWords: String { Severity.inWords { counts[$0] ?? 0 } }

  static func < (left: RuleCount, right: RuleCount) -> Bool {
    if left.severity != right.severity { return left.severity > right.severity }
    if left.count != right.count { return left.count > right.count }
    return left.rule.rawValue < right.rule.rawValue
  }
}

extension Severity {
  /// Returns numbers by severity, the worst first and those that are 0 left out; `kind` stands before
  /// each noun.
  static func inWords(_ kind: String = "", _ count: (Severity) -> Int) -> String {
    allCases.reversed().compactMap { severity in
      let count = count(severity)
      return count > 0 ? counted(count, kind + severity.rawValue) : nil
    }.joined(separator: ", ")
  }
}

extension Statistics {
  /// The scanned files in words: `12 source files and 3 tables (240 keys, 310 references)`.
  ///
  /// Coverage counts the keys that need a text, those that no table has yet included.
  var inWords: String {
    var details = [counted(keys, "key")]
    if sparedKeys > 0 {
      details.append("\(sparedKeys) of them \(sparedKeys == 1 ? "needs" : "need") no translation")
    }
    if absentKeys > 0 { details.append("\(absentKeys) in code alone") }
    details.append(counted(references, "reference"))
    if dynamicSites > 0 { details.append(counted(dynamicSites, "dynamic key")) }
    return "\(counted(sourceFiles, "source file")) and \(counted(tables, "table")) "
      + "(\(details.joined(separator: ", ")))"
  }

  /// How many calls are resolved: `Resolved 52 of 53 localization calls (3 by following constants)`.
  var understanding: String? {
    guard calls.seen > 0 else { return nil }
    let all =
      calls.seen == 1 ? "the only localization call" : "all \(calls.seen) localization calls"
    let known =
      "Resolved "
      + (calls.undeterminedCount == 0
        ? all : "\(calls.understood) of \(counted(calls.seen, "localization call"))")
    return calls.finite > 0 ? "\(known) (\(calls.finite) by following constants)" : known
  }

  /// The time in seconds with two decimals: `0.42 s`.
  var duration: String {
    let hundredths = Int((seconds * 100).rounded())
    let decimals = hundredths % 100
    return "\(hundredths / 100).\(decimals < 10 ? "0" : "")\(decimals) s"
  }
}

extension RoutineProposal {
  /// The advice: `700 calls of 'tr(_ key)' seem to name keys: to read them, add 'tr(_ key)' to "routines"`,
  /// and the tables whose unused keys are not reported for that reason.
  package var inWords: String {
    let tables = self.tables.map { "'\($0)'" }.joined(separator: ", ")
    let effect = tables.isEmpty ? "" : ", so unused keys of \(tables) are not reported"
    let what =
      switch calls {
      case 0: "'\(routine)' may name any key"
      case 1: "1 call of '\(routine)' seems to name a key"
      default: "\(counted(calls, "call")) of '\(routine)' seem to name keys"
      }
    return
      "\(what)\(effect): to read \(calls == 1 ? "it" : "them"), add '\(routine)' to \"routines\""
  }
}

extension OpenTables {
  /// The tables and the calls in words, of which some are named.
  package func inWords(_ options: RenderOptions) -> String {
    let tables = name.map { "table '\($0)'" } ?? "any table"
    let calls = counted(calls.count, "call") + (name == nil ? ", whose table is not known," : "")
    let places = self.calls.prefix(3).map { "\(options.path($0.path)):\($0.line)" }
    let rest = self.calls.count - places.count
    let others = rest > 0 ? " and \(counted(rest, "other"))" : ""
    return "unused-key is not sure about \(tables): \(calls) may use any key "
      + "(\(places.joined(separator: ", "))\(others))"
  }
}

extension Report {
  /// How many keys of open tables are probably unused, and what makes it sure.
  var remedyOfOpenTables: String {
    let directive =
      "'// \(ScanDirective.mark)\(DeclaredKeys.verb) price.*, tax' beside such a call lists its keys"
    let exception = RuleException.callForAnyKey
    guard let count = withheld.first(where: { $0.exception == exception })?.count else {
      return directive
    }
    let keys = count == 1 ? "1 key is" : "\(count) keys are"
    return "\(keys) in no code: '--no-exception \(exception.id)' lists them; \(directive)"
  }
}

/// Returns a number with its noun, in the plural where it is not one.
func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

extension Report {
  /// The rules that ran, and those of findings that come from elsewhere, such as from the reading
  /// of files.
  var rulesOfFindings: [RuleSummary] {
    var rules = rules
    var known = Set(rules.map(\.id))
    for finding in findings + suppressed.map(\.finding)
    where known.insert(finding.rule).inserted {
      let words = finding.rule.rawValue.escaping { $0 == "-" ? " " : nil }
      rules.append(RuleSummary(id: finding.rule, severity: finding.severity, summary: words))
    }
    return rules
  }
}

extension Diagnostic {
  /// The message, the notes that have no place of their own, and the help, a line for each.
  var messageWithAdvice: String {
    let notes = notes.filter { $0.location == nil }.map(\.message)
    return ([message] + notes + (help.map { [$0] } ?? [])).map(\.visible).joined(separator: "\n")
  }
}

extension LeftOut {
  /// Says what does not count in full and why, in a line for each kind, with the setting that changes it.
  package static func inWords(_ parts: [LeftOut], _ options: RenderOptions) -> [String] {
    Kind.allCases.compactMap { kind in
      let parts = parts.filter { $0.kind == kind }
      guard let first = parts.first else { return nil }
      let more = parts.count > 1 ? " and \(counted(parts.count - 1, "other"))" : ""
      let files = counted(parts.reduce(0) { $0 + $1.files }, kind.noun)
      return "Left out \(files) in \(first.place.inWords(options))\(more), \(kind.reason): "
        + "'--check-also \(kind.rawValue)'"
    }
  }
}

extension LeftOut.Place {
  fileprivate func inWords(_ options: RenderOptions) -> String {
    switch self {
    case .folder(let path): "'\(options.path(path))'"
    case .target(let name): "target '\(name)'"
    }
  }
}

extension LeftOut.Kind {
  fileprivate var noun: String { self == .vendored ? "table file" : "source file" }

  /// The reason, in the singular.
  fileprivate var reason: String {
    switch self {
    case .demonstrations: "a demonstration by its name, without tables"
    case .tools: "a program without tables beside an app that has some: its findings are notes"
    case .vendored: "other people's code by its name"
    }
  }
}
