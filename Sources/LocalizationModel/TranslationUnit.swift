public import SourceFiles

/// One text of a translation.
public struct TranslationUnit: Sendable {
  /// The choices that lead to this text, outermost first: none, a device, or a device and a plural
  /// form.
  public var variation: [Variation]
  public var text: String
  public var state: TranslationState
  public var location: SourceLocation

  public init(
    variation: [Variation] = [],
    text: String,
    state: TranslationState = .translated,
    location: SourceLocation
  ) {
    self.variation = variation
    self.text = text
    self.state = state
    self.location = location
  }
}

/// A choice that the running app makes between texts.
public enum Variation: Hashable, Sendable {
  /// A plural category, such as `few`.
  case plural(String)
  /// A device, such as `iphone`.
  case device(String)
  /// A width, as `.stringsdict` has it.
  case width(String)
  /// A condition on the argument, as Swifternalization has it: its name or itself, and what the name
  /// stands for; nil where it is no name that anything defines.
  case expression(String, pattern: String?)

  /// Every plural category that the formats know, in the order of Unicode.
  public static let pluralCategories = ["zero", "one", "two", "few", "many", "other"]

  public var isOther: Bool {
    switch self {
    case .plural("other"), .device("other"), .expression("other", _): true
    default: false
    }
  }

  /// The name on its axis: `few`, `iphone`, `20`, `ie:x>5`.
  public var name: String {
    switch self {
    case .plural(let name), .device(let name), .width(let name), .expression(let name, _): name
    }
  }
}

/// A part of a text with forms of its own, which the text refers to as `%#@name@`.
public struct Substitution: Sendable {
  public var name: String
  /// The number of the argument that chooses the form; nil where the order of references decides.
  public var argumentNumber: Int?
  /// The argument's format specifier without its `%`: `lld`.
  public var formatSpecifier: String?
  public var units: [TranslationUnit]
  public var location: SourceLocation

  /// The numbers that arguments have: nobody passes as many.
  public static let argumentNumbers = 1...9_999

  public init(
    name: String,
    argumentNumber: Int? = nil,
    formatSpecifier: String? = nil,
    units: [TranslationUnit] = [],
    location: SourceLocation
  ) {
    self.name = name
    self.argumentNumber = argumentNumber
    self.formatSpecifier = formatSpecifier
    self.units = units
    self.location = location
  }
}

/// How far a text is on its way to the user.
public enum TranslationState: Hashable, Sendable {
  case new
  case needsReview
  case translated
  case machineTranslated
  /// A word that no version of Xcode known here writes.
  indirect case other(String)

  public init(_ word: String) {
    switch word {
    case "new": self = .new
    case "needs_review": self = .needsReview
    case "translated": self = .translated
    case "machine_translated": self = .machineTranslated
    default: self = .other(word)
    }
  }
}
