import FormatStrings
import LocalizationModel

/// The number that chooses among plural forms: the place of its argument, and how it is written.
struct PluralArgument: Hashable {
  let position: Int
  /// The type of the value: `lld`.
  let type: String

  /// Finds the first number of the forms, of which `other` counts before the rest.
  init?(in forms: [TranslationUnit]) {
    let others = forms.filter { $0.variation.last?.isOther == true }
    for text in (others + forms).map(\.text) {
      let numbers = text.arguments.filter { $0.specifier.kind.isNumber }
      guard let (specifier, position) = numbers.first else { continue }
      (self.position, type) = (position, specifier.valueType(in: text))
      return
    }
    return nil
  }
}

extension String {
  /// The places for arguments with the numbers of these.
  var arguments: [(specifier: FormatSpecifier, position: Int)] { arguments(from: 1) }

  /// The places for arguments in a text whose first one has a number.
  ///
  /// A label that comes again is the same argument.
  func arguments(
    from first: Int,
    as dialect: FormatString.Dialect = .plain
  ) -> [(specifier: FormatSpecifier, position: Int)] {
    var next = first
    var labels: [String: Int] = [:]
    return FormatString(self, as: dialect).placeholders.map { specifier in
      if specifier.kind == .substituted { return (specifier, first) }
      if let label = specifier.label, let known = labels[label] {
        return (specifier, specifier.position ?? known)
      }
      next += specifier.starCount
      if let label = specifier.label { labels[label] = specifier.position ?? next }
      defer { if specifier.position == nil { next += 1 } }
      return (specifier, specifier.position ?? next)
    }
  }

  /// The text with the number of its argument in each place that has none.
  func numberingArguments(from first: Int = 1) -> String {
    let places = arguments(from: first)
    // A width that is an argument has a number of its own, and no place for it is known.
    guard places.allSatisfy({ $0.specifier.starCount == 0 }) else { return self }
    var bytes = Array(utf8)
    for (specifier, position) in places.reversed() where specifier.position == nil {
      let start = specifier.range.lowerBound + 1
      bytes.replaceSubrange(start..<start, with: "\(position)$".utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension FormatSpecifier {
  /// The length and conversion, without flags, width and precision: `lld`.
  func valueType(in text: String) -> String {
    let bytes = Array(text.utf8)[range]
    let lengths = bytes.dropLast().reversed().prefix { "hlLqtzj".utf8.contains($0) }
    return String(decoding: bytes.suffix(lengths.count + 1), as: UTF8.self)
  }
}
