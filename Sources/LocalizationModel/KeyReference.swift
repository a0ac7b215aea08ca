package import Diagnostics
package import SourceFiles

/// A use of a key in source code.
package struct KeyReference: Hashable, Sendable, Codable {
  /// The key as the running program uses it.
  ///
  /// An interpolation stands as its format specifier, or as `%?` where its type is not evident.
  package var key: String
  /// The table that the call names; nil where it names none, which is `Localizable`.
  package var table: String?
  /// Whether the table argument, if any, is a literal; otherwise the key may be in any table.
  package var hasKnownTable = true
  /// The tables that the call looks in one after the other, where these are several and known;
  /// empty for `Localizable`.
  package var tables: [String] = []
  /// The name under which the value is handed on to code that looks it up, and that may name a table;
  /// empty where the name is not evident, and nil where nothing is handed on.
  package var parameterLabel: String?
  /// Whether the key does not stand in the call, but is one of finitely many that the call can ask
  /// for: a constant's value, or a raw value of an enumeration.
  package var isFinite: Bool { origin == .value }
  /// How the use was understood.
  package var origin = Origin.argument
  /// Other phrases of the same App Shortcut, which are keys of their own in a `.strings` file.
  package var alternatives: [String] = []
  /// The keys of a call that can use many, for all of which this reference stands as long as its
  /// file is read; nil for a reference of one key.
  package var choice: KeyChoice?
  /// The comment for translators; nil where there is none or it is empty.
  package var comment: String?
  /// The text that the call supplies in case no table has the key.
  package var value: String?
  /// The routine as it is written, such as `NSLocalizedString` or `Text`.
  package var routine: String
  /// The place of the routine's name.
  package var location: SourceLocation
  package var context: SourceContext
  /// Where the bundle is declared that the call looks in, as far as that is the bundle of a module or of a
  /// class: files of those that are in question; none where it is the call's own.
  package var bundleFiles: [FilePath] = []
  /// Further facts in the code around the call.
  package var traits: TextTraits = []
  /// The arguments that a formatting routine gets; nil where the text is not evidently formatted,
  /// or it is unknown how many arguments there are.
  package var formatArguments: [FormatArgument]?

  package init(
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
  package enum Origin: String, Sendable, Codable {
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

  /// The reference, and one for each other phrase of its App Shortcut.
  package var separated: [KeyReference] {
    [self]
      + alternatives.map { phrase in
        var other = self
        other.key = phrase
        return other
      }
  }

  /// The comment where it is beyond doubt that it is one.
  package var certainComment: String? { traits.contains(.hasDoubtfulComment) ? nil : comment }

  /// The table that is looked up; the system takes an empty name for the default one.
  package var tableName: String { Self.tableName(table) }

  /// The text that the call supplies; nil also where that is the key, or empty, which says nothing
  /// more than the key does.
  package var ownText: String? { value.flatMap { $0.isEmpty || $0 == key ? nil : $0 } }

  /// Returns the table that is looked up for what a call names, without a copy of the reference.
  package static func tableName(_ table: String?) -> String {
    guard let table, !table.isEmpty else { return defaultTable }
    return table
  }

  /// The table of a call that names none.
  package static let defaultTable = "Localizable"
}

/// A call whose key the source does not show.
package struct DynamicSite: Hashable, Sendable, Codable {
  /// The keys that the call may use.
  package var pattern: KeyPattern
  /// The table that the call names; nil where it names none or it is unknown either.
  package var table: String?
  /// Whether the table argument, if any, is a literal; otherwise the key may be in any table.
  package var hasKnownTable: Bool
  package var reason: Reason
  /// The reason why the source does not tell the key, where it is known: `'name' is a parameter`.
  package var cause: String?
  package var routine: String
  package var location: SourceLocation
  package var context: SourceContext

  package init(
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
  package enum Reason: String, Sendable, Codable {
    case notLiteral = "key is not a string literal"
    case joined = "key is composed at run time"
    case interpolated = "key is interpolated"
    case handedOn = "the keys of a generated type can be handed on"
    case tooManyWays = "key is chosen in too many ways to follow"
    /// A comment says which keys the call may use.
    case declared = "keys are declared"
  }

  /// Why the key is not known, with what is known of the cause.
  package var explanation: String {
    cause.map { "\(reason.rawValue): \($0)" } ?? reason.rawValue
  }
}

/// The keys that one source file uses.
package struct Extraction: Hashable, Sendable, Codable {
  package var path: FilePath
  /// In the order of their places.
  package var references: [KeyReference] = []
  package var dynamicSites: [DynamicSite] = []
  /// The tables that calls name beside values whose keys stand elsewhere; sorted.
  package var tablesOfValues: [TableOfValue] = []
  /// The members of types that give texts, and those that code formats.
  package var textMembers: [TextMember] = []
  package var formattedMembers: [FormattedMember] = []
  /// Names that stand for keys, but are known only from the tables.
  package var symbolUses: [SymbolUse] = []
  /// The literals, in their order; empty if they were not requested.
  package var literals: [LiteralHash] = []
  /// Members that are called like a look-up of a text, where nothing is known of them.
  package var lookUps = LookUpNames()
  /// The code's own words that users see; empty if they were not requested.
  package var hardCodedTexts: [HardCodedText] = []
  package var diagnostics: [Diagnostic] = []
  /// The code with references that counts only where something else names it.
  package var conditionalCode: [ConditionalCode] = []
  /// The declarations around uses of keys whose code runs only where something names them.
  package var declarations: [NamedDeclaration] = []
  /// The previews, which name code for developers alone; places in bytes.
  package var previews: [Range<Int>] = []
  /// How texts become keys in what the file declares.
  package var links: [KeyLink] = []
  /// The instructions in comments, in the order of their places.
  package var directives: [ScanDirective] = []

  package init(path: FilePath) {
    self.path = path
  }
}
