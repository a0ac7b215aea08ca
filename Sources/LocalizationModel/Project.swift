package import Diagnostics
package import SourceFiles

/// Everything that is known of an app's texts: what its code uses and what its tables hold.
package struct Project: Sendable {
  /// Sorted by container and name.
  package var tables: [StringTable]
  /// Tables, or files of tables, that are no part of what the project ships: no rule for texts or
  /// languages looks at them, and code finds its keys in them all the same.
  package var outsideTables: [StringTable] = []
  /// In the order of the files and of the places in them.
  package var references: [KeyReference]
  package var dynamicSites: [DynamicSite]
  package var languages: LanguageSet
  /// The defects that the readers of sources and tables found.
  package var diagnostics: [Diagnostic]
  /// The coverage that a person requires of the translations.
  package var requirements = CoverageRequirements()
  /// The instructions in comments of the sources, in the order of the files and places.
  package var directives: [ScanDirective] = []
  /// The comments that say what calls with unknown keys may use.
  package var declaredKeys: [DeclaredKeys] = []
  /// How texts become keys in what the sources declare.
  package var links: [KeyLink] = []
  /// Whether any source file was read.
  package var hasSources = false
  /// Keys without a reference, and tables' names, that code mentions all the same, as a literal that
  /// no known routine takes.
  package var mentionedKeys: Set<String> = []
  /// Where files of other tools name tables of which keys are to go, by the tables' places: what no code
  /// of the app uses may be taken there.
  package var tableMentions: [FilePath: SourceLocation] = [:]
  /// The routines that seem to look keys up and are not read; the unused keys in their tables are
  /// unknown.
  package var routineProposals: [RoutineProposal] = []
  /// The tables as they were at the compared revision; empty without one.
  package var earlierTables: [StringTable] = []
  /// Texts that code shows without looking them up, if a rule needs them.
  package var hardCodedTexts: [HardCodedText] = []
  /// The languages that the project's own files declare.
  package var declared = DeclaredLanguages()
  /// The parts that look like none of the app, by kind and place.
  package var leftOut: [LeftOut] = []
  /// The keys that code uses and that are missing from the development language, in the order of
  /// the first calls.
  package var absentKeys: [AbsentKey] = []
  /// The unused declarations around calls, by the indices of the calls that findings of
  /// missing texts rest on.
  package var unusedCode: [Int: NamedDeclaration] = [:]
  /// The words that translators render alike, in the order of the places that say so.
  package var terms: [Term] = []

  package init(
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

extension Project {
  /// The calls whose keys are neither known nor declared.
  package var undeterminedSites: [DynamicSite] { dynamicSites.filter { $0.reason != .declared } }
}

/// One table in all its languages, whatever files it is spread over.
package struct StringTable: Sendable {
  package var name: String
  /// The folder that holds its `.lproj` folders or its catalog; it distinguishes tables of one
  /// name.
  package var container: FilePath
  /// The language that its first texts are written in: a catalog's own, else the project's.
  package var developmentLanguage: Language
  /// The files that it is made of, sorted.
  package var files: [LocalizedFile]
  /// The languages that any of the files has a text in; sorted.
  package var languages: [Language]
  /// The languages that have files without any entry, and no others; sorted.
  package var vacantLanguages: [Language]
  /// The only language that anybody needs the table in; nil where it is needed in all.
  package var onlyLanguage: Language?
  /// The languages of the projects whose targets take it, or of the library that has it, where others
  /// beside them have more; nil where it is needed in all.
  package var languagesOfProjects: Set<Language>?
  /// The languages for which another form of them stands in, since nothing beside the table is in the
  /// language itself: the system takes `de-DE` for German, and German for `de-DE`.
  package var languagesByRegion: Set<Language> = []
  /// Sorted by the bytes of the keys.
  package var keys: [TableKey]
  /// Whether a regional form of a language may leave out what that language has.
  package var regionsInherit = false
  /// Whether the system reads the table by itself, so that no code names its keys.
  package var isReadBySystem = false
  /// Whether a file holds the first texts; otherwise the keys themselves are the texts.
  package var hasDevelopmentFile = false
  /// The language that the keys are texts in, where that is not the development language.
  package var languageOfKeys: Language?
  /// Whether users of the development language see the keys, which are names for programmers.
  package var showsNames = false
  /// Whether it is in one language alone, not the development one, and nothing uses its texts, so
  /// that no other language needs them.
  package var isObsolete = false
  /// Whether it lies in no folder of a language and has the app's texts all the same, in the development
  /// language: no table of the project lies in one, and code uses it.
  package var isInDevelopmentLanguage = false
  /// How far the keys are in the languages of the project and of the table.
  package var statuses = TextStatuses(languages: [], rows: [])

  /// The path that identifies the table.
  package var place: FilePath { container.appending(name) }

  package init(
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
    let present = Set(files.lazy.filter { !$0.isVacant }.flatMap(\.languages))
    languages = present.sorted()
    vacantLanguages =
      Set(files.lazy.filter(\.isVacant).flatMap(\.languages)).subtracting(present).sorted()
  }
}

/// A file of a table, as far as the checks need it.
package struct LocalizedFile: Hashable, Sendable {
  package var path: FilePath
  package var format: TableFormat
  /// The languages that the file has any text in, or the one that a vacant file is for.
  package var languages: [Language]
  /// Whether the file is there and has no entry, so that the system finds nothing in its language.
  package var isVacant: Bool
  /// Whether a comment of the file may tell the program anything.
  package var mayHoldDirectives: Bool
  /// Whether a target of the project takes the file.
  package var membership: TargetMembership
  /// How code may set the texts of a storyboard, by their keys.
  package var controls: [String: [ControlText]]

  package init(
    path: FilePath,
    format: TableFormat,
    languages: [Language],
    isVacant: Bool = false,
    mayHoldDirectives: Bool = true,
    membership: TargetMembership = .unknown,
    controls: [String: [ControlText]] = [:]
  ) {
    self.controls = controls
    self.path = path
    self.format = format
    self.languages = languages
    self.isVacant = isVacant
    self.mayHoldDirectives = mayHoldDirectives
    self.membership = membership
  }

  /// Whether the file is a String Catalog, whose keys are texts where it has no others.
  package var isCatalog: Bool { format == .stringCatalog }

  /// Whether the file is no table, but an `Info.plist` or the build settings that make one.
  package var isInfoPropertyList: Bool { format.isInfoPropertyList }
}

/// One key of a table in all its languages.
package struct TableKey: Sendable {
  package let key: String
  /// Every place where the key is stored, in the order of the files; duplicates included.
  package let entries: [StoredEntry]
  /// Whether the files want the key translated.
  package let isTranslatable: Bool
  /// Whether the files say that no code uses the key any more.
  package var isStale: Bool
  /// The texts that the running system finds, at most one for each language; sorted by language.
  package var translations: [Translation]
  /// Indices into the project's references; a reference may mean keys of several tables.
  package private(set) var references: [Int]
  /// The facts that these calls may have.
  package private(set) var calls: CallFacts
  /// The text that calls bring along, where the development language's files have none.
  package var suppliedText: Translation?
  /// Why other languages need no text of their own; nil where they need one.
  package var sparing: Sparing? = .table
  package var needsTranslation: Bool { sparing == nil }

  package init(
    key: String,
    entries: [StoredEntry],
    translations: [Translation],
    references: [Int] = []
  ) {
    self.key = key
    self.entries = entries
    isTranslatable = entries.allSatisfy {
      $0.entry.isTranslatable && !$0.entry.hasNoteAgainstTranslation
    }
    isStale = entries.allSatisfy { $0.entry.extractionState == .stale }
    self.translations = translations
    self.references = references
    calls = references.isEmpty ? [] : .all
  }

  /// Enters the calls that use the key.
  mutating func use(_ calls: KeyCalls) {
    (references, self.calls) = (calls.references, calls.facts)
  }

  /// Returns the text that a user of `language` sees; nil where no file has one.
  ///
  /// Complexity: logarithmic in the number of languages.
  package func translation(in language: Language) -> Translation? {
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
package struct StoredEntry: Sendable {
  package var entry: TableEntry
  /// The index of the file in its table's files.
  package var file: Int

  package init(entry: TableEntry, file: Int) {
    self.entry = entry
    self.file = file
  }
}
