/// How a file stores its text.
package enum TextEncoding: String, Sendable, CaseIterable {
  case utf8
  case utf8WithMark
  case utf16LittleEndian
  case utf16BigEndian
  case utf32LittleEndian
  case utf32BigEndian

  /// Whether a character takes more than a byte, so that `diff` and `patch` see no text.
  package var isWide: Bool { self != .utf8 && self != .utf8WithMark }

  /// The byte order mark that begins the file; empty for plain UTF-8.
  package var mark: [UInt8] {
    switch self {
    case .utf8: []
    case .utf8WithMark: [0xEF, 0xBB, 0xBF]
    case .utf16LittleEndian: [0xFF, 0xFE]
    case .utf16BigEndian: [0xFE, 0xFF]
    case .utf32LittleEndian: [0xFF, 0xFE, 0, 0]
    case .utf32BigEndian: [0, 0, 0xFE, 0xFF]
    }
  }

  /// Finds the encoding by its byte order mark, longest mark first; without one it is UTF-8.
  ///
  /// Apple's readers go the same way: a file without a mark is UTF-8, even where its zero bytes
  /// look like UTF-16.
  package init(detecting stored: [UInt8]) {
    let byLength: [TextEncoding] = [
      .utf32LittleEndian, .utf32BigEndian, .utf8WithMark, .utf16LittleEndian, .utf16BigEndian,
    ]
    self = byLength.first { stored.starts(with: $0.mark) } ?? .utf8
  }

  /// Returns the text as UTF-8, without the byte order mark.
  ///
  /// Plain UTF-8 is passed on as it is; in the wider encodings a code unit that stands for nothing
  /// becomes U+FFFD.
  package func decode(_ stored: [UInt8]) -> [UInt8] {
    let body = stored.dropFirst(mark.count)
    switch self {
    case .utf8: return stored
    case .utf8WithMark: return Array(body)
    case .utf16LittleEndian: return UTF16Decoder(stored, isBig: false).utf8()
    case .utf16BigEndian: return UTF16Decoder(stored, isBig: true).utf8()
    case .utf32LittleEndian: return Self.utf8(ofUTF32: units(of: body))
    case .utf32BigEndian: return Self.utf8(ofUTF32: units(of: body, isBig: true))
    }
  }

  /// Returns the bytes to store for a text, with the byte order mark.
  package func encode(_ text: String) -> [UInt8] {
    switch self {
    case .utf8, .utf8WithMark: mark + text.utf8
    case .utf16LittleEndian: mark + text.utf16.flatMap { bytes(of: $0) }
    case .utf16BigEndian: mark + text.utf16.flatMap { bytes(of: $0).reversed() }
    case .utf32LittleEndian: mark + text.unicodeScalars.flatMap { bytes(of: $0.value) }
    case .utf32BigEndian: mark + text.unicodeScalars.flatMap { bytes(of: $0.value).reversed() }
    }
  }

  private static func utf8(ofUTF32 units: [UInt32]) -> [UInt8] {
    Array(String(decoding: units, as: UTF32.self).utf8)
  }

  /// Joins bytes to code units; a rest too short for one is one more unit that means nothing.
  private func units<Unit: FixedWidthInteger>(
    of bytes: ArraySlice<UInt8>,
    isBig: Bool = false
  ) -> [Unit] {
    let size = Unit.bitWidth / 8
    var units: [Unit] = []
    units.reserveCapacity(bytes.count / size + 1)
    var index = bytes.startIndex
    while index + size <= bytes.endIndex {
      var unit: Unit = 0
      for offset in 0..<size {
        unit = unit << 8 | Unit(bytes[isBig ? index + offset : index + size - 1 - offset])
      }
      units.append(unit)
      index += size
    }
    if index < bytes.endIndex { units.append(0xFFFD) }
    return units
  }

  /// The bytes of a code unit, the lowest first.
  private func bytes(of unit: some FixedWidthInteger) -> [UInt8] {
    (0..<unit.bitWidth / 8).map { UInt8(truncatingIfNeeded: unit >> ($0 * 8)) }
  }
}
