import CommandLineOptions
import CompletenessChecks
import L10nScan
import LocalizationExchange
import LocalizationModel
import Platform
import StringResources

/// Finds the texts of tables that proposals mean.
struct ProposalMatcher {
  private let base: ImportBase
  private let options: TextSetter.Options
  /// The keys whose first texts are among the proposals.
  private let newKeys: Set<ExactKey>
  private var formsOfKeys: [Place: [ExactKey: TextForms]] = [:]
  private(set) var problems: [ProposalProblem] = []
  /// The proposals for keys that no table has.
  private(set) var unknown: [TextProposal] = []
  /// The texts by their tables and languages, in the order of the first proposals.
  private var places: [Place] = []
  private var units: [Place: [ExchangeUnit]] = [:]
  private var taken: [Name: Taken] = [:]
  /// The proposals that give a key its shape in a language: one text, or forms that it did not have.
  private var shapes: [Name: (number: Int, hasForms: Bool)] = [:]

  /// The texts of a table in a language.
  private struct Place: Hashable {
    let table: Int
    let language: Language
  }

  private struct Name: Hashable {
    let place: Place
    let id: ExactKey
  }

  private struct Taken {
    let number: Int
    let text: String
  }

  init(_ base: ImportBase, _ options: TextSetter.Options) {
    (self.base, self.options) = (base, options)
    newKeys = Set(base.newKeys.map { ExactKey($0.edit.key) })
  }

  /// The texts as a file for translators has them, whose lines are the numbers of the proposals.
  var documents: [ReadDocument] {
    places.map { place in
      var file = ExchangeFile(original: base.tables[place.table].original, target: place.language)
      file.units = units[place] ?? []
      file.line = file.units.first?.line
      return ReadDocument(files: [file])
    }
  }

  /// Looks for the texts of a proposal.
  mutating func match(_ proposal: TextProposal) {
    let filled = proposal.filled
    if filled.isEmpty { return }
    let holders = holders(of: proposal)
    guard !holders.isEmpty else {
      if let table = tableOfSet(proposal) {
        let hint = "edit '\(base.tables[table].original)', or use Xcode"
        problems.append(ProposalProblem(proposal, "the texts of the key have no names", hint: hint))
      } else if isNameOfTable(in: proposal) {
        unknown.append(proposal)
      }
      return
    }
    let fitting = holders.filter { table in
      filled.allSatisfy { unit($0.form, of: proposal, in: table) != nil }
    }
    if fitting.count > 1 {
      let names = fitting.map { "'\(base.tables[$0].original)'" }.joined(separator: ", ")
      problems.append(
        ProposalProblem(proposal, "\(names) have the key", hint: "say which one by 'table'")
      )
    } else if let table = fitting.first {
      for (form, text) in filled { take(text, form, of: proposal, in: table) }
    } else {
      problems.append(formProblem(of: proposal, in: holders[0]))
    }
  }

  // MARK: - Tables

  /// The tables that have the key, and are the one that is named, if one is.
  private mutating func holders(of proposal: TextProposal) -> [Int] {
    let key = ExactKey(proposal.key)
    return base.tables.indices.filter { table in
      isNamed(table, by: proposal) && forms(table, proposal.language)[key] != nil
    }
  }

  /// The table that has the key with several texts in a set, such as phrases of Siri.
  private func tableOfSet(_ proposal: TextProposal) -> Int? {
    base.tables.indices.first { table in
      isNamed(table, by: proposal)
        && base.tables[table].keys.contains { $0.key.hasSameBytes(as: proposal.key) }
    }
  }

  private func isNamed(_ table: Int, by proposal: TextProposal) -> Bool {
    guard let name = proposal.table else { return true }
    return base.tables.indices(named: name).contains(table)
  }

  /// Whether a table is there that a proposal names, if it names one; otherwise that is reported.
  private mutating func isNameOfTable(in proposal: TextProposal) -> Bool {
    guard let name = proposal.table, base.tables.indices(named: name).isEmpty else { return true }
    let names = base.tables.flatMap { [$0.original, $0.name] }
    problems.append(
      ProposalProblem(
        proposal,
        "there is no table '\(name)'",
        hint: names.suggestion(for: name)
          ?? "there are \(Set(base.tables.map(\.original)).sorted().joined(separator: ", "))"
      )
    )
    return false
  }

