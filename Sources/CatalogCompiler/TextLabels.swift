import FormatStrings
import LocalizationModel

/// The numbers of arguments by the labels that Xcode 26 writes into a text: `%(count)lld`.
///
/// A formatting function knows no labels, so that a compiled text has the numbers in their place.
struct TextLabels {
  private var positions: [String: Int] = [:]

  /// Reads the labels of the text that decides the order of arguments.
  init(_ text: String) {
    guard text.hasLabel else { return }
    for (specifier, position) in text.arguments {
      if let label = specifier.label, positions[label] == nil { positions[label] = position }
    }
  }

  /// Returns a translation without labels.
  func removed(from translation: Translation) -> Translation {
    let units = translation.units
    let substitutions = translation.substitutions
    guard (units + substitutions.flatMap(\.units)).contains(where: \.text.hasLabel) else {
      return translation
    }
    return Translation(
      language: translation.language,
      units: units.map(removed),
      substitutions: substitutions.map { substitution in
        var substitution = substitution
        substitution.units = substitution.units.map(removed)
        return substitution
      },
      location: translation.location
    )
  }

  private func removed(from unit: TranslationUnit) -> TranslationUnit {
    var unit = unit
    var bytes = Array(unit.text.utf8)
    let arguments = unit.text.arguments
    let isSingle = arguments.count == 1
    for (specifier, position) in arguments.reversed() {
      guard let label = specifier.label else { continue }
      let number = specifier.position ?? positions[label] ?? position
      let rest = bytes[specifier.range].drop { $0 != UInt8(ascii: ")") }.dropFirst()
      let prefix = isSingle && number == 1 ? "%" : "%\(number)$"
      bytes.replaceSubrange(specifier.range, with: Array(prefix.utf8) + rest)
    }
    unit.text = String(decoding: bytes, as: UTF8.self)
    return unit
  }
}

extension String {
  /// Whether a label may stand in the text.
  fileprivate var hasLabel: Bool {
    hasPercent && utf8.contains(UInt8(ascii: "("))
      && FormatString(self).placeholders.contains { $0.label != nil }
  }
}
