import SourceFiles

extension String {
  /// The text without white space around it.
  var withoutMargins: String {
    let isMargin = { (character: Character) in character.isWhitespace }
    let tail = drop(while: isMargin)
    let end = tail.lastIndex { !isMargin($0) }
    return end.map { String(tail[...$0]) } ?? ""
  }

  /// The text without the marks around it that make it bold, code or a quotation.
  var withoutMarks: String {
    let marks: Set<Character> = ["*", "_", "`", "\"", "“", "”", "„", "«", "»"]
    var text = withoutMargins[...]
    while let first = text.first, marks.contains(first) { text = text.dropFirst() }
    while let last = text.last, marks.contains(last) { text = text.dropLast() }
    return String(text).withoutMargins
  }

  /// The text of an item of a list; nil where the line is none.
  var listItem: String? {
    for mark in ["- ", "* ", "+ "] where hasPrefix(mark) {
      return String(dropFirst(2)).withoutMargins
    }
    let digits = prefix { $0.isNumber }
    let rest = dropFirst(digits.count)
    guard !digits.isEmpty, rest.hasPrefix(". ") || rest.hasPrefix(") ") else { return nil }
    return String(rest.dropFirst(2)).withoutMargins
  }

  /// The parts before and behind the only arrow; nil where there is none, or more than one.
  var partedByArrow: (term: String, rest: String)? {
    for arrow in ["→", "->", "=>", "⇒"] {
      let parts = parts(around: arrow).map(String.init)
      guard parts.count == 2, !parts[0].withoutMarks.isEmpty else { continue }
      return (parts[0].withoutMarks, parts[1].withoutMargins)
    }
    return nil
  }

  /// The translations that a cell or an item gives: `Datei / Dokument (not "File")` has two.
  var alternatives: [String] {
    let text = prefix { $0 != "(" && $0 != "（" }
    return text.split { "/|,;、，".contains($0) }.map { String($0).withoutMarks }
      .filter { $0.contains(where: \.isLetter) }
  }

  /// The words that an item names which are not translated: marked ones at its beginning, or the item itself
  /// where it is short.
  var keptTerms: [String] {
    var (rest, terms) = (withoutMargins[...], [String]())
    while let mark = rest.first, let end = Self.ends[mark] {
      let width = rest.hasPrefix("**") ? 2 : 1
      let inner = rest.dropFirst(width)
      guard let close = inner.firstIndex(of: end) else { break }
      terms.append(String(inner[..<close]))
      rest = inner[close...].drop { $0 == end }.drop { $0 == " " || $0 == "," }
      if rest.hasPrefix("and ") || rest.hasPrefix("or ") {
        rest = rest.drop { $0 != " " }.dropFirst()
      }
    }
    if !terms.isEmpty { return terms }
    let ends = [" – ", " — ", " - ", ": ", " ("]
    let head = ends.reduce(self) { text, end in String(text.parts(around: end)[0]) }
    // A sentence is for people, and so is a list in one item.
    let isShort = head.split(separator: " " as Character).count <= 4
    return isShort && !head.contains(where: { ",.;!?".contains($0) }) ? [head.withoutMarks] : []
  }

  /// The marks that end what others begin.
  private static let ends: [Character: Character] = [
    "`": "`", "\"": "\"", "“": "”", "*": "*", "„": "“", "«": "»",
  ]

  /// The cells of a table's row.
  var tableCells: [String] {
    var cells = split(separator: "|" as Character, omittingEmptySubsequences: false)
      .map { String($0).withoutMargins }
    cells.removeFirst()
    if cells.last?.isEmpty == true { cells.removeLast() }
    return cells
  }

  /// Whether a cell only draws the line below the head.
  var isRule: Bool { !isEmpty && allSatisfy { $0 == "-" || $0 == ":" } }
}
