import AuditReports
import Diagnostics
import KeyExtraction
import L10nScan
import LocalizationModel
import SourceFiles

extension Explainer {
  /// Explains what stands at a place.
  func explain(_ place: Place, _ explanation: inout Explanation) {
    let path = path(of: place.path)
    defer { addFindings(on: place.line, of: path, to: &explanation) }
    if explainTable(place, at: path, &explanation) { return }
    let isRead = !path.isInterface && input.sourcePaths.contains(path)
    guard isRead, let text = texts[path] else {
      guard (try? input.files.kind(of: path)) != nil else {
        explanation.failure = "there is no file '\(path)'"
        return
      }
      let reason = input.reasonNotRead(path) ?? "it is no source and no table of the audit"
      explanation.facts = [.init(SourceLocation(path: path), "the file is not read: \(reason)")]
      return
    }
    explain(place, of: text, &explanation)
  }

  /// Adds what rules say of a line besides what they say of its keys.
  private func addFindings(
    on line: Int,
    of path: FilePath,
    to explanation: inout Explanation
  ) {
    let told = Set(explanation.keys.flatMap(\.findings))
    let others = report.findings.filter { finding in
      finding.location.path == path && finding.location.line == line && !told.contains(finding)
    }
    explanation.facts += others.map { finding in
      .init(finding.location, "\(finding.severity.rawValue): \(finding.message) [\(finding.rule)]")
    }
    if !others.isEmpty { explanation.failure = nil }
  }

  private func explain(
    _ place: Place,
    of text: SourceText,
    _ explanation: inout Explanation
  ) {
    var (facts, numbers) = (Set<Explanation.Fact>(), [Int]())
    var locator = SourceLocator(text)
    func isMeant(_ range: Range<Int>) -> Bool {
      place.lies(
        from: locator.place(of: range),
        to: locator.place(of: range.upperBound..<range.upperBound)
      )
    }
    let uses = usesByLiteral(of: text)
    for literal in KeyExtractor.sourceLiterals(in: text) where isMeant(literal.range) {
      let own = uses[literal.range.lowerBound] ?? []
      numbers += own
      // An empty comment is nothing to explain.
      if own.isEmpty, !literal.content.isEmpty { facts.insert(fact(ofNoKey: literal, in: text)) }
    }
    numbers += project.references.indices.filter { number in
      let location = project.references[number].location
      return location.path == text.path && isMeant(location.range)
    }
    for site in project.dynamicSites
    where site.location.path == text.path && isMeant(site.location.range) {
      facts.insert(.init(site))
    }
    for comment in KeyExtractor.comments(in: text) where isMeant(comment) {
      let location = texts.location(of: comment.lowerBound, in: text.path)
      facts.insert(.init(location, "a comment"))
    }
    explanation.facts = facts.sorted { $0.location < $1.location }
    let places = Set(numbers.map { project.references[$0].location })
    for key in Set(numbers.map { project.references[$0].key }).sorted() {
      for var found in keys(named: key) {
        let own = found.uses.filter { places.contains($0.reference.location) }
        if own.isEmpty { continue }
        // The use that is asked about comes first.
        found.uses = own + found.uses.filter { !places.contains($0.reference.location) }
        explanation.keys.append(found)
      }
    }
    if facts.isEmpty, explanation.keys.isEmpty {
      explanation.failure = "no literal and no call that looks a text up stands there"
    }
  }

  /// Explains the key of a table on a line of one of its files; returns whether the file is a table's.
  private func explainTable(
    _ place: Place,
    at path: FilePath,
    _ explanation: inout Explanation
  ) -> Bool {
    let all = project.tables.map { ($0, true) } + project.outsideTables.map { ($0, false) }
    var isTable = false
    for (table, counts) in all {
      guard let file = table.files.first(where: { $0.path == path }) else { continue }
      isTable = true
      var best: (line: Int, index: Int)?
      for (index, key) in table.keys.enumerated() {
        for stored in key.entries where stored.entry.location.path == path {
          let lines = stored.entry.lines(in: path)
          // In a catalog all lines up to the next key are a key's.
          let isOn = file.isCatalog ? lines.lowerBound <= place.line : lines.contains(place.line)
          if isOn, lines.lowerBound > best?.line ?? 0 { best = (lines.lowerBound, index) }
        }
      }
      if let best {
        explanation.keys.append(self.explanation(of: best.index, in: table, counts: counts))
      }
    }
    if isTable, explanation.keys.isEmpty {
      explanation.failure = "no key stands on line \(place.line) of '\(path)'"
    }
    return isTable
  }
}

extension Explanation.Fact {
  init(_ location: SourceLocation, _ message: String) {
    (self.location, self.message) = (location, message)
  }

  /// The keys that a call with an unknown key may use, and why that is unknown.
  init(_ site: DynamicSite) {
    let keys = site.pattern.isUnbounded ? "any key" : "keys like '\(site.pattern)'"
    self.init(site.location, "'\(site.routine)' may use \(keys): \(site.explanation)")
  }
}

extension TableEntry {
  /// The lines of a file on which the key and its texts stand.
  fileprivate func lines(in path: FilePath) -> ClosedRange<Int> {
    let texts = translations.flatMap { $0.allUnits.map(\.location) + [$0.location] }
    let lines = texts.filter { $0.path == path }.map(\.line)
    return location.line...max(location.line, lines.max() ?? 0)
  }
}
