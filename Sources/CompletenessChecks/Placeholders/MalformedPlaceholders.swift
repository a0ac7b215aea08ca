extension String {
  /// What looks like a placeholder and is none: `1$%@`, `$1@`, `%1`, `％@`, `٪ d`.
  var malformedPlaceholders: [String] {
    guard Array(utf8).mayHoldMalformedPlaceholder else { return [] }
    let scalars = Array(unicodeScalars)
    var found: [String] = []
    for index in scalars.indices {
      let rest = scalars[index...]
      switch scalars[index] {
      case "\u{FF05}", "\u{066A}", "\u{FE6A}":
        // Some keyboards put a space behind the sign.
        let gap = rest.dropFirst().first == " " ? 2 : 1
        if let length = rest.dropFirst(gap).placeholderLength {
          found.append(rest.text(gap + length))
        }
      case "0"..."9":
        // The sign belongs before the number.
        if rest.dropFirst().starts(with: ["$", "%", "@"]) { found.append(rest.text(4)) }
      case "%":
        // A full-width sign or a space within is read by nobody.
        if rest.dropFirst().first == "\u{FF20}" { found.append(rest.text(2)) }
        if rest.isPositionWithoutConversion { found.append(rest.text(3)) }
        // The number belongs before the sign: `%$1@`.
        if rest.dropFirst().first == "$" { found.append(rest.text(4)) }
      default: break
      }
    }
    return found
  }

  /// Percent signs of a formatted text that stand for themselves and are not doubled, with what
  /// follows them.
  func unescapedPercents(_ format: FormatString) -> [String] {
    let accidental = format.specifiers.lazy.filter(\.isAccidental).map(\.range)
    guard !format.strayPercents.isEmpty || !accidental.isEmpty else { return [] }
    let bytes = Array(utf8)
    let stray = format.strayPercents.map { $0..<Swift.min($0 + 2, bytes.count) }
    return (accidental + stray).sorted { $0.lowerBound < $1.lowerBound }.map { range in
      String(decoding: bytes[range].prefix { $0 < 0x80 }, as: UTF8.self)
    }
  }
}

extension [UInt8] {
  /// Whether bytes stand side by side as in a malformed placeholder; in few other texts they do.
  fileprivate var mayHoldMalformedPlaceholder: Bool {
    var previous: UInt8 = 0
    // Whether a number and a `$` have just been read, behind which a conversion should come.
    var isBehindPosition = false
    for byte in self {
      if isBehindPosition, byte == 0x20 || byte == 0x25 || byte >= 0x80 { return true }
      switch (previous, byte) {
      // What begins a full-width, an Arabic and a small percent sign, and a full-width `@` behind one.
      case (0xEF, 0xBC), (0xEF, 0xB9), (0xD9, 0xAA), (0x25, 0xEF): return true
      case (0x25, 0x24): return true  // %$
      default: isBehindPosition = byte == 0x24 && previous >= 0x30 && previous <= 0x39
      }
      previous = byte
    }
    return isBehindPosition
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

  /// Whether it begins like `%1$` and no conversion follows.
  fileprivate var isPositionWithoutConversion: Bool {
    guard count > 2, "1"..."9" ~= self[startIndex + 1], self[startIndex + 2] == "$" else {
      return false
    }
    guard let next = dropFirst(3).first else { return true }
    return next == " " || next.value >= 0x80
  }

  fileprivate func text(_ length: Int) -> String {
    String(String.UnicodeScalarView(prefix(length)))
  }
}

extension ArgumentKind {
  /// What stands behind the position of a placeholder of this kind.
  var exampleConversion: String {
    switch self {
    case .integer(let bits, let isUnsigned): (bits > 32 ? "ll" : "") + (isUnsigned ? "u" : "d")
    case .double: "f"
    case .pointer: "p"
    case .cString: "s"
    case .utf16String: "S"
    case .character: "C"
    case .object, .counter, .variable, .substituted, .unknown: "@"
    }
  }
}
