import FormatStrings
import LocalizationModel
/// The texts that an expression can be, each as far as it is known.
struct Texts: Hashable {
  /// Each once, in the order of the source.
  private(set) var patterns: [KeyPattern]
  /// Why some of it is not known, in a few words; nil where all is.
  private(set) var cause: String?
  /// The texts as a whole, where they are many and all known, so that no reader looks at each again.
  private(set) var whole: KeyChoice?

  /// Sums and interpolations make no more texts than this of others.
  static let productLimit = 256
  /// Beside a part with too many texts, more than this of the other part are of no use.
  private static let summaryLimit = 12
  /// So many texts are looked at one by one each time.
  private static let wholeLimit = 64
  /// More texts than this are nothing that a person has written for translation.
  static let limit = 2048

  init(_ patterns: [KeyPattern], cause: String? = nil) {
    self.patterns = patterns
    self.cause = cause
    if patterns.count > Self.wholeLimit { whole = choice }
  }

  init(_ text: String) {
    self.init([KeyPattern([.literal(text)])])
  }

  init(_ pattern: KeyPattern) {
    self.init([pattern])
  }

  /// No text at all, as of `nil`.
  static let none = Texts([])

  /// No text but those that are found otherwise, as of a function that calls itself.
  static let circular = Texts([], cause: "it stands for itself")

  /// Any text, because of what a cause says.
  static func unknown(_ cause: String? = nil) -> Texts {
    Texts([.anything], cause: cause)
  }

  /// The texts, or any text where nothing but a circle is in sight.
  var resolved: Texts { patterns.isEmpty && cause != nil ? .unknown(cause) : self }

  var isUnknown: Bool { patterns == [.anything] }

  /// The one text that it is; nil for several, and for what is not wholly known.
  var text: String? {
    patterns.count == 1 ? patterns[0].text : nil
  }

  /// Returns the texts of either.
  func union(_ other: Texts) -> Texts {
    if other.patterns.isEmpty, !patterns.isEmpty { return self }
    return [self, other].joined()
  }

  /// Returns the texts without some, and without a cause for what is not known.
  func without(_ others: [KeyPattern]) -> Texts {
    let others = Set(others)
    return Texts(patterns.filter { !others.contains($0) })
  }

  /// Returns each text followed by each other one.
  func followed(by other: Texts) -> Texts {
    let (left, right) = (withoutFallback, other.withoutFallback)
    if left.patterns.isEmpty { return Texts.unknown(cause).followed(by: right) }
    if right.patterns.isEmpty { return left.followed(by: .unknown(right.cause)) }
    guard left.patterns.count * right.patterns.count <= Self.productLimit else {
      return left.summary.followed(by: right.summary)
    }
    let products = left.patterns.flatMap { left in
      right.patterns.map { KeyPattern(left.elements + $0.elements) }
    }
    return Texts(products.unique, cause: cause ?? other.cause)
  }

  /// The texts without the empty one beside what is not known: in `name ?? ""` it stands for nothing,
  /// and what is put together of it is no key.
  private var withoutFallback: Texts {
    guard whole == nil, patterns.count > 1, patterns.contains(.anything) else { return self }
    return Texts(patterns.filter { $0.text != "" }, cause: cause)
  }

  /// The texts without the empty one beside what is not known, and without those that a sentence around
  /// a value has where the value is not known.
  var withoutFallbacks: Texts {
    if whole != nil { return self }
    let sentences = withoutFallback.patterns.filter { $0.text == nil && $0.isProse }
    // More sentences than these are of no call that a person has written.
    guard !sentences.isEmpty, sentences.count <= Self.summaryLimit else { return withoutFallback }
    return Texts(
      patterns.filter { pattern in
        guard let text = pattern.text else { return true }
        return !sentences.contains { $0.matches(text) }
      },
      cause: cause
    )
  }

  /// The texts themselves where they are few; else how all of them begin and end.
  private var summary: Texts {
    guard patterns.count > Self.summaryLimit else { return self }
    guard let choice = whole ?? choice else { return .unknown(cause) }
    return Texts([choice.framing], cause: Self.tooMany)
  }

  /// The texts as keys to choose among; nil where one is not known.
  private var choice: KeyChoice? {
    let texts = patterns.compactMap(\.text)
    return texts.count == patterns.count ? KeyChoice(texts) : nil
  }

  /// Why texts are not known that are more than the limit.
  static let tooMany = "there are too many texts"

  /// Returns what a function makes of each text; nothing is known of what is not wholly known.
  func map(_ transform: (String) -> String) -> Texts {
    var union = TextUnion(cause: cause)
    for pattern in patterns {
      union.add(pattern.text.map { Texts(transform($0)) } ?? .unknown(cause))
    }
    return union.texts
  }
}

extension Texts {
  /// Looks at the first and the last of many texts alone.
  func hash(into hasher: inout Hasher) {
    hasher.combine(patterns.count)
    hasher.combine(patterns.first)
    hasher.combine(patterns.last)
    hasher.combine(cause)
  }
}

extension Sequence<Texts> {
  /// Returns the texts of all, each once; of more than the limit nothing is known.
  ///
  /// Complexity: linear in the number of texts.
  func joined() -> Texts {
    var union = TextUnion()
    for texts in self { union.add(texts) }
    return union.texts
  }
}

extension KeyPattern {
  /// Whether it reads as a sentence with values in it, which is a mistake and no list of keys.
  var isProse: Bool {
    elements.contains { element in
      if case .literal(let text) = element { text.utf8.contains(UInt8(ascii: " ")) } else { false }
    }
  }

  /// The text, where no part of it is unknown.
  var text: String? {
    if elements.isEmpty { return "" }
    guard elements.count == 1, case .literal(let text) = elements[0] else { return nil }
    return text
  }
}

extension Texts {
  /// Puts arguments in the place of `%@`; anything may stand in that of other specifiers.
  init(formatted format: String, argument: (_ number: Int) -> Texts?) {
    self = FormatString.parts(of: format).reduce(Texts("")) { result, part in
      switch part {
      case .text(let text): result.followed(by: Texts(text))
      case .argument(let number, .object):
        result.followed(by: argument(number) ?? .unknown("the format has no such argument"))
      case .argument: result.followed(by: .unknown("the format has a number"))
      }
    }
  }
}
