/// The uses that the code around a call makes of the text, as far as its tokens tell.
@usableFromInline package struct TextTraits: OptionSet, Hashable, Sendable, Codable {
  @usableFromInline package let rawValue: UInt32

  @usableFromInline package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The call says which bundle to look in.
  package static let namesBundle = TextTraits(rawValue: 1 << 0)
  /// The text is joined with others to one: by `+`, or in a literal around it.
  package static let isJoined = TextTraits(rawValue: 1 << 1)
  /// Whether a number is 1 chooses between this text and another.
  package static let isChosenByNumber = TextTraits(rawValue: 1 << 2)
  /// The text is formatted without a locale.
  package static let lacksLocale = TextTraits(rawValue: 1 << 3)
  /// The call that formats the text gets another one at times.
  package static let isAlternative = TextTraits(rawValue: 1 << 4)
  /// The call itself passes the number that chooses between texts.
  package static let passesNumber = TextTraits(rawValue: 1 << 5)
  /// The call itself passes a text that chooses between texts.
  package static let passesText = TextTraits(rawValue: 1 << 6)
  /// The call says how wide the text may be.
  package static let passesWidth = TextTraits(rawValue: 1 << 7)
  /// Users see the text as it stands in the table: nothing formats it.
  package static let isShown = TextTraits(rawValue: 1 << 8)
  /// An interpolation gives a plural ending: `"\(count) item\(count == 1 ? "" : "s")"`.
  package static let hasHandmadeSuffix = TextTraits(rawValue: 1 << 9)
  /// The routine can put arguments into the text, and the call passes none.
  package static let mayBeFormatted = TextTraits(rawValue: 1 << 10)
  /// The routine changes the text before anybody formats it, so that its placeholders may be others.
  package static let isChanged = TextTraits(rawValue: 1 << 11)
  /// The text has its arguments already, by interpolation or by a generated function, whatever formats
  /// the outcome once more.
  package static let isFilled = TextTraits(rawValue: 1 << 12)
  /// A view of a framework or one of its modifiers takes the text, which none of them but `Text` can be
  /// told a bundle for.
  package static let isOfView = TextTraits(rawValue: 1 << 14)
  /// The bundle that the call names is that of a module, its own or another one: `.module`, `#bundle`.
  package static let namesModuleBundle = TextTraits(rawValue: 1 << 15)
  /// The code stands within `#if`, so that not every target that compiles the file has it.
  package static let isConditional = TextTraits(rawValue: 1 << 16)
  /// The call brings a text along that the source does not tell.
  package static let bringsUnknownText = TextTraits(rawValue: 1 << 17)
  /// It is a member of a type of which nothing but the name says that it is generated.
  package static let isOfGuessedType = TextTraits(rawValue: 1 << 18)
  /// The comment may be another text: one of the project's own routines takes it, under that label.
  package static let hasDoubtfulComment = TextTraits(rawValue: 1 << 19)
  /// It is called as a text's symbol, but stands where a member of another type is wanted: `.cancel`.
  package static let isOtherMember = TextTraits(rawValue: 1 << 20)
  /// The bundle that the call names is searched for by its file's name or CocoaPods' identifier, so that it
  /// may be other people's, of which no table is seen.
  package static let searchesBundle = TextTraits(rawValue: 1 << 21)
  /// It is a member of such a type, and others of these mean no key: which members they have is not known.
  package static let isOfUnknownTemplate = TextTraits(rawValue: 1 << 22)
  /// The call of a framework can put arguments into the text by interpolation, and puts none in; nothing is
  /// seen to format the text.
  package static let isUnfilled = TextTraits(rawValue: 1 << 23)
  /// The bundle that the call names is that of the target which declares a class: `Bundle(for: Kit.self)`.
  package static let namesBundleOfClass = TextTraits(rawValue: 1 << 24)

  /// Whether the bundle that the call names is that of a module or of a class.
  package var namesBundleOfTarget: Bool {
    !isDisjoint(with: [.namesModuleBundle, .namesBundleOfClass])
  }
}

/// The kind of an argument of a formatting routine, as far as its tokens tell.
package enum FormatArgument: UInt8, Hashable, Sendable, Codable {
  case unknown
  case object
  case integer
  case double
}
