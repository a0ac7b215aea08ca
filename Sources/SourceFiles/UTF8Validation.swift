import Platform

extension [UInt8] {
  /// Returns the offset of the first byte from a start on that is not part of valid UTF-8; nil where
  /// all are.
  ///
  /// ASCII, which most of any table is, goes by in blocks.
  package func firstInvalidUTF8(from start: Int = 0) -> Int? {
    var index = start
    while true {
      index = endOfASCII(from: index)
      // What is not ASCII mostly comes in runs, with single spaces in between.
      while index < count {
        if self[index] < 0x80 {
          guard index + 1 < count, self[index + 1] >= 0x80 else { break }
          index += 1
        }
        let length = lengthOfScalar(at: index)
        if length == 0 { return index }
        index += length
      }
      if index == count { return nil }
    }
  }

  /// Returns where the first byte beyond ASCII stands from a start on; the end where none does.
  package func endOfASCII(from start: Int) -> Int {
    var index = start
    while index <= count - 32 {
      let (first, second) = sixteenBytes(at: index)
      let (third, fourth) = sixteenBytes(at: index + 16)
      if (first | second | third | fourth) & 0x8080_8080_8080_8080 != 0 { break }
      index += 32
    }
    while index <= count - 8 {
      let high = eightBytes(at: index) & 0x8080_8080_8080_8080
      if high != 0 { return index + high.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < count, self[index] < 0x80 { index += 1 }
    return index
  }

  /// Returns the length of the scalar of more than one byte at `index`; 0 where it is not valid.
  ///
  /// The second byte's range rules out overlong forms, surrogates, and what lies above U+10FFFF.
  private func lengthOfScalar(at index: Int) -> Int {
    let first = self[index]
    guard index <= count - 2 else { return 0 }
    let second = self[index + 1]
    if first < 0xE0 { return first >= 0xC2 && second & 0xC0 == 0x80 ? 2 : 0 }
    guard index <= count - 3, self[index + 2] & 0xC0 == 0x80 else { return 0 }
    if first < 0xF0 {
      let lowest: UInt8 = first == 0xE0 ? 0xA0 : 0x80
      let highest: UInt8 = first == 0xED ? 0x9F : 0xBF
      return second >= lowest && second <= highest ? 3 : 0
    }
    guard first <= 0xF4, index <= count - 4, self[index + 3] & 0xC0 == 0x80 else { return 0 }
    let lowest: UInt8 = first == 0xF0 ? 0x90 : 0x80
    let highest: UInt8 = first == 0xF4 ? 0x8F : 0xBF
    return second >= lowest && second <= highest ? 4 : 0
  }
}

extension String {
  /// Whether all scalars are ASCII.
  package var isASCII: Bool {
    // The view of a string takes thirty instructions for each byte.
    let bytes = Array(utf8)
    return bytes.endOfASCII(from: 0) == bytes.count
  }
}
