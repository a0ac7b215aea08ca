/// The text of a help page: paragraphs and aligned columns, 80 columns wide.
struct HelpPage {
  static let width = 80
  /// Where the second column begins; a longer first column has its line to itself.
  private static let secondColumn = 30

  private(set) var text = ""

  mutating func add(paragraph: String) {
    addBlankLine()
    add(text: paragraph)
  }

  /// Adds a paragraph without a blank line before it.
  mutating func add(text paragraph: String) {
    for line in paragraph.wrapped(to: Self.width) { text += line + "\n" }
  }

  mutating func add(heading: String) {
    addBlankLine()
    add(title: heading)
  }

  mutating func add(title: String) { add(line: title + ":") }

  /// Adds a line as it is.
  mutating func add(line: String) { text += line + "\n" }

  /// Adds a row of two columns, of which the second one is wrapped.
  mutating func add(row first: String, _ second: String, from secondColumn: Int = secondColumn) {
    let lines = second.wrapped(to: Self.width - secondColumn)
    let margin = String(repeating: " ", count: secondColumn)
    let label = "  " + first
    if label.count + 2 > secondColumn {
      text += label + "\n" + margin
    } else {
      text += label + String(repeating: " ", count: secondColumn - label.count)
    }
    text += lines.joined(separator: "\n" + margin) + "\n"
  }

  mutating func addBlankLine() {
    if !text.isEmpty { text += "\n" }
  }
}

extension String {
  /// Breaks the text at spaces into lines of at most `width` columns; line ends in it stay.
  fileprivate func wrapped(to width: Int) -> [String] {
    split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      line.split(separator: " ").reduce(into: [""]) { lines, word in
        if lines[lines.count - 1].isEmpty {
          lines[lines.count - 1] += word
        } else if lines[lines.count - 1].count + 1 + word.count <= width {
          lines[lines.count - 1] += " " + word
        } else {
          lines.append(String(word))
        }
      }
    }
  }
}
