import Diagnostics
import SourceFiles

/// Takes the findings out that shall not count, and remembers which suppressions had any.
struct SuppressionLedger {
  private let suppressions: [Suppression]
  /// The suppressions for lines, by file.
  private var byPath: [FilePath: LineSuppressions] = [:]
  /// The numbers of the suppressions for keys, by key.
  private var byKey: [String: [Int]] = [:]
  /// The numbers of those that configurations describe, and what says which may be meant.
  private let patterns: [Int]
  private let patternIndex: FindingPatternIndex
  /// The rules of which each suppression has suppressed a finding.
  private var used: [Int: Set<RuleID>] = [:]

  init(_ suppressions: [Suppression]) {
    self.suppressions = suppressions
    patterns = suppressions.indices.filter { suppressions[$0].pattern != nil }
    patternIndex = FindingPatternIndex(suppressions.compactMap(\.pattern))
    for (number, suppression) in suppressions.enumerated() {
      switch suppression.scope {
      case .lines(let lines):
        byPath[suppression.location.path, default: LineSuppressions()]
          .add(number, suppression.rules, lines)
      case .key(let key, _, _): byKey[key, default: []].append(number)
      case .pattern: break
      }
    }
  }

  /// Returns the findings that count, and the others.
  mutating func divide(_ findings: [Diagnostic]) -> (kept: [Diagnostic], [SuppressedFinding]) {
    guard !suppressions.isEmpty else { return (findings, []) }
    var kept: [Diagnostic] = []
    var suppressed: [SuppressedFinding] = []
    for finding in findings {
      let ofLine = byPath[finding.location.path]?.first(for: finding)
      let fitting = numbers(for: finding).filter { suppressions[$0].fits(finding) }
      for number in fitting { used[number, default: []].insert(finding.rule) }
      guard let suppression = (ofLine ?? fitting.first).map({ suppressions[$0] }) else {
        kept.append(finding)
        continue
      }
      suppressed.append(
        SuppressedFinding(
          finding,
          reason: suppression.reason,
          at: suppression.location,
          isInSource: suppression.isInSource
        )
      )
    }
    for lines in byPath.values {
      for (number, rule) in lines.used { used[number, default: []].insert(rule) }
    }
    return (kept, suppressed)
  }

  private func numbers(for finding: Diagnostic) -> [Int] {
    let ofKey = finding.subject.key.flatMap { byKey[$0] } ?? []
    if patterns.isEmpty { return ofKey }
    return ofKey + patternIndex.candidates(for: finding).map { patterns[$0] }
  }

  /// Findings for suppressions that have suppressed nothing, though their rules have run.
  ///
  /// Those of all rules are told only where not a few were chosen: another one may need them.
  func unused(of ran: Set<RuleID>, isNarrow: Bool) -> [Diagnostic] {
    suppressions.enumerated().flatMap { number, suppression in
      let used = used[number] ?? []
      if suppression.rules.isEmpty {
        return used.isEmpty && !isNarrow ? [unused("all rules", suppression)] : []
      }
      return suppression.rules.intersection(ran).subtracting(used)
        .ordered(by: \.rawValue).map { unused("'\($0)'", suppression) }
    }
  }

  private func unused(_ rule: String, _ suppression: Suppression) -> Diagnostic {
    Diagnostic(
      rule: .unusedSuppression,
      severity: .warning,
      message: "suppression of \(rule) suppresses nothing",
      location: suppression.location,
      help: "remove it",
      subject: .init(detail: suppression.location.path.string)
    )
  }
}
