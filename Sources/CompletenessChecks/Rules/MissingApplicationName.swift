import Diagnostics
import FormatStrings
import LocalizationModel
import SourceFiles

extension Rule {
  /// A phrase of an App Shortcut does not name the app.
  static let missingApplicationName = Rule(
    id: "missing-application-name",
    severity: .error,
    risk: .untranslated,
    isOfTexts: true,
    summary: "A phrase of an App Shortcut does not name the app",
    explanation: PackageResources.missing_application_name_md,
    check: .project { project, findings in
      var told: Set<String> = []
      for reference in project.references
      where reference.tableName == StringTable.nameOfPhrases && reference.context == .app {
        for phrase in reference.separated.map(\.key)
        where phrase.lacksApplication && told.insert(phrase).inserted {
          findings.report(
            "phrase '\(phrase.shortened)' does not name the app",
            at: reference.location,
            help: "put '\\(.applicationName)' into the phrase",
            subject: .init(table: reference.tableName, key: phrase)
          )
        }
      }
      for table in project.tables where table.holdsPhrases {
        for key in table.keys where key.isTranslatable && !key.isStale && !told.contains(key.key) {
          findings.reportPhrases(of: key, in: table)
        }
      }
    }
  )
}

extension Findings {
  /// Reports the phrases of a key that do not name the app: those of the development language, or else the
  /// translations.
  fileprivate mutating func reportPhrases(of key: TableKey, in table: StringTable) {
    let isNamed = key.sourceText(in: table).namesApplication
    for translation in key.translations {
      guard let language = translation.language, isNamed || language == table.developmentLanguage
      else { continue }
      for unit in translation.units where unit.isWritten && !unit.text.namesApplication {
        report(
          "\(language.name) phrase '\(unit.text.shortened)' does not name the app",
          at: unit.location,
          help: "put '\(String.applicationNameToken)' into the phrase",
          subject: .init(table, key, language, detail: unit.text)
        )
      }
    }
  }
}

extension KeyReference {
  /// Whether the call uses a phrase that no user can speak, as it does not name the app.
  var isUselessPhrase: Bool { tableName == StringTable.nameOfPhrases && key.lacksApplication }
}

extension String {
  /// The placeholder of the app's name in a phrase.
  static let applicationNameToken = "${applicationName}"

  fileprivate var namesApplication: Bool { contains(Self.applicationNameToken) }

  /// Whether it is a phrase that does not name the app; what a specifier stands for is not known.
  var lacksApplication: Bool { !namesApplication && !hasPercent }
}
