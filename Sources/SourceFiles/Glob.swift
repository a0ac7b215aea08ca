/// A pattern for paths, as `.gitignore` and editors write it.
///
/// `*` stands for any characters but `/`, `?` for one, `[a-z]` and `[!a-z]` for one of a set, `**`
/// for any number of components. A pattern without `/` is compared with each component of a path
/// alone, one with `/` with the path from its first component on. What lies in a folder that
/// matches, matches too.
public struct Glob: Hashable, Sendable {
  public let pattern: String
  private let components: [[Element]]
  private let isAnchored: Bool

  private enum Element: Hashable {
    case character(UInt8)
    case anyCharacter
    case anyCharacters
    case set([ClosedRange<UInt8>], isNegated: Bool)

    func matches(_ byte: UInt8) -> Bool {
      switch self {
      case .character(let expected): byte == expected
      case .anyCharacter, .anyCharacters: true
      case .set(let ranges, let isNegated): ranges.contains { $0.contains(byte) } != isNegated
      }
    }
  }

  /// Makes a glob; a trailing slash is ignored.
  public init(_ pattern: String) {
    self.pattern = pattern
    let parts = pattern.split(separator: "/")
    isAnchored = parts.count > 1 || pattern.hasPrefix("/")
    components = parts.map { Self.elements(of: Array($0.utf8)) }
  }

  /// Tells whether the pattern matches a path or a folder above it.
  public func matches(_ path: some StringProtocol) -> Bool {
    let parts = path.split(separator: "/").map { Array($0.utf8) }
    guard isAnchored else {
      return components.count == 1
        && parts.contains { Self.matches(components[0][...], $0[...]) }
    }
    return matches(components[...], parts[...])
  }

  private func matches(
    _ components: ArraySlice<[Element]>,
    _ parts: ArraySlice<[UInt8]>
  ) -> Bool {
    guard let component = components.first else { return true }
    if component == [.anyCharacters, .anyCharacters] {
      let rest = components.dropFirst()
      // A trailing `**` wants at least one component below the folder.
      if rest.isEmpty { return !parts.isEmpty }
      return (parts.startIndex...parts.endIndex).contains { matches(rest, parts[$0...]) }
    }
    guard let part = parts.first, Self.matches(component[...], part[...]) else { return false }
    return matches(components.dropFirst(), parts.dropFirst())
  }

  /// Matches one component.
  ///
  /// Each star backtracks on its own, so the time is the product of the lengths at worst, also for
  /// hostile patterns.
  private static func matches(_ elements: ArraySlice<Element>, _ bytes: ArraySlice<UInt8>) -> Bool {
    var (element, byte) = (elements.startIndex, bytes.startIndex)
    var retry: (element: Int, byte: Int)?
    while byte < bytes.endIndex {
      if element < elements.endIndex, elements[element] == .anyCharacters {
        retry = (element + 1, byte)
        element += 1
      } else if element < elements.endIndex, elements[element].matches(bytes[byte]) {
        element += 1
        byte += 1
      } else if let last = retry {
        retry = (last.element, last.byte + 1)
        (element, byte) = (last.element, last.byte + 1)
      } else {
        return false
      }
    }
    return elements[element...].allSatisfy { $0 == .anyCharacters }
  }

  private static func elements(of bytes: [UInt8]) -> [Element] {
    var elements: [Element] = []
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "*"): elements.append(.anyCharacters)
      case UInt8(ascii: "?"): elements.append(.anyCharacter)
      case UInt8(ascii: "["):
        if let (set, end) = set(in: bytes, from: index + 1) {
          elements.append(set)
          index = end
        } else {
          elements.append(.character(bytes[index]))
        }
      case UInt8(ascii: "\\") where index + 1 < bytes.count:
        index += 1
        elements.append(.character(bytes[index]))
      case let byte: elements.append(.character(byte))
      }
      index += 1
    }
    return elements
  }

  /// Reads a set that begins after its `[`; without a closing `]` the bracket stands for itself.
  private static func set(in bytes: [UInt8], from start: Int) -> (Element, end: Int)? {
    var index = start
    let isNegated = index < bytes.count && bytes[index] == UInt8(ascii: "!")
    if isNegated { index += 1 }
    var ranges: [ClosedRange<UInt8>] = []
    while index < bytes.count, bytes[index] != UInt8(ascii: "]") || ranges.isEmpty {
      let isRange =
        index + 2 < bytes.count && bytes[index + 1] == UInt8(ascii: "-")
        && bytes[index + 2] != UInt8(ascii: "]") && bytes[index] <= bytes[index + 2]
      ranges.append(bytes[index]...(isRange ? bytes[index + 2] : bytes[index]))
      index += isRange ? 3 : 1
    }
    guard index < bytes.count, !ranges.isEmpty else { return nil }
    return (.set(ranges, isNegated: isNegated), index)
  }
}
