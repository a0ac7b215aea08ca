import Platform
import SourceFiles

/// A text that may go out: to a stream, a report, or an editor.
///
/// Streams take nothing else. What comes from a project is spelled in it: a line feed becomes `\n`, an
/// escape character `\u{1B}`, so that no text commands the terminal, forges a line of output, or
/// reorders what stands beside it. Nor does a line command the program that reads its
/// output: GitHub obeys lines that begin with `::`, GitHub, Azure Pipelines and TeamCity whatever looks
/// like `##[…]` or `##vso[…]`.
package struct VisibleText: SpelledText {
  /// The text as UTF-8.
  package let bytes: [UInt8]

  package static func spelled(_ text: String) -> String { text.withoutControls }

  package init(spelled: String) {
    // Only whole lines tell: texts that are harmless alone may make a command together.
    bytes = Array(spelled.spellingCommands().utf8)
  }

  /// Takes what a format has made that has an escape of its own for whatever would be obeyed.
  package init(encoded: [UInt8]) { bytes = encoded }

  package var string: String { String(decoding: bytes, as: UTF8.self) }
  package var isEmpty: Bool { bytes.isEmpty }
}

extension VisibleText {
  /// The text of a JSON value, and a line end.
  package init(_ json: JSONWriter) { self.init(encoded: json.bytes + [UInt8(ascii: "\n")]) }

  /// A text in another form that has no control characters either.
  package init(_ text: some SpelledText) { self.init(spelled: text.string) }
}

extension VisibleText: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(string)
  }
}

extension String {
  /// The text on one line, with escapes for whatever would be obeyed instead of shown.
  package var visible: String { withoutControls.spellingCommands() }

  fileprivate var withoutControls: String {
    guard unicodeScalars.contains(where: \.isControlOfText) else { return self }
    let scalars = Array(unicodeScalars)
    var text = ""
    var endOfFlag = 0
    for (index, scalar) in scalars.enumerated() {
      if scalar == "\u{1F3F4}" { endOfFlag = index + scalars[index...].lengthOfFlag }
      if index >= endOfFlag, scalar.isControlOfText {
        text += scalar.escape
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  fileprivate func spellingCommands() -> String { spellingCommands(by: \.escape) }

  /// Returns the text with an escape for the first sign of each command of a build service.
  package func spellingCommands(by escape: (Unicode.Scalar) -> String) -> String {
    guard utf8.holds("::") || utf8.holdsServiceCommand else { return self }
    let scalars = Array(unicodeScalars)
    var isAtStart = true
    var text = ""
    for (index, scalar) in scalars.enumerated() {
      if scalars[index...].beginCommand(atStart: isAtStart) {
        text += escape(scalar)
      } else {
        text.unicodeScalars.append(scalar)
      }
      isAtStart = scalar.isLineEnd || isAtStart && scalar.properties.isWhitespace
    }
    return text
  }
}

extension Collection<UInt8> {
  /// Whether something like `##[…]` or `##vso[…]` stands among the bytes, which build services obey
  /// wherever it stands in a line.
  var holdsServiceCommand: Bool {
    guard holds("##") else { return false }
    var (signs, isWord) = (0, false)
    for byte in self {
      if isWord, byte == UInt8(ascii: "[") { return true }
      signs = byte == UInt8(ascii: "#") ? signs + 1 : 0
      let isLetter = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
      isWord = signs > 1 || (isWord && isLetter)
    }
    return false
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// Returns whether the scalars begin like the command of a build service.
  fileprivate func beginCommand(atStart isAtStart: Bool) -> Bool {
    guard count > 2 else { return false }
    if self[startIndex] == ":" { return isAtStart && self[startIndex + 1] == ":" }
    guard self[startIndex] == "#", self[startIndex + 1] == "#" else { return false }
    return dropFirst(2).first { !$0.isASCII || !$0.properties.isAlphabetic } == "["
  }

  /// How many scalars are the flag of a part of a country, whose letters are tags; 0 where it is none.
  fileprivate var lengthOfFlag: Int {
    let letters = dropFirst().prefix(7).prefix { ("\u{E0030}"..."\u{E007A}").contains($0) }.count
    let end = dropFirst(letters + 1).first
    return (3...6).contains(letters) && end == "\u{E007F}" ? letters + 2 : 0
  }
}

extension Unicode.Scalar {
  /// Whether readers of a log see a line end.
  fileprivate var isLineEnd: Bool { self == "\n" || self == "\r" }

  /// How the scalar is spelled: `\n`, `\u{1B}`.
  package var escape: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }
}
