import Platform

/// Makes UTF-8 of a file in UTF-16.
///
/// Many tables are stored so, and a string is made of it by code for any encoding, which had a third
/// of an audit.
struct UTF16Decoder {
  private let stored: [UInt8]
  private let isBig: Bool
  private var bytes: [UInt8]
  private var count = 0

  /// Takes a file with its byte order mark.
  init(_ stored: [UInt8], isBig: Bool) {
    self.stored = stored
    self.isBig = isBig
    // A unit has three bytes at most, and one of two units four.
    bytes = Array(repeating: 0, count: (stored.count / 2 + 1) * 3)
  }

  /// Returns the text; what stands for nothing becomes U+FFFD, a lone last byte as well.
  consuming func utf8() -> [UInt8] {
    var index = 2
    while index + 2 <= stored.count {
      index = copyASCII(from: index)
      guard index + 2 <= stored.count else { break }
      let unit = unit(at: index)
      index += 2
      switch unit {
      case 0xD800..<0xDC00 where isLowSurrogate(at: index):
        append(0x1_0000 + (unit & 0x3FF) << 10 + self.unit(at: index) & 0x3FF)
        index += 2
      case 0xD800..<0xE000: append(0xFFFD)
      default: append(unit)
      }
    }
    if index < stored.count { append(0xFFFD) }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  private func unit(at index: Int) -> UInt32 {
    isBig
      ? UInt32(stored[index]) << 8 | UInt32(stored[index + 1])
      : UInt32(stored[index + 1]) << 8 | UInt32(stored[index])
  }

  private func isLowSurrogate(at index: Int) -> Bool {
    index + 2 <= stored.count && unit(at: index) & 0xFC00 == 0xDC00
  }

  /// Copies units of ASCII, four at once, and returns where they end or less than four are left.
  private mutating func copyASCII(from start: Int) -> Int {
    var (index, target) = (start, count)
    let other: UInt64 = isBig ? 0x80FF_80FF_80FF_80FF : 0xFF80_FF80_FF80_FF80
    while index <= stored.count - 8 {
      let units = stored.eightBytes(at: index)
      guard units & other == 0 else { break }
      let codes = isBig ? units >> 8 : units
      bytes[target] = UInt8(truncatingIfNeeded: codes)
      bytes[target + 1] = UInt8(truncatingIfNeeded: codes >> 16)
      bytes[target + 2] = UInt8(truncatingIfNeeded: codes >> 32)
      bytes[target + 3] = UInt8(truncatingIfNeeded: codes >> 48)
      index += 8
      target += 4
    }
    count = target
    return index
  }

  /// Appends a scalar in UTF-8.
  private mutating func append(_ scalar: UInt32) {
    switch scalar {
    case 0..<0x80: put(scalar)
    case 0x80..<0x800:
      put(0xC0 | scalar >> 6)
      put(0x80 | scalar & 0x3F)
    case 0x800..<0x1_0000:
      put(0xE0 | scalar >> 12)
      put(0x80 | scalar >> 6 & 0x3F)
      put(0x80 | scalar & 0x3F)
    default:
      put(0xF0 | scalar >> 18)
      put(0x80 | scalar >> 12 & 0x3F)
      put(0x80 | scalar >> 6 & 0x3F)
      put(0x80 | scalar & 0x3F)
    }
  }

  private mutating func put(_ byte: UInt32) {
    bytes[count] = UInt8(truncatingIfNeeded: byte)
    count += 1
  }
}
