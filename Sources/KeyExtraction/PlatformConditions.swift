package import SourceFiles
import SwiftSource

/// Apple's platforms, as `#if os(…)` names them.
package struct Platforms: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let iOS = Platforms(rawValue: 1 << 0)
  package static let macOS = Platforms(rawValue: 1 << 1)
  package static let tvOS = Platforms(rawValue: 1 << 2)
  package static let visionOS = Platforms(rawValue: 1 << 3)
  package static let watchOS = Platforms(rawValue: 1 << 4)
  package static let all: Platforms = [.iOS, .macOS, .tvOS, .visionOS, .watchOS]

  /// The platforms by the names in conditions; other systems are none of Apple's.
  fileprivate static let named: [String: Platforms] = [
    "iOS": .iOS, "macOS": .macOS, "OSX": .macOS, "tvOS": .tvOS, "visionOS": .visionOS,
    "watchOS": .watchOS,
  ]
}

/// Tells on which platforms the code of a Swift file is compiled, by its conditions `#if os(…)` and
/// `#if canImport(…)`.
package struct PlatformConditions: Sendable {
  /// Code that is not compiled on all platforms; one may lie in another.
  private var branches: [(range: Range<Int>, platforms: Platforms)] = []

  /// Reads the conditions of a text in linear time.
  package init(_ text: SourceText) {
    let list = SourceUnit(text).tokens
    var open: [OpenCondition] = []
    for index in list.range where list.kind(index) == .directive {
      switch list.text(index) {
      case "#if":
        open.append(OpenCondition(Condition(behind: index, in: list), from: list[index].end))
      case "#elseif":
        close(open.last, at: list[index].start)
        open.indices.last.map {
          open[$0].goOn(with: Condition(behind: index, in: list), from: list[index].end)
        }
      case "#else":
        close(open.last, at: list[index].start)
        open.indices.last.map { open[$0].goOn(with: .always, from: list[index].end) }
      case "#endif": close(open.popLast(), at: list[index].start)
      default: break
      }
    }
  }

  private mutating func close(_ condition: OpenCondition?, at end: Int) {
    guard let condition, condition.platforms != .all, condition.start < end else { return }
    branches.append((condition.start..<end, condition.platforms))
  }

  /// Whether all code is compiled everywhere, as far as conditions tell.
  package var isEmpty: Bool { branches.isEmpty }

  /// Returns the platforms that the code at an offset, in bytes, may be compiled on.
  package func platforms(at offset: Int) -> Platforms {
    branches.reduce(.all) { $1.range.contains(offset) ? $0.intersection($1.platforms) : $0 }
  }
}

/// A condition whose end has not been read yet.
private struct OpenCondition {
  /// Where its branch begins that is read now.
  private(set) var start: Int
  /// The platforms of this branch.
  private(set) var platforms: Platforms
  /// The platforms for which none of the branches so far is compiled for certain.
  private var rest: Platforms

  init(_ condition: Condition, from start: Int) {
    self.start = start
    platforms = condition.possible
    rest = Platforms.all.subtracting(condition.certain)
  }

  mutating func goOn(with condition: Condition, from start: Int) {
    self.start = start
    platforms = rest.intersection(condition.possible)
    rest.subtract(condition.certain)
  }
}

/// The platforms on which a condition holds.
private struct Condition {
  /// Those on which it may hold.
  var possible: Platforms
  /// Those on which it holds whatever else is set.
  var certain: Platforms

  static let always = Condition(possible: .all, certain: .all)
  private static let unknown = Condition(possible: .all, certain: [])

  private init(possible: Platforms, certain: Platforms) {
    (self.possible, self.certain) = (possible, certain)
  }

  /// Reads what stands behind `#if` or `#elseif` on the same line.
  init(behind directive: Int, in list: TokenList) {
    var end = directive + 1
    while end < list.range.upperBound, !list.isFirstOnLine(end) { end += 1 }
    var reader = ConditionReader(list: list, index: directive + 1, end: end)
    let condition = reader.readSum()
    self = reader.isAtEnd ? condition ?? .unknown : .unknown
  }

  /// Makes `os(iOS)`, `canImport(UIKit)`, `DEBUG`.
  init(_ name: String, _ argument: String?) {
    switch (name, argument) {
    case ("os", let argument?):
      let platforms = Platforms.named[argument] ?? []
      self.init(possible: platforms, certain: platforms)
    case ("canImport", "AppKit"), ("canImport", "Cocoa"):
      // Apps for iPad that are built for the Mac may import some of it.
      self.init(possible: [.iOS, .macOS], certain: .macOS)
    case ("canImport", "UIKit"):
      let platforms = Platforms.all.subtracting(.macOS)
      self.init(possible: platforms, certain: platforms)
    case ("true", nil): self = .always
    case ("false", nil): self.init(possible: [], certain: [])
    default: self = .unknown
    }
  }

  static prefix func ! (condition: Condition) -> Condition {
    Condition(
      possible: Platforms.all.subtracting(condition.certain),
      certain: Platforms.all.subtracting(condition.possible)
    )
  }

  func and(_ other: Condition) -> Condition {
    Condition(
      possible: possible.intersection(other.possible),
      certain: certain.intersection(other.certain)
    )
  }

  func or(_ other: Condition) -> Condition {
    Condition(possible: possible.union(other.possible), certain: certain.union(other.certain))
  }
}

/// Reads a condition's `||`, `&&`, `!` and parentheses.
private struct ConditionReader {
  let list: TokenList
  var index: Int
  let end: Int
  /// How deep parentheses and `!` nest, so that hostile input ends.
  private var depth = 0

  private static let depthLimit = 32

  init(list: TokenList, index: Int, end: Int) {
    (self.list, self.index, self.end) = (list, index, end)
  }

  var isAtEnd: Bool { index == end }

  /// Returns nil where something else stands there.
  mutating func readSum() -> Condition? {
    read({ $0.readProduct() }, joinedBy: "||") { $0.or($1) }
  }

  private mutating func readProduct() -> Condition? {
    read({ $0.readTerm() }, joinedBy: "&&") { $0.and($1) }
  }

  private mutating func read(
    _ part: (inout Self) -> Condition?,
    joinedBy sign: String,
    _ join: (Condition, Condition) -> Condition
  ) -> Condition? {
    guard var whole = part(&self) else { return nil }
    while consume(sign) {
      guard let next = part(&self) else { return nil }
      whole = join(whole, next)
    }
    return whole
  }

  private mutating func readTerm() -> Condition? {
    guard index < end, depth < Self.depthLimit else { return nil }
    depth += 1
    defer { depth -= 1 }
    if consume("!") { return readTerm().map { !$0 } }
    if consume("(") {
      let inner = readSum()
      return consume(")") ? inner : nil
    }
    guard list.kind(index) == .identifier else { return nil }
    let name = list.text(index)
    index += 1
    guard index < end, list.kind(index) == .leftParenthesis else { return Condition(name, nil) }
    let inside = list.inside(index)
    index = list.after(index)
    return Condition(name, inside.first.map(list.text) ?? "")
  }

  private mutating func consume(_ text: String) -> Bool {
    guard index < end, list.text(index) == text else { return false }
    index += 1
    return true
  }
}
