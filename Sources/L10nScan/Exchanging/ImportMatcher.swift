import CompletenessChecks
import LocalizationExchange
import LocalizationModel

/// A translation that is to be stored.
struct ImportedText {
  var id: String
  var place: UnitPlace
  var text: String
  var state: TranslationState
}

/// Compares what came back of one file with the texts of its table, by Xcode's rules.
struct ImportMatcher {
  private let original: String
  private let language: Language
  private let units: [[UInt8]: ExchangeUnit]
  private(set) var texts: [ImportedText] = []
  private(set) var skipped: [SkippedUnit] = []

  init(_ table: ExchangeTable, _ project: Project, _ language: Language) {
    (original, self.language) = (table.original, language)
    let units = TableUnits(table, project, language).units.map(\.unit)
    self.units = Dictionary(units.map { (Array($0.id.utf8), $0) }) { first, _ in first }
  }

  mutating func add(_ imported: [ExchangeUnit]) {
    let counts = imported.reduce(into: [[UInt8]: Int]()) { counts, unit in
      if unit.target != nil { counts[Array(unit.id.utf8), default: 0] += 1 }
    }
    var told: Set<[UInt8]> = []
    for unit in imported {
      if counts[Array(unit.id.utf8), default: 0] > 1 {
        if told.insert(Array(unit.id.utf8)).inserted { skip(unit, .twice) }
      } else if let reason = take(unit) {
        skip(unit, reason)
      }
    }
  }

  private mutating func skip(_ unit: ExchangeUnit, _ reason: SkippedUnit.Reason) {
    skipped.append(SkippedUnit(original: original, id: unit.id, reason: reason))
  }

  /// Takes a text, unless it says what the table has already.
  ///
  /// - Returns: Why it is not taken; nil where there is nothing to tell.
  private mutating func take(_ unit: ExchangeUnit) -> SkippedUnit.Reason? {
    let known = units[Array(unit.id.utf8)] ?? unit.otherID.flatMap { units[Array($0.utf8)] }
    let form = known == nil ? newForm(unit) : nil
    guard let own = known ?? form?.unit, let place = form?.place ?? own.place else {
      return .unknownText
    }
    if let form, !PluralRules.mayHave(form.name, in: language) { return .unknownForm(form.name) }
    guard let target = unit.target else {
      return own.target == nil && own.isTranslatable && form == nil ? .noTranslation : nil
    }
    let current = form == nil ? own.target : nil
    if target == current || target.state == .unstated && target.text == current?.text {
      return nil
    }
    if !own.isTranslatable { return .notToBeTranslated }
    if case .unfinished(let word) = target.state { return .unfinished(word) }
    // What says nothing of itself and nothing else was never filled in.
    if target.text.isEmpty, target.state == .unstated { return .noTranslation }
    if let source = unit.source, !source.utf8.elementsEqual((own.source ?? "").utf8) {
      return .changedSource(was: source)
    }
    let state: TranslationState =
      target.state == .machineTranslated ? .machineTranslated : .translated
    texts.append(ImportedText(id: unit.id, place: place, text: target.text, state: state))
    return nil
  }

  /// Returns the place of a plural form that a file adds to those of a text.
  private func newForm(
    _ unit: ExchangeUnit
  ) -> (unit: ExchangeUnit, place: UnitPlace, name: String)? {
    guard let (other, name) = UnitID.sibling(of: unit.id), let own = units[Array(other.utf8)],
      var place = own.place, !place.variation.isEmpty
    else { return nil }
    place.variation[place.variation.count - 1] = .plural(name)
    return (own, place, name)
  }
}
