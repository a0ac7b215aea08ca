import Changes
import CompletenessChecks
import L10nScan
import LocalizationExchange
import LocalizationModel
import SourceFiles
import StringResources

/// The edits of a table that store translations of one language.
struct ImportEdits {
  private let table: ExchangeTable
  private let language: Language
  private let keys: [ExactKey: ExchangeTable.Key]
  private let entries: [ExactKey: TableEntry]
  private let forms: [String]
  private(set) var edits: [TableEdit] = []
  private(set) var changes: [TableChange] = []
  private(set) var skipped: [SkippedUnit] = []

  init(_ table: ExchangeTable, _ language: Language, forms: [String], _ texts: [ImportedText]) {
    (self.table, self.language, self.forms) = (table, language, forms)
    entries = table.entries(in: language)
    keys = Dictionary(table.keys.map { (ExactKey($0.key), $0) }) { first, _ in first }
    var order: [ExactKey] = []
    var groups: [ExactKey: [ImportedText]] = [:]
    for text in texts {
      let name = ExactKey(text.place.key)
      if groups[name] == nil { order.append(name) }
      groups[name, default: []].append(text)
    }
    for name in order {
      guard let key = keys[name], let texts = groups[name] else { continue }
      add(texts, of: key)
    }
  }

  private var path: FilePath { table.path(for: language) ?? table.container }

  private mutating func add(_ texts: [ImportedText], of key: ExchangeTable.Key) {
    let entry = entries[ExactKey(key.key)]
    var translation = entry?.translation(in: language)
    if table.form == .catalog, let old = translation,
      old.isVacant(besides: key.source) || !old.varies && texts.haveForms
    {
      let location = SourceLocation(path: path)
      let none = Translation(language: language, units: [], location: location)
      edits.append(.setTranslation(none, key: key.key))
      translation = nil
    }
    switch table.form {
    case .catalog: addToCatalog(texts, of: key, translation)
    case .strings:
      let text = texts.last?.text ?? ""
      if entry != nil {
        edits.append(.setText(text, key: key.key, language: language))
      } else {
        insert(key, comment: key.comment, units: [unit(text)])
      }
    case .dictionary:
      guard addToDictionary(texts, of: key, entry, translation) else { return }
    }
    changes.append(TableChange(.translate(language.name), key.key, in: path))
  }

  private func unit(
    _ text: String,
    _ variation: [Variation] = [],
    _ state: TranslationState = .translated
  ) -> TranslationUnit {
    let location = SourceLocation(path: path)
    return TranslationUnit(variation: variation, text: text, state: state, location: location)
  }

  private mutating func insert(
    _ key: ExchangeTable.Key,
    comment: String?,
    units: [TranslationUnit],
    substitutions: [Substitution] = []
  ) {
    let location = SourceLocation(path: path)
    let translation = Translation(
      language: language,
      units: units,
      substitutions: substitutions,
      location: location
    )
    edits.append(
      .insert(
        TableEntry(
          key: key.key,
          comment: comment,
          location: location,
          translations: [translation]
        )
      )
    )
  }

  // MARK: - Catalogs

  private mutating func addToCatalog(
    _ texts: [ImportedText],
    of key: ExchangeTable.Key,
    _ translation: Translation?
  ) {
    let lost = translation.map { key.source?.substitutions(lostIn: $0).isEmpty == false } ?? false
    let spelling = SubstitutionSpelling(
      translation ?? key.source,
      adopting: lost ? key.source : nil
    )
    for text in texts {
      let name = text.place.substitution
      set(spelling.imported(text.text, substitution: name), at: text.place, text.state)
    }
    // As in Xcode, the other texts of a new translation are those of the original, marked as new.
    guard translation == nil, key.source?.varies == true || !texts.haveForms else { return }
    let maker = UnitMaker(key.key, source: key.source, target: nil, forms: forms, style: .catalog)
    let given = Set(texts.map(\.place))
    for unit in maker.units ?? [] {
      guard let place = unit.place, !given.contains(place) else { continue }
      let text = spelling.imported(unit.source ?? "", substitution: place.substitution)
      set(text, at: place, .new)
    }
  }

  private mutating func set(_ text: String, at place: UnitPlace, _ state: TranslationState) {
    edits.append(
      .setText(
        text,
        key: place.key,
        language: language,
        variation: place.variation,
        substitution: place.substitution,
        state: state
      )
    )
  }

  // MARK: - Rules for numbers

  /// Adds texts of a rule, and says whether that is possible.
  private mutating func addToDictionary(
    _ texts: [ImportedText],
    of key: ExchangeTable.Key,
    _ entry: TableEntry?,
    _ translation: Translation?
  ) -> Bool {
    let isEditable = texts.allSatisfy { text in
      translation?.units(of: text.place.substitution).contains { unit in
        unit.variation == text.place.variation
      } ?? false
    }
    if isEditable {
      for text in texts { set(text.text, at: text.place, text.state) }
      return true
    }
    guard let rule = rule(of: texts, key, translation) else {
      for text in texts {
        skipped.append(SkippedUnit(text.id, of: table.original, .incomplete, line: text.line))
      }
      return false
    }
    if entry != nil { edits.append(.remove(key: key.key)) }
    // The file keeps its own comment; the comment of the key may come from another file.
    let comment = entry.map(\.comment) ?? key.comment
    insert(key, comment: comment, units: rule.units, substitutions: rule.substitutions)
    return true
  }

  /// Returns a whole rule with some texts; nil where some that it needs are not known.
  private func rule(
    of texts: [ImportedText],
    _ key: ExchangeTable.Key,
    _ translation: Translation?
  ) -> (units: [TranslationUnit], substitutions: [Substitution])? {
    guard let model = translation ?? key.source else { return nil }
    let own = texts.filter { $0.place.substitution == nil }
    let isFormat = model.units.allSatisfy(\.variation.isEmpty)
    // A text that is but a reference is the same in all languages.
    guard translation != nil || isFormat || own.count == model.units.count else { return nil }
    let units = merged(isFormat || translation != nil ? model.units : [], own)
    var substitutions: [Substitution] = []
    for substitution in model.substitutions {
      let forms = texts.filter { $0.place.substitution == substitution.name }
      var made = substitution
      made.units = merged(translation == nil ? [] : substitution.units, forms)
      guard made.units.contains(where: { $0.variation.last?.isOther == true }) else { return nil }
      substitutions.append(made)
    }
    return (units, substitutions)
  }

  private func merged(
    _ units: [TranslationUnit],
    _ texts: [ImportedText]
  ) -> [TranslationUnit] {
    var units = units
    for text in texts {
      if let index = units.lastIndex(where: { $0.variation == text.place.variation }) {
        units[index].text = text.text
      } else {
        units.append(unit(text.text, text.place.variation))
      }
    }
    return units
  }
}

extension [ImportedText] {
  /// Whether the key itself has forms.
  fileprivate var haveForms: Bool {
    contains { $0.place.substitution == nil && !$0.place.variation.isEmpty }
  }
}

extension Translation {
  /// The texts of a substitution, or those of the key itself.
  fileprivate func units(of substitution: String?) -> [TranslationUnit] {
    guard let substitution else { return units }
    return substitutions.last { $0.name == substitution }?.units ?? []
  }
}
