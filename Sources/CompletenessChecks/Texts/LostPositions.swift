import FormatStrings
import LocalizationModel

/// A placeholder whose number of an argument lost its `$`, so that it is a width: `%2@` for `%2$@`.
struct LostPosition: Hashable {
  let range: Range<Int>
  /// The number that is written.
  let position: Int
  /// The argument that users read there: the next one in the text.
  let shown: Int
}

extension PlaceholderComparison {
  /// The placeholders of one of the translation's own texts whose positions are widths.
  ///
  /// What the development language has as well, with the same outcome, is reported there.
  func lostPositions(in format: FormatString, of unit: TranslationUnit) -> [LostPosition] {
    if context.isOriginal(unit) {
      // Own code may put something else in the place of `%1@`.
      let isFormatted = !context.isFormattedByOwnCode && context.use != .shown
      return isFormatted ? format.lostPositions(beside: nil) : []
    }
    let original = FormatString(context.developmentText(beside: unit))
    let lost = format.lostPositions(beside: original)
    let isOfOriginal = !original.lostPositions(beside: nil).isEmpty
    return isOfOriginal && lost.allSatisfy { $0.position == $0.shown } ? [] : lost
  }
}

extension FormatString {
  /// The placeholders that have the number of an argument for their width.
  ///
  /// No object is shown in a width. A number may well be, unless the original numbers its placeholders.
  fileprivate func lostPositions(beside original: FormatString?) -> [LostPosition] {
    let placeholders = placeholders
    let widths = placeholders.map { $0.position == nil ? $0.loneWidth : nil }
    let areOfObjects = zip(placeholders, widths).contains { $0.kind == .object && $1 != nil }
    let positions = original.map { original in
      original.placeholders.enumerated().map { $1.position ?? $0 + 1 }
    }
    guard areOfObjects || original?.isNumberedWithoutWidths ?? false,
      zip(placeholders, widths).allSatisfy({ $0.position != nil || $1 != nil }),
      zip(placeholders, widths).allSatisfy({ placeholder, width in
        let number = placeholder.position ?? width ?? 0
        return positions?.contains(number) ?? (1...placeholders.count).contains(number)
      })
    else { return [] }
    var next = 0
    return zip(placeholders, widths).compactMap { placeholder, width in
      guard let width else { return nil }
      next += 1
      return LostPosition(range: placeholder.range, position: width, shown: next)
    }
  }

  private var isNumberedWithoutWidths: Bool {
    !placeholders.isEmpty && placeholders.allSatisfy { $0.position != nil && $0.layout.isEmpty }
  }
}

extension FormatSpecifier {
  /// The width of one digit that is all there is beside the conversion.
  fileprivate var loneWidth: Int? {
    layout.utf8.count == 1 && layout != "0" && starCount == 0 && variable == nil
      ? Int(layout) : nil
  }
}
