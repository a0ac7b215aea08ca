import Platform
import TextFormats

/// The names of the members of all objects that are open, as far as they are to be there once.
struct JSONMemberNames {
  private var names: [JSONReader.Literal] = []
  /// The innermost object or array, and those around it.
  private var level = Level(firstName: 0, isChecked: false)
  private var outerLevels: [Level] = []

  private struct Level {
    var firstName: Int
    var isChecked: Bool
    /// Whether each name so far stands behind the one before it, so that none is there twice.
    var isAscending = true
    /// The names so far by their hashes, and how far they are there; empty while they are few.
    var numbers: [UInt64: Int] = [:]
    var hashed: Int

    init(firstName: Int, isChecked: Bool) {
      (self.firstName, self.isChecked) = (firstName, isChecked)
      hashed = firstName
    }
  }

  /// How many objects and arrays are open.
  var depth: Int { outerLevels.count }

  mutating func enter(isChecked: Bool) {
    outerLevels.append(level)
    level = Level(firstName: names.count, isChecked: isChecked)
  }

  mutating func leave() {
    names.removeLast(names.count - level.firstName)
    level = outerLevels.popLast() ?? level
  }

  /// Adds a name to the innermost object.
  ///
  /// In nearly every object the names ascend, so that one comparison is enough; elsewhere they are
  /// few.
  ///
  /// - Returns: Whether the object has had it, and is to have it once.
  mutating func insert(
    _ name: JSONReader.Literal,
    in bytes: [UInt8],
    followsLast: Bool
  ) -> Bool {
    guard level.isChecked else { return false }
    defer { names.append(name) }
    guard names.count > level.firstName, let last = names.last else { return false }
    if level.isAscending, followsLast || last.precedes(name, in: bytes) { return false }
    level.isAscending = false
    return isKnown(name, in: bytes)
  }

  private mutating func isKnown(_ name: JSONReader.Literal, in bytes: [UInt8]) -> Bool {
    let siblings = names[level.firstName...]
    guard siblings.count > 32 else { return siblings.contains { $0.isSame(as: name, in: bytes) } }
    while level.hashed < names.count {
      let hash = names[level.hashed].hash(in: bytes)
      if level.numbers[hash] == nil { level.numbers[hash] = level.hashed }
      level.hashed += 1
    }
    guard let number = level.numbers[name.hash(in: bytes)] else { return false }
    return names[number].isSame(as: name, in: bytes)
      || siblings.contains { $0.isSame(as: name, in: bytes) }
  }
}

extension JSONReader.Literal {
  /// Returns what the literal says.
  func text(in bytes: [UInt8]) -> String {
    hasEscapes
      ? JSONEscapes.decode(bytes[content]) : String(decoding: bytes[content], as: UTF8.self)
  }

  /// Whether it stands before another by its bytes; with escapes, nothing is said.
  func precedes(_ other: JSONReader.Literal, in bytes: [UInt8]) -> Bool {
    guard !hasEscapes, !other.hasEscapes else { return false }
    let common = min(content.count, other.content.count)
    for index in 0..<common {
      let byte = bytes[content.lowerBound + index]
      let otherByte = bytes[other.content.lowerBound + index]
      if byte != otherByte { return byte < otherByte }
    }
    return content.count < other.content.count
  }

  fileprivate func hash(in bytes: [UInt8]) -> UInt64 {
    guard hasEscapes else { return bytes.hash(of: content) }
    let text = Array(text(in: bytes).utf8)
    return text.hash(of: text.indices)
  }

  fileprivate func isSame(as other: JSONReader.Literal, in bytes: [UInt8]) -> Bool {
    if hasEscapes || other.hasEscapes {
      return text(in: bytes).hasSameBytes(as: other.text(in: bytes))
    }
    return range.count == other.range.count
      && bytes[content].elementsEqual(bytes[other.content])
  }
}
