import CompletenessChecks
import LocalizationExchange
import LocalizationModel

/// The texts of a file as translators of a language get them, in the order of its keys.
struct TableUnits {
  /// A text and its key.
  struct Unit {
    var unit: ExchangeUnit
    var key: ExchangeTable.Key
  }

  private(set) var units: [Unit] = []
  /// The keys that have no name in files for translators.
  private(set) var unnameable: [String] = []

  init(_ exchange: ExchangeTable, _ project: Project, _ language: Language) {
    let entries = exchange.entries(in: language)
    let development = project.tables[exchange.table].developmentLanguage
    let forms = PluralRules.wholeNumberForms(of: language)
    for key in exchange.keys {
      let entry = entries[ExactKey(key.key)]
      // First texts that are no table, such as those of a storyboard, are no translation.
      let target = entry?.translation(in: language).flatMap {
        $0.isVacant(besides: key.source) ? nil : $0
      }
      let maker = UnitMaker(
        key.key,
        source: key.source,
        target: language == development && exchange.form != .catalog ? key.source : target,
        forms: forms,
        style: exchange.style,
        lost: target.flatMap { key.source?.substitutions(lostIn: $0) } ?? []
      )
      guard let made = maker.units else {
        unnameable.append(key.key)
        continue
      }
      units += made.map { unit in
        var unit = unit
        unit.note = key.comment
        unit.isNoteGenerated = key.isCommentGenerated
        unit.isTranslatable = key.isTranslatable
        return Unit(unit: unit, key: key)
      }
    }
  }
}

extension Translation {
  /// Whether a service has but reserved the place of a translation, as a text that has no forms where the
  /// original has some.
  func isVacant(besides source: Translation?) -> Bool {
    holdsNewText && isEmpty && !varies && source?.varies == true
  }
}

extension ExchangeTable {
  /// How the texts are named.
  var style: UnitMaker.Style {
    switch form {
    case .catalog: .catalog
    case .strings: .flat
    case .dictionary: .dictionary
    }
  }
}
