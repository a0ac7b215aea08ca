import LocalizationModel

/// The white space that a text begins or ends with.
enum WhiteSpace {
  case none
  case spaces
  case tab
  case lineBreak
  /// Spaces stand between the text and its line break.
  case spacedLineBreak

  var words: String {
    switch self {
    case .none: "no white space"
    case .spaces: "a space"
    case .tab: "a tab"
    case .lineBreak: "a line break"
    case .spacedLineBreak: "a space and a line break"
    }
  }

  fileprivate init(_ scalars: some Sequence<Unicode.Scalar>) {
    self = .none
    for scalar in scalars {
      guard scalar.isWhiteSpace else { return }
      if scalar == "\n" || scalar == "\r" {
        self = .lineBreak
      } else if self == .lineBreak || self == .spacedLineBreak {
        self = .spacedLineBreak
      } else {
        self = self == .tab || scalar == "\t" ? .tab : .spaces
      }
    }
  }
}

/// The kind of punctuation that a text ends with.
enum EndMark {
  case none
  case stop
  case question
  case exclamation
  case colon
  case ellipsis

  /// Whether what follows is another sentence.
  var endsSentence: Bool { self == .stop || self == .question || self == .exclamation }

  var words: String {
    switch self {
    case .none: "no punctuation"
    case .stop: "a full stop"
    case .question: "a question mark"
    case .exclamation: "an exclamation mark"
    case .colon: "a colon"
    case .ellipsis: "an ellipsis"
    }
  }
}

extension String {
  var leadingWhiteSpace: WhiteSpace { WhiteSpace(unicodeScalars) }
  var trailingWhiteSpace: WhiteSpace { WhiteSpace(unicodeScalars.reversed()) }

  /// Whether the last character is a mark of full width, which holds the space behind it.
  var endsInWideMark: Bool {
    guard let last = unicodeScalars.last else { return false }
    return switch last {
    case "\u{3001}", "\u{3002}", "\u{FF01}"..."\u{FF0F}", "\u{FF1A}"..."\u{FF1F}": true
    default: false
    }
  }

  /// The punctuation at the end, each script's own signs taken as equal.
  ///
  /// A question that is called out, `?!` or `!?`, is a question.
  var endMark: EndMark {
    let end = unicodeScalars.reversed().drop { $0.properties.isWhitespace }
    let calls = end.prefix { "!！?？".unicodeScalars.contains($0) }
    if calls.contains(where: { "?？".unicodeScalars.contains($0) }) { return .question }
    switch end.first {
    case "؟", "՞", ";", "\u{37E}": return .question
    case "!", "！", "՜": return .exclamation
    case ":", "：": return .colon
    case "…", "⋯": return .ellipsis
    case ".", "。", "．", "।", "۔", "։", "።": return hasSuffix("...") ? .ellipsis : .stop
    default: return .none
    }
  }
}

extension Language {
  /// Whether words are not set apart by spaces, so that a space at an end may be left out.
  var isWrittenWithoutSpaces: Bool {
    ["zh", "ja", "th", "lo", "km", "my", "yue", "bo"].contains(base.id)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is white space; the properties of a scalar cost a look-up, which those of
  /// the commonest scripts do not need.
  fileprivate var isWhiteSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20: true
    case 0x00...0x7F, 0xC0...0x167F, 0x3001...0x10_FFFF: false
    default: properties.isWhitespace
    }
  }
}
