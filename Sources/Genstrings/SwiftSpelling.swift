import SourceFiles
import SwiftSource

/// Spells a Swift literal as it stands in a table.
///
/// Escapes are copied as they are, and so are interpolations, with which no key can be found. In a
/// literal of several lines the line ends become `\n` in a key, and stay in a value and a comment.
struct SwiftSpelling {
  /// Escapes that Apple's tool cannot read; reported only where one does as it does.
  private(set) var invalidUnicode: [String] = []

  private let bytes: [UInt8]
  private let delimiters: Delimiters
  private let indentation: ArraySlice<UInt8>
  private let use: LiteralUse
  private let placeholder: String?
  private let isStrict: Bool
  private var cursor: Cursor
  private var text: [UInt8] = []

  /// Takes the literal that stands in `bytes[range]`; nil where it is not finished.
  ///
  /// An interpolation becomes `placeholder`; without one it is copied.
  init?(
    _ bytes: [UInt8],
    _ range: Range<Int>,
    use: LiteralUse,
    placeholder: String?,
    isStrict: Bool
  ) {
    guard let delimiters = Delimiters(bytes, in: range) else { return nil }
    self.bytes = bytes
    self.delimiters = delimiters
    self.use = use
    self.placeholder = placeholder
    self.isStrict = isStrict
    let body = delimiters.body(of: bytes, in: range)
    indentation = body.indentation
    cursor = Cursor(bytes, in: body.range)
    skipIndentation()
  }

  /// Returns nil for an escape that Swift does not know.
  mutating func spell() -> [UInt8]? {
    while !cursor.isAtEnd {
      switch cursor.current {
      case "\\" where cursor.isRun(of: "#", count: delimiters.hashes, at: 1):
        cursor.advance(by: 1 + delimiters.hashes)
        guard spellEscape() else { return nil }
      case "\n", "\r": spellLineEnd()
      case "\\", "\"":
        if use.isQuoted { text.append(UInt8(ascii: "\\")) }
        copy()
      case "\t" where use.isQuoted && delimiters.isMultiline:
        text += Array("\\t".utf8)
        cursor.advance()
      default: copy()
      }
    }
    return text
  }

  private mutating func copy() {
    text.append(cursor.current)
    cursor.advance()
  }

  private mutating func spellLineEnd() {
    cursor.skipNewline()
    text += Array((use == .key ? "\\n" : "\n").utf8)
    skipIndentation()
  }

  /// Spells what follows a backslash and its hashes.
  private mutating func spellEscape() -> Bool {
    switch cursor.current {
    case "u": return spellScalar()
    case "(": return spellInterpolation()
    case "0" where use.isQuoted && !isStrict:
      cursor.advance()
      text.appendEscaped("\0")
    case _ where cursor.current.isWhitespace: return continueLine()
    default:
      text.append(UInt8(ascii: "\\"))
      copy()
    }
    return true
  }

  /// Spells `\u{e9}` as its character, or copies it where Apple's tool would stumble over it.
  private mutating func spellScalar() -> Bool {
    if isStrict {
      let sequence = (0..<5).map { cursor.peek($0) }.filter { $0 != 0 }
      invalidUnicode.append("\\" + String(decoding: sequence, as: UTF8.self))
      text.append(UInt8(ascii: "\\"))
      copy()
      return true
    }
    var value: UInt32 = 0
    var digits = 0
    while digits < 8, let digit = cursor.peek(2 + digits).hexadecimalValue {
      value = value << 4 | digit
      digits += 1
    }
    guard cursor.peek(1) == "{", digits > 0, cursor.peek(2 + digits) == "}",
      let scalar = Unicode.Scalar(value)
    else { return false }
    cursor.advance(by: digits + 3)
    if use.isQuoted {
      text.appendEscaped(scalar)
    } else {
      text.append(contentsOf: String(Character(scalar)).utf8)
    }
    return true
  }

  private mutating func spellInterpolation() -> Bool {
    cursor.advance()
    let start = cursor.offset
    var scanner = StringScanner(interpolationAt: cursor, isMultiline: delimiters.isMultiline)
    scanner.skipInterpolation()
    guard scanner.cursor.offset > start, bytes[scanner.cursor.offset - 1] == ")" else {
      return false
    }
    cursor = scanner.cursor
    if let placeholder, use.isQuoted {
      text += Array(placeholder.utf8)
    } else {
      text += Array("\\(".utf8)
      appendCode(bytes[start..<cursor.offset])
    }
    return true
  }

  /// Copies the code of an interpolation, with escapes for what would end the entry.
  private mutating func appendCode(_ code: ArraySlice<UInt8>) {
    guard use.isQuoted else { return text += code }
    for byte in code {
      if byte < 0x80 { text.appendEscaped(Unicode.Scalar(byte)) } else { text.append(byte) }
    }
  }

  /// A backslash at a line's end joins it with the next line.
  private mutating func continueLine() -> Bool {
    cursor.skip(while: \.isBlank)
    guard delimiters.isMultiline, cursor.current.isNewline else { return false }
    cursor.skipNewline()
    skipIndentation()
    return true
  }

  private mutating func skipIndentation() {
    for byte in indentation where cursor.current == byte && !cursor.isAtEnd { cursor.advance() }
  }
}
