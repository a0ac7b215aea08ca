import SourceFiles

/// The escape sequences of JSON's strings.
package enum JSONEscapes {
  /// Returns the length of the escape sequence at an offset; nil where it is none of JSON's.
  package static func length(at offset: Int, in bytes: [UInt8]) -> Int? {
    guard offset + 1 < bytes.count else { return nil }
    switch Unicode.Scalar(bytes[offset + 1]) {
    case "\"", "\\", "/", "b", "f", "n", "r", "t": return 2
    case "u":
      guard offset + 5 < bytes.count else { return nil }
      let digits = offset + 2..<offset + 6
      return digits.allSatisfy { bytes[$0].hexadecimalValue != nil } ? 6 : nil
    default: return nil
    }
  }

  /// Returns the length of the escape sequences at an offset that are one character; nil where they are
  /// none, or half of a surrogate pair.
  static func lengthOfCharacter(at offset: Int, in bytes: [UInt8]) -> Int? {
    guard length(at: offset, in: bytes) == 6 else { return length(at: offset, in: bytes) }
    let isFollowed = length(at: offset + 6, in: bytes) == 6
    var end = offset
    let character = scalar(bytes[..<(offset + (isFollowed ? 12 : 6))], &end)
    return character == nil ? nil : end - offset
  }

  /// Decodes the bytes between two quotation marks, whose escapes are known to be well formed.
  package static func decode(_ bytes: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    decode(bytes, into: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends what such bytes stand for.
  package static func decode(_ bytes: ArraySlice<UInt8>, into text: inout [UInt8]) {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let plain = bytes[index...].firstIndex(of: 0x5C) ?? bytes.endIndex
      text.append(contentsOf: bytes[index..<plain])
      index = plain
      guard index < bytes.endIndex else { break }
      if bytes[index + 1] == UInt8(ascii: "u") {
        text.append(contentsOf: String(scalar(bytes, &index) ?? "\u{FFFD}").utf8)
      } else {
        text.append(character(bytes[index + 1]))
        index += 2
      }
    }
  }

  private static func character(_ byte: UInt8) -> UInt8 {
    switch Unicode.Scalar(byte) {
    case "b": 0x08
    case "f": 0x0C
    case "n": 0x0A
    case "r": 0x0D
    case "t": 0x09
    default: byte
    }
  }

  /// Reads `\uXXXX`, or two of them that are a surrogate pair; nil for a lone surrogate.
  private static func scalar(_ bytes: ArraySlice<UInt8>, _ index: inout Int) -> Unicode.Scalar? {
    let unit = unit(bytes, &index)
    guard 0xD800...0xDBFF ~= unit, bytes[index...].starts(with: [0x5C, 0x75]) else {
      return Unicode.Scalar(unit)
    }
    var next = index
    let low = Self.unit(bytes, &next)
    guard 0xDC00...0xDFFF ~= low else { return nil }
    index = next
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
  }

  private static func unit(_ bytes: ArraySlice<UInt8>, _ index: inout Int) -> UInt32 {
    let digits = bytes[index + 2..<index + 6]
    index += 6
    return digits.reduce(0) { $0 << 4 | ($1.hexadecimalValue ?? 0) }
  }
}
