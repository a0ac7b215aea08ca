public import SourceFiles

/// A use of a key in source code.
public struct KeyReference: Hashable, Sendable, Codable {
  /// The key as the running program asks for it.
  ///
  /// An interpolation stands as its format specifier, or as `%?` where its type is not evident.
  public var key: String
  /// The table that the call names; nil where it names none, which is `Localizable`.
  public var table: String?
  /// Whether the table argument, if any, is a literal; otherwise the key may be in any table.
  public var hasKnownTable = true
  /// Whether the key does not stand in the call, but is one of finitely many that the call can ask
  /// for: a constant's value, or a raw value of an enumeration.
  public var isFinite: Bool { origin == .value }
  /// How the use was understood.
  public var origin = Origin.argument
  /// Other phrases of the same App Shortcut, which are keys of their own in a `.strings` file.
  public var alternatives: [String] = []
  /// The comment for translators; nil where there is none or it is empty.
  public var comment: String?
  /// The text that the call supplies in case no table has the key.
  public var value: String?
  /// The routine as it is written, such as `NSLocalizedString` or `Text`.
  public var routine: String
  /// The place of the routine's name.
  public var location: SourceLocation
  public var context: SourceContext
  /// Further facts that the code around the call tells.
  public var traits: TextTraits = []
  /// The arguments that a formatting routine gets; nil where the text is not evidently formatted,
  /// or it cannot be told how many arguments there are.
  public var formatArguments: [FormatArgument]?

  public init(
    key: String,
    table: String? = nil,
    comment: String? = nil,
    value: String? = nil,
    routine: String,
    location: SourceLocation,
    context: SourceContext = .app
  ) {
    self.key = key
    self.table = table
    self.comment = comment
    self.value = value
    self.routine = routine
    self.location = location
    self.context = context
  }

  /// How a use of a key was understood: what makes its text one.
  ///
  /// Xcode's compiler extracts what is an argument or what a declaration wants, and the rest not.
  public enum Origin: String, Sendable, Codable {
    /// An argument of a framework's routine.
    case argument
    /// A declaration of the project or of a package, which has a localizable type.
    case declaration
    /// A function of the project or of a package that hands it on as a key.
    case wrapper
    /// A routine that a person or a build setting names.
    case custom
    /// A value that the expression in the call can be: a constant, a raw value, a result.
    case value
    /// A name that a generator made from the key.
    case accessor
    /// A runtime attribute of a storyboard or xib.
    case interface
  }

  /// The table that is looked up; the system takes an empty name for the default one.
  public var tableName: String {
    guard let table, !table.isEmpty else { return Self.defaultTable }
    return table
  }

  /// The table of a call that names none.
  public static let defaultTable = "Localizable"
}

/// A call whose key cannot be told from the source.
public struct DynamicSite: Hashable, Sendable, Codable {
  /// The keys that the call may ask for.
  public var pattern: KeyPattern
  /// The table that the call names; nil where it names none or it cannot be told either.
  public var table: String?
  /// Whether the table argument, if any, is a literal; otherwise the key may be in any table.
  public var hasKnownTable: Bool
  public var reason: Reason
  /// The reason why the source does not tell the key, where it is known: `'name' is a parameter`.
  public var cause: String?
  public var routine: String
  public var location: SourceLocation
  public var context: SourceContext

  public init(
    pattern: KeyPattern,
    table: String? = nil,
    hasKnownTable: Bool = true,
    reason: Reason,
    cause: String? = nil,
    routine: String,
    location: SourceLocation,
    context: SourceContext = .app
  ) {
    self.pattern = pattern
    self.table = table
    self.hasKnownTable = hasKnownTable
    self.reason = reason
    self.cause = cause
    self.routine = routine
    self.location = location
    self.context = context
  }
}

extension DynamicSite {
  /// Why a key is not known, in a few words.
  public enum Reason: String, Sendable, Codable {
    case notLiteral = "key is not a string literal"
    case joined = "key is put together at run time"
    case interpolated = "key is interpolated"
    case handedOn = "the keys of a generated type can be handed on"
    case tooManyWays = "key is chosen in too many ways to follow"
  }

  /// Why the key is not known, with what is known of the cause.
  public var explanation: String {
    cause.map { "\(reason.rawValue): \($0)" } ?? reason.rawValue
  }
}

/// The keys that one source file asks for.
public struct Extraction: Sendable, Codable {
  public var path: FilePath
  /// In the order of their places.
  public var references: [KeyReference] = []
  public var dynamicSites: [DynamicSite] = []
  /// Names that stand for keys, but can be told only from the tables.
  public var symbolUses: [SymbolUse] = []
  /// The literals between double quotes, sorted; empty where nobody asked for them.
  public var literals: [LiteralHash] = []
  /// The code's own words that users see; empty where nobody asked for them.
  public var hardCodedTexts: [HardCodedText] = []
  public var diagnostics: [Diagnostic] = []
  /// The instructions in comments, in the order of their places.
  public var directives: [ScanDirective] = []

  public init(path: FilePath) {
    self.path = path
  }
}