  private mutating func forms(_ table: Int, _ language: Language) -> [ExactKey: TextForms] {
    let place = Place(table: table, language: language)
    if let known = formsOfKeys[place] { return known }
    let units = TableUnits(base.tables[table], base.project, language).units
    let forms = Dictionary(grouping: units) { ExactKey($0.key.key) }
      .mapValues { TextForms($0.map(\.unit)) }
    formsOfKeys[place] = forms
    return forms
  }

  // MARK: - Texts

  /// Returns the text that a proposal means by a form; nil where the table can have none.
  private mutating func unit(
    _ form: String,
    of proposal: TextProposal,
    in table: Int
  ) -> ExchangeUnit? {
    guard let forms = forms(table, proposal.language)[ExactKey(proposal.key)] else { return nil }
    let style = base.tables[table].style
    if let unit = forms.unit(named: form) {
      // A rule for numbers has the same in all languages.
      return style == .dictionary && unit.id == forms.reference?.id ? nil : unit
    }
    let isNew = style == .catalog && forms.isSingle && proposal.hasOneShape
    guard let place = forms.newForm(named: form) ?? (isNew ? proposal.place(of: form) : nil) else {
      return nil
    }
    var unit = ExchangeUnit(id: UnitID.id(of: place, in: style), source: nil)
    // A text that had no forms gets some.
    if isNew {
      unit.place = place
      unit.isTranslatable = forms.named[0].unit.isTranslatable
    }
    return unit
  }

  private mutating func take(
    _ text: String,
    _ form: String,
    of proposal: TextProposal,
    in table: Int
  ) {
    guard var unit = unit(form, of: proposal, in: table) else { return }
    let place = Place(table: table, language: proposal.language)
    let name = Name(place: place, id: ExactKey(unit.id))
    if let other = otherShape(besides: form, of: proposal, in: place) {
      problems.append(
        ProposalProblem(proposal, "entry \(other) gives the key another shape", hint: "keep one")
      )
      return
    }
    if let other = taken[name] {
      guard !other.text.hasSameBytes(as: text) else { return }
      problems.append(ProposalProblem(proposal, "entry \(other.number) has another text for it"))
      return
    }
    taken[name] = Taken(number: proposal.number, text: text)
    unit.source = newKeys.contains(ExactKey(proposal.key)) ? nil : proposal.sources[form]
    unit.target = ExchangeTarget(text, options.isMachine ? .machineTranslated : .translated)
    unit.line = proposal.number
    if units[place] == nil { places.append(place) }
    units[place, default: []].append(unit)
    guard form != TextProposal.onlyForm else { return }
    takeReference(besides: unit, of: proposal, in: table)
  }

  /// Returns the number of the proposal that gives a key forms where this one gives one text, or the
  /// other way round.
  private mutating func otherShape(
    besides form: String,
    of proposal: TextProposal,
    in place: Place
  ) -> Int? {
    let key = ExactKey(proposal.key)
    guard formsOfKeys[place]?[key]?.isSingle == true else { return nil }
    let hasForms = form != TextProposal.onlyForm
    let name = Name(place: place, id: key)
    if let shape = shapes[name] { return shape.hasForms == hasForms ? nil : shape.number }
    shapes[name] = (proposal.number, hasForms)
    return nil
  }

  /// Takes the text that is but a reference to forms along with these: a catalog has it in each language.
  private mutating func takeReference(
    besides unit: ExchangeUnit,
    of proposal: TextProposal,
    in table: Int
  ) {
    let place = Place(table: table, language: proposal.language)
    let forms = formsOfKeys[place]?[ExactKey(proposal.key)]
    guard base.tables[table].form == .catalog, var reference = forms?.reference,
      let text = reference.source, reference.target?.state.isFinished != true
    else { return }
    let name = Name(place: place, id: ExactKey(reference.id))
    guard taken[name] == nil, proposal.texts[TextProposal.onlyForm]?.isEmpty != false else {
      return
    }
    taken[name] = Taken(number: proposal.number, text: text)
    reference.source = nil
    reference.target = unit.target.map { ExchangeTarget(text, $0.state) }
    reference.line = proposal.number
    units[place, default: []].append(reference)
  }

