import FormatStrings

extension String {
  /// Spellings that look like a placeholder and are none, with their bytes: `1$%@`, `$1@`, `%1$`,
  /// `％@`, `٪ d`.
  func malformedPlaceholders(_ format: FormatString) -> [(text: String, range: Range<Int>)] {
    let bytes = Array(utf8)
    var found = format.barePositions.map { start in
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "$")) ?? start
      return bytes.piece(start..<end + 1)
    }
    guard bytes.mayHoldMalformedPlaceholder else { return found }
    let scalars = Array(unicodeScalars)
    var offset = 0
    for index in scalars.indices {
      if let length = scalars[index...].malformedLength {
        let size = scalars[index...].prefix(length).reduce(0) { $0 + UTF8.width($1) }
        found.append(bytes.piece(offset..<offset + size))
      }
      offset += UTF8.width(scalars[index])
    }
    return found
  }

  /// Percent signs of a formatted text that stand for themselves and are not doubled, with what
  /// follows them.
  func unescapedPercents(_ format: FormatString, besides slips: [Range<Int>]) -> [String] {
    let offsets = format.undoubledPercents.filter { offset in
      !slips.contains { $0.contains(offset) }
    }
    guard !offsets.isEmpty else { return [] }
    let bytes = Array(utf8)
    let ends = Dictionary(format.specifiers.map { ($0.range.lowerBound, $0.range.upperBound) }) {
      first,
      _ in first
    }
    return offsets.map { offset in
      let end = ends[offset] ?? Swift.min(offset + 2, bytes.count)
      return String(decoding: bytes[offset..<end].prefix { $0 < 0x80 }, as: UTF8.self)
    }
  }
}

extension FormatString {
  /// The offsets of the percent signs that stand for themselves and are not doubled.
  var undoubledPercents: [Int] {
    (specifiers.lazy.filter(\.isAccidental).map(\.range.lowerBound) + strayPercents).sorted()
  }
}

extension [UInt8] {
  /// Whether bytes stand side by side as in a malformed placeholder; in few other texts they do.
  fileprivate var mayHoldMalformedPlaceholder: Bool {
    var previous: UInt8 = 0
    // Whether a number and a `$` have just been read, behind which a conversion should come.
    var isBehindPosition = false
    for byte in self {
      if isBehindPosition, byte == 0x25 { return true }
      switch (previous, byte) {
      // What begins a full-width, an Arabic and a small percent sign, and a full-width `@` behind one.
      case (0xEF, 0xBC), (0xEF, 0xB9), (0xD9, 0xAA), (0x25, 0xEF): return true
      case (0x25, 0x24), (0x66, 0x2E): return true  // %$ and f.
      default: isBehindPosition = byte == 0x24 && previous >= 0x30 && previous <= 0x39
      }
      previous = byte
    }
    return false
  }

  fileprivate func piece(_ range: Range<Int>) -> (text: String, range: Range<Int>) {
    (String(decoding: self[range], as: UTF8.self), range)
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// The length of what could follow the `%` of a simple placeholder: `@`, `d`, `1$@`, `lld`.
  fileprivate var placeholderLength: Int? {
    var index = startIndex
    if index + 1 < endIndex, "1"..."9" ~= self[index], self[index + 1] == "$" { index += 2 }
    while index < endIndex, self[index] == "l" { index += 1 }
    guard index < endIndex, ["@", "d", "f", "u", "i"].contains(self[index]) else { return nil }
    // A letter of another script goes on without a space: `％ld件`.
    let isWordEnd =
      index + 1 == endIndex || !self[index + 1].isASCII || !self[index + 1].properties.isAlphabetic
    return self[index] == "@" || isWordEnd ? index + 1 - startIndex : nil
  }

  /// The length of the misspelled placeholder that it begins with.
  fileprivate var malformedLength: Int? {
    switch self[startIndex] {
    case "\u{FF05}", "\u{066A}", "\u{FE6A}":
      // Some keyboards put a space behind the sign.
      let gap = dropFirst().first == " " ? 2 : 1
      return dropFirst(gap).placeholderLength.map { gap + $0 }
    // The sign belongs before the number.
    case "0"..."9": return dropFirst().starts(with: ["$", "%", "@"]) ? 4 : nil
    // No formatter reads a full-width sign.
    case "%" where dropFirst().first == "\u{FF20}": return 2
    // The number belongs before the sign: `%$1@`.
    case "%" where dropFirst().first == "$": return Swift.min(4, count)
    case "%": return lengthWithPrecisionBehind
    default: return nil
    }
  }

  /// The length of a placeholder behind which its precision stands, as in `%1$f.2`; nil for others.
  private var lengthWithPrecisionBehind: Int? {
    let digits: (Unicode.Scalar) -> Bool = { "0"..."9" ~= $0 }
    var rest = dropFirst()
    let behindNumber = rest.drop(while: digits)
    if behindNumber.first == "$" { rest = behindNumber.dropFirst() }
    guard rest.starts(with: ["f", "."]), let digit = rest.dropFirst(2).first, digits(digit),
      !(rest.dropFirst(3).first.map(digits) ?? false)
    else { return nil }
    return rest.startIndex + 3 - startIndex
  }
}

extension ArgumentKind {
  /// The conversion of a placeholder of this kind.
  var exampleConversion: String {
    switch self {
    case .integer(let bits, let isUnsigned): (bits > 32 ? "ll" : "") + (isUnsigned ? "u" : "d")
    case .double: "f"
    case .pointer: "p"
    case .cString: "s"
    case .utf16String: "S"
    case .character: "C"
    case .object, .counter, .variable, .substituted, .choice, .unknown: "@"
    }
  }
}
