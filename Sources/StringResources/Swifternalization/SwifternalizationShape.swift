import SourceFiles

/// The shape of some JSON files, which says whether they are Swifternalization's.
struct SwifternalizationShape {
  /// Whether every file is an object of texts, and of objects of texts.
  private(set) var isSound = true
  /// Whether any member is called like nothing but an expression.
  private(set) var hasExpressions = false
  /// Whether any member is called like a width.
  private(set) var hasWidths = false

  mutating func add(_ bytes: [UInt8]) {
    var json = JSONReader(bytes)
    let root = json.readNode()
    guard json.defects.isEmpty, let entries = root?.members else {
      isSound = false
      return
    }
    // Texts themselves tell nothing.
    for entry in entries where entry.value.string == nil { add(entry.value, depth: 1) }
  }

  private mutating func add(_ node: JSONNode, depth: Int) {
    guard depth < 3, let members = node.members else {
      isSound = false
      return
    }
    for member in members {
      if member.name.isExpression { hasExpressions = true }
      if member.name.isWidth { hasWidths = true }
      if member.value.string == nil { add(member.value, depth: depth + 1) }
    }
  }
}

extension String {
  /// Whether it is written like `ie:x>1`, `iex:1<x<5` or `exp:^1$`.
  fileprivate var isExpression: Bool {
    hasPrefix("ie:x") || hasPrefix("iex:") || hasPrefix("exp:")
  }

  /// Whether it is written like `@100`.
  fileprivate var isWidth: Bool {
    hasPrefix("@") && utf8.count > 1 && utf8.dropFirst().allSatisfy(\.isDigit)
  }
}
