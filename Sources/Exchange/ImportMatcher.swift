import CompletenessChecks
import FormatStrings
import LocalizationExchange
import LocalizationModel
import Platform
import SourceFiles

/// Compares what came back of one file with the texts of its table, by Xcode's rules.
struct ImportMatcher {
  private let original: String
  private let language: Language
  private let units: [ExactKey: ExchangeUnit]
  /// The units whose ids have line breaks or tabs, by the ids with spaces in their place.
  private let broken: [ExactKey: [ExchangeUnit]]
  /// The texts to store; nil for those of which there are two.
  private var kept: [ImportedText?] = []
  private var numbers: [ExactKey: Int] = [:]
  /// The finished texts of files that are certainly of the table.
  private var certain: [ExactKey: String] = [:]
  private var isGuess = false
  private var document = ""
  /// How many texts the table has as they came back.
  private(set) var unchangedCount = 0
  private(set) var skipped: [SkippedUnit] = []

  init(_ table: ExchangeTable, _ project: Project, _ language: Language) {
    (original, self.language) = (table.original, language)
    let units = TableUnits(table, project, language).units.map(\.unit)
    self.units = Dictionary(units.map { (ExactKey($0.id), $0) }) { first, _ in first }
    broken = Dictionary(grouping: units.filter(\.hasBrokenID)) { ExactKey($0.id.asAttribute) }
  }

  /// The texts to store.
  var texts: [ImportedText] { kept.compactMap(\.self) }

  /// Adds the units of a file in a document; where it is but a guess that the table is meant, those of
  /// files that name its path come first.
  mutating func add(_ imported: [ExchangeUnit], of document: String, isGuess: Bool) {
    (self.document, self.isGuess) = (document, isGuess)
    let counts = imported.reduce(into: [ExactKey: Int]()) { counts, unit in
      if unit.target != nil, !unit.id.isEmpty { counts[ExactKey(unit.id), default: 0] += 1 }
    }
    var told: Set<ExactKey> = []
    for unit in imported {
      if counts[ExactKey(unit.id), default: 0] > 1 {
        if told.insert(ExactKey(unit.id)).inserted { skip(unit, .twice) }
      } else if let reason = take(unit) {
        skip(unit, reason)
      }
    }
  }

  private mutating func skip(_ unit: ExchangeUnit, _ reason: SkippedUnit.Reason) {
    let place = unit.line.map { "line \($0) of '\(document)'" }
    skipped.append(SkippedUnit(unit.id, of: original, at: place, reason, line: unit.line))
  }

  /// Takes a text, unless it says what the table has already.
  ///
  /// - Returns: Why it is not taken; nil where there is nothing to tell.
  private mutating func take(_ unit: ExchangeUnit) -> SkippedUnit.Reason? {
    if let version = unit.otherVersion { return .otherVersion(version) }
    let known = unit.names.compactMap { units[ExactKey($0)] }.first ?? broken(unit)
    let form = known == nil ? newForm(unit) : nil
    // A text that says itself where it belongs gives its key another shape.
    let shaped = unit.place == nil ? nil : unit
    guard let own = known ?? form?.unit ?? shaped, let place = form?.place ?? own.place else {
      return .unknownText
    }
    if let form, !PluralRules.mayHave(form.name, in: language) { return .unknownForm(form.name) }
    guard let target = unit.target else {
      if own.target == nil, own.isTranslatable, form == nil { return .noTranslation }
      unchangedCount += 1
      return nil
    }
    let source = own.source ?? ""
    let name = ExactKey(form == nil ? own.id : unit.id)
    if !isGuess {
      if target.state.isFinished, !target.text.isEmpty { certain[name] = target.text }
    } else if let other = certain[name] {
      return other.hasSameBytes(as: target.text) ? nil : .twice
    }
    let current = known == nil ? nil : own.target
    if target == current || target.text == current?.text && target.saysNoMore(than: current) {
      unchangedCount += 1
      return nil
    }
    if !own.isTranslatable {
      // What is shown already: tools copy the first text where no translation is wanted.
      let isShown = current == nil && (target.text.isEmpty || target.text.hasSameBytes(as: source))
      if !isShown { return .notToBeTranslated }
      unchangedCount += 1
      return nil
    }
    if case .unfinished(let word) = target.state {
      if current?.text.hasSameBytes(as: target.text) == true {
        unchangedCount += 1
        return nil
      }
      let sources = ["", source, unit.source ?? source]
      return sources.contains(where: target.text.hasSameBytes) ? .noTranslation : .unfinished(word)
    }
    // What says nothing of itself and nothing else was never filled in.
    if target.text.isEmpty, target.state == .unstated { return .noTranslation }
    // A service that knows keys and no first texts gives the key again, which says nothing of the text.
    if let other = unit.source, !other.hasSameBytes(as: place.key),
      !other.isSameFormat(as: source)
    {
      return .changedSource(was: other)
    }
    let state: TranslationState =
      target.state == .machineTranslated ? .machineTranslated : .translated
    let text = ImportedText(
      id: unit.id,
      place: place,
      text: target.text,
      state: state,
      line: unit.line
    )
    return keep(text, as: name)
  }

