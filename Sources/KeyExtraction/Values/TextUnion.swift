import LocalizationModel
/// Puts texts together, each once, in the time that it takes to look at each.
struct TextUnion {
  private var patterns: [KeyPattern] = []
  private var cause: String?
  /// The only texts that were added; nil for none and for several.
  private var only: Texts?
  /// The patterns; none as long as they are few.
  private var known: Set<KeyPattern> = []
  private var isFull = false

  init(cause: String? = nil) { self.cause = cause }

  /// The texts of all that was added; of more than the limit nothing is known.
  var texts: Texts {
    if isFull { return .unknown(Texts.tooMany) }
    return only ?? Texts(patterns, cause: cause)
  }

  mutating func add(_ texts: Texts) {
    // What has no texts says nothing beside what has some.
    if isFull || texts.patterns.isEmpty && !patterns.isEmpty { return }
    cause = cause ?? texts.cause
    guard !patterns.isEmpty else {
      patterns = texts.patterns
      only = texts.cause == cause ? texts : nil
      return
    }
    only = nil
    for pattern in texts.patterns { add(pattern) }
    isFull = patterns.count > Texts.limit
  }

  private mutating func add(_ pattern: KeyPattern) {
    if patterns.count > Self.fewLimit {
      if known.isEmpty { known = Set(patterns) }
      if known.insert(pattern).inserted { patterns.append(pattern) }
    } else if !patterns.contains(pattern) {
      patterns.append(pattern)
    }
  }

  private static let fewLimit = 8
}

extension [KeyPattern] {
  /// The patterns, each once.
  var unique: [KeyPattern] {
    if count < 2 { return self }
    var known: Set<KeyPattern> = []
    return filter { known.insert($0).inserted }
  }
}
