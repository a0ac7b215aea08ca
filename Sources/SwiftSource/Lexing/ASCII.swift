import Platform

/// Lets a byte be matched with a character: `case "("`.
@inlinable
package func ~= (scalar: Unicode.Scalar, byte: UInt8) -> Bool { UInt32(byte) == scalar.value }

/// Lets a byte be matched with a range of characters: `case "a"..."z"`.
@inlinable
package func ~= (range: ClosedRange<Unicode.Scalar>, byte: UInt8) -> Bool {
  UInt32(byte) >= range.lowerBound.value && UInt32(byte) <= range.upperBound.value
}

@inlinable
package func == (byte: UInt8, scalar: Unicode.Scalar) -> Bool { UInt32(byte) == scalar.value }
@inlinable
package func != (byte: UInt8, scalar: Unicode.Scalar) -> Bool { UInt32(byte) != scalar.value }

extension UInt8 {
  /// Whether the byte continues an identifier; every byte beyond ASCII does.
  ///
  /// Nearly every byte of a source is asked this, so the answer is a bit and not a chain of ranges.
  @inlinable package var isIdentifierPart: Bool {
    let bits = self < 0x40 ? Self.lowIdentifierParts : Self.highIdentifierParts
    return self >= 0x80 || (bits &>> UInt64(self)) & 1 != 0
  }

  /// Whether the byte begins an identifier; most that do are letters.
  var isIdentifierStart: Bool {
    (self | 0x20) &- 0x61 < 26 || self >= 0x80 || self == 0x5F || self == 0x24
  }

  /// `$` and the digits, at the places of their codes.
  @inlinable static var lowIdentifierParts: UInt64 { 0x03FF_0010_0000_0000 }
  /// The letters and the underscore, at the places of their codes less 64.
  @inlinable static var highIdentifierParts: UInt64 { 0x07FF_FFFE_87FF_FFFE }

  /// Space, tab, vertical tab, form feed.
  @inlinable package var isBlank: Bool { isWhitespace && !isNewline }

  @inlinable package var isNewline: Bool { self == 0x0A || self == 0x0D }

  /// Whether the byte is a blank or ends a line; one comparison, and a bit for each of them.
  @inlinable package var isWhitespace: Bool {
    self <= 0x20 && (0x1_0000_3E00 as UInt64 &>> UInt64(self)) & 1 != 0
  }
}

extension [UInt8] {
  /// Returns the first offset from `start` on whose byte continues no identifier, or `limit`.
  @inline(__always)
  package func endOfIdentifier(from start: Int, limit: Int) -> Int {
    span.extracting(..<limit).endOfIdentifier(from: start)
  }
}

// Half of the bytes of a source stand in words and a quarter before them, so eight are looked at at once.
extension Span<UInt8> {
  /// Returns where the identifier at `start` ends, and its first eight bytes as one number.
  @inline(__always)
  package func identifier(at start: Int) -> (end: Int, beginning: UInt64) {
    guard let bytes = eightBytes(at: start) else { return shortIdentifier(at: start) }
    let others = bytes.bytesOtherThanLetters
    if others == 0 { return (endOfIdentifier(from: start &+ 8), bytes) }
    let count = others.trailingZeroBitCount &>> 3
    let end = start &+ count
    guard byte(at: end)?.isIdentifierPart ?? false else { return (end, bytes.first(count)) }
    let farEnd = endOfMixedIdentifier(from: end)
    return (farEnd, farEnd &- start < 8 ? bytes.first(farEnd &- start) : bytes)
  }

  /// Near the end of the text, where no eight bytes are left.
  @inline(never)
  private func shortIdentifier(at start: Int) -> (end: Int, beginning: UInt64) {
    let end = endOfMixedIdentifier(from: start)
    return (end, (start..<end).reversed().reduce(0) { $0 << 8 | UInt64(byte(at: $1) ?? 0) })
  }

  /// Returns the first offset from `start` on whose byte continues no identifier, or the end.
  @inline(__always)
  func endOfIdentifier(from start: Int) -> Int {
    var index = start
    while let bytes = eightBytes(at: index) {
      let others = bytes.bytesOtherThanLetters
      index &+= others.trailingZeroBitCount &>> 3
      if others != 0 { break }
    }
    return byte(at: index)?.isIdentifierPart ?? false ? endOfMixedIdentifier(from: index) : index
  }

  /// Returns the same for what has more than letters, as one identifier in ten has.
  @inline(never)
  private func endOfMixedIdentifier(from start: Int) -> Int {
    var index = start
    while let bytes = eightBytes(at: index) {
      let others = bytes.bytesOutsideIdentifiers
      index &+= others.trailingZeroBitCount &>> 3
      if others != 0 { return index }
    }
    while byte(at: index)?.isIdentifierPart ?? false { index &+= 1 }
    return index
  }

  /// Returns the first offset from `start` on whose byte is no white space, or the end.
  @inline(__always)
  func endOfWhitespace(from start: Int) -> Int {
    var index = start
    while let byte = byte(at: index), byte.isWhitespace {
      index = byte == 0x0A ? endOfIndentation(from: index &+ 1) : index &+ 1
    }
    return index
  }

  /// Returns where spaces end that stand behind a line end, or not far before that where the text ends.
  @inline(__always)
  func endOfIndentation(from start: Int) -> Int {
    var index = start
    while let bytes = eightBytes(at: index) {
      let others = bytes ^ 0x2020_2020_2020_2020
      index &+= others.trailingZeroBitCount &>> 3
      if others != 0 { break }
    }
    return index
  }
}

extension UInt64 {
  /// Returns the first of eight bytes, and 0 for the others.
  @inline(__always)
  func first(_ count: Int) -> UInt64 {
    self & ~(.max &<< UInt64(truncatingIfNeeded: 8 &* count))
  }

  // Sums of seven bits cannot run into the next byte: a sum has the highest bit where a byte is not
  // below a limit.

  /// The highest bit of each of eight bytes that is no letter of ASCII; all other bits are 0.
  @inline(__always)
  fileprivate var bytesOtherThanLetters: UInt64 {
    let small = self & 0x7F7F_7F7F_7F7F_7F7F | 0x2020_2020_2020_2020
    let letters = (small &+ 0x1F1F_1F1F_1F1F_1F1F) & ~(small &+ 0x0505_0505_0505_0505)
    return ~(letters & ~self) & 0x8080_8080_8080_8080
  }

  /// The highest bit of each of eight bytes that continues no identifier; all other bits are 0.
  @inline(__always)
  fileprivate var bytesOutsideIdentifiers: UInt64 {
    let low = self & 0x7F7F_7F7F_7F7F_7F7F
    let digits = (low &+ 0x5050_5050_5050_5050) & ~(low &+ 0x4646_4646_4646_4646)
    let noUnderscore = (low ^ 0x5F5F_5F5F_5F5F_5F5F) &+ 0x7F7F_7F7F_7F7F_7F7F
    let noDollar = (low ^ 0x2424_2424_2424_2424) &+ 0x7F7F_7F7F_7F7F_7F7F
    return bytesOtherThanLetters & ~(digits | self) & noUnderscore & noDollar
  }
}
