import Diagnostics
import LocalizationModel
import SourceFiles

/// Understands the comments that suppress findings.
///
///     directive = "disable" [ ":next" | ":this" | ":previous" ] rules [ "--" reason ]
///               | "enable" rules
///     rules     = rule { [ "," ] rule } | "all"
struct SuppressionReader {
  private let known: Set<RuleID>
  private(set) var suppressions: [Suppression] = []
  /// Findings for directives that mean nothing.
  private(set) var problems: [Diagnostic] = []
  /// The regions of the current file that have no end yet, by the line where they begin.
  private var open = OpenRegions()

  init(knowing rules: Set<RuleID>) { known = rules }

  /// A directive, taken apart.
  private struct Statement {
    var verb: Substring
    var place: Substring?
    var rules: Set<RuleID>
    var reason: String?
  }

  /// Reads the directives of source files, in the order of the files and of the places in them.
  mutating func readSources(_ directives: [ScanDirective]) {
    var path: FilePath?
    for directive in directives {
      if directive.location.path != path { closeRegions() }
      path = directive.location.path
      if let statement = read(directive) { add(statement, at: directive.location) }
    }
    closeRegions()
  }

  /// Reads a directive in the comment of a table's key.
  mutating func readEntry(
    _ directive: ScanDirective,
    key: String,
    table: String,
    language: String?
  ) {
    guard let statement = read(directive) else { return }
    guard statement.verb == "disable" else {
      return report("'enable' means nothing in the comment of a key", at: directive.location)
    }
    suppressions.append(
      Suppression(
        rules: statement.rules,
        reason: statement.reason,
        location: directive.location,
        scope: .key(key, table: table, language: language)
      )
    )
  }

  private mutating func add(_ statement: Statement, at location: SourceLocation) {
    let line = location.line
    let lines: ClosedRange<Int>
    switch (statement.verb, statement.place) {
    case ("enable", _): return endRegions(of: statement.rules, at: location)
    case (_, nil): return open.begin((statement.rules, statement.reason, location))
    case (_, "next"): lines = line + 1...line + 1
    case (_, "previous"): lines = max(line - 1, 1)...max(line - 1, 1)
    default: lines = line...line
    }
    append(statement.rules, statement.reason, location, lines)
  }

  /// Ends the regions of rules; a region of other rules besides goes on for those.
  private mutating func endRegions(of rules: Set<RuleID>, at location: SourceLocation) {
    let ended = open.end(rules)
    for region in ended {
      append(region.rules, region.reason, region.location, region.location.line...location.line)
    }
    if ended.isEmpty { report("'enable' ends no region", at: location) }
  }

  /// Ends all regions with their file.
  private mutating func closeRegions() {
    for region in open.all {
      append(region.rules, region.reason, region.location, region.location.line...Int.max)
    }
    open = OpenRegions()
  }

  private mutating func append(
    _ rules: Set<RuleID>,
    _ reason: String?,
    _ location: SourceLocation,
    _ lines: ClosedRange<Int>
  ) {
    suppressions.append(
      Suppression(rules: rules, reason: reason, location: location, scope: .lines(lines))
    )
  }
}

extension SuppressionReader {
  /// Takes a directive apart; nil where it means nothing.
  private mutating func read(_ directive: ScanDirective) -> Statement? {
    let parts = directive.text.parts(around: "--", maxSplits: 1)
    let words = (parts.first ?? "").split { $0 == " " || $0 == "\t" || $0 == "," }
    let command = (words.first ?? "").split(separator: ":", maxSplits: 1)
    let verb = command.first ?? ""
    // What calls may use is read where code and tables are joined; see `KeyDeclarations`.
    if words.first == DeclaredKeys.verb[...] { return nil }
    let place = command.dropFirst().first
    guard verb == "disable" || verb == "enable",
      place.map({ ["next", "this", "previous"].contains($0) }) ?? true
    else {
      let text = "'\(words.first ?? "")' is neither 'disable', 'enable' nor 'keys'"
      report(text, at: directive.location, help: Self.help)
      return nil
    }
    guard let rules = rules(words.dropFirst(), at: directive.location) else { return nil }
    let reason = parts.dropFirst().first.map { $0.trimmed }
    return Statement(verb: verb, place: place, rules: rules, reason: reason)
  }

  /// Returns the rules of that name, none for all; nil where there is nothing to go by.
  private mutating func rules(
    _ names: some Collection<Substring>,
    at location: SourceLocation
  ) -> Set<RuleID>? {
    if names.first == "all" { return [] }
    let ids = Set(names.map { RuleID(rawValue: String($0)) })
    for id in ids.subtracting(known).ordered(by: \.rawValue) {
      report("there is no rule '\(id)' to suppress", at: location, help: "see 'l10nscan rules'")
    }
    if ids.isEmpty { report("no rule is named to suppress", at: location, help: Self.help) }
    let found = ids.intersection(known)
    return found.isEmpty ? nil : found
  }

  private static let help = "write '\(ScanDirective.mark)disable:next RULE -- reason'"

  private mutating func report(_ message: String, at location: SourceLocation, help: String? = nil)
  {
    problems.append(
      Diagnostic(
        rule: .unusedSuppression,
        severity: .warning,
        message: message,
        location: location,
        help: help,
        subject: .init(detail: location.path.string)
      )
    )
  }
}

extension Substring {
  var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
