import AuditReports
import CompletenessChecks
import Diagnostics
import KeyExtraction
import LocalizationModel
import SourceFiles

extension Explainer {
  /// Explains a key in each table that has it, and where code uses it and no table of the name
  /// does.
  package func keys(named key: String) -> [KeyExplanation] {
    func stored(in tables: [StringTable], counting counts: Bool) -> [KeyExplanation] {
      tables.compactMap { table in
        let index = table.keys.firstIndex { $0.key == key }
        return index.map { explanation(of: $0, in: table, counts: counts) }
      }
    }
    let counting = stored(in: project.tables, counting: true)
    var others = stored(in: project.outsideTables, counting: false)
    // The same holds for the uses that count.
    if !counting.isEmpty {
      for index in others.indices { (others[index].uses, others[index].findings) = ([], []) }
    }
    return counting + others + absent(key)
  }

  /// Explains a key of a table; one outside of all targets does not count.
  func explanation(of index: Int, in table: StringTable, counts: Bool) -> KeyExplanation {
    let key = table.keys[index]
    var explanation = KeyExplanation(
      key: key.key,
      table: table.name,
      location: table.location(of: key)
    )
    let outside = counts ? nil : table.files.lazy.compactMap(\.membership.reason).first
    if let outside { explanation.remarks.append(outside.words) }
    if table.isReadBySystem { explanation.remarks.append("the system reads the table by itself") }
    explanation.uses = key.references.map { use($0, answeredBy: table) }
    if key.references.isEmpty {
      explanation.possibleUses = project.dynamicSites.filter { $0.mayAsk(for: key.key, table.name) }
      if project.mentionedKeys.contains(key.key) {
        explanation.mentions = literals { $0.onlyKey == key.key }
      }
    }
    if counts {
      explanation.needed = needed(key, in: table)
      explanation.texts = KeyText.texts(of: index, in: table)
    }
    addFindings(to: &explanation, in: Set(table.files.map(\.path)))
    return explanation
  }

  private func needed(_ key: TableKey, in table: StringTable) -> ([Language], String) {
    if let sparing = key.sparing { return ([], sparing.words) }
    let languages = table.neededLanguages(of: project.languages.expected)
    let unfinished = project.languages.inProgress.map(\.id).joined(separator: ", ")
    let origin =
      project.languages.expectedOrigin + (unfinished.isEmpty ? "" : "; in progress: \(unfinished)")
    if table.onlyLanguage != nil {
      return (languages, "each language has an app of its own, with a table of this name")
    }
    let isWhole = languages.count == project.languages.expected.count
    return (languages, isWhole ? origin : "\(origin), as far as the table needs them")
  }

  /// Explains a key that code uses and that no table of the name has.
  private func absent(_ key: String) -> [KeyExplanation] {
    var tables = (project.tables + project.outsideTables)[...]
    var answered: Set<Int> = []
    while let table = tables.popFirst() {
      for other in table.keys where other.key == key { answered.formUnion(other.references) }
    }
    let open = project.references.indices.filter { number in
      project.references[number].key == key && !answered.contains(number)
    }
    return Dictionary(grouping: open) { project.references[$0].tableName }
      .sorted { $0.key < $1.key }
      .map { name, numbers in
        var explanation = KeyExplanation(key: key, table: name, location: nil)
        let places = tablesAsked(project.references[numbers[0]])
        explanation.remarks = [reasonWithoutKey(key, name, numbers), places].compactMap(\.self)
        explanation.uses = numbers.map { use($0, answeredBy: nil) }
        addFindings(to: &explanation, in: [])
        return explanation
      }
  }

  /// Says where the tables are that a use may ask; nil where none has the name.
  private func tablesAsked(_ reference: KeyReference) -> String? {
    let all = project.tables.indices.filter { project.tables[$0].name == reference.tableName }
    let nearest = homes.allNearest(of: all, to: reference)
    if nearest.isEmpty { return nil }
    let places = nearest.prefix(3).map { "\(project.tables[$0].location.path)" }
    let others = all.count - places.count
    return "it should be in \(places.joined(separator: ", "))"
      + (others > 0 ? "; \(others) more \(others == 1 ? "table has" : "tables have") the name" : "")
  }

  /// Returns why a key that no table has is not reported as missing; nil where it is.
  private func reasonWithoutKey(_ key: String, _ table: String, _ numbers: [Int]) -> String? {
    if let absent = project.absentKeys.first(where: { $0.key == key && $0.table == table }) {
      return absent.sparing?.exception?.why
    }
    if !project.tables.contains(where: { $0.name == table }) { return "no table has this name" }
    if numbers.allSatisfy({ !project.references[$0].hasKnownTable }) {
      return "the table is only known at run time"
    }
    return "no user of the app sees it"
  }

  /// Explains a use, and whether a table other than the one that is asked about is nearer to it.
  func use(_ number: Int, answeredBy table: StringTable?) -> KeyUse {
    let reference = project.references[number]
    var use = KeyUse(reference: reference)
    use.unusedCode = project.unusedCode[number]
    use.chain = chain(of: reference)
    if reference.isFinite { use.values = literals { $0.onlyKey == reference.key } }
    guard let table else { return use }
    let candidates = project.tables.indices.filter { index in
      project.tables[index].name == table.name
        && project.tables[index].keys.contains { $0.references.contains(number) }
    }
    let nearest = homes.allNearest(of: candidates, to: reference).map { project.tables[$0] }
    if let first = nearest.first, !nearest.contains(where: { $0.place == table.place }) {
      use.nearerTable = first.location
    }
    return use
  }

  private func chain(of reference: KeyReference) -> [KeyUse.Step] {
    // Most calls name a framework's function themselves.
    if reference.origin == .argument { return [] }
    let label = literal(of: reference).flatMap { literal -> String? in
      guard let text = texts[reference.location.path],
        case .argument(_, _, let label) = KeyExtractor.place(
          ofLiteralAt: literal.range.lowerBound,
          in: text
        )
      else { return nil }
      return label
    }
    return links.chain(of: reference, label: label).map { link in
      KeyUse.Step(
        link: link,
        location: texts.location(of: link.offset, in: link.path),
        site: link.site.map { texts.location(of: $0, in: link.path) }
      )
    }
  }

  private func addFindings(to explanation: inout KeyExplanation, in files: Set<FilePath>) {
    let places = files.union(explanation.uses.map(\.reference.location.path))
    let (key, table) = (explanation.key, explanation.table)
    let own = explanation.uses.map(\.reference.location) + [explanation.location].compactMap(\.self)
    func isMeant(_ finding: Diagnostic) -> Bool {
      guard places.contains(finding.location.path) else { return false }
      guard finding.subject.table ?? table == table else { return false }
      // What is said of the table as a whole, or of a use, concerns the key as well.
      return finding.subject.key.map { $0 == key }
        ?? (finding.isOfFile || own.contains(finding.location))
    }
    explanation.findings = report.findings.filter(isMeant)
    explanation.suppressed = report.suppressed.filter { isMeant($0.finding) }
    explanation.withheld = report.withheldFindings.filter { isMeant($0.finding) }
  }
}

extension Diagnostic {
  /// Whether it is about a table, and stands at the beginning of a file of it.
  fileprivate var isOfFile: Bool {
    subject.table != nil && location == SourceLocation(path: location.path)
  }
}

extension DynamicSite {
  /// Whether the call may ask a table for a key.
  fileprivate func mayAsk(for key: String, _ table: String) -> Bool {
    (!hasKnownTable || self.table ?? KeyReference.defaultTable == table) && pattern.matches(key)
  }
}
