import CompletenessChecks

/// A way to make texts of a pseudolanguage from those of the development language.
package enum PseudoStyle: String, CaseIterable, Sendable {
  /// Latin letters get accents: what has none on the screen comes from no table.
  case accented
  /// Each line says its words twice, as Xcode's double-length language does.
  case long
  /// The text runs from right to left, as with Xcode's right-to-left strings.
  case rtl
  /// `[# … #]` around the text shows where it is cut off or put together.
  case bounded
  /// The words of each line are the key.
  case keys
}

/// Makes pseudo-localized texts: placeholders, tokens, markup, addresses, line breaks and the white
/// space at the ends stay as they are.
package struct PseudoText: Sendable {
  private let style: PseudoStyle

  package init(_ style: PseudoStyle) {
    self.style = style
  }

  /// Returns a text in the style; `label` is what stands for the words where these are the key, and a
  /// form of a substitution may hold `%arg`.
  package func text(_ original: String, label: String, isForm: Bool = false) -> String {
    let made = changed(original, label, isForm)
    // What makes no difference to people must make none to the system.
    let isIntact =
      TextParts(made, isForm: isForm).fixed == TextParts(original, isForm: isForm).fixed
    return isIntact ? made : original
  }

  private func changed(_ text: String, _ label: String, _ isForm: Bool) -> String {
    switch style {
    case .accented: TextParts(text, isForm: isForm).joined { $0.accented }
    case .long: text.mappingLines { $0.doubled(isForm: isForm) }
    case .rtl: text.mappingLines { "\u{202E}\($0)\u{202C}" }
    case .bounded: text.mappingBody { "[# \($0) #]" }
    case .keys: text.mappingLines { $0.labelled(label, isForm: isForm) }
    }
  }
}

extension TextParts {
  /// The text with other words.
  fileprivate func joined(_ words: (String) -> String) -> String {
    parts.map { part in
      switch part {
      case .words(let text): words(text)
      case .fixed(let text): text
      }
    }.joined()
  }

  /// The words alone, with single spaces between and without marks that come in pairs.
  fileprivate var wordsAlone: String {
    let words = parts.map { if case .words(let text) = $0 { text } else { " " } }.joined()
    return words.filter { !"*`~%".contains($0) }.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }
}

extension String {
  /// Changes what stands between the white space at the ends, if anything does.
  fileprivate func mappingBody(_ change: (String) -> String) -> String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return self }
    let end = scalars.index(after: last)
    return String(self[..<first]) + change(String(self[first..<end])) + String(self[end...])
  }

  /// The text between the white space at the ends.
  private var body: String {
    var body = ""
    _ = mappingBody { text in
      body = text
      return text
    }
    return body
  }

  /// Changes each line that holds anything, between the white space at its ends.
  fileprivate func mappingLines(_ change: (String) -> String) -> String {
    var result = ""
    var rest = unicodeScalars[...]
    while let end = rest.firstIndex(where: { $0 == "\n" || $0 == "\r" }) {
      result += String(rest[..<end]).mappingBody(change)
      result.unicodeScalars.append(rest[end])
      rest = rest[rest.index(after: end)...]
    }
    return result + String(rest).mappingBody(change)
  }

  /// The text and its words once more: a repeated placeholder would require further arguments.
  fileprivate func doubled(isForm: Bool) -> String {
    let words = TextParts(self, isForm: isForm).wordsAlone
    return words.contains(where: \.isLetter) ? "\(self) \(words)" : self
  }

  /// The label in the place of the first words, and nothing in that of others; brackets and marks
  /// stay, whose partners may stand around a placeholder.
  fileprivate func labelled(_ label: String, isForm: Bool) -> String {
    if self == label { return self }
    let parts = TextParts(self, isForm: isForm)
    let name = TextParts(label).wordsAlone
    let hasWords = parts.parts.contains {
      if case .words(let text) = $0 { text.hasWord } else { false }
    }
    guard hasWords, !name.isEmpty else { return self }
    var isNamed = false
    let made = parts.joined { words in
      guard words.hasWord else { return words }
      defer { isNamed = true }
      return words.mappingBody {
        (isNamed ? "" : name) + $0.filter("()[]{}".contains) + $0.marksWithoutPartner
      }
    }
    // Where words went at an end, so does the space between them and what is left.
    return made.body
  }

  /// The marks of Markdown that begin or end something beyond the words, in their order.
  private var marksWithoutPartner: String {
    var marks: [String] = []
    var rest = self[...]
    while let first = rest.first {
      let mark = String(rest.prefix { $0 == first })
      rest = rest.dropFirst(mark.count)
      guard Self.pairedMarks.contains(mark) else { continue }
      if let partner = marks.lastIndex(of: mark) {
        marks.removeSubrange(partner...)
      } else {
        marks.append(mark)
      }
    }
    return marks.joined()
  }

  private static let pairedMarks: Set<String> = ["**", "__", "~~", "`"]

  private var hasWord: Bool { contains(where: \.isLetter) }

  fileprivate var accented: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      result.append(Self.accents[scalar] ?? scalar)
    }
    return String(result)
  }

  /// Letters with accents by those without; Unicode has no `q` with one.
  private static let accents = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnoprstuvwxyzABCDEFGHIJKLMNOPRSTUVWXYZ".unicodeScalars,
      "áḃćďéḟǵĥíĵķĺḿńóṕŕśťúṽẃẋýźÁḂĆĎÉḞǴĤÍĴĶĹḾŃÓṔŔŚŤÚṼẂẊÝŹ".unicodeScalars
    )
  )
}
