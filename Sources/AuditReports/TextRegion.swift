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

  init(_ location: SourceLocation, in text: SourceText) {
    var locator = SourceLocator(text)
    let end = location.range.upperBound
    start = Place(locator.location(of: location.offset..<location.offset), in: text)
    self.end = Place(locator.location(of: end..<end), in: text)
  }
}

extension TextRegion.Place {
  fileprivate init(_ location: SourceLocation, in text: SourceText) {
    line = location.line
    column = location.column
    let before = text.line(at: location).prefix(location.column - 1)
    utf16Column = String(decoding: before, as: UTF8.self).utf16.count + 1
  }
}
