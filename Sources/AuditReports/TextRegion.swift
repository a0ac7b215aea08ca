import SourceFiles

/// Where a range begins and ends, in the columns that other programs count.
struct TextRegion: Hashable, Sendable {
  let start: Place
  let end: Place

  struct Place: Hashable, Sendable {
    let line: Int
    /// In bytes of UTF-8, counted from 1.
    let column: Int
    /// In UTF-16 code units, counted from 1.
    let utf16Column: Int
  }
}

/// Finds the regions of a text's ranges, in linear time where these ascend.
struct TextRegions {
  private let text: SourceText
  private var locator: SourceLocator
  /// The last place whose column was counted, and how many UTF-16 code units stand before it.
  private var counted = (lineStart: 0, offset: 0, units: 0)

  init(of text: SourceText) {
    self.text = text
    locator = SourceLocator(text)
  }

  subscript(location: SourceLocation) -> TextRegion {
    mutating get {
      let start = place(at: location.offset)
      return TextRegion(start: start, end: place(at: location.range.upperBound))
    }
  }

  /// Returns the place of an offset, in linear time where these ascend.
  mutating func place(at offset: Int) -> TextRegion.Place {
    let place = locator.place(of: offset..<offset)
    let lineStart = place.offset - (place.column - 1)
    if counted.lineStart != lineStart || counted.offset > place.offset {
      counted = (lineStart, lineStart, 0)
    }
    let new = String(decoding: text.bytes[counted.offset..<place.offset], as: UTF8.self)
    counted = (lineStart, place.offset, counted.units + new.utf16.count)
    return .init(line: place.line, column: place.column, utf16Column: counted.units + 1)
  }
}
