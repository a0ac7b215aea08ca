extension [UInt8] {
  /// The offset of the first byte that is not part of valid UTF-8; nil where all are.
  ///
  /// ASCII, which most of any table is, goes by in blocks.
  package var firstInvalidUTF8: Int? {
    var index = 0
    while index < count {
      if self[index] < 0x80 {
        index = endOfASCII(from: index)
      } else if let length = lengthOfScalar(at: index) {
        index += length
      } else {
        return index
      }
    }
    return nil
  }

  private func endOfASCII(from start: Int) -> Int {
    let block = 64
    var index = start
    while index + block <= count {
      var union: UInt8 = 0
      for offset in index..<index + block { union |= self[offset] }
      if union >= 0x80 { break }
      index += block
    }
    while index < count, self[index] < 0x80 { index += 1 }
    return index
  }

  /// Returns the length of the scalar of more than one byte at `index`; nil where it is not valid.
  ///
  /// The second byte's range rules out overlong forms, surrogates, and what lies above U+10FFFF.
  private func lengthOfScalar(at index: Int) -> Int? {
    let length: Int
    let second: ClosedRange<UInt8>
    switch self[index] {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard index + length <= count, second.contains(self[index + 1]) else { return nil }
    for offset in 2..<Swift.max(length, 2) where self[index + offset] & 0xC0 != 0x80 { return nil }
    return length
  }
}
