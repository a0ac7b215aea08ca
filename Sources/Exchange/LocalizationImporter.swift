package import Changes
import CompletenessChecks
package import Diagnostics
package import L10nScan
package import LocalizationExchange
package import LocalizationModel
import Platform
import SourceFiles
import StringResources

/// Takes translations back into the tables of a project, first in memory.
package struct LocalizationImporter: Sendable {
  private var audit: Audit
  private var original: TableDrafts
  package private(set) var drafts: TableDrafts
  /// Whether translations that would be refused are taken into catalogs, to be looked at again.
  private let takesRefused: Bool
  /// The languages to take in the place of those that files name, a new one as itself.
  var languageMap: [Language: Language]
  /// The change of each key, in the order of the files.
  package private(set) var changes: [TableChange] = []
  /// The rejected texts, in the order of the files.
  package private(set) var skipped: [SkippedUnit] = []
  /// How many texts are taken, and how many the tables have as they came back.
  package private(set) var takenCount = 0
  package private(set) var unchangedCount = 0
  /// How many of the taken texts a machine has translated, and how many of these went into tables
  /// that have no word for it.
  package private(set) var machineCount = 0
  package private(set) var unmarkedMachineCount = 0
  /// The notes about imported texts.
  package private(set) var doubts: [Diagnostic] = []
  /// New languages that the project's own files do not name.
  package private(set) var undeclaredLanguages: [Language] = []
  /// The sources and tables that could not be read, which may have the rejected texts.
  package private(set) var trouble: [Diagnostic] = []

  /// Reads the tables of an audit.
  ///
  /// - Throws: `AuditError` when there is none.
  package init(
    _ audit: Audit,
    takesRefused: Bool,
    languageMap: [Language: Language] = [:]
  ) throws(AuditError) {
    self.audit = audit
    (self.takesRefused, self.languageMap) = (takesRefused, languageMap)
    original = try TableDrafts(of: audit)
    drafts = original
  }

  /// The translations of one language for one table.
  private struct Batch {
    let table: ExchangeTable
    let language: Language
    var texts: [ImportedText]

    /// Whether a finding is about one of the texts.
    func isSubject(of finding: Diagnostic) -> Bool {
      finding.location.path == table.path(for: language)
        && finding.subject.language.map { Language($0) == language } ?? true
        && holdsKey(of: finding)
    }

    /// Whether a finding is about the original of one of the texts, because of the translations.
    func disagrees(with finding: Diagnostic) -> Bool {
      guard let other = finding.subject.language else { return false }
      return finding.location.path == table.path(for: Language(other)) && holdsKey(of: finding)
    }

    private func holdsKey(of finding: Diagnostic) -> Bool {
      texts.contains { $0.place.key.hasSameBytes(as: finding.key) }
    }
  }

  /// The keys that no table has yet, each of which is added with its first translation.
  private var additions = KeyAdditions()
  /// The translations that may not be stored.
  private var refusals: [SkippedUnit] = []
  private var refused: Set<SkippedUnit> = []
  /// The ids of the texts that may not be stored.
  private var refusedTexts: Set<[String]> = []

  /// Makes all changes.
  ///
  /// - Throws: `AuditError` when there is nothing to read, or a table is in no state to be changed.
  package mutating func run(_ documents: [ReadDocument]) throws(AuditError) {
    let mapped = documents.map { $0.mapping(languageMap) }
    try run { _ throws(AuditError) in mapped }
  }

  /// Makes all changes that documents ask for, which are made of the texts that they may change.
  ///
  /// - Throws: `AuditError` when there is nothing to read, or a table is in no state to be changed.
  mutating func run(
    making makeDocuments: (inout ImportBase) throws(AuditError) -> [ReadDocument]
  ) throws(AuditError) {
    var base = try ImportBase(audit)
    audit.scannedSources = base.sources
    let unread = (base.sources.diagnostics + base.scan.diagnostics + original.unread)
      .filter(\.isUnread)
    trouble = Set(unread).sorted()
    let documents = try makeDocuments(&base)
    try original.apply(base.newKeys.map { ($0.path, [$0.edit]) })
    let newKeys = base.newKeys.map { TableChange(.add, $0.edit.key, in: $0.path) }
    let (project, scan) = (base.project, base.scan)
    var batches = match(documents, base.tables, project, languages: scan.languages)
    let named = Set(batches.map(\.language))
    let known = project.declared.known
    undeclaredLanguages = known.isEmpty ? [] : named.subtracting(known).sorted()
    let judge = try makeJudge(of: batches, project, scan, in: base.drafts.fileSystem)
    let told = skipped
    // Each round refuses at least one text.
    while true {
      (drafts, changes, skipped, doubts) = (original, newKeys, told, [])
      additions = base.additions
      for batch in batches { try store(batch) }
      guard !batches.allSatisfy(\.texts.isEmpty), try refuse(&batches, judge) else { break }
    }
    takenCount = batches.reduce(told.count - skipped.count) { $0 + $1.texts.count }
    countMachineTexts(of: batches)
    skipped += refusals
  }

  private mutating func countMachineTexts(of batches: [Batch]) {
    for batch in batches {
      let count = batch.texts.count { $0.state == .machineTranslated }
      machineCount += count
      if batch.table.form != .catalog { unmarkedMachineCount += count }
    }
  }

  /// Makes a judge who also looks at the translations that no target takes yet.
  private mutating func makeJudge(
    of batches: [Batch],
    _ project: Project,
    _ scan: TableScan,
    in files: FileSystem
  ) throws(AuditError) -> ImportJudge {
    let paths = Set(batches.compactMap { $0.table.path(for: $0.language) })
    audit.input.countedTables = paths
    var judged = project
    if scan.tables.contains(where: { $0.membership.reason != nil && paths.contains($0.path) }) {
      var audit = audit
      audit.input.files = files
      let (_, _, project) = try audit.makeProject()
      judged = project
    }
    return ImportJudge(judged, audit.input.settings, jobs: audit.input.jobs)
  }

  // MARK: - What is taken

  private mutating func match(
    _ documents: [ReadDocument],
    _ tables: [ExchangeTable],
    _ project: Project,
    languages: Set<Language>
  ) -> [Batch] {
    var matchers: [(table: Int, language: Language, matcher: ImportMatcher)] = []
    let known = languages.union(project.declared.known)
    for document in documents {
      if document.files.allSatisfy(\.units.isEmpty) {
        skipped.append(SkippedUnit(subject: "'\(document.name)'", .noTexts))
      }
      let isGuess = { (file: ExchangeFile) in tables.index(ofExactly: file.original) == nil }
      let files = document.files.filter { !isGuess($0) } + document.files.filter(isGuess)
      for file in files {
        guard let language = file.target ?? document.target else {
          skip(file, of: document, .unnamedLanguage)
          continue
        }
        guard language.isKnown || languages.contains(language) else {
          skip(file, of: document, .noLanguage(language.id))
          continue
        }
        guard let index = tables.index(of: file.original) else {
          if !file.units.allSatisfy(\.isBare) { skip(file, of: document, .unknownFile) }
          continue
        }
        let reason =
          tables[index].path(for: language) == nil
          ? .noLanguage(language.id)
          : refusal(of: file, document, tables[index], language, project, known)
        if let reason {
          skip(file, of: document, reason)
          continue
        }
        let place = matchers.firstIndex { $0.table == index && $0.language == language }
        if place == nil {
          matchers.append((index, language, ImportMatcher(tables[index], project, language)))
        }
        matchers[place ?? matchers.count - 1].matcher
          .add(file.units, of: document.name, isGuess: isGuess(file))
      }
    }
    skipped += matchers.flatMap(\.matcher.skipped)
    unchangedCount = matchers.reduce(0) { $0 + $1.matcher.unchangedCount }
    return matchers.map { table, language, matcher in
      Batch(table: tables[table], language: language, texts: matcher.texts)
    }
  }

  private mutating func skip(
    _ file: ExchangeFile,
    of document: ReadDocument,
    _ reason: SkippedUnit.Reason
  ) {
    let line = file.line.map { " in line \($0) of '\(document.name)'" } ?? ""
    let subject = reason == .unnamedLanguage ? "'\(file.original)'\(line)" : "'\(file.original)'"
    let count = file.units.count { !$0.isBare }
    skipped.append(SkippedUnit(subject: subject, reason, count: count, line: file.line))
  }

  /// Returns why a whole file is not taken.
  private func refusal(
    of file: ExchangeFile,
    _ document: ReadDocument,
    _ table: ExchangeTable,
    _ language: Language,
    _ project: Project,
    _ known: Set<Language>
  ) -> SkippedUnit.Reason? {
    let development = project.tables[table.table].developmentLanguage
    if let source = file.source ?? document.source, source != development {
      return .otherSource(source.id, first: development.id)
    }
    if !known.contains(language), !languageMap.values.contains(language) {
      let meant = known.filter { $0 != development && $0.isOtherRegion(of: language) }.sorted()
      if !meant.isEmpty { return .otherRegion(language.id, names: meant.map(\.id)) }
    }
    let isFirst = language == development && table.form != .catalog
    return isFirst && table.translations[language] == nil ? .firstTexts : nil
  }

  // MARK: - What is stored

  private mutating func store(_ batch: Batch) throws(AuditError) {
    guard !batch.texts.isEmpty else { return }
    let forms = PluralRules.wholeNumberForms(of: batch.language)
    let made = ImportEdits(batch.table, batch.language, forms: forms, batch.texts)
    skipped += made.skipped
    guard !made.edits.isEmpty, let path = batch.table.path(for: batch.language) else { return }
    try addKeys(of: batch)
    if drafts[path] == nil {
      let format = ResourceFormat.all.first { $0.id == batch.table.format }
      drafts[path] = format?.emptyBytes ?? []
    }
    try drafts.apply([(path, made.edits)])
    changes += made.changes
  }

  /// Adds the keys that only the code has, as an update does.
  private mutating func addKeys(of batch: Batch) throws(AuditError) {
    guard let path = batch.table.catalog?.path ?? batch.table.path else { return }
    for text in batch.texts {
      let edits = additions.take(text.place.key, of: path)
      if edits.isEmpty { continue }
      drafts[path] = drafts[path] ?? additions.emptyBytes[path]
      try drafts.apply([(path, edits)])
      changes.append(TableChange(.add, text.place.key, in: path))
    }
  }

  // MARK: - What is refused

  /// Takes translations out that may not be stored, and says whether there were any.
  private mutating func refuse(
    _ batches: inout [Batch],
    _ judge: ImportJudge
  ) throws(AuditError) -> Bool {
    var audit = audit
    audit.input.files = drafts.fileSystem
    let (_, scan, project) = try audit.makeProject()
    let files = Dictionary(scan.tables.map { ($0.path, $0) }) { first, _ in first }
    let places = batches.reduce(into: Set<SourceLocation>()) { places, batch in
      guard let path = batch.table.path(for: batch.language), let table = files[path] else {
        return
      }
      places.formUnion(table.locations(of: batch.texts, in: batch.language))
    }
    let findings = judge.judge(project, at: places)
    doubts = findings.filter { finding in
      finding.severity != .error && batches.contains { $0.isSubject(of: finding) }
    }
    var isAny = false
    let judged = batches
    for finding in findings where finding.severity == .error {
      let subjects = judged.indices.filter { judged[$0].isSubject(of: finding) }
      let places =
        subjects.isEmpty
        ? judged.indices.filter { judged[$0].disagrees(with: finding) } : subjects
      guard !places.isEmpty || !finding.isSeen else {
        throw AuditError(
          "the tables would be damaged: \(finding.message)",
          hint: "nothing was changed",
          diagnostics: [finding]
        )
      }
      for place in places {
        let texts = judged[place].texts.filter { $0.place.key.hasSameBytes(as: finding.key) }
        isAny = refuse(texts, of: &batches[place], finding) || isAny
      }
    }
    return isAny
  }

  /// Takes the texts of one key out, or marks them as to be looked at.
  private mutating func refuse(
    _ texts: [ImportedText],
    of batch: inout Batch,
    _ finding: Diagnostic
  ) -> Bool {
    if takesRefused, batch.table.form == .catalog { return mark(&batch, finding) }
    batch.texts.removeAll { $0.place.key.hasSameBytes(as: finding.key) }
    for text in texts.reversed() {
      let names = [batch.table.original, batch.language.id, text.id]
      // A text may be wrong in several ways, and counts once.
      let refusal = SkippedUnit(
        text.id,
        of: batch.table.original,
        .refused(finding.message),
        count: refusedTexts.contains(names) ? 0 : 1,
        line: text.line
      )
      guard refused.insert(refusal).inserted else { continue }
      refusedTexts.insert(names)
      refusals.append(refusal)
    }
    return !texts.isEmpty
  }

  /// Marks the texts of one key as to be looked at.
  private mutating func mark(_ batch: inout Batch, _ finding: Diagnostic) -> Bool {
    var isAny = false
    for index in batch.texts.indices
    where batch.texts[index].place.key.hasSameBytes(as: finding.key) {
      if batch.texts[index].state == .needsReview {
        if !doubts.contains(finding) { doubts.append(finding) }
        continue
      }
      batch.texts[index].state = .needsReview
      isAny = true
    }
    return isAny
  }
}

extension LocalizationImporter {
  /// Whether something that came back is rejected, or is imported with findings at which the audit fails.
  package var fails: Bool {
    !failingDoubts.isEmpty || skipped.contains(where: \.isRejected)
  }

  /// The notes at which the audit fails.
  var failingDoubts: [Diagnostic] {
    let failing = audit.input.settings.failOn.severity
    // What is taken for review is an error that an option allows.
    return doubts.filter { doubt in
      doubt.severity != .error && failing.map { doubt.severity >= $0 } ?? false
    }
  }
}
