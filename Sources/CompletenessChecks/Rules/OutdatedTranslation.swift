import Diagnostics
import LocalizationModel

extension Rule {
  /// The development language's text has changed, and a translation has not.
  package static let outdatedTranslation = Rule(
    id: "outdated-translation",
    severity: .warning,
    risk: .wrongText,
    summary:
      "The development language's text has changed since a revision, and a translation has not",
    explanation: PackageResources.outdated_translation_md,
    check: .project { project, findings in
      let earlier = EarlierTables(of: project)
      for table in project.tables {
        guard let before = earlier.table(before: table) else { continue }
        let keys = Dictionary(before.keys.map { ($0.key, $0) }) { first, _ in first }
        for key in table.keys where key.isTranslatable && !key.isStale {
          guard let old = keys[key.key] else { continue }
          findings.reportOutdated(key, in: table, since: old)
        }
      }
    }
  )
}

extension Findings {
  fileprivate mutating func reportOutdated(
    _ key: TableKey,
    in table: StringTable,
    since old: TableKey
  ) {
    let development = table.developmentLanguage
    guard let now = key.translation(in: development), let before = old.translation(in: development),
      now.texts != before.texts, now.words != before.words
    else { return }
    for translation in key.translations {
      guard let language = translation.language, language != development,
        translation.isFinished, old.translation(in: language)?.texts == translation.texts
      else { continue }
      report(
        "\(language.name) text of key '\(key.key)' is older than the \(development.name) one",
        at: translation.location,
        notes: [
          .text(now.text ?? "", in: development, at: now.location),
          Diagnostic.Note("\(development.name) text was '\((before.text ?? "").shortened)'"),
          .text(translation.text ?? "", in: language, at: nil),
        ],
        help: "translate it again",
        subject: .init(table, key, language)
      )
    }
  }
}

extension Translation {
  fileprivate var texts: [String] { allUnits.map(\.text) }

  /// The words of the texts without case, punctuation and white space.
  package var words: [String] { texts.map(\.wordsAlone) }

  /// Whether it needs no review.
  fileprivate var isFinished: Bool {
    allUnits.allSatisfy { $0.isWritten && $0.state == .translated }
  }
}

extension String {
  /// The text without case, punctuation and white space.
  package var wordsAlone: String {
    let words = unicodeScalars.filter { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "%", "@": true
      // The properties take longer.
      case _ where scalar.isASCII: false
      default: scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      }
    }
    return String(String.UnicodeScalarView(words)).lowercased()
  }
}
