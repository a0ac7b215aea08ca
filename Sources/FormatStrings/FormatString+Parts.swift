import SourceFiles

extension FormatString {
  /// A part of a text that a formatting routine fills.
  package enum Part: Hashable, Sendable {
    case text(String)
    /// A place for an argument; the first one has the number 0.
    case argument(number: Int, kind: ArgumentKind)
  }

  /// Divides a text at its specifiers; doubled percent signs stand for one.
  package static func parts(of text: String) -> [Part] {
    let bytes = Array(text.utf8)
    var parts: [Part] = []
    var end = 0
    var next = 0
    for specifier in FormatString(text).specifiers {
      parts.append(.text(unescaped(bytes[end..<specifier.range.lowerBound])))
      if specifier.position == nil { next += specifier.starCount + 1 }
      let number = specifier.position ?? next
      parts.append(.argument(number: number - 1, kind: specifier.kind))
      end = specifier.range.upperBound
    }
    return parts + [.text(unescaped(bytes[end...]))]
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("%%", with: "%")
  }
}

extension String {
  /// Whether another text is the same, whether its placeholders are numbered or not.
  package func isSameFormat(as other: String) -> Bool {
    if utf8.elementsEqual(other.utf8) { return true }
    return hasPercent && other.hasPercent && numberedBytes == other.numberedBytes
  }

  /// The bytes of the text with a number in each specifier.
  private var numberedBytes: [UInt8] {
    let bytes = Array(utf8)
    var (result, end, next) = ([UInt8](), 0, 0)
    for specifier in FormatString(self).placeholders {
      if specifier.position == nil { next += specifier.starCount + 1 }
      let rest = bytes[(specifier.range.lowerBound + 1)..<specifier.range.upperBound]
      let digits = specifier.position == nil ? 0 : rest.prefix { $0 != UInt8(ascii: "$") }.count + 1
      result += bytes[end..<specifier.range.lowerBound]
      result += "%\(specifier.position ?? next)$".utf8 + rest.dropFirst(digits)
      end = specifier.range.upperBound
    }
    return result + bytes[end...]
  }

  /// The text with a few bytes in the place of each specifier that `isPlaceholder` holds for.
  package func replacingSpecifiers(
    as dialect: FormatString.Dialect = .plain,
    with bytes: [UInt8],
    where isPlaceholder: (FormatSpecifier) -> Bool = { _ in true }
  ) -> String {
    guard hasPercent else { return self }
    var result = Array(utf8)
    for specifier in FormatString(self, as: dialect).specifiers.reversed()
    where isPlaceholder(specifier) {
      result.replaceSubrange(specifier.range, with: bytes)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