  /// Returns the unit whose id has lost its line breaks in an attribute that was written as it is.
  private func broken(_ unit: ExchangeUnit) -> ExchangeUnit? {
    guard !broken.isEmpty, let units = broken[ExactKey(unit.id)], units.count == 1 else {
      return nil
    }
    return units[0]
  }

  /// Keeps a text, unless another file has translated it otherwise.
  private mutating func keep(
    _ text: ImportedText,
    as name: ExactKey
  ) -> SkippedUnit.Reason? {
    guard let index = numbers[name] else {
      numbers[name] = kept.count
      kept.append(text)
      return nil
    }
    guard let other = kept[index], !other.text.hasSameBytes(as: text.text) else { return nil }
    kept[index] = nil
    return .twice
  }

  /// Returns the place of a plural form that a file adds to those of a text.
  private func newForm(
    _ unit: ExchangeUnit
  ) -> (unit: ExchangeUnit, place: UnitPlace, name: String)? {
    guard let (other, name) = UnitID.sibling(of: unit.id), let own = units[ExactKey(other)],
      var place = own.place, !place.variation.isEmpty
    else { return nil }
    place.variation[place.variation.count - 1] = .plural(name)
    return (own, place, name)
  }
}

extension ExchangeUnit {
  /// Whether the text did not come back.
  var isBare: Bool { target == nil && otherVersion == nil }

  fileprivate var hasBrokenID: Bool {
    id.utf8.contains { $0 >= UInt8(ascii: "\t") && $0 <= UInt8(ascii: "\r") }
  }

  /// The names that the unit may go by: its own, the one that a service has kept beside a number, and
  /// its own with the escape sequences that older Xcodes write.
  fileprivate var names: [String] {
    let unescaped = id.utf8.contains(UInt8(ascii: "\\")) ? id.unescaped : nil
    return [id, otherID, unescaped].compactMap(\.self)
  }
}

extension ExchangeTarget {
  /// Whether the state is none that is stored, as a table may have none.
  ///
  /// A machine reviews nothing, so that a person's text stays one.
  fileprivate func saysNoMore(than stored: ExchangeTarget?) -> Bool {
    state == .unstated || stored?.state == .unstated && state.isFinished
      || state == .machineTranslated && stored?.state != .new
  }
}

extension String {
  /// The string as XML reads it in an attribute: a space for each line break and tab.
  fileprivate var asAttribute: String {
    String(map { ["\n", "\t", "\r", "\r\n"].contains($0) ? " " : $0 })
  }

  fileprivate var unescaped: String {
    var result = ""
    var isEscaped = false
    for scalar in unicodeScalars {
      if !isEscaped, scalar == "\\" {
        isEscaped = true
        continue
      }
      let meaning: Unicode.Scalar? =
        switch (isEscaped, scalar) {
        case (true, "n"): "\n"
        case (true, "t"): "\t"
        case (true, "r"): "\r"
        default: nil
        }
      result.unicodeScalars.append(meaning ?? scalar)
      isEscaped = false
    }
    return result
  }
}
