import SourceFiles

/// Lets a byte be matched with a character: `case "("`.
func ~= (scalar: Unicode.Scalar, byte: UInt8) -> Bool { UInt32(byte) == scalar.value }

/// Lets a byte be matched with a range of characters: `case "a"..."z"`.
func ~= (range: ClosedRange<Unicode.Scalar>, byte: UInt8) -> Bool {
  UInt32(byte) >= range.lowerBound.value && UInt32(byte) <= range.upperBound.value
}

func == (byte: UInt8, scalar: Unicode.Scalar) -> Bool { UInt32(byte) == scalar.value }
func != (byte: UInt8, scalar: Unicode.Scalar) -> Bool { UInt32(byte) != scalar.value }

extension UInt8 {
  /// Whether the byte continues an identifier; every byte beyond ASCII does.
  ///
  /// Nearly every byte of a source is asked this, so the answer is a bit and not a chain of ranges.
  var isIdentifierPart: Bool {
    let bits = self < 0x40 ? Self.lowIdentifierParts : Self.highIdentifierParts
    return self >= 0x80 || (bits &>> UInt64(self)) & 1 != 0
  }

  /// Whether the byte begins an identifier; most that do are letters.
  var isIdentifierStart: Bool {
    (self | 0x20) &- 0x61 < 26 || self >= 0x80 || self == 0x5F || self == 0x24
  }

  /// `$` and the digits, at the places of their codes.
  private static var lowIdentifierParts: UInt64 { 0x03FF_0010_0000_0000 }
  /// The letters and the underscore, at the places of their codes less 64.
  private static var highIdentifierParts: UInt64 { 0x07FF_FFFE_87FF_FFFE }

  var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  /// The value of a hexadecimal digit, or nil.
  var hexadecimalValue: UInt32? {
    switch self {
    case "0"..."9": UInt32(self) - 0x30
    case "a"..."f": UInt32(self) - 0x61 + 10
    case "A"..."F": UInt32(self) - 0x41 + 10
    default: nil
    }
  }

  /// Space, tab, vertical tab, form feed.
  var isBlank: Bool { isWhitespace && !isNewline }

  var isNewline: Bool { self == 0x0A || self == 0x0D }

  /// Whether the byte is a blank or ends a line; one comparison, and a bit for each of them.
  var isWhitespace: Bool { self <= 0x20 && (0x1_0000_3E00 as UInt64 &>> UInt64(self)) & 1 != 0 }
}

extension [UInt8] {
  /// Returns the first offset from `start` on whose byte continues no identifier, or `limit`.
  ///
  /// Half of the bytes of a source go by here, so eight of them are looked at at once.
  @inline(__always)
  func endOfIdentifier(from start: Int, limit: Int) -> Int {
    var index = start
    while index &+ 8 <= limit {
      let others = eightBytes(at: index).bytesOutsideIdentifiers
      if others != 0 { return index &+ others.trailingZeroBitCount &>> 3 }
      index &+= 8
    }
    while index < limit, self[index].isIdentifierPart { index &+= 1 }
    return index
  }

  /// Returns where the identifier at `start` ends, and its first eight bytes as one number.
  @inline(__always)
  func identifier(at start: Int, limit: Int) -> (end: Int, beginning: UInt64) {
    guard start &+ 8 <= limit else { return shortIdentifier(at: start, limit: limit) }
    let bytes = eightBytes(at: start)
    let others = bytes.bytesOutsideIdentifiers
    guard others != 0 else { return (endOfIdentifier(from: start &+ 8, limit: limit), bytes) }
    let bits = others.trailingZeroBitCount & ~7
    return (start &+ bits &>> 3, bytes & ~(.max &<< UInt64(truncatingIfNeeded: bits)))
  }

  /// Near the end of the text, where no eight bytes are left.
  @inline(never)
  private func shortIdentifier(at start: Int, limit: Int) -> (end: Int, beginning: UInt64) {
    let end = endOfIdentifier(from: start, limit: limit)
    return (end, beginning(of: start..<end))
  }

  /// Returns the first offset from `start` on whose byte is no white space, or `limit`.
  @inline(__always)
  func endOfWhitespace(from start: Int, limit: Int) -> Int {
    // Before most tokens stands one space, or nothing.
    if start &+ 8 <= limit {
      let bytes = eightBytes(at: start)
      if bytes & 0xFF > 0x20 { return start }
      if bytes & 0xFF == 0x20, bytes & 0xFF00 > 0x2000 { return start &+ 1 }
    }
    var index = start
    while index < limit, self[index].isWhitespace {
      let isNewline = self[index] == 0x0A
      index &+= 1
      guard isNewline else { continue }
      // Behind a line end stand spaces.
      while index &+ 8 <= limit {
        let others = eightBytes(at: index) ^ 0x2020_2020_2020_2020
        index &+= others.trailingZeroBitCount &>> 3
        if others != 0 { break }
      }
    }
    return index
  }
}

extension UInt64 {
  /// The highest bit of each of eight bytes that continues no identifier; all other bits are 0.
  ///
  /// Sums of seven bits cannot run into the next byte: a sum has the highest bit where a byte is not
  /// below a limit.
  @inline(__always)
  fileprivate var bytesOutsideIdentifiers: UInt64 {
    let low = self & 0x7F7F_7F7F_7F7F_7F7F
    let small = low | 0x2020_2020_2020_2020
    let letters = (small &+ 0x1F1F_1F1F_1F1F_1F1F) & ~(small &+ 0x0505_0505_0505_0505)
    let digits = (low &+ 0x5050_5050_5050_5050) & ~(low &+ 0x4646_4646_4646_4646)
    let noUnderscore = (low ^ 0x5F5F_5F5F_5F5F_5F5F) &+ 0x7F7F_7F7F_7F7F_7F7F
    let noDollar = (low ^ 0x2424_2424_2424_2424) &+ 0x7F7F_7F7F_7F7F_7F7F
    return ~(letters | digits | self) & noUnderscore & noDollar & 0x8080_8080_8080_8080
  }
}
