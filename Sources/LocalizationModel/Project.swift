public import SourceFiles

/// Everything that is known of an app's texts: what its code asks for and what its tables hold.
public struct Project: Sendable {
  /// Sorted by container and name.
  public var tables: [StringTable]
  /// Tables, or files of tables, that are no part of what the project ships: no rule for texts or
  /// languages looks at them, and code finds its keys in them all the same.
  public var outsideTables: [StringTable] = []
  /// In the order of the files and of the places in them.
  public var references: [KeyReference]
  public var dynamicSites: [DynamicSite]
  public var languages: LanguageSet
  /// What the readers of sources and tables found wrong.
  public var diagnostics: [Diagnostic]
  /// What a person requires of the translations.
  public var requirements = CoverageRequirements()
  /// What comments in the sources tell the program, in the order of the files and places.
  public var directives: [ScanDirective] = []
  /// Whether any source file was read.
  public var hasSources = false
  /// Keys without a reference, and tables' names, that code mentions all the same, as a literal that
  /// no known routine takes.
  public var mentionedKeys: Set<String> = []
  /// The tables as they were at the revision that somebody compares with; empty without one.
  public var earlierTables: [StringTable] = []
  /// Texts that code shows without looking them up, where somebody wants to know of them.
  public var hardCodedTexts: [HardCodedText] = []
  /// What the project's own files say.
  public var declared = DeclaredLanguages()
  /// What code asks for and the development language lacks, in the order of the first calls.
  public var absentKeys: [AbsentKey] = []

  public init(
    tables: [StringTable],
    references: [KeyReference],
    dynamicSites: [DynamicSite],
    languages: LanguageSet,
    diagnostics: [Diagnostic] = []
  ) {
    self.tables = tables
    self.references = references
    self.dynamicSites = dynamicSites
    self.languages = languages
    self.diagnostics = diagnostics
  }
}

/// The languages that a project is checked in, and how they were found.
public struct LanguageSet: Hashable, Sendable {
  /// The language that the keys and the first texts are written in.
  public var development: Language
  /// Where the development language comes from, in words: `sourceLanguage of Localizable.xcstrings`.
  public var developmentOrigin: String
  /// Every language that texts must exist in, the development language included; sorted.
  public var expected: [Language]
  public var expectedOrigin: String
  /// How many languages a file or a project is read in; the world's locales are fewer.
  package static let limit = 1_000

  /// Whether a person named the expected languages: then nothing is said of any other.
  public var isChosen = false

  public init(
    development: Language,
    developmentOrigin: String,
    expected: [Language],
    expectedOrigin: String
  ) {
    self.development = development
    self.developmentOrigin = developmentOrigin
    self.expected = expected
    self.expectedOrigin = expectedOrigin
  }
}

/// One table in all its languages, whatever files it is spread over.
public struct StringTable: Sendable {
  public var name: String
  /// The folder that holds its `.lproj` folders or its catalog; it tells tables of one name apart.
  public var container: FilePath
  /// The language that its first texts are written in: a catalog's own, else the project's.
  public var developmentLanguage: Language
  /// The files that it is made of, sorted.
  public var files: [LocalizedFile]
  /// The languages that any of the files has; sorted.
  public var languages: [Language]
  /// What the files are written in; asked for each finding, of tables that may have many files.
  package let formats: Set<TableFormat>
  /// Sorted by the bytes of the keys.
  public var keys: [TableKey]
  /// Whether a regional form of a language may leave out what that language has.
  public var regionsInherit = false
  /// Whether a file holds the first texts; otherwise the keys themselves are the texts.
  public package(set) var hasDevelopmentFile = false
  /// How far the keys are in the languages of the project and of the table.
  public package(set) var statuses = TextStatuses(languages: [], rows: [])

  public init(
    name: String,
    container: FilePath,
    developmentLanguage: Language,
    files: [LocalizedFile],
    keys: [TableKey]
  ) {
    self.name = name
    self.container = container
    self.developmentLanguage = developmentLanguage
    self.files = files
    self.keys = keys
    languages = Set(files.flatMap(\.languages)).sorted()
    formats = Set(files.map(\.format))
  }
}

/// A file of a table, as far as the checks need it.
public struct LocalizedFile: Hashable, Sendable {
  public var path: FilePath
  public var format: TableFormat
  /// The languages that the file has any text in.
  public var languages: [Language]
  /// Whether a comment of the file may tell the program anything.
  public var mayHoldDirectives: Bool
  /// Whether a target of the project takes the file.
  public var membership: TargetMembership

  public init(
    path: FilePath,
    format: TableFormat,
    languages: [Language],
    mayHoldDirectives: Bool = true,
    membership: TargetMembership = .unknown
  ) {
    self.path = path
    self.format = format
    self.languages = languages
    self.mayHoldDirectives = mayHoldDirectives
    self.membership = membership
  }

  /// Whether the file is a String Catalog, whose keys are texts where it has no others.
  public var isCatalog: Bool { format == .stringCatalog }

  /// Whether the file is no table, but an `Info.plist` or the build settings that make one.
  public var isInfoPropertyList: Bool { format.isInfoPropertyList }
}

/// One key of a table in all its languages.
public struct TableKey: Sendable {
  public let key: String
  /// Every place where the key is stored, in the order of the files; duplicates included.
  public let entries: [StoredEntry]
  /// Whether the files want the key translated.
  public let isTranslatable: Bool
  /// Whether the files say that no code asks for the key any more.
  public let isStale: Bool
  /// The texts that the running system finds, at most one for each language; sorted by language.
  public var translations: [Translation]
  /// Indices into the project's references; a reference may mean keys of several tables.
  public var references: [Int]
  /// The text that calls bring along, where the development language's files have none.
  public var suppliedText: Translation?
  /// Whether other languages need a text of their own: not where there is nothing to read, as in
  /// `12:34`, or the same everywhere, as in the address of a page.
  public package(set) var needsTranslation = false

  public init(
    key: String,
    entries: [StoredEntry],
    translations: [Translation],
    references: [Int] = []
  ) {
    self.key = key
    self.entries = entries
    isTranslatable = entries.allSatisfy(\.entry.isTranslatable)
    isStale = entries.allSatisfy { $0.entry.extractionState == .stale }
    self.translations = translations
    self.references = references
  }

  /// Returns the text that a user of `language` sees; nil where no file has one.
  ///
  /// Complexity: logarithmic in the number of languages.
  public func translation(in language: Language) -> Translation? {
    var (low, high) = (0, translations.count)
    while low < high {
      let middle = (low + high) / 2
      guard let candidate = translations[middle].language else { return nil }
      if candidate == language { return translations[middle] }
      if candidate < language { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}

/// An entry and the file that it stands in.
public struct StoredEntry: Sendable {
  public var entry: TableEntry
  /// The index of the file in its table's files.
  public var file: Int

  public init(entry: TableEntry, file: Int) {
    self.entry = entry
    self.file = file
  }
}
