import SourceFiles

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
  /// In nearly every object the names ascend, so that one comparison tells.
  ///
  /// - Returns: Whether the object has had it, and is to have it once.
  mutating func insert(_ name: JSONReader.Literal, in bytes: [UInt8]) -> Bool {
    guard level.isChecked else { return false }
    defer { names.append(name) }
    guard names.count > level.firstName, let last = names.last else { return false }
    if level.isAscending, last.precedes(name, in: bytes) { return false }
    level.isAscending = false
    return names[level.firstName...].contains { $0.isSame(as: name, in: bytes) }
  }
}

extension JSONReader.Literal {
  /// Returns what the literal says.
  func text(in bytes: [UInt8]) -> String {
    hasEscapes
      ? JSONEscapes.decode(bytes[content]) : String(decoding: bytes[content], as: UTF8.self)
  }

  /// Whether it stands before another by its bytes; with escapes, nothing is said.
  fileprivate func precedes(_ other: JSONReader.Literal, in bytes: [UInt8]) -> Bool {
    guard !hasEscapes, !other.hasEscapes else { return false }
    let common = min(content.count, other.content.count)
    for index in 0..<common {
      let byte = bytes[content.lowerBound + index]
      let otherByte = bytes[other.content.lowerBound + index]
      if byte != otherByte { return byte < otherByte }
    }
    return content.count < other.content.count
  }

  fileprivate func isSame(as other: JSONReader.Literal, in bytes: [UInt8]) -> Bool {
    if hasEscapes || other.hasEscapes {
      return text(in: bytes).hasSameBytes(as: other.text(in: bytes))
    }
    return range.count == other.range.count
      && bytes[content].elementsEqual(bytes[other.content])
  }
}
