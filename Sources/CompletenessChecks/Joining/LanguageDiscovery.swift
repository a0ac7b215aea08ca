import Diagnostics
import LocalizationModel
import SourceFiles

extension LanguageSet {
  /// Finds the languages of a project.
  ///
  /// The development language is the option's, else the one that most catalogs are written in, of
  /// several the one that the project declares, else the one that it declares, else English where a table has it or where nothing tells,
  /// else the only language there is. The expected languages are the option's, else those of the
  /// declared ones that any table has, else all that any table has: a language that is declared and
  /// nowhere to be found is one defect, not one for each table. A project that declares none beside the
  /// development language, and whose targets take tables in others, has not kept its list.
  /// Of `parts`, files of the tables that no target takes, only the development language is told.
  init(
    tables: [LocalizedTable],
    parts: [LocalizedTable] = [],
    declared: DeclaredLanguages,
    development: Language?,
    expected: [Language]?
  ) {
    var present = Set(tables.flatMap { $0.languages })
    let found = Self.development(
      of: tables,
      declared,
      present: present.union(parts.flatMap { $0.languages })
    )
    var known = present.intersection(declared.known)
    let isBare = known.isSubset(of: [development ?? found.language])
    let built = isBare ? tables.languages(builtBy: declared.knownProjects) : []
    if built.count > 1 { (known, present) = ([], built) }
    self.init(
      development: development ?? found.language,
      developmentOrigin: development == nil ? found.origin : "setting",
      expected: [],
      expectedOrigin: expected != nil
        ? "setting"
        : !known.isEmpty
          ? declared.knownOrigin + declared.otherProjects
          : present.isEmpty
            ? "no table has another" : "all languages of the tables\(declared.separateProjects)"
    )
    let all = expected.map(Set.init) ?? (known.isEmpty ? present : known)
    // With more, which no setting named, every key would be compared with every one.
    let bearable = expected == nil ? all.sorted().prefix(Self.limit) : all.sorted()[...]
    self.expected = Set(bearable).union([self.development]).sorted()
    isChosen = expected != nil
    let others = isChosen ? present.subtracting(self.expected).sorted().map(\.id) : []
    if !others.isEmpty { expectedOrigin += "; left out: \(others.joined(separator: ", "))" }
  }

  /// Findings for tables whose languages are too many.
  func excess(of tables: [LocalizedTable]) -> [Diagnostic] {
    guard !isChosen, expected.count >= Self.limit,
      let table = tables.first(where: { !$0.languages.isSubset(of: expected) })
    else { return [] }
    return [
      Diagnostic(
        rule: .malformedResource,
        severity: .error,
        message: "The tables have more than \(Self.limit) languages; the others are not expected",
        location: SourceLocation(path: table.path),
        help: "name those that matter with '--languages'",
        subject: .init(table: table.name)
      )
    ]
  }

  private static func development(
    of tables: [LocalizedTable],
    _ declared: DeclaredLanguages,
    present: Set<Language>
  ) -> (language: Language, origin: String) {
    if let found = mostFrequentSource(of: tables, declared) { return found }
    if let language = declared.development { return (language, declared.developmentOrigin) }
    let english = present.filter { $0.base == "en" && !$0.isPseudo }.min()
    if let english { return (english, "default; a table has \(english)") }
    let hasBase = tables.contains { $0.isBase }
    if present.count == 1, !hasBase, let only = present.first {
      return (only, "the only language of the tables")
    }
    return ("en", "default")
  }

  private static func mostFrequentSource(
    of tables: [LocalizedTable],
    _ declared: DeclaredLanguages
  ) -> (language: Language, origin: String)? {
    var paths: [Language: [FilePath]] = [:]
    for table in tables {
      guard let language = table.sourceLanguage else { continue }
      paths[language, default: []].append(table.path)
    }
    let most = paths.values.map(\.count).max() ?? 0
    let candidates = paths.filter { $0.value.count == most }
    let language = candidates.keys.first { $0 == declared.development } ?? candidates.keys.min()
    guard let best = candidates.first(where: { $0.key == language }), let path = best.value.min()
    else { return nil }
    return (best.key, "sourceLanguage of \(path.name)")
  }
}

extension LocalizedTable {
  /// The languages that the file has any text in, `Base` not counted.
  var languages: Set<Language> {
    if let language { return [language] }
    var languages = entries.languages
    if let sourceLanguage { languages.insert(sourceLanguage) }
    return languages
  }
}

extension [LocalizedTable] {
  /// Returns the languages of the tables for code that targets of some projects take.
  fileprivate func languages(builtBy projects: [FilePath]) -> Set<Language> {
    let built = filter { table in
      table.name == "Localizable"
        && table.membership.places.contains {
          $0.isFlat && projects.contains($0.manifest)
        }
    }
    return Set(built.flatMap(\.languages))
  }
}
