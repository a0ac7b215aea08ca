import Diagnostics
import LocalizationModel

extension Rule {
  /// A translation does not have the word that the project's terms ask for.
  static let mismatchedTerm = Rule(
    id: "mismatched-term",
    severity: .warning,
    isOfTexts: true,
    summary: "A translation does not use the project's translation of a term",
    explanation: PackageResources.mismatched_term_md,
    check: .project { project, findings in
      if project.terms.isEmpty { return }
      let search = TermSearch(project.terms)
      for table in project.tables {
        for key in table.keys where key.needsTranslation && !key.isStale {
          let source = key.sourceText(in: table)
          let terms = search.terms(in: source)
          if terms.isEmpty { continue }
          for translation in key.translations {
            findings.report(terms, in: translation, of: key, in: table, from: source)
          }
        }
      }
    }
  )
}

extension Findings {
  /// Reports the terms that a translation does not render as it should.
  fileprivate mutating func report(
    _ terms: [Term],
    in translation: Translation,
    of key: TableKey,
    in table: StringTable,
    from source: String
  ) {
    guard let language = translation.language, language != table.developmentLanguage,
      !translation.isBlank, !translation.holdsNewText
    else { return }
    let texts = translation.allUnits.map(\.text)
    // What is not translated at all is another defect.
    guard !texts.contains(source) else { return }
    let whole = texts.joined(separator: "\n")
    for term in terms where !TermSearch.isRendered(term, in: language, by: whole) {
      let words = term.renderings(in: language).map { "'\($0)'" }.joined(separator: " or ")
      let isKept = term.renderings(in: language) == [term.text]
      report(
        isKept
          ? "\(language.name) text of key '\(key.key)' does not keep the term \(words)"
          : "\(language.name) text of key '\(key.key)' does not translate '\(term.text)' as \(words)",
        at: translation.location,
        // A sentence may well leave a name out.
        severity: isKept ? .note : nil,
        notes: [
          .text(source, in: table.developmentLanguage, at: nil),
          .text(translation.text ?? "", in: language, at: nil),
          Diagnostic.Note("the term stands here", at: term.location),
        ],
        help: "use the term, or add another form of it to the project's terms",
        subject: .init(table, key, language, detail: term.text)
      )
    }
  }
}
