extension ArraySlice<UInt8> {
  /// Returns where `text` stands first.
  ///
  /// Looking for the first byte alone passes over nearly everything; the general algorithm of
  /// `firstRange(of:)` took more than half of an audit to read one Xcode project.
  ///
  /// Complexity: O(*n* × *m*) at worst, O(*n*) for texts that do not repeat themselves.
  package func firstOccurrence(of text: [UInt8]) -> Range<Int>? {
    guard let first = text.first else { return startIndex..<startIndex }
    var index = offset(of: first, from: startIndex)
    while index + text.count <= endIndex {
      if self[index..<index + text.count].elementsEqual(text) { return index..<index + text.count }
      index = offset(of: first, from: index + 1)
    }
    return nil
  }
}

extension [UInt8] {
  /// Returns where one of two bytes stands first in a range; the range's end where neither does.
  ///
  /// Texts of tables are short, so that a call of the C library would cost more than it gains.
  package func offset(of first: UInt8, or second: UInt8, in range: Range<Int>) -> Int {
    let (firsts, seconds) = (first.eightTimes, second.eightTimes)
    var index = range.lowerBound
    while index <= range.upperBound - 16 {
      let (word, next) = sixteenBytes(at: index)
      let marks = word.marks(of: firsts, or: seconds)
      if marks != 0 { return index + marks.trailingZeroBitCount / 8 }
      let nextMarks = next.marks(of: firsts, or: seconds)
      if nextMarks != 0 { return index + 8 + nextMarks.trailingZeroBitCount / 8 }
      index += 16
    }
    while index <= range.upperBound - 8 {
      let marks = eightBytes(at: index).marks(of: firsts, or: seconds)
      if marks != 0 { return index + marks.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < range.upperBound, self[index] != first, self[index] != second { index += 1 }
    return index
  }

  /// Returns where a quotation mark, a backslash or a control character of ASCII stands first in a
  /// range; the range's end where none does.
  package func offsetOfEndOfPlainText(in range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index <= range.upperBound - 16 {
      let (word, next) = sixteenBytes(at: index)
      let marks = word.marksOfEndOfPlainText
      if marks != 0 { return index + marks.trailingZeroBitCount / 8 }
      let nextMarks = next.marksOfEndOfPlainText
      if nextMarks != 0 { return index + 8 + nextMarks.trailingZeroBitCount / 8 }
      index += 16
    }
    while index <= range.upperBound - 8 {
      let marks = eightBytes(at: index).marksOfEndOfPlainText
      if marks != 0 { return index + marks.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < range.upperBound, self[index] >= 0x20, self[index] != 0x22, self[index] != 0x5C {
      index += 1
    }
    return index
  }

  /// Returns whether all bytes from a start on are ASCII, and none of them a control character, a
  /// quotation mark, a number sign or a backslash.
  package func isPlainText(from start: Int) -> Bool {
    guard count - start >= 8 else { return isPlainText(fromNearEnd: start) }
    var index = start
    while index < count - 8 {
      guard eightBytes(at: index).isPlainText else { return false }
      index += 8
    }
    return eightBytes(at: count - 8).isPlainText
  }

  /// Returns the same for less than eight bytes, of which those before are looked at as if they
  /// were spaces.
  private func isPlainText(fromNearEnd start: Int) -> Bool {
    guard count >= 8, start < count else { return self[start...].allSatisfy(\.isPlainText) }
    let others: UInt64 = .max &>> UInt64(8 * (count - start))
    return (eightBytes(at: count - 8) & ~others | 0x2020_2020_2020_2020 & others).isPlainText
  }

  /// Returns the first offset from `start` on where neither plain text stands nor a character beyond
  /// ASCII of which the first byte says that it is no control character; the end where there is
  /// none.
  package func offsetOfEndOfUsualText(from start: Int) -> Int {
    var index = start
    while index <= count - 8 {
      let marks = eightBytes(at: index).marksOfUnusualText
      if marks != 0 { return index + marks.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < count, self[index].isPlainText || self[index].beginsUsualCharacter { index += 1 }
    return index
  }

  /// Returns where another byte than `byte` stands first in a range; the range's end where none does.
  package func offset(ofOtherThan byte: UInt8, in range: Range<Int>) -> Int {
    let repeated = byte.eightTimes
    var index = range.lowerBound
    while index <= range.upperBound - 8 {
      let difference = eightBytes(at: index) ^ repeated
      if difference != 0 { return index + difference.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < range.upperBound, self[index] == byte { index += 1 }
    return index
  }

  /// Returns whether a digit of ASCII stands in a range.
  package func holdsDigit(in range: Range<Int>) -> Bool {
    guard range.count >= 8 else { return self[range].contains { 0x30...0x39 ~= $0 } }
    var index = range.lowerBound
    while index <= range.upperBound - 16 {
      let (word, next) = sixteenBytes(at: index)
      if (word.marksOfDigits | next.marksOfDigits) != 0 { return true }
      index += 16
    }
    // What is left, with some of what was looked at.
    let last = eightBytes(at: range.upperBound - 8)
    return last.marksOfDigits != 0
      || index < range.upperBound - 8 && eightBytes(at: index).marksOfDigits != 0
  }

  /// Returns where the line begins that a byte stands on: behind the last line feed before it, or at a
  /// bound where none stands behind that.
  package func startOfLine(around index: Int, notBefore bound: Int = 0) -> Int {
    let lineFeed = UInt8(ascii: "\n")
    var start = index
    while start >= bound + 8, (eightBytes(at: start - 8) ^ lineFeed.eightTimes).marksOfZeros == 0 {
      start -= 8
    }
    while start > bound, self[start - 1] != lineFeed { start -= 1 }
    return start
  }
}

extension UInt8 {
  /// Whether the byte is a printing character of ASCII, and neither a quotation mark nor a number sign
  /// nor a backslash.
  fileprivate var isPlainText: Bool {
    switch self {
    case 0x20, 0x21, 0x24...0x5B, 0x5D...0x7E: true
    default: false
    }
  }

  /// Whether the byte stands in a character beyond ASCII, and begins none that may be a control.
  fileprivate var beginsUsualCharacter: Bool {
    self >= 0x80 && self != 0xC2 && self != 0xD8 && self != 0xE2 && self != 0xEF && self != 0xF3
  }

  fileprivate var eightTimes: UInt64 { UInt64(self) &* 0x0101_0101_0101_0101 }
}

// Each of eight bytes has its highest bit to be marked with. The marks are right up to the lowest one:
// what is subtracted from a byte borrows from the next one only where it is to be marked itself.
extension UInt64 {
  /// Marks the lowest byte that is zero.
  fileprivate var marksOfZeros: UInt64 {
    (self &- 0x0101_0101_0101_0101) & ~self & 0x8080_8080_8080_8080
  }

  /// Whether eight bytes are all such.
  fileprivate var isPlainText: Bool {
    // Only the lowest bit distinguishes a quotation mark from a number sign.
    let quotes = (self ^ UInt8(ascii: "\"").eightTimes) & (0xFE as UInt8).eightTimes
    let backslashes = (self ^ UInt8(ascii: "\\").eightTimes).marksOfZeros
    let deletes = (self ^ (0x7F as UInt8).eightTimes).marksOfZeros
    let beyondASCII = self & 0x8080_8080_8080_8080
    return quotes.marksOfZeros | backslashes | deletes | marksOfControls | beyondASCII == 0
  }

  /// Marks the lowest byte that is neither plain text nor in a usual character beyond ASCII.
  fileprivate var marksOfUnusualText: UInt64 {
    // Only the lowest bit distinguishes a quotation mark from a number sign.
    let quotes = (self ^ 0x2222_2222_2222_2222) & 0xFEFE_FEFE_FEFE_FEFE
    let ascii =
      quotes.marksOfZeros | (self ^ 0x5C5C_5C5C_5C5C_5C5C).marksOfZeros
      | (self ^ 0x7F7F_7F7F_7F7F_7F7F).marksOfZeros | marksOfControls
    return ascii
      | (self ^ 0xC2C2_C2C2_C2C2_C2C2).marksOfZeros | (self ^ 0xD8D8_D8D8_D8D8_D8D8).marksOfZeros
      | (self ^ 0xE2E2_E2E2_E2E2_E2E2).marksOfZeros | (self ^ 0xEFEF_EFEF_EFEF_EFEF).marksOfZeros
      | (self ^ 0xF3F3_F3F3_F3F3_F3F3).marksOfZeros
  }

  /// Marks the lowest byte that is a control character, a quotation mark or a backslash.
  fileprivate var marksOfEndOfPlainText: UInt64 {
    // With this bit turned, quotation marks join the control characters, and spaces leave room.
    let turned = self ^ 0x0202_0202_0202_0202
    let marks = (turned &- 0x2121_2121_2121_2121) & ~turned & 0x8080_8080_8080_8080
    return marks | (self ^ 0x5C5C_5C5C_5C5C_5C5C).marksOfZeros
  }

  /// Marks the lowest byte that is one of two, each repeated here.
  fileprivate func marks(of firsts: UInt64, or seconds: UInt64) -> UInt64 {
    (self ^ firsts).marksOfZeros | (self ^ seconds).marksOfZeros
  }

  /// Marks the lowest byte that is less than a space.
  fileprivate var marksOfControls: UInt64 {
    (self &- 0x2020_2020_2020_2020) & ~self & 0x8080_8080_8080_8080
  }

  /// Marks the digits.
  fileprivate var marksOfDigits: UInt64 {
    // Sums of seven bits cannot run into the next byte.
    let low = self & 0x7F7F_7F7F_7F7F_7F7F
    let digits = (low &+ 0x5050_5050_5050_5050) & ~(low &+ 0x4646_4646_4646_4646)
    return digits & ~self & 0x8080_8080_8080_8080
  }
}
