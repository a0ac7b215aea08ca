package import Diagnostics
package import LocalizationModel
import Platform
import SourceFiles

/// Runs rules over a project.
package struct Checker: Sendable {
  package let rules: [Rule]
  /// The suppressions of configurations; comments speak for themselves.
  package var suppressions: [Suppression] = []
  /// Whether a person has chosen a few rules for once, so that nothing is known of the others.
  package var isNarrow = false
  /// Which exceptions of rules count, and how.
  package var exceptions = ExceptionChoice()
  /// How many threads to use; one for each processor unless told.
  package var jobs = processorCount

  /// Makes a checker; without rules given it runs those that are on by default.
  package init(rules: [Rule] = Rule.onByDefault) {
    self.rules = rules
  }

  /// Returns the findings of all rules and of the readers, sorted by place.
  package func check(_ project: Project) -> [Diagnostic] {
    review(project).findings
  }

  /// Returns the findings, and apart from them those that are suppressed.
  package func review(_ project: Project) -> Review {
    review(project, found: findings(in: project))
  }

  /// Returns the findings, of which those of the rules are known, and apart from them those that
  /// are suppressed.
  package func review(_ project: Project, found: FoundDefects) -> Review {
    let reader = SuppressionReader(project, knowing: Set(Rule.all.map(\.id)), jobs: jobs)
    var ledger = SuppressionLedger(reader.suppressions + suppressions)
    let asked = AskedLanguages(project)
    let concerns = { (finding: Diagnostic) in asked?.concern(finding) ?? true }
    let wanted = (found.findings + readersFindings(in: project)).filter(concerns)
    let withheld = found.withheld.filter { concerns($0.finding) }
      .sorted { $0.finding < $1.finding }
    let (kept, suppressed) = ledger.divide(FindingBudget.applied(to: wanted.sorted().toldApart))
    guard let rule = rules.first(where: { $0.id == .unusedSuppression }) else {
      return Review(findings: kept, suppressed: suppressed, withheld: withheld)
    }
    let problems = reader.problems + project.problemsOfDeclaredKeys
    let needless = (problems + ledger.unused(of: Set(rules.map(\.id)), isNarrow: isNarrow)).map {
      finding in
      var finding = finding
      finding.severity = min(finding.severity, rule.severity)
      return finding
    }
    return Review(
      findings: (kept + needless).sorted(),
      suppressed: suppressed,
      withheld: withheld
    )
  }

  /// Returns what the rules find, before anything is left out but by exceptions; not sorted.
  package func findings(in project: Project) -> FoundDefects {
    // All in one list, so that no thread waits for another one's longest rule.
    let groups = project.keyGroups
    let found = Array(0..<rules.count + groups.count).concurrentMap(jobs: jobs) { number in
      number < rules.count
        ? findings(of: rules[number], in: project)
        : findings(of: groups[number - rules.count], in: project)
    }
    return found.reduce(into: FoundDefects()) { $0.add($1) }
  }

  /// Whether any of the rules looks at texts one by one.
  package var looksAtTexts: Bool {
    rules.contains { if case .translation = $0.check { true } else { false } }
  }

  /// Runs a rule if it looks at the whole project.
  private func findings(of rule: Rule, in project: Project) -> FoundDefects {
    guard case .project(let check) = rule.check else { return FoundDefects() }
    var findings = Findings(of: rule.id, worst: rule.severity, exceptions)
    check(project, &findings)
    return FoundDefects(CollectionOfOne(findings))
  }

  /// Runs the rules that look at one key or one translation after the other, all of them at once.
  private func findings(of group: KeyGroup, in project: Project) -> FoundDefects {
    var keyChecks = rules.compactMap { rule -> KeyCheck? in
      guard case .key(let check) = rule.check else { return nil }
      return KeyCheck(
        check: check,
        findings: Findings(of: rule.id, worst: rule.severity, exceptions)
      )
    }
    var checks = rules.compactMap { rule -> TextCheck? in
      guard case .translation(let features, let check) = rule.check else { return nil }
      return TextCheck(
        features: features,
        check: check,
        findings: Findings(of: rule.id, worst: rule.severity, exceptions)
      )
    }
    let wanted = checks.reduce(into: TextFeatures()) { $0.formUnion($1.features) }
    for key in group.keys.lazy.map({ group.table.keys[$0] }) {
      for index in keyChecks.indices {
        keyChecks[index].check(key, group.table, project, &keyChecks[index].findings)
      }
      guard key.isTranslatable, !key.isStale else { continue }
      let compared = TextFeatures(comparedOf: key, in: group.table)
      var contextOfKey: KeyContext?
      var next = 0
      for translation in key.translations {
        guard let place = group.traits.place(of: translation, probably: next) else { continue }
        next = place + 1
        // The traits in their place, since to copy them counts references.
        let features = translation.features(in: group.traits[place], of: key.key)
        // Of most texts no rule has anything to say.
        guard !compared.union(features).isDisjoint(with: wanted) else { continue }
        let keyContext =
          contextOfKey ?? KeyContext(key, compared, of: group.table, project.references)
        contextOfKey = keyContext
        let traits = group.traits[place]
        let needless = keyContext.needlessFeatures(of: translation, features, in: traits.language)
        guard !compared.union(features).subtracting(needless).isDisjoint(with: wanted) else {
          continue
        }
        let context = TranslationContext(
          translation,
          features,
          besides: needless,
          in: traits,
          of: keyContext
        )
        for index in checks.indices
        where !checks[index].features.isDisjoint(with: context.features) {
          checks[index].check(context, &checks[index].findings)
        }
      }
    }
    var found = FoundDefects(keyChecks.lazy.map(\.findings))
    var ofTexts = FoundDefects(checks.lazy.map(\.findings))
    ofTexts.findings = ofTexts.findings.withUndisputedFixes
    found.add(ofTexts)
    return found
  }

  /// Returns the findings of the readers.
  ///
  /// One is dropped when its rule is not among the rules, and takes the rule's severity unless it is
  /// one of the milder ones. A finding of an id that no rule has stays as it is.
  private func readersFindings(in project: Project) -> [Diagnostic] {
    let wanted = Dictionary(rules.map { ($0.id, $0.severity) }) { first, _ in first }
    let usual = Dictionary(uniqueKeysWithValues: Rule.all.map { ($0.id, $0.severity) })
    return project.diagnostics.compactMap { diagnostic in
      guard let usual = usual[diagnostic.rule] else { return diagnostic }
      guard let wanted = wanted[diagnostic.rule] else { return nil }
      var diagnostic = diagnostic
      let isMilder = diagnostic.severity < usual
      diagnostic.severity = isMilder ? min(diagnostic.severity, wanted) : wanted
      return diagnostic
    }
  }
}

