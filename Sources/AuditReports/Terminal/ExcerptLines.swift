import TextFormats

/// An excerpt as two lines of a terminal: the source line, and carets under its marked range.
struct ExcerptLines {
  /// The source line in three parts, tabs and control characters made visible.
  let before: String
  let marked: String
  let after: String
  /// Spaces and carets, aligned with the source line by display width.
  ///
  /// Right-to-left text is counted in its stored order, which is the order of its bytes; a terminal
  /// that reorders such text shows the marked part by its colour.
  var carets: String {
    String(repeating: " ", count: before.displayWidth)
      + String(repeating: "^", count: max(marked.displayWidth, 1))
  }

  /// Lays an excerpt out on `width` columns, cutting what stands far from the marked part.
  init(_ excerpt: Excerpt, width: Int) {
    let width = max(width, 24)
    let before = Self.displayed(excerpt.before, from: 0)
    let marked = Self.displayed(excerpt.marked, from: before.displayWidth)
    let after = Self.displayed(excerpt.after, from: before.displayWidth + marked.displayWidth)

    self.marked = marked.start(fitting: width * 2 / 3)
    let space = width - max(self.marked.displayWidth, 1)
    self.after = after.start(fitting: max(space / 3, space - before.displayWidth))
    self.before = before.end(fitting: space - self.after.displayWidth)
  }

  /// Replaces tabs by spaces up to the next stop, and makes control characters visible.
  private static func displayed(_ text: String, from start: Int) -> String {
    guard text.utf8.contains(UInt8(ascii: "\t")) else { return text.visible }
    var displayed = ""
    var column = start
    for character in text {
      let isTab = character == "\t"
      let piece = isTab ? spaces(tabStop - column % tabStop) : String(character).visible
      displayed += piece
      column += piece.displayWidth
    }
    return displayed
  }

  private static func spaces(_ count: Int) -> String {
    String(repeating: " ", count: count)
  }

  private static let tabStop = 4
}

extension String {
  /// Returns the text, or as much of its start as fits into `width` columns with an ellipsis.
  fileprivate func start(fitting width: Int) -> String {
    guard displayWidth > width else { return self }
    return fitting(width - 1, of: self) + "…"
  }

  /// Returns the text, or as much of its end as fits into `width` columns with an ellipsis.
  fileprivate func end(fitting width: Int) -> String {
    guard displayWidth > width else { return self }
    return "…" + fitting(width - 1, of: reversed()).reversed()
  }

  private func fitting(_ width: Int, of characters: some Sequence<Character>) -> String {
    var column = 0
    return String(
      characters.prefix { character in
        column += character.displayWidth
        return column <= width
      }
    )
  }
}
