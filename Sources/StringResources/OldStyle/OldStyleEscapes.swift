import SourceFiles

/// The escape sequences of old-style property lists, exactly as CoreFoundation reads them.
enum OldStyleEscapes {
  /// Decodes the bytes between two quotation marks.
  static func decode(_ bytes: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    decode(bytes, into: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends what the bytes between two quotation marks stand for.
  static func decode(_ bytes: ArraySlice<UInt8>, into text: inout [UInt8]) {
    var cursor = bytes.startIndex
    while cursor < bytes.endIndex {
      let plain = bytes[cursor...].firstIndex(of: backslash) ?? bytes.endIndex
      text.append(contentsOf: bytes[cursor..<plain])
      cursor = plain
      if cursor < bytes.endIndex { appendEscape(bytes, &cursor, to: &text) }
    }
  }

  private static let backslash = UInt8(ascii: "\\")

  private static func appendEscape(
    _ bytes: ArraySlice<UInt8>,
    _ cursor: inout Int,
    to text: inout [UInt8]
  ) {
    guard cursor + 1 < bytes.endIndex else {
      cursor += 1
      return
    }
    let byte = bytes[cursor + 1]
    if "0"..."7" ~= byte {
      text.append(octal(bytes, &cursor))
    } else if byte == "U" {
      text.append(scalar(bytes, &cursor))
    } else {
      // What is no escape stands for itself: `\%` is `%`, and `\u00e9` is `u00e9`.
      text.append(control(byte) ?? byte)
      cursor += 2
    }
  }

  private static func control(_ byte: UInt8) -> UInt8? {
    switch byte {
    case "a": 0x07
    case "b": 0x08
    case "f": 0x0C
    case "n": 0x0A
    case "r": 0x0D
    case "t": 0x09
    case "v": 0x0B
    default: nil
    }
  }

  /// Reads `\` and up to three octal digits, which name a character of NeXTSTEP's set.
  private static func octal(_ bytes: ArraySlice<UInt8>, _ cursor: inout Int) -> Unicode.Scalar {
    cursor += 1
    var value: UInt8 = 0
    for _ in 0..<3 {
      guard cursor < bytes.endIndex, "0"..."7" ~= bytes[cursor] else { break }
      value = value << 3 &+ (bytes[cursor] - 0x30)
      cursor += 1
    }
    return NextStepLatin.scalar(value)
  }

  /// Reads `\U` and up to four hexadecimal digits, which name a UTF-16 unit; two may be a pair.
  private static func scalar(_ bytes: ArraySlice<UInt8>, _ cursor: inout Int) -> Unicode.Scalar {
    let unit = unit(bytes, &cursor)
    guard 0xD800...0xDBFF ~= unit, bytes[cursor...].starts(with: [backslash, UInt8(ascii: "U")])
    else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
    var next = cursor
    let low = Self.unit(bytes, &next)
    guard 0xDC00...0xDFFF ~= low else { return "\u{FFFD}" }
    cursor = next
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
  }

  private static func unit(_ bytes: ArraySlice<UInt8>, _ cursor: inout Int) -> UInt32 {
    cursor += 2
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard cursor < bytes.endIndex, let digit = bytes[cursor].hexadecimalValue else { break }
      unit = unit << 4 + digit
      cursor += 1
    }
    return unit
  }
}