/// The findings of the rules, not sorted.
package struct FoundDefects: Sendable {
  package var findings: [Diagnostic] = []
  /// The findings that exceptions withhold, where they are listed.
  package var withheld: [WithheldFinding] = []
  /// How many each exception withholds, where they are not listed.
  package var counts: [RuleException: Int] = [:]

  package init() {}

  init(_ rules: some Sequence<Findings>) {
    for rule in rules {
      findings += rule.diagnostics
      withheld += rule.withheld
      counts.merge(rule.counts, uniquingKeysWith: +)
    }
  }

  mutating func add(_ other: Self) {
    findings += other.findings
    withheld += other.withheld
    counts.merge(other.counts, uniquingKeysWith: +)
  }
}

/// The findings of a checker in a project, sorted by place.
package struct Review: Hashable, Sendable {
  package var findings: [Diagnostic]
  /// The suppressed findings.
  package var suppressed: [SuppressedFinding]
  /// The findings that exceptions withhold, where they are listed, sorted by place.
  package var withheld: [WithheldFinding]
}

extension [Diagnostic] {
  /// The findings without the new texts for places where another finding stands that the same text
  /// does not fix: then it is not sure what the text should be.
  fileprivate var withUndisputedFixes: [Diagnostic] {
    guard contains(where: \.setsText) else { return self }
    // Keys are looked at in groups that may be others the next time.
    let byPlace = Dictionary(grouping: self) { KeyPlace($0) }
    return map { finding in
      guard finding.setsText else { return finding }
      let others = byPlace[KeyPlace(finding), default: []]
      if others.allSatisfy({ $0.severity == .note || $0.fixes == finding.fixes }) { return finding }
      var finding = finding
      finding.fixes = []
      return finding
    }
  }
}

