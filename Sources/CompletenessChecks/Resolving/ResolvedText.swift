/// A text as the running app shows it, with the places where it puts arguments in.
///
/// Texts are compared by their bytes: what looks alike may have been changed all the same.
package struct ResolvedText: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case text([UInt8])
    /// An argument by its number, counted from 1, and how it is written: `lld`, `.2f`.
    case argument(Int, specifier: String)
    /// A variable that no table defines, or of which no form suits the number.
    case unresolved(String)
  }

  /// Where the text comes from.
  package enum Origin: Hashable, Sendable {
    case language
    /// The language has no text, and the development language's stands in.
    case developmentLanguage
    /// No table has a text, so that the key is shown.
    case key
  }

  package private(set) var parts: [Part] = []
  package let origin: Origin

  package init(origin: Origin) {
    self.origin = origin
  }

  /// Whether people see the same, wherever it comes from.
  package func isSame(as other: ResolvedText) -> Bool { parts == other.parts }

  mutating func append(_ bytes: ArraySlice<UInt8>) {
    if bytes.isEmpty { return }
    if case .text(let text)? = parts.last {
      parts[parts.count - 1] = .text(text + bytes)
    } else {
      parts.append(.text(Array(bytes)))
    }
  }

  mutating func append(_ part: Part) { parts.append(part) }
}

extension ResolvedText: CustomStringConvertible {
  package var description: String {
    parts.map { part in
      switch part {
      case .text(let bytes): String(decoding: bytes, as: UTF8.self)
      case .argument(let number, let specifier): "%\(number)$\(specifier)"
      case .unresolved(let name): "%#@\(name)@"
      }
    }.joined()
  }
}
