package import LocalizationModel

/// Makes the texts that a translator gets out of those of a key.
///
/// The translation's own shape decides which texts there are, as in Xcode; where there is none yet,
/// the original's, with the plural forms of the language. What a catalog's translation lacks so that some
/// users do not see it is there as well.
package struct UnitMaker {
  /// How the texts are named and spelled.
  package enum Style: Sendable {
    /// One text for each key.
    case flat
    case catalog
    case dictionary
  }

  private let key: String
  private let source: Translation?
  private let target: Translation?
  private let forms: [String]
  private let style: Style
  private let lost: Set<String>

  /// Makes a maker for a key.
  ///
  /// Without a source, the key is the text; `forms` are the plural forms of the language, and `lost` the
  /// names of the original's substitutions that the translation should have.
  package init(
    _ key: String,
    source: Translation?,
    target: Translation?,
    forms: [String],
    style: Style,
    lost: Set<String> = []
  ) {
    (self.key, self.source, self.target) = (key, source, target)
    (self.forms, self.style, self.lost) = (forms, style, lost)
  }

  /// The texts; nil where the format has no names for them.
  package var units: [ExchangeUnit]? {
    if style == .flat { return [unit(UnitPlace(key: key))] }
    if style == .catalog, UnitID.isAmbiguous(key) { return nil }
    guard let shape = target ?? source, !shape.units.isEmpty else {
      return style == .catalog ? [unit(UnitPlace(key: key))] : nil
    }
    let places = self.places(of: shape) + lackingPlaces
    guard Set(places).count == places.count, shape.isNameable(in: style) else { return nil }
    return places.map(unit)
  }

  private func places(of shape: Translation) -> [UnitPlace] {
    let isOwn = target != nil
    let own = variations(of: shape.units, isOwn).map { UnitPlace(key: key, variation: $0) }
    return own + shape.substitutions.flatMap { places(of: $0, isOwn) }
  }

  private func places(of substitution: Substitution, _ isOwn: Bool) -> [UnitPlace] {
    variations(of: substitution.units, isOwn).map { variation in
      UnitPlace(key: key, variation: variation, substitution: substitution.name)
    }
  }

  /// The texts of the original without which a translation shows nothing on some device, leaves a
  /// number out, or has no words for none at all.
  private var lackingPlaces: [UnitPlace] {
    guard let target, let source else { return [] }
    let zeros = placesForNone(of: source, lackingIn: target)
    guard style == .catalog else { return zeros }
    let devices = target.units.compactMap(\.variation.first?.device)
    let lacksOther = !devices.isEmpty && !devices.contains("other")
    let others = lacksOther ? source.units.filter { $0.variation.first?.device == "other" } : []
    return zeros + variations(of: others, false).map { UnitPlace(key: key, variation: $0) }
      + source.substitutions.filter { lost.contains($0.name) }.flatMap { places(of: $0, false) }
  }

  /// The forms for none at all that the original has, and a translation with forms for the same number
  /// has not: any language shows them.
  private func placesForNone(
    of source: Translation,
    lackingIn target: Translation
  ) -> [UnitPlace] {
    let own = source.units.map { UnitPlace(key: key, variation: $0.variation) }
    let parts = source.substitutions.flatMap { part in
      part.units.map { UnitPlace(key: key, variation: $0.variation, substitution: part.name) }
    }
    return (own + parts).filter { place in
      guard place.variation.last == .plural("zero") else { return false }
      let forms = target.units(of: place.substitution)?.map(\.variation) ?? []
      let others = forms.filter { $0.last?.isPlural == true }
        .filter { $0.dropLast() == place.variation.dropLast() }
      return !others.isEmpty && !others.contains(place.variation)
    }
  }

  /// The variations of some texts, with all plural forms of the language, and those that a translation has
  /// itself.
  private func variations(of units: [TranslationUnit], _ isOwn: Bool) -> [[Variation]] {
    var variations: [[Variation]] = []
    var seen: Set<[Variation]> = []
    for unit in units {
      guard case .plural(let form)? = unit.variation.last else {
        variations.append(unit.variation)
        continue
      }
      let outer = Array(unit.variation.dropLast())
      // A form for none at all is possible in any language.
      let own = isOwn || form == "zero" ? [form] : []
      for name in forms + own where seen.insert(outer + [.plural(name)]).inserted {
        variations.append(outer + [.plural(name)])
      }
    }
    return variations
  }

  private func unit(_ place: UnitPlace) -> ExchangeUnit {
    let id = id(of: place)
    var unit = ExchangeUnit(id: id, source: source(of: place) ?? id)
    unit.target = target(of: place)
    unit.place = place
    return unit
  }

  private func id(of place: UnitPlace) -> String {
    UnitID.id(of: place, in: style)
  }

  private func target(of place: UnitPlace) -> ExchangeTarget? {
    guard let target else { return nil }
    if style == .flat { return target.text.map { ExchangeTarget($0) } }
    guard
      let unit = target.units(of: place.substitution)?.last(where: {
        $0.variation == place.variation
      })
    else { return nil }
    let state = style == .catalog ? ExchangeState(unit.state) : .unstated
    return ExchangeTarget(spelled(unit.text, of: target, place.substitution), state)
  }

  /// The original of a text; nil where the development language has no such part.
  private func source(of place: UnitPlace) -> String? {
    if style == .flat { return source?.text ?? key }
    guard let source else { return place.substitution == nil ? key : nil }
    guard let units = source.units(of: place.substitution) else { return nil }
    let candidates = [
      place.variation, place.variation.withOtherForm, place.variation.withoutForm,
      place.variation.withOtherDevice, place.variation.withOtherDevice.withOtherForm,
      place.variation.withOtherDevice.withoutForm,
    ]
    let unit = candidates.lazy.compactMap { variation in
      units.last { $0.variation == variation }
    }.first
    let text = unit?.text ?? (place.substitution == nil ? source.text : nil)
    return text.map { spelled($0, of: source, place.substitution) }
  }

  private func spelled(
    _ text: String,
    of translation: Translation,
    _ substitution: String?
  ) -> String {
    guard style == .catalog else { return text }
    return SubstitutionSpelling(translation).exported(text, substitution: substitution)
  }
}

