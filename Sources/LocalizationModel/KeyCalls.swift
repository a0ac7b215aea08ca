/// The facts in calls that a rule looks at one by one, so that it skips calls without them.
package struct CallFacts: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Arguments are put into the text.
  package static let arguments = CallFacts(rawValue: 1 << 0)
  /// A text is brought along.
  package static let text = CallFacts(rawValue: 1 << 1)
  /// Translators see a comment.
  package static let comment = CallFacts(rawValue: 1 << 2)
  /// The text is formatted without a locale.
  package static let lackOfLocale = CallFacts(rawValue: 1 << 3)
  package static let all: CallFacts = [.arguments, .text, .comment, .lackOfLocale]

  /// Returns what one of some references says.
  init(_ references: [KeyReference], at number: Int) {
    // Member by member, because a whole reference has much to count.
    self = references[number].formatArguments == nil ? [] : .arguments
    if references[number].value != nil { insert(.text) }
    if references[number].comment != nil { insert(.comment) }
    if references[number].traits.contains(.lacksLocale) { insert(.lackOfLocale) }
  }
}

/// The calls that use a key, or for each of several keys alike.
package struct KeyCalls: Sendable {
  /// Their numbers among the project's references, in their order.
  package private(set) var references: [Int] = []
  package private(set) var facts: CallFacts = []
  /// The first that brings a text along for the very key.
  package private(set) var firstWithText: Int?

  package init() {}

  /// Adds a call by its number, whether it uses the very key or another spelling of it.
  package mutating func add(_ number: Int, of references: [KeyReference], isWhole: Bool) {
    self.references.append(number)
    facts.formUnion(CallFacts(references, at: number))
    guard isWhole, firstWithText == nil, let text = references[number].value, !text.isEmpty
    else { return }
    firstWithText = number
  }

  /// Returns the calls of both.
  package func merging(_ other: KeyCalls) -> KeyCalls {
    guard !other.references.isEmpty else { return self }
    var all = self
    all.references = (references + other.references).sorted()
    all.facts.formUnion(other.facts)
    all.firstWithText = [firstWithText, other.firstWithText].compactMap(\.self).min()
    return all
  }
}
