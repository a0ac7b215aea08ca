import Diagnostics
package import LocalizationModel
import SourceFiles
package import TextFormats

extension Reporter {
  /// Everything that the report knows, for other programs and for later comparison.
  ///
  /// The form is described by `docs/report.schema.json`. A new version number stands for a change
  /// that could break a reader; new members do not change it.
  package static let json = Reporter(
    id: "json",
    fileExtension: "json",
    summary: "Everything the report knows, described by docs/report.schema.json"
  ) { report, options in
    var json = JSONWriter()
    json.object { $0.writeMembers(of: report, options) }
    return VisibleText(json)
  }
}

extension JSONWriter {
  fileprivate mutating func writeMembers(of report: Report, _ options: RenderOptions) {
    member("version", 1)
    member("tool") { json in
      json.object {
        $0.member("name", "l10nscan")
        $0.member("version", report.toolVersion)
      }
    }
    if let timestamp = options.timestamp { member("timestamp", timestamp) }
    member("summary") { $0.writeSummary(of: report, options) }
    if let languages = report.languages {
      member("languages") { $0.writeLanguages(languages, options) }
    }
    member("coverage") { $0.writeCoverage(of: report, options) }
    member("rules") { json in
      json.array { json in
        for rule in report.rules { json.element { $0.writeRule(rule) } }
      }
    }
    member("findings") { json in
      json.array { json in
        let findings = Array(zip(report.findings, report.findings.fingerprints(options)))
        json.elements(findings, jobs: options.jobs) { json, element in
          json.object { $0.writeFinding(element.0, element.1, report, options) }
        }
      }
    }
    if !report.suppressed.isEmpty {
      member("suppressed") { $0.writeSuppressed(of: report, options) }
    }
    if !report.withheld.isEmpty {
      member("withheld") { json in
        json.list(report.withheld) { json, row in
          json.member("exception", row.exception.id)
          json.member("why", row.exception.why)
          json.member("count", row.count)
        }
      }
    }
    if let project = report.project {
      member("tables") { $0.writeTables(of: project, options) }
      member("dynamicKeys") { $0.writeDynamicSites(project.undeterminedSites, options) }
      if !project.leftOut.isEmpty {
        member("leftOut") { $0.writeLeftOut(project.leftOut, options) }
      }
    }
    if !report.openTables.isEmpty { member("openTables") { $0.writeOpenTables(report, options) } }
    if !report.routineProposals.isEmpty {
      member("routineProposals") { json in
        json.list(report.routineProposals) { json, proposal in
          json.member("routine", proposal.routine)
          json.member("calls", proposal.calls)
          json.member("tables", proposal.tables)
        }
      }
    }
  }

  private mutating func writeSummary(of report: Report, _ options: RenderOptions) {
    let statistics = report.statistics
    object {
      $0.member("errors", report.count(of: .error))
      $0.member("warnings", report.count(of: .warning))
      $0.member("notes", report.count(of: .note))
      if !report.unshown.findings.isEmpty {
        $0.member("unshown", report.groups(of: report.unshown.findings).count)
      }
      if let elsewhere = report.elsewhere {
        $0.member("elsewhere", report.groups(of: elsewhere).count)
      }
      $0.member("suppressed", report.suppressedAnnotations.count)
      if let known = report.known { $0.member("known") { $0.writeKnown(known) } }
      $0.member("sourceFiles", statistics.sourceFiles)
      $0.member("tables", statistics.tables)
      $0.member("keys", statistics.keys)
      $0.member("sparedKeys", statistics.sparedKeys)
      $0.member("absentKeys", statistics.absentKeys)
      $0.member("references", statistics.references)
      $0.member("dynamicKeys", statistics.dynamicSites)
      $0.member("calls") { $0.writeCalls(statistics.calls) }
      if options.showsTime { $0.member("seconds", statistics.seconds) }
    }
  }

  private mutating func writeKnown(_ known: KnownCounts) {
    object { json in
      if let count = known.baseline { json.member("inBaseline", count) }
      guard let earlier = known.earlier else { return }
      json.member("atRevision", earlier.count)
      json.member("revision", earlier.revision)
    }
  }

  private mutating func writeOpenTables(_ report: Report, _ options: RenderOptions) {
    list(report.openTables) { json, tables in
      json.member("table", tables.name)
      json.member("calls") { json in
        json.list(tables.calls) { $0.writeLocation($1, options) }
      }
    }
  }

  private mutating func writeLeftOut(_ parts: [LeftOut], _ options: RenderOptions) {
    list(parts) { json, part in
      json.member("kind", part.kind.rawValue)
      switch part.place {
      case .folder(let path): json.member("folder", options.path(path))
      case .target(let name): json.member("target", name)
      }
      json.member("files", part.files)
    }
  }

  private mutating func writeCalls(_ calls: CallSites) {
    object {
      $0.member("seen", calls.seen)
      $0.member("literal", calls.literal)
      $0.member("finite", calls.finite)
      $0.member("undetermined", calls.undeterminedCount)
    }
  }

  private mutating func writeLanguages(_ languages: LanguageSet, _ options: RenderOptions) {
    object {
      $0.member("development", languages.development.id)
      $0.member("developmentOrigin", options.origin(languages.developmentOrigin))
      $0.member("expected", languages.expected.map(\.id))
      $0.member("expectedOrigin", options.origin(languages.expectedOrigin))
      if !languages.inProgress.isEmpty {
        $0.member("inProgress", languages.inProgress.map(\.id))
      }
    }
  }

