/// The escape sequences of JSON's strings.
enum JSONEscapes {
  /// Returns the length of the escape sequence at an offset; nil where it is none of JSON's.
  static func length(at offset: Int, in bytes: [UInt8]) -> Int? {
    guard offset + 1 < bytes.count else { return nil }
    switch bytes[offset + 1] {
    case "\"", "\\", "/", "b", "f", "n", "r", "t": return 2
    case "u":
      guard offset + 5 < bytes.count else { return nil }
      let digits = offset + 2..<offset + 6
      return digits.allSatisfy { bytes[$0].hexadecimalValue != nil } ? 6 : nil
    default: return nil
    }
  }

  /// Decodes the bytes between two quotation marks, whose escapes are known to be well formed.
  static func decode(_ bytes: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    decode(bytes, into: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends what such bytes stand for.
  static func decode(_ bytes: ArraySlice<UInt8>, into text: inout [UInt8]) {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let plain = bytes[index...].firstIndex(of: 0x5C) ?? bytes.endIndex
      text.append(contentsOf: bytes[index..<plain])
      index = plain
      guard index < bytes.endIndex else { break }
      if bytes[index + 1] == "u" {
        text.append(scalar(bytes, &index))
      } else {
        text.append(character(bytes[index + 1]))
        index += 2
      }
    }
  }

  private static func character(_ byte: UInt8) -> UInt8 {
    switch byte {
    case "b": 0x08
    case "f": 0x0C
    case "n": 0x0A
    case "r": 0x0D
    case "t": 0x09
    default: byte
    }
  }

  /// Reads `\uXXXX`, or two of them that are a surrogate pair; a lone surrogate is U+FFFD.
  private static func scalar(_ bytes: ArraySlice<UInt8>, _ index: inout Int) -> Unicode.Scalar {
    let unit = unit(bytes, &index)
    guard 0xD800...0xDBFF ~= unit, bytes[index...].starts(with: [0x5C, 0x75]) else {
      return Unicode.Scalar(unit) ?? "\u{FFFD}"
    }
    var next = index
    let low = Self.unit(bytes, &next)
    guard 0xDC00...0xDFFF ~= low else { return "\u{FFFD}" }
    index = next
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
  }

  private static func unit(_ bytes: ArraySlice<UInt8>, _ index: inout Int) -> UInt32 {
    let digits = bytes[index + 2..<index + 6]
    index += 6
    return digits.reduce(0) { $0 << 4 | ($1.hexadecimalValue ?? 0) }
  }
}

/// The values of JSON that are words: numbers, `true`, `false`, `null`.
enum JSONWord {
  static func isValid(_ word: ArraySlice<UInt8>) -> Bool {
    guard let first = word.first else { return false }
    if "a"..."z" ~= first { return names.contains(Array(word)) }
    return isNumber(word)
  }

  private static let names = ["true", "false", "null"].map { Array($0.utf8) }

  /// Whether a word is a number as JSON has it: `-0.5e+3`, but neither `01` nor `.5`.
  private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
    var rest = word.first == 0x2D ? word.dropFirst() : word
    let integer = rest.prefix(while: \.isDigit)
    guard !integer.isEmpty, integer.count == 1 || integer.first != 0x30 else { return false }
    rest = rest.dropFirst(integer.count)
    if rest.first == 0x2E {
      let digits = rest.dropFirst().prefix(while: \.isDigit)
      guard !digits.isEmpty else { return false }
      rest = rest.dropFirst(1 + digits.count)
    }
    guard let mark = rest.first else { return true }
    guard mark == "e" || mark == "E" else { return false }
    rest = rest.dropFirst()
    if rest.first == 0x2B || rest.first == 0x2D { rest = rest.dropFirst() }
    return !rest.isEmpty && rest.allSatisfy(\.isDigit)
  }
}
