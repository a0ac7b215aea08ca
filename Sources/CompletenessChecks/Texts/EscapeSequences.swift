/// An escape sequence that stands in a text as it was written.
struct EscapeSequence {
  let spelling: String
  let start: Int
  let isEntity: Bool
}

extension String {
  /// The escape sequences that stand in the text as characters.
  var escapeSequences: [EscapeSequence] {
    let bytes = Array(utf8)
    return bytes.indices.compactMap { index in
      switch bytes[index] {
      // `("\")` shows a backslash.
      case UInt8(ascii: "\\") where index == 0 || bytes[index - 1] != UInt8(ascii: "\""):
        bytes[index...].backslashSequence
      case UInt8(ascii: "&"): bytes[index...].entity
      default: nil
      }
    }
  }
}

extension ArraySlice<UInt8> {
  /// The `\n`, `\t`, `\"` or `\u00e9` that the bytes begin with.
  fileprivate var backslashSequence: EscapeSequence? {
    guard let next = dropFirst().first else { return nil }
    let digits = dropFirst(2).prefix(4)
    switch next {
    case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "\""): return sequence(of: 2)
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      guard digits.count == 4, digits.allSatisfy(\.isHexadecimal) else { return nil }
      return sequence(of: 6)
    default: return nil
    }
  }

  /// The entity of HTML that the bytes begin with.
  fileprivate var entity: EscapeSequence? {
    guard let end = prefix(8).firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = String(decoding: self[startIndex + 1..<end], as: UTF8.self)
    let isNumber = name.hasPrefix("#") && name.utf8.contains { $0 >= 0x30 && $0 <= 0x39 }
    guard isNumber || Self.entities.contains(name) else { return nil }
    return EscapeSequence(spelling: "&\(name);", start: startIndex, isEntity: true)
  }

  private static var entities: Set<String> {
    ["amp", "apos", "gt", "hellip", "lt", "nbsp", "quot"]
  }

  private func sequence(of length: Int) -> EscapeSequence {
    let spelling = String(decoding: prefix(length), as: UTF8.self)
    return EscapeSequence(spelling: spelling, start: startIndex, isEntity: false)
  }
}

extension UInt8 {
  fileprivate var isHexadecimal: Bool {
    self >= 0x30 && self <= 0x39 || self | 0x20 >= 0x61 && self | 0x20 <= 0x66
  }
}
