public import SourceFiles

/// What one file of string tables holds: a `.strings`, `.stringsdict` or JSON in one language, or a
/// String Catalog in many.
public struct LocalizedTable: Sendable {
  public var path: FilePath
  /// The table's name: the file's name without its extension.
  public var name: String
  /// The id of the format, such as `strings`.
  public var format: String
  /// The folder that holds the table in all its languages: the one above `de.lproj`.
  public var container: FilePath
  /// The language of the whole file; nil for a catalog, and where the path does not tell.
  public var language: Language?
  /// The language that a catalog says its keys are written in.
  public var sourceLanguage: Language?
  /// Whether the texts are those of the development language, whatever that is: the file lies in
  /// `Base.lproj`, or is Swifternalization's `base.json`.
  public var isBase: Bool
  /// In the order of the file, duplicates included.
  public var entries: [TableEntry] = []
  public var diagnostics: [Diagnostic] = []

  public init(path: FilePath, format: String) {
    self.path = path
    self.format = format
    name = String(path.stem)
    container = path.folder.fileExtension == "lproj" ? path.folder.folder : path.folder
    language = Self.language(of: path)
    isBase = path.folder.name == "Base.lproj"
  }

  /// The table's name where the files have none of their own, as Swifternalization's have.
  public static let swifternalizationName = "Swifternalization"

  /// Reads the language from the nearest `.lproj` folder; `Base` and `mul` are none.
  private static func language(of path: FilePath) -> Language? {
    guard path.folder.fileExtension == "lproj" else { return nil }
    let stem = path.folder.stem
    return stem == "Base" || stem == "mul" ? nil : Language(stem)
  }
}

/// A key that a table stores.
///
/// It never changes, and is handed on from the file to the table, to the key, and to the rules: so
/// it is kept in one place that all share.
public final class TableEntry: Sendable {
  public let key: String
  /// The comment that belongs to the entry; nil where there is none.
  public let comment: String?
  /// The place of the key.
  public let location: SourceLocation
  /// A catalog's word on where the key comes from; nil where it has none.
  public let extractionState: ExtractionState?
  /// Whether a catalog wants the key translated.
  public let isTranslatable: Bool
  /// Whether a catalog wants a symbol of the key, where symbols are generated.
  public let generatesSymbol: Bool
  public let translations: ShortList<Translation>

  public init(
    key: String,
    comment: String? = nil,
    location: SourceLocation,
    extractionState: ExtractionState? = nil,
    isTranslatable: Bool = true,
    generatesSymbol: Bool = true,
    translations: ShortList<Translation> = []
  ) {
    self.key = key
    self.comment = comment
    self.location = location
    self.extractionState = extractionState
    self.isTranslatable = isTranslatable
    self.generatesSymbol = generatesSymbol
    self.translations = translations
  }
}

/// A catalog's word on where a key comes from.
public enum ExtractionState: Hashable, Sendable {
  case extractedWithValue
  case manual
  case migrated
  case stale
  /// A word that no version of Xcode known here writes.
  indirect case other(String)

  public init(_ word: String) {
    switch word {
    case "extracted_with_value": self = .extractedWithValue
    case "manual": self = .manual
    case "migrated": self = .migrated
    case "stale": self = .stale
    default: self = .other(word)
    }
  }
}

/// A key's text in one language, in all its variations.
///
/// It is handed on from the file to the table, to the key, and to every rule, and so kept in one
/// place that all share.
public struct Translation: Sendable {
  private var storage: Storage

  private final class Storage: Sendable {
    let language: Language?
    let units: ShortList<TranslationUnit>
    let substitutions: [Substitution]
    let location: SourceLocation
    let summary: Summary

    init(
      _ language: Language?,
      _ units: ShortList<TranslationUnit>,
      _ substitutions: [Substitution],
      _ location: SourceLocation
    ) {
      self.language = language
      self.units = units
      self.substitutions = substitutions
      self.location = location
      var summary = Summary(varies: units.count != 1 || !substitutions.isEmpty)
      units.forEach { summary.add($0) }
      for substitution in substitutions { substitution.units.forEach { summary.add($0) } }
      self.summary = summary
    }
  }

  /// What is asked of every translation, found out once.
  private struct Summary {
    var varies: Bool
    var isEmpty = true
    var holdsNewText = false
    var needsReview = false

    mutating func add(_ unit: TranslationUnit) {
      if !unit.variation.isEmpty { varies = true }
      if !unit.text.isEmpty { isEmpty = false }
      switch unit.state {
      case .new: holdsNewText = true
      case .needsReview: needsReview = true
      case .translated, .machineTranslated, .other: break
      }
    }
  }

  public init(
    language: Language?,
    units: ShortList<TranslationUnit>,
    substitutions: [Substitution] = [],
    location: SourceLocation
  ) {
    storage = Storage(language, units, substitutions, location)
  }

  /// nil in a `.strings` file whose path names no language.
  public var language: Language? {
    get { storage.language }
    set { storage = Storage(newValue, units, substitutions, location) }
  }

  /// The texts: one with an empty path, or one for each variation.
  public var units: ShortList<TranslationUnit> {
    get { storage.units }
    set { storage = Storage(language, newValue, substitutions, location) }
  }

  /// The parts that a text refers to as `%#@name@`.
  public var substitutions: [Substitution] {
    get { storage.substitutions }
    set { storage = Storage(language, units, newValue, location) }
  }

  public var location: SourceLocation { storage.location }

  /// Whether none of the texts says anything.
  public var isEmpty: Bool { storage.summary.isEmpty }

  /// Whether nobody has written one of the texts yet.
  public var holdsNewText: Bool { storage.summary.holdsNewText }

  /// Whether somebody is to look at one of the texts again.
  public var needsReview: Bool { storage.summary.needsReview }

  /// Whether there are several texts, or one that depends on something.
  public var varies: Bool { storage.summary.varies }

  /// Calls a closure with every text, those of the substitutions included.
  public func forEachUnit(_ body: (TranslationUnit) -> Void) {
    storage.units.forEach(body)
    for substitution in storage.substitutions { substitution.units.forEach(body) }
  }

  /// The text of a translation that does not vary; otherwise that of `other`, or the first.
  public var text: String? {
    (units.first { $0.variation.isEmpty }
      ?? units.first { $0.variation.allSatisfy { $0.isOther } } ?? units.first)?.text
  }

  /// All texts, those of the substitutions included.
  public var allUnits: ShortList<TranslationUnit> {
    substitutions.isEmpty ? units : units + substitutions.flatMap(\.units)
  }
}

/// One text of a translation.
public struct TranslationUnit: Sendable {
  /// What leads to this text, outermost first: empty, or a device, or a device and a plural form.
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
  public var units: ShortList<TranslationUnit>
  public var location: SourceLocation

  public init(
    name: String,
    argumentNumber: Int? = nil,
    formatSpecifier: String? = nil,
    units: ShortList<TranslationUnit> = [],
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