extension Translation {
  /// The texts of a substitution, or those of the key itself.
  fileprivate func units(of substitution: String?) -> [TranslationUnit]? {
    guard let substitution else { return units }
    return substitutions.last { $0.name == substitution }?.units
  }

  /// Whether each text has a name.
  fileprivate func isNameable(in style: UnitMaker.Style) -> Bool {
    let deepest = style == .catalog ? 2 : 1
    let isPlain = units.allSatisfy { unit in
      unit.variation.count <= deepest
        && (style == .catalog || !unit.variation.contains(where: \.isPlural))
    }
    let names = substitutions.map(\.name)
    return isPlain && Set(names).count == names.count
      && substitutions.allSatisfy { $0.units.allSatisfy { !$0.variation.isEmpty } }
  }
}

extension [Variation] {
  fileprivate var withOtherForm: [Variation] { map { $0.isPlural ? .plural("other") : $0 } }
  fileprivate var withoutForm: [Variation] { filter { !$0.isPlural } }

  fileprivate var withOtherDevice: [Variation] {
    map { if case .device = $0 { .device("other") } else { $0 } }
  }
}

extension Variation {
  fileprivate var device: String? { if case .device(let name) = self { name } else { nil } }
  fileprivate var isPlural: Bool { if case .plural = self { true } else { false } }
}

extension Sequence<ExchangeUnit> {
  /// Returns the units in the order in which Xcode writes them.
  package func sorted(byNumbers: Bool) -> [ExchangeUnit] {
    let keyed = map { (unit: $0, chunks: byNumbers ? $0.id.numberedChunks : []) }
    return keyed.sorted { left, right in
      byNumbers && left.chunks != right.chunks
        ? left.chunks.lexicographicallyPrecedes(right.chunks)
        : left.unit.id.utf8.lexicographicallyPrecedes(right.unit.id.utf8)
    }.map(\.unit)
  }
}

extension String {
  /// The text in parts to compare: a number by its value and before all else, a character by itself.
  fileprivate var numberedChunks: [[UInt8]] {
    var chunks: [[UInt8]] = []
    var rest = Array(utf8)[...]
    while let byte = rest.first {
      let digits = rest.prefix { (0x30...0x39).contains($0) }
      if digits.isEmpty {
        chunks.append([byte])
        rest.removeFirst()
      } else {
        // More digits make a larger number, without zeros in front.
        let number = digits.drop { $0 == 0x30 }
        chunks.append([0x30, UInt8(clamping: number.count)] + number)
        rest = rest[digits.endIndex...]
      }
    }
    return chunks
  }
}

extension [[UInt8]] {
  fileprivate func lexicographicallyPrecedes(_ other: [[UInt8]]) -> Bool {
    for (left, right) in zip(self, other) where left != right {
      return left.lexicographicallyPrecedes(right)
    }
    return count < other.count
  }
}
