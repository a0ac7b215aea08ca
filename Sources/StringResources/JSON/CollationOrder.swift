import Platform
import SourceFiles

/// The order of characters in CLDR's root collation, in which Foundation compares the texts of no
/// language in particular.
///
/// Foundation itself would bring tables of many times the program's size on Linux; these are what is
/// left when everything is taken away that follows from Unicode's case and canonical mappings.
struct CollationOrder: Sendable {
  /// The weight of a character in a comparison.
  struct Element {
    /// The place among letters and signs; 0 for a mark on the one before.
    var primary: UInt32
    /// The place among marks; 1 for what is none.
    var secondary: UInt32 = 1
    /// The digits of a number, which is one element.
    var digits: [UInt8] = []
    var isUpperCase = false
  }

  static let root = CollationOrder()

  /// Whether a code is a mark, and its place among marks or letters.
  private var places: [UInt32: (isMark: Bool, place: UInt32)] = [:]
  /// The codes that a character counts as; none for one that does not count.
  private var variants: [UInt32: [UInt32]] = [:]

  private init() {
    let tables = EmbeddedText(PackageResources.collation_order_tsv).table.mapValues(Self.ranges)
    func codes(_ name: String) -> EnumeratedSequence<[UInt32]> {
      (tables[name] ?? []).flatMap { Array($0.codes) }.enumerated()
    }
    for (place, code) in codes("ranks") { places[code] = (false, UInt32(place) + 1) }
    for (place, code) in codes("marks") { places[code] = (true, UInt32(place) + 2) }
    for (place, code) in codes("ideographs") { places[code] = (false, 1 << 24 + UInt32(place)) }
    for (_, code) in codes("ignored") { variants[code] = [] }
    for word in tables["variants"] ?? [] {
      for (offset, code) in word.codes.enumerated() {
        let last = word.codes.count > 1 ? UInt32(offset) : 0
        variants[code] = word.meaning.map { $0 + last }
      }
    }
  }

  /// Returns what a text counts, character by character.
  func elements(of text: String) -> [Element] {
    var elements: [Element] = []
    for scalar in text.composed.unicodeScalars {
      if scalar.properties.numericType == .decimal, let digit = scalar.properties.numericValue {
        append(digit: UInt8(digit), to: &elements)
      } else {
        append(scalar, to: &elements)
      }
    }
    return elements
  }

  private func append(digit: UInt8, to elements: inout [Element]) {
    let primary = places[0x30]?.place ?? 0
    // Numbers that stand side by side are one; no other element has this place.
    if elements.last?.primary == primary {
      elements[elements.count - 1].digits.append(digit)
    } else {
      elements.append(Element(primary: primary, digits: [digit]))
    }
  }

  private func append(_ scalar: Unicode.Scalar, to elements: inout [Element]) {
    if append(code: scalar.value, to: &elements) { return }
    let lower = scalar.properties.lowercaseMapping
    if lower.unicodeScalars.count == 1, let lower = lower.unicodeScalars.first, lower != scalar {
      let start = elements.count
      append(lower, to: &elements)
      for index in start..<elements.count { elements[index].isUpperCase = true }
      return
    }
    let parts = Array(String(scalar).decomposed.unicodeScalars)
    guard parts.count > 1 || parts[0] != scalar else {
      elements.append(Element(primary: Self.place(ofOther: scalar)))
      return
    }
    for part in parts { append(part, to: &elements) }
  }

  /// Appends what a code of the tables counts; says whether it is one.
  private func append(code: UInt32, to elements: inout [Element]) -> Bool {
    if let (isMark, place) = places[code] {
      elements.append(isMark ? Element(primary: 0, secondary: place) : Element(primary: place))
      return true
    }
    guard let codes = variants[code] else { return false }
    return codes.allSatisfy { append(code: $0, to: &elements) }
  }

  /// Characters that are not in the tables follow in the order of their codes, ideographs first.
  private static func place(ofOther scalar: Unicode.Scalar) -> UInt32 {
    (scalar.properties.isUnifiedIdeograph ? 1 << 25 : 1 << 26) + scalar.value
  }

  /// Reads `9-D 41=61`: codes, and what they count as.
  private static func ranges(
    in table: String
  ) -> [(codes: ClosedRange<UInt32>, meaning: [UInt32])] {
    table.split(separator: " ").compactMap { word in
      let sides = word.split(separator: "=")
      let codes = sides[0].split(separator: "-").compactMap { UInt32($0, radix: 16) }
      guard let first = codes.first, let last = codes.last, first <= last else { return nil }
      let meaning = sides.dropFirst().first?.split(separator: ".") ?? []
      return (first...last, meaning.compactMap { UInt32($0, radix: 16) })
    }
  }
}
