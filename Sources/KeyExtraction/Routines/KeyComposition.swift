/// The keys that a wrapper makes of a text.
struct KeyComposition: Hashable, Sendable {
  /// The separator of the text, if only a part of it becomes a key.
  var separator: String?
  /// The prefixes and suffixes of the text, or its part, in each of the keys that are made of it;
  /// sorted.
  private(set) var affixes = [Affixes()]

  /// The text that is shown if no table has the key; nil for the key, and for the call's own.
  private(set) var fallback: Fallback?
  /// Whether the key has to be in a table.
  var isCertain = true

  /// The text that is shown if no table has the key that is made of it.
  enum Fallback: Hashable, Sendable {
    /// The text itself.
    case text
    case unknown
  }

  /// Real code makes no more keys of one text.
  private static let limit = 16

  init(separator: String? = nil) {
    self.separator = separator
  }

  /// Whether a key is more than the text, or a part of it.
  var addsAffixes: Bool { affixes != [Affixes()] }

  /// Whether all keys need be there: there is one way to one, and nothing looks further where it is
  /// missing.
  var needsKey: Bool { isCertain && affixes.count == 1 }

  mutating func add(_ other: Fallback?) { fallback = fallback ?? other }

  /// A string that orders compositions.
  var sortKey: String {
    let keys = affixes.map { "\($0.prefix)*\($0.suffix)" }
    return "\(separator ?? "")\(keys)\(fallback.map { "\($0)" } ?? "")\(isCertain)"
  }

  /// Returns what makes the keys of either; nil stands for the text as it is.
  static func union(_ left: Self?, _ right: Self?) -> Self? {
    if left == right { return left }
    var union = left ?? Self()
    let other = right ?? Self()
    union.separator = union.separator ?? other.separator
    union.fallback = union.fallback ?? other.fallback
    union.isCertain = union.isCertain && other.isCertain
    union.affixes = Set(union.affixes + other.affixes).sorted().prefix(limit).map(\.self)
    return union
  }

  /// Returns what is made of a text that affixes are put around before another composition is made of
  /// both; nil stands for the text as it is.
  static func adding(_ inner: Affixes, before outer: Self?) -> Self? {
    if inner.isEmpty { return outer }
    var whole = outer ?? Self()
    // What calls itself adds the same again and again.
    if whole.affixes.contains(inner) { return whole }
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
