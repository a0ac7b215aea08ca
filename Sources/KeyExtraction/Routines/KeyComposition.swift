/// What a wrapper makes of a text before it is a key.
struct KeyComposition: Hashable, Sendable {
  /// What the text is divided at, where only a part of it becomes a key.
  var separator: String?
  /// What stands around the text, or its part, in each of the keys that are made of it; sorted.
  private(set) var affixes = [Affixes()]

  /// More keys than this nobody makes of one text.
  private static let limit = 16

  init(separator: String? = nil) {
    self.separator = separator
  }

  init(_ affixes: Affixes) {
    self.affixes = [affixes]
  }

  /// Whether not all keys need be there, as there are several ways to one.
  var makesSeveralKeys: Bool { affixes.count > 1 }

  /// What tells it apart from others.
  var order: String { "\(separator ?? "")\(affixes.map { "\($0.prefix)*\($0.suffix)" })" }

  /// Returns what makes the keys of either; nil stands for the text as it is.
  static func union(_ left: Self?, _ right: Self?) -> Self? {
    if left == right { return left }
    var union = left ?? Self()
    let other = right ?? Self()
    union.separator = union.separator ?? other.separator
    union.affixes = Set(union.affixes + other.affixes).sorted().prefix(limit).map(\.self)
    return union
  }

  /// Returns what is made of a text that affixes are put around before another composition is made of
  /// both; nil stands for the text as it is.
  static func adding(_ inner: Affixes, before outer: Self?) -> Self? {
    if inner.isEmpty { return outer }
    var whole = outer ?? Self()
    whole.affixes = Set(whole.affixes.map { $0.around(inner) }).sorted()
    return whole
  }
}

/// The texts that stand before and behind another one.
struct Affixes: Hashable, Comparable, Sendable {
  var prefix = ""
  var suffix = ""

  var isEmpty: Bool { prefix.isEmpty && suffix.isEmpty }

  /// Returns both these and inner ones around a text.
  func around(_ inner: Self) -> Self {
    Self(prefix: prefix + inner.prefix, suffix: inner.suffix + suffix)
  }

  /// Whether one comes before another in an order that is always the same.
  static func < (left: Self, right: Self) -> Bool {
    (left.prefix, left.suffix) < (right.prefix, right.suffix)
  }
}