  private mutating func writeCoverage(of report: Report, _ options: RenderOptions) {
    array { json in
      for row in report.coverage { json.element { $0.writeCoverage(row, options) } }
    }
  }

  private mutating func writeCoverage(_ row: Coverage, _ options: RenderOptions) {
    object {
      $0.member("table", row.table)
      $0.member("container", options.path(row.container))
      $0.member("language", row.language.id)
      $0.writeMembers(of: row.counts)
    }
  }

  /// Writes counts as members, with one name each in all reports.
  package mutating func writeMembers(of counts: TextCounts) {
    member("keys", counts.keys)
    member("translated", counts.translated)
    member("translatedByPeople", counts.translatedByPeople)
    member("machineTranslated", counts.machineTranslated)
    member("needsReview", counts.needsReview)
    if counts.bypassed > 0 { member("bypassed", counts.bypassed) }
    member("unfinished", counts.unfinished)
    member("missing", counts.missing)
    member("words", counts.words)
    member("translatedWords", counts.translatedWords)
  }

  private mutating func writeRule(_ rule: RuleSummary) {
    object {
      $0.member("id", rule.id.rawValue)
      $0.member("severity", rule.severity.rawValue)
      $0.member("risk", rule.risk.rawValue)
      $0.member("summary", rule.summary)
      $0.member("explanation", rule.explanation.text)
    }
  }

  private mutating func writeFinding(
    _ finding: Diagnostic,
    _ fingerprint: String,
    _ report: Report,
    _ options: RenderOptions
  ) {
    member("rule", finding.rule.rawValue)
    member("severity", finding.severity.rawValue)
    member("risk", report.risk(of: finding.rule).rawValue)
    member("message", finding.message)
    writeLocation(finding.location, options)
    writeSubject(options.subject(of: finding))
    member("fingerprint", fingerprint)
    if let excerpt = report.excerpts[finding.location] {
      member("excerpt") { $0.writeExcerpt(excerpt) }
    }
    if let help = finding.help { member("help", help) }
    member("notes") { $0.writeNotes(finding.notes, options) }
    if !finding.fixes.isEmpty { member("fixes") { $0.writeFixes(finding.fixes, options) } }
  }

  private mutating func writeSuppressed(of report: Report, _ options: RenderOptions) {
    let fingerprints = report.suppressed.map(\.finding).fingerprints(options)
    list(Array(zip(report.suppressed, fingerprints))) { json, element in
      let (suppressed, fingerprint) = element
      json.writeFinding(suppressed.finding, fingerprint, report, options)
      json.member("suppression") { json in
        json.object {
          $0.member("reason", suppressed.reason)
          $0.member("isInSource", suppressed.isInSource)
          $0.writeLocation(suppressed.location, options)
        }
      }
    }
  }

  private mutating func writeFixes(_ fixes: [Fix], _ options: RenderOptions) {
    list(fixes) { json, fix in
      json.member("summary", fix.summary)
      if fix.needsConsent { json.member("needsConsent", true) }
      json.member("edits") { json in
        json.list(fix.edits) { json, edit in
          json.member("path", options.path(edit.location.path))
          json.member("offset", edit.location.offset)
          json.member("length", edit.location.length)
          if case .replace(let text) = edit.change { json.member("text", text) }
        }
      }
    }
  }

  /// Writes an array of objects.
  mutating func list<Element>(
    _ elements: [Element],
    _ write: (inout JSONWriter, Element) -> Void
  ) {
    array { json in
      for element in elements {
        json.element { json in json.object { write(&$0, element) } }
      }
    }
  }

  private mutating func writeSubject(_ subject: Diagnostic.Subject) {
    if let table = subject.table { member("table", table) }
    if let key = subject.key { member("key", key) }
    if let language = subject.language { member("language", language) }
    if let detail = subject.detail { member("detail", detail) }
  }

  private mutating func writeExcerpt(_ excerpt: Excerpt) {
    object {
      $0.member("before", excerpt.before)
      $0.member("marked", excerpt.marked)
      $0.member("after", excerpt.after)
    }
  }

  private mutating func writeDynamicSites(_ sites: [DynamicSite], _ options: RenderOptions) {
    array { json in
      for site in sites {
        json.element { json in
          json.object {
            $0.writeLocation(site.location, options)
            $0.member("routine", site.routine)
            $0.member("pattern", site.pattern.description)
            $0.member("table", site.table)
            $0.member("reason", site.reason.rawValue)
            if let cause = site.cause { $0.member("cause", cause) }
          }
        }
      }
    }
  }

  private mutating func writeNotes(_ notes: [Diagnostic.Note], _ options: RenderOptions) {
    array { json in
      for note in notes {
        json.element { json in
          json.object {
            $0.member("message", note.message)
            if let location = note.location { $0.writeLocation(location, options) }
          }
        }
      }
    }
  }

  mutating func writeLocation(_ location: SourceLocation, _ options: RenderOptions) {
    member("path", options.path(location.path))
    member("line", location.line)
    member("column", location.column)
    member("length", location.length)
  }
}
