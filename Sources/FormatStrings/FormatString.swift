import LocalizationModel
import Platform
import SourceFiles

/// A text as a formatting routine reads it.
///
/// The grammar is CoreFoundation's: `% [n$] flags [width] [.precision] [length] conversion`, with
/// flags anywhere before the conversion. A space is a flag, so `50% off` holds `% o`.
/// A name in capitals between two percent signs is a token that code replaces by itself: `%COUNT%`.
/// The tables of rule editors have choices beside it: `%[before,after]@`.
package struct FormatString: Sendable {
  package private(set) var specifiers: [FormatSpecifier]
  /// The offsets of percent signs that are neither doubled nor begin a specifier.
  package let strayPercents: [Int]
  /// The offsets of those among them behind which a position stands that is no part of a specifier:
  /// `%1$ and`, `%0$@`.
  package let barePositions: [Int]
  /// How many doubled percent signs there are.
  package let doubledCount: Int

  /// The places of texts, which tell the marks that may stand beside CoreFoundation's specifiers.
  package enum Dialect: Sendable {
    case plain
    /// A form of a substitution, where `%arg` stands for the argument.
    case substitution
    /// A key as read from code, where `%?` stands for any specifier.
    case reference
  }

  package init(_ text: String, as dialect: Dialect = .plain) {
    guard text.hasPercent else {
      (specifiers, strayPercents, barePositions, doubledCount) = ([], [], [], 0)
      return
    }
    var scanner = FormatScanner(bytes: Array(text.utf8), dialect: dialect)
    scanner.scan()
    specifiers = scanner.specifiers
    strayPercents = scanner.strayPercents
    barePositions = scanner.barePositions
    doubledCount = scanner.doubledCount
  }

  /// Returns the format of a translation, which may have the percentages of its original with the sign
  /// before the number: beside `100%`, the `%100e` of `%100ean` takes no argument.
  package static func translation(
    _ text: String,
    of original: @autoclosure () -> String
  ) -> FormatString {
    var format = FormatString(text)
    // Few placeholders have a width and nothing else.
    guard format.specifiers.contains(where: \.mayBePercentage) else { return format }
    let bytes = Array(original().utf8)
    let percents = bytes.indices.filter { bytes[$0] == UInt8(ascii: "%") }
    let numbers = percents.map { String(decoding: bytes.digits(before: $0), as: UTF8.self) }
    let percentages = Set(numbers)
    for index in format.specifiers.indices where format.specifiers[index].mayBePercentage {
      if percentages.contains(format.specifiers[index].layout) {
        format.specifiers[index].isAccidental = true
      }
    }
    return format
  }

  /// The specifiers that are meant as such.
  package var placeholders: [FormatSpecifier] { specifiers.filter { !$0.isAccidental } }

  /// Whether the text is one of a rule editor's, which have a syntax of their own.
  package var isOfRuleEditor: Bool {
    specifiers.contains { if case .choice = $0.kind { true } else { false } }
  }
}

extension String {
  package var hasPercent: Bool { utf8.distance(toFirst: UInt8(ascii: "%")) != nil }
}

/// Reads the specifiers of a text from front to back.
private struct FormatScanner {
  let bytes: [UInt8]
  let dialect: FormatString.Dialect
  var index = 0
  var specifiers: [FormatSpecifier] = []
  var strayPercents: [Int] = []
  var barePositions: [Int] = []
  var doubledCount = 0

  init(bytes: [UInt8], dialect: FormatString.Dialect) {
    self.bytes = bytes
    self.dialect = dialect
  }

