import LocalizationExchange
import LocalizationModel
import SourceFiles

/// The texts of a key in one language, by the names that templates and lists have for them.
struct TextForms {
  /// The texts to write: without the one that is but a reference to forms, which is the same in all
  /// languages.
  let named: [(name: String, unit: ExchangeUnit)]
  /// The text that is but a reference.
  let reference: ExchangeUnit?

  init(_ units: [ExchangeUnit]) {
    let substitutions = Set(units.compactMap(\.place?.substitution))
    let reference = units.first { unit in
      unit.place?.substitution == nil && unit.place?.variation.isEmpty == true
        && substitutions.count == 1 && unit.source?.isReference == true
    }
    self.reference = reference
    named = units.filter { $0.id != reference?.id }.map { unit in
      var place = unit.place
      if reference != nil { place?.substitution = nil }
      return (place?.formName ?? TextProposal.onlyForm, unit)
    }
  }

  /// Whether there is one text without any form.
  var isSingle: Bool { named.count == 1 && named[0].name == TextProposal.onlyForm }

  var names: [String] { named.map(\.name) }

  /// Returns the text of a name: as templates have it, or with the name of its part.
  func unit(named name: String) -> ExchangeUnit? {
    if let unit = named.first(where: { $0.name == name })?.unit { return unit }
    if name == TextProposal.onlyForm { return reference }
    return named.first { $0.unit.place?.formName == name }?.unit
  }

  /// Returns the place of a plural form that the key has not in the language, beside its form `other`.
  func newForm(named name: String) -> UnitPlace? {
    let words = name.split(separator: " ")
    guard let last = words.last, Variation.pluralCategories.contains(String(last)) else {
      return nil
    }
    let other = (words.dropLast() + ["other"]).joined(separator: " ")
    guard var place = unit(named: other)?.place, case .plural? = place.variation.last else {
      return nil
    }
    place.variation[place.variation.count - 1] = .plural(String(last))
    return place
  }
}

extension UnitPlace {
  /// The name of a text beside others of its key: `birds few`; nil for a text by itself.
  var formName: String? {
    let names = [substitution].compactMap(\.self) + variation.map(\.name)
    return names.isEmpty ? nil : names.joined(separator: " ")
  }
}

extension String {
  /// Whether the text is a reference to a part and nothing else: `%#@songs@` or `%1$#@songs@`.
  fileprivate var isReference: Bool {
    guard hasPrefix("%"), hasSuffix("@"), let mark = firstRange(of: "#@") else { return false }
    let number = self[index(after: startIndex)..<mark.lowerBound]
    let name = self[mark.upperBound...].dropLast()
    return number.allSatisfy { $0.isNumber || $0 == "$" } && !name.isEmpty
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
