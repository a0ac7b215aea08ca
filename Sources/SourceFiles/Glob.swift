/// A pattern for paths, as `.gitignore` and editors write it.
///
/// `*` stands for any characters but `/`, `?` for one, `[a-z]` and `[!a-z]` for one of a set, `**`
/// for any number of components, a backslash takes the meaning from what follows. A pattern without `/` is compared with each component of a path
/// alone, one with `/` with the path from its first component on. What lies in a folder that
/// matches, matches too.
package struct Glob: Hashable, Sendable {
  package let pattern: String
  private let components: [[Element]]
  /// Whether the pattern is compared with whole paths, not with each component alone.
  let isAnchored: Bool
  /// The byte that every name ends in that the only component matches; nil where that is not evident.
  private let lastByte: UInt8?

  private enum Element: Hashable {
    case character(Unicode.Scalar)
    case anyCharacter
    case anyCharacters
    case set([ClosedRange<Unicode.Scalar>], isNegated: Bool)

    func matches(_ character: Unicode.Scalar) -> Bool {
      switch self {
      case .character(let expected): character == expected
      case .anyCharacter, .anyCharacters: true
      case .set(let ranges, let isNegated): ranges.contains { $0.contains(character) } != isNegated
      }
    }
  }

  /// Makes a glob; a trailing slash is ignored.
  package init(_ pattern: String) {
    self.pattern = pattern
    let parts = pattern.split(separator: "/")
    isAnchored = parts.count > 1 || pattern.hasPrefix("/")
    components = parts.map { Self.elements(of: Array($0.unicodeScalars)) }
      .reduce(into: []) { components, component in
        // Two in a row say what one says, and would only be tried more often.
        if component != Self.anyComponents || components.last != component {
          components.append(component)
        }
      }
    lastByte =
      if case .character(let last) = components.first?.last { String(last).utf8.last } else { nil }
  }

  /// The texts that a path holds which the pattern matches.
  package var literals: [[UInt8]] {
    components.flatMap { component in
      component.split { if case .character = $0 { false } else { true } }.map { run in
        run.flatMap { element -> [UInt8] in
          if case .character(let scalar) = element { Array(String(scalar).utf8) } else { [] }
        }
      }
    }
  }

  /// The component `**`.
  private static let anyComponents: [Element] = [.anyCharacters, .anyCharacters]

  /// Returns whether the pattern matches a path or a folder above it.
  package func matches(_ path: some StringProtocol) -> Bool {
    guard let first = components.first else { return false }
    let parts = path.split(separator: "/").map { Array($0.unicodeScalars) }
    if isAnchored { return matches(components: parts) }
    return parts.contains { Self.matches(first, $0) }
  }

  /// Returns whether a pattern without `/` matches one component of a path.
  ///
  /// Nearly all names are recognized by their last byte, which is requested once for all patterns.
  func matches(name: String, endingIn last: UInt8?) -> Bool {
    guard !isAnchored, lastByte == nil || lastByte == last else { return false }
    return components.first.map { Self.matches($0, Array(name.unicodeScalars)) } == true
  }

  /// Matches the components of an anchored pattern with those of a path, from the first one on.
  ///
  /// Only the last `**` is tried again, so that time grows with the product of both numbers at worst.
  private func matches(components parts: [[Unicode.Scalar]]) -> Bool {
    var (component, part) = (0, 0)
    var retry: (component: Int, part: Int)?
    while component < components.count {
      if components[component] == Self.anyComponents {
        component += 1
        // A trailing `**` wants at least one component below the folder.
        if component == components.count { return part < parts.count }
        retry = (component, part)
      } else if part < parts.count, Self.matches(components[component], parts[part]) {
        component += 1
        part += 1
      } else if let last = retry, last.part < parts.count {
        retry = (last.component, last.part + 1)
        (component, part) = (last.component, last.part + 1)
      } else {
        return false
      }
    }
    return true
  }

  /// Matches one component.
  ///
  /// Only the last star is tried again, so the time is the product of the lengths at worst, also
  /// for hostile patterns.
  private static func matches(_ elements: [Element], _ characters: [Unicode.Scalar]) -> Bool {
    var (element, character) = (0, 0)
    var retry: (element: Int, character: Int)?
    while character < characters.count {
      if element < elements.count, elements[element] == .anyCharacters {
        element += 1
        retry = (element, character)
      } else if element < elements.count, elements[element].matches(characters[character]) {
        element += 1
        character += 1
      } else if let last = retry {
        retry = (last.element, last.character + 1)
        (element, character) = (last.element, last.character + 1)
      } else {
        return false
      }
    }
    return elements[element...].allSatisfy { $0 == .anyCharacters }
  }

  private static func elements(of pattern: [Unicode.Scalar]) -> [Element] {
    var elements: [Element] = []
    var index = 0
    while index < pattern.count {
      switch pattern[index] {
      case "*": elements.append(.anyCharacters)
      case "?": elements.append(.anyCharacter)
      case "[":
        if let (set, end) = set(in: pattern, from: index + 1) {
          elements.append(set)
          index = end
        } else {
          elements.append(.character("["))
        }
      case "\\" where index + 1 < pattern.count:
        index += 1
        elements.append(.character(pattern[index]))
      case let character: elements.append(.character(character))
      }
      index += 1
    }
    return elements
  }

  /// Reads a set that begins after its `[`; without a closing `]` the bracket stands for itself.
  private static func set(
    in pattern: [Unicode.Scalar],
    from start: Int
  ) -> (set: Element, end: Int)? {
    var index = start
    let isNegated = index < pattern.count && (pattern[index] == "!" || pattern[index] == "^")
    if isNegated { index += 1 }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while index < pattern.count, pattern[index] != "]" || ranges.isEmpty {
      let isRange =
        index + 2 < pattern.count && pattern[index + 1] == "-"
        && pattern[index + 2] != "]" && pattern[index] <= pattern[index + 2]
      ranges.append(pattern[index]...pattern[isRange ? index + 2 : index])
      index += isRange ? 3 : 1
    }
    guard index < pattern.count, !ranges.isEmpty else { return nil }
    return (.set(ranges, isNegated: isNegated), index)
  }
}