  mutating func scan() {
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
      index = start + 1
      if consume("%") {
        doubledCount += 1
      } else if let end = bytes.endOfNamedToken(at: start) {
        index = end
      } else if var specifier = scanSpecifier(from: start), !lacksConversion(specifier) {
        specifier.isAccidental = isAccidental(specifier)
        specifiers.append(specifier)
      } else {
        strayPercents.append(start)
        index = start + 1
        if scanDigits() != nil, consume("$") { barePositions.append(start) }
        index = start + 1
      }
    }
  }

  /// Whether `%1$ de` is a position that lost its conversion, and the letter belongs to a word.
  private func lacksConversion(_ specifier: FormatSpecifier) -> Bool {
    specifier.position != nil && specifier.kind != .object && specifier.hasSpaceFlag
      && isInWord(specifier)
  }

  private func isAccidental(_ specifier: FormatSpecifier) -> Bool {
    if bytes.holdEncodedBytes(at: specifier.range.lowerBound) { return true }
    guard specifier.mayBeText else { return false }
    if isInWord(specifier) { return true }
    let start = specifier.range.lowerBound
    let last = specifiers.last.flatMap { !$0.isAccidental && $0.kind.isNumber ? $0 : nil }
    if bytes.hasNumber(before: start, endingAt: last?.range.upperBound) { return true }
    // `% d` stands for itself, and the `% a` of `in % a day` for nothing: letters that are words are
    // many, and these two are none.
    return !"df".utf8.contains(specifier.conversion)
  }

  /// Whether another letter follows the conversion.
  private func isInWord(_ specifier: FormatSpecifier) -> Bool {
    let end = specifier.range.upperBound
    return end < bytes.count && bytes[end].isLetter
  }

  private mutating func scanSpecifier(from start: Int) -> FormatSpecifier? {
    if dialect == .substitution, bytes[index...].starts(with: "arg".utf8) {
      index += 3
      return FormatSpecifier(range: start..<index, kind: .substituted, conversion: 0)
    }
    var specifier = FormatSpecifier(range: start..<start, kind: .unknown, conversion: 0)
    specifier.position = scanPosition()
    if let count = scanChoices() {
      specifier.kind = .choice(count: count)
      specifier.conversion = UInt8(ascii: "@")
      specifier.range = start..<index
      return specifier
    }
    specifier.label = scanLabel()
    scanFlagsAndSizes(of: &specifier)
    if index > start + 1, bytes[index - 1] == UInt8(ascii: "#"), let name = scanVariable() {
      specifier.variable = name
      specifier.kind = .variable
      specifier.conversion = UInt8(ascii: "@")
    } else {
      let size = scanLength()
      guard let conversion = peek, let kind = kind(of: conversion, size) else { return nil }
      specifier.kind = kind
      specifier.conversion = conversion
      index += 1
      // `% ld`, and not the `% le` of `70 % les`.
      specifier.hasLength = size.first == "l" && kind.isInteger && !(peek?.isLetter ?? false)
    }
    specifier.range = start..<index
    return specifier
  }

  /// Reads `2$`; without the `$` the digits are a width and stay unread.
  private mutating func scanPosition() -> Int? {
    let start = index
    let number = scanDigits()
    if let number, number > 0, consume("$") { return number }
    index = start
    return nil
  }

  /// Reads `(count)`.
  private mutating func scanLabel() -> String? {
    guard peek == UInt8(ascii: "(") else { return nil }
    let end = bytes[(index + 1)...].firstIndex { !$0.isNameByte } ?? bytes.endIndex
    guard end < bytes.endIndex, bytes[end] == UInt8(ascii: ")"), end > index + 1 else { return nil }
    defer { index = end + 1 }
    return String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
  }

  /// Reads `[before,after]@`, and returns how many choices there are.
  private mutating func scanChoices() -> Int? {
    guard peek == UInt8(ascii: "[") else { return nil }
    let end = bytes[index...].firstIndex { $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: "%") }
    guard let end, bytes[end] == UInt8(ascii: "]"), end + 1 < bytes.count,
      bytes[end + 1] == UInt8(ascii: "@")
    else { return nil }
    defer { index = end + 2 }
    return bytes[index..<end].count { $0 == UInt8(ascii: ",") } + 1
  }

  private mutating func scanFlagsAndSizes(of specifier: inout FormatSpecifier) {
    let start = index
    defer { specifier.layout = String(decoding: bytes[start..<index], as: UTF8.self) }
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "*"):
        specifier.starCount += 1
        index += 1
        _ = scanPosition()
        continue
      case UInt8(ascii: " "), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "#"),
        UInt8(ascii: "."),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        break
      default: return
      }
      index += 1
    }
  }

  /// Reads the `@name@` after a `#`.
  private mutating func scanVariable() -> String? {
    guard peek == UInt8(ascii: "@") else { return nil }
    let end = bytes[(index + 1)...].firstIndex { !$0.isVariableByte } ?? bytes.endIndex
    guard end < bytes.endIndex, bytes[end] == UInt8(ascii: "@"), end > index + 1 else { return nil }
    defer { index = end + 1 }
    return String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
  }

  private mutating func scanDigits() -> Int? {
    let start = index
    var number = 0
    // The bound keeps a hostile text from overflowing.
    while let byte = peek, byte.isDigit, number <= Substitution.argumentNumbers.upperBound / 10 {
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
      index += 1
    }
    return index > start ? number : nil
  }

  private mutating func scanLength() -> Substring {
    let start = index
    while let byte = peek, "hlLqtzj".utf8.contains(byte), index < start + 2 { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)[...]
  }

  private func kind(of conversion: UInt8, _ length: Substring) -> ArgumentKind? {
    switch Character(Unicode.Scalar(conversion)) {
    case "@": .object
    case "d", "D", "i": .integer(bits: Self.bits(of: length), isUnsigned: false)
    case "u", "U", "x", "X", "o", "O": .integer(bits: Self.bits(of: length), isUnsigned: true)
    case "c": .integer(bits: 32, isUnsigned: false)
    case "f", "F", "e", "E", "g", "G", "a", "A": .double
    case "p": .pointer
    case "s": .cString
    case "S": .utf16String
    case "C": .character
    case "n": .counter
    case "?" where dialect == .reference: .unknown
    default: nil
    }
  }

  private static func bits(of length: Substring) -> Int {
    switch length {
    case "": 32
    case "h": 16
    case "hh": 8
    default: 64
    }
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func consume(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: scalar) else { return false }
    index += 1
    return true
  }
}
