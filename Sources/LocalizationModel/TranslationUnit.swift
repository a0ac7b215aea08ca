package import SourceFiles

/// One text of a translation.
package struct TranslationUnit: Sendable {
  /// The choices that lead to this text, outermost first: none, a device, or a device and a plural
  /// form.
  package var variation: [Variation]
  package var text: String
  package var state: TranslationState
  package var location: SourceLocation

  package init(
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
package enum Variation: Hashable, Sendable {
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
  package static let pluralCategories = ["zero", "one", "two", "few", "many", "other"]

  package var isOther: Bool {
    switch self {
    case .plural("other"), .device("other"), .expression("other", _): true
    default: false
    }
  }

  /// The name on its axis: `few`, `iphone`, `20`, `ie:x>5`.
  package var name: String {
    switch self {
    case .plural(let name), .device(let name), .width(let name), .expression(let name, _): name
    }
  }
}

/// A part of a text with forms of its own, which the text refers to as `%#@name@`.
package struct Substitution: Sendable {
  package var name: String
  /// The number of the argument that chooses the form; nil where the order of references decides.
  package var argumentNumber: Int?
  /// The argument's format specifier without its `%`: `lld`.
  package var formatSpecifier: String?
  package var units: [TranslationUnit]
  package var location: SourceLocation

  /// The numbers that arguments have: no call passes as many.
  package static let argumentNumbers = 1...9_999

  package init(
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
@usableFromInline package enum TranslationState: Hashable, Sendable {
  case new
  case needsReview
  case translated
  case machineTranslated
  /// A word that no version of Xcode known here writes.
  indirect case other(String)

  package init(_ word: String) {
    switch word {
    case "new": self = .new
    case "needs_review": self = .needsReview
    case "translated": self = .translated
    case "machine_translated": self = .machineTranslated
    default: self = .other(word)
    }
  }

  /// The word that a String Catalog has for it.
  package var word: String {
    switch self {
    case .new: "new"
    case .needsReview: "needs_review"
    case .translated: "translated"
    case .machineTranslated: "machine_translated"
    case .other(let word): word
    }
  }
}