  private mutating func formProblem(
    of proposal: TextProposal,
    in table: Int
  ) -> ProposalProblem {
    let forms = forms(table, proposal.language)[ExactKey(proposal.key)]
    let names = (forms?.names ?? []).joined(separator: ", ")
    let wrong = proposal.filled.map(\.form).filter { unit($0, of: proposal, in: table) == nil }
    if forms?.isSingle == true {
      let isKnown = proposal.filled.allSatisfy { proposal.place(of: $0.form) != nil }
      if isKnown, base.tables[table].form == .catalog {
        return ProposalProblem(mixedForms: proposal)
      }
      let hint =
        base.tables[table].form == .strings
        ? "give one text; only a '.stringsdict' or a catalog has forms"
        : "give one text, or plural forms by their names"
      return ProposalProblem(proposal, "the text has no form '\(wrong[0])'", hint: hint)
    }
    let isOne = wrong == [TextProposal.onlyForm]
    return ProposalProblem(
      proposal,
      isOne ? "the text has forms" : "the text has no form '\(wrong[0])'",
      hint: "there are \(names)"
    )
  }
}

extension [ExchangeTable] {
  /// Returns the tables of a path or a name.
  func indices(named name: String) -> [Int] {
    if let index = index(ofExactly: name) { return [index] }
    let named = indices.filter { self[$0].name == name }
    if !named.isEmpty { return named }
    return name.contains { $0 == "/" || $0 == "." } ? index(of: name).map { [$0] } ?? [] : []
  }
}

extension TextProposal {
  /// The place of a form that its name tells: a plural form, a device, or a plural form on a device.
  func place(of form: String) -> UnitPlace? {
    var variation: [Variation] = []
    for word in form.split(separator: " ").map(String.init) {
      let isPlural = word != "other" || !variation.isEmpty || texts.isPlural
      if isPlural, Variation.pluralCategories.contains(word) {
        variation.append(.plural(word))
      } else if Self.devices.contains(word), variation.isEmpty {
        variation.append(.device(word))
      } else {
        return nil
      }
    }
    let isPlural = if case .plural? = variation.first { true } else { false }
    let isKnown = variation.count == 1 || variation.count == 2 && !isPlural
    return isKnown ? UnitPlace(key: key, variation: variation) : nil
  }

  private static let devices = [
    "appletv", "applevision", "applewatch", "ipad", "iphone", "ipod", "mac", "other",
  ]
}

extension ProposalProblem {
  /// The problem of forms that no text has together.
  init(mixedForms proposal: TextProposal) {
    self.init(
      proposal,
      "the forms do not go together",
      hint: "give plural forms, or devices, with 'other' among them"
    )
  }
}

extension TextProposal {
  /// Whether the forms may be those of one text: all of numbers or all of devices, and none of them
  /// within another.
  var hasOneShape: Bool {
    let places = filled.map { place(of: $0.form)?.variation }
    let paths = places.compactMap(\.self)
    guard paths.count == places.count else { return filled.map(\.form) == [Self.onlyForm] }
    let plurals = paths.count { if case .plural? = $0.first { true } else { false } }
    let isNested = paths.contains { path in
      paths.contains { $0.count > path.count && $0.starts(with: path) }
    }
    return (plurals == 0 || plurals == paths.count) && !isNested
  }

  /// Whether the forms are those of one number, and complete.
  var isPlural: Bool {
    texts.isPlural && filled.contains { $0.form == "other" }
  }
}

extension [String: String] {
  /// Whether the forms are those of numbers alone.
  fileprivate var isPlural: Bool {
    keys.allSatisfy { Variation.pluralCategories.contains($0) }
  }
}