extension Diagnostic {
  /// Whether one of its fixes gives a text anew.
  fileprivate var setsText: Bool {
    fixes.contains { fix in
      fix.edits.contains { if case .setText = $0.change { true } else { false } }
    }
  }
}

/// The place of a finding about a key.
private struct KeyPlace: Hashable {
  let key: String?
  let location: SourceLocation

  init(_ finding: Diagnostic) {
    key = finding.subject.key
    location = finding.location
  }
}

/// A rule for keys at work.
private struct KeyCheck {
  let check: @Sendable (TableKey, StringTable, Project, inout Findings) -> Void
  var findings: Findings
}

/// A rule for single translations at work.
private struct TextCheck {
  /// Where a text has none of these, there is nothing to find.
  let features: TextFeatures
  let check: @Sendable (TranslationContext, inout Findings) -> Void
  var findings: Findings
}

/// Some keys of one table: what one thread checks at a time.
private struct KeyGroup: Sendable {
  let table: StringTable
  /// Their indices.
  let keys: Range<Int>
  /// The traits of the table's languages, sorted by them.
  let traits: [LanguageTraits]
}

extension [LanguageTraits] {
  /// Returns the place of the traits of a translation's language: nearly always that behind the place
  /// for the translation before, as both are sorted by language.
  fileprivate func place(of translation: Translation, probably next: Int) -> Int? {
    if next < count, translation.isIn(self[next].language) { return next }
    guard let language = translation.language else { return nil }
    return firstIndex { $0.language == language }
  }
}

extension Project {
  /// All keys in groups that are large enough to be worth handing out.
  fileprivate var keyGroups: [KeyGroup] {
    let size = 128
    return tables.flatMap { table in
      guard !table.keys.isEmpty else { return [KeyGroup]() }
      let traits = table.languages.map {
        LanguageTraits(
          of: $0,
          isInProgress: isInProgress($0),
          machineTranslations: requirements.machineTranslations(in: $0)
        )
      }
      return table.keys.indices.parts(of: size).map { range in
        KeyGroup(table: table, keys: range, traits: traits)
      }
    }
  }
}

extension Range<Int> {
  /// Divides the range into parts of one size, of which the last may be smaller.
  func parts(of size: Int) -> [Range<Int>] {
    stride(from: lowerBound, to: upperBound, by: size).map { start in
      start..<Swift.min(start + size, upperBound)
    }
  }
}

/// The languages that a person asks for, as far as findings are about one.
private struct AskedLanguages {
  private let wanted: Set<Language>
  /// The files that hold none of them.
  private let others: Set<FilePath>

  /// Makes nothing where no language is requested.
  init?(_ project: Project) {
    guard project.languages.isChosen else { return nil }
    let wanted = Set(project.languages.expected)
    let files = project.tables.flatMap(\.files).filter { wanted.isDisjoint(with: $0.languages) }
    (self.wanted, others) = (wanted, Set(files.map(\.path)))
  }

  /// Whether a finding is about one of them: the language that it names, else those of the table that
  /// it lies in.
  func concern(_ finding: Diagnostic) -> Bool {
    finding.subject.language.map { wanted.contains(Language($0)) }
      ?? !others.contains(finding.location.path)
  }
}
