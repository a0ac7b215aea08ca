package import Changes
import CommandLineOptions
package import Diagnostics
package import L10nScan
import LocalizationExchange
package import LocalizationModel
import Platform
import SourceFiles

/// Takes texts of a script or a program into the tables of a project, all of them or none.
///
/// They are judged as those that translators send back.
package struct TextSetter: Sendable {
  package struct Options: Sendable {
    /// Whether keys are added that no table has.
    package var addsKeys = false
    /// Whether languages are added that the project does not have.
    package var addsLanguages = false
    /// Whether catalogs say that a machine has translated the texts, and no person has read them.
    package var isMachine = false

    package init() {}
  }

  private let options: Options
  private var importer: LocalizationImporter
  /// The problems of the texts, in the order of their entries; nothing is changed if there is any.
  package private(set) var problems: [ProposalProblem] = []
  /// How many entries leave all texts empty.
  package private(set) var emptyCount = 0

  /// Reads the tables of an audit.
  ///
  /// - Throws: `AuditError` when there is none.
  package init(_ audit: Audit, _ options: Options) throws(AuditError) {
    self.options = options
    importer = try LocalizationImporter(audit, takesRefused: false)
  }

  /// The tables with the texts.
  package var drafts: TableDrafts { importer.drafts }
  /// The files to write; none if there is a problem.
  package var fileChanges: [FileChange] { problems.isEmpty ? importer.drafts.changes : [] }
  /// The change of each key, in the order of the files.
  package var changes: [TableChange] { importer.changes }
  package var setCount: Int { importer.takenCount }
  package var unchangedCount: Int { importer.unchangedCount }
  /// The notes about texts that are taken.
  package var notes: [Diagnostic] { importer.doubts }
  /// The sources and tables that could not be read.
  package var trouble: [Diagnostic] { importer.trouble }
  /// New languages that the project's own files do not name.
  package var undeclaredLanguages: [Language] { importer.undeclaredLanguages }

  /// Judges the texts, and makes all changes in memory.
  ///
  /// - Throws: `AuditError` when there is nothing to read, or a table is in no state to be changed.
  package mutating func run(_ list: ProposalList) throws(AuditError) {
    problems = list.problems
    emptyCount = list.proposals.count { $0.filled.isEmpty }
    let proposals = list.proposals
    if options.addsLanguages {
      importer.languageMap = Dictionary(proposals.map { ($0.language, $0.language) }) { $1 }
    }
    var found: [ProposalProblem] = []
    var documents: [ReadDocument] = []
    try importer.run { [options] base throws(AuditError) in
      let (known, unknown) = Self.check(proposals, base, options)
      var matcher = ProposalMatcher(base, options)
      for proposal in known { matcher.match(proposal) }
      found = unknown + matcher.problems
      documents = matcher.documents
      guard !matcher.unknown.isEmpty else { return documents }
      let keys = NewKeys(base, matcher.unknown, isAllowed: options.addsKeys)
      found = unknown + keys.problems
      try base.add(keys.entries)
      matcher = ProposalMatcher(base, options)
      let refused = Set(keys.problems.map(\.number))
      for proposal in known where !refused.contains(proposal.number) { matcher.match(proposal) }
      found += matcher.problems
      documents = matcher.documents
      return documents
    }
    problems += found
    for skipped in importer.skipped {
      let numbers = documents.numbers(of: skipped)
      problems += proposals.filter { numbers.contains($0.number) }
        .map { ProposalProblem($0, skipped.reason.words) }
    }
    problems += importer.failingDoubts.flatMap { doubt in
      Self.proposals(of: doubt, among: proposals).map { ProposalProblem($0, doubt.message) }
    }
    var known: Set<ProposalProblem> = []
    problems = problems.filter { known.insert($0).inserted }
      .enumerated().sorted { ($0.element.number, $0.offset) < ($1.element.number, $1.offset) }
      .map(\.element)
  }

  /// Parts the proposals for languages of the project from the others.
  private static func check(
    _ proposals: [TextProposal],
    _ base: ImportBase,
    _ options: Options
  ) -> (known: [TextProposal], problems: [ProposalProblem]) {
    let languages = base.scan.languages.union([base.project.languages.development])
    var (known, problems): ([TextProposal], [ProposalProblem]) = ([], [])
    for proposal in proposals {
      let language = proposal.language
      let isWanted = languages.contains(language) || options.addsLanguages && language.isKnown
      if proposal.filled.isEmpty || isWanted {
        known.append(proposal)
        continue
      }
      problems.append(problem(proposal, among: languages))
    }
    return (known, problems)
  }

  /// Says what is wrong with the language of a proposal, and which one may be meant.
  private static func problem(
    _ proposal: TextProposal,
    among languages: Set<Language>
  ) -> ProposalProblem {
    let language = proposal.language
    guard language.isKnown else {
      let hint = language.suggestion(among: languages)
      return ProposalProblem(proposal, "'\(language)' is not the code of a language", hint: hint)
    }
    let other = languages.sorted().first { $0.base == language.base }
    // Codes of two letters are all near each other.
    let near = language.id.utf8.count > 2 ? languages.map(\.id).nearest(to: language.id) : nil
    let meant = other ?? near.map { Language($0) }
    return ProposalProblem(
      proposal,
      "the project is not in \(language.name)",
      hint: (meant.map { "did you mean '\($0)' (\($0.name))? " } ?? "")
        + "'--new-languages' adds it"
    )
  }

  private static func proposals(
    of finding: Diagnostic,
    among proposals: [TextProposal]
  ) -> [TextProposal] {
    proposals.filter { proposal in
      proposal.key.hasSameBytes(as: finding.key)
        && finding.subject.language.map { Language($0) == proposal.language } ?? true
    }
  }
}

extension [ReadDocument] {
  /// The numbers of the proposals that a rejected text or file stands for.
  fileprivate func numbers(of skipped: SkippedUnit) -> Set<Int> {
    let files = flatMap(\.files).filter {
      $0.line == skipped.line && skipped.subject == "'\($0.original)'"
    }
    let all = files.flatMap(\.units).compactMap(\.line)
    return Set(all.isEmpty ? [skipped.line].compactMap(\.self) : all)
  }
}
