import FormatStrings
package import LocalizationModel
import Platform
import SourceFiles

extension Project {
  /// Judges how far the texts of each table are on their way to the users, once for findings,
  /// coverage and reports.
  ///
  /// It is to be known what code uses.
  package mutating func judgeTexts(besides names: ProperNames = ProperNames(), jobs: Int) {
    for index in tables.indices {
      tables[index].hasDevelopmentFile = tables[index].tellsDevelopmentTexts
      tables[index].languageOfKeys = tables[index].findLanguageOfKeys(among: languages.expected)
    }
    findShownNames()
    // Where there is one language, the app's name may be in its folder and the texts beside that.
    let isInOne = languages.expected.count < 2
    let isAnyLocalized = tables.contains { $0.isLocalized && !(isInOne && $0.isReadBySystem) }
    for index in tables.indices {
      tables[index].isObsolete = tables[index].isUnreferenced
      tables[index].isInDevelopmentLanguage =
        !isAnyLocalized && tables[index].keys.contains { !$0.references.isEmpty }
    }
    for index in tables.indices {
      let sparings = tables[index].sparings(
        besides: names,
        runningOn: declared.deploymentTargets,
        jobs: jobs
      )
      for key in sparings.indices { tables[index].keys[key].sparing = sparings[key] }
      tables[index].statuses = tables[index].judgedTexts(
        in: languages.expected,
        bareNames(in: tables[index]),
        jobs: jobs
      )
    }
    for index in outsideTables.indices {
      outsideTables[index].hasDevelopmentFile = outsideTables[index].tellsDevelopmentTexts
    }
  }

  /// The keys of a catalog that are names for programmers without a text, by their indices, and that
  /// users see: the app uses them, and no call brings a text along.
  private func bareNames(in table: StringTable) -> Set<Int> {
    guard table.files.contains(where: \.isCatalog), !table.isReadBySystem else { return [] }
    // By their indices, because a key and a reference have much to count.
    let textless = table.keys.indices.filter { index in
      !table.keys[index].references.isEmpty
        && table.keys[index].translation(in: table.developmentLanguage) == nil
    }
    guard !textless.isEmpty else { return [] }
    // Among texts, words with hyphens or humps are products and parts of systems, `macos-helper-tool`,
    // unless another name of the family has a text.
    let areTexts = table.keysAreTexts
    lazy var families = table.familiesOfNames
    let names = textless.filter { index in
      let key = table.keys[index].key
      let isName =
        (!areTexts || key.utf8.contains { $0 == 0x2E || $0 == 0x5F })
        && key.looksLikeIdentifier && !key.isNameWithDot
      if table.keys[index].isTextOfTranslations { return false }
      // A symbol is one of another table's key.
      let hasSymbol = table.keys[index].entries.contains { $0.entry.extractionState == .manual }
      return (isName || key.familyOfName.map { families.contains($0) } ?? false)
        && table.keys[index].references.contains { number in
          references[number].context == .app && !references[number].bringsOwnText
            && (hasSymbol || references[number].origin != .accessor)
            && references[number].isWorthATranslation
        }
    }
    return Set(names)
  }

  /// Finds the tables whose keys users of the development language see.
  ///
  /// Code that finds a text in another table asks this one for nothing, and code that brings its text
  /// along shows that.
  private mutating func findShownNames() {
    for index in tables.indices { tables[index].showsNames = false }
    let lacking = tables.indices.filter { tables[$0].lacksDevelopmentTexts }
    guard !lacking.isEmpty else { return }
    let others = tables.lazy.filter(\.hasDevelopmentFile)
    let answered = Set(others.flatMap(\.keys).flatMap(\.references))
    for index in lacking {
      tables[index].showsNames = tables[index].keys.contains { key in
        key.references.contains { !answered.contains($0) && !references[$0].bringsText }
      }
    }
  }
}

extension TableKey {
  /// Whether all finished translations are the key itself, which so is the text: `sk_live_49Y2K`.
  fileprivate var isTextOfTranslations: Bool {
    !translations.isEmpty
      && translations.allSatisfy { $0.status == .finished && !$0.varies && $0.holds(key) }
  }
}

extension StringTable {
  /// Whether the development language has files for more than a few of the texts, such as plural
  /// forms beside keys that are texts themselves.
  fileprivate var tellsDevelopmentTexts: Bool {
    guard languages.contains(developmentLanguage) else { return false }
    if files.contains(where: \.isCatalog) { return true }
    let stored = countOfTexts(in: developmentLanguage)
    return stored * 2 >= keys.count || stored * 2 >= usualCountOfTexts
      || keys.count { $0.key.looksLikeIdentifier } * 4 >= keys.count
  }

  /// The families of names of which one at least has a text of its own in the development language.
  var familiesOfNames: Set<Substring> {
    let families = keys.lazy.compactMap { key -> Substring? in
      guard let family = key.key.familyOfName,
        let text = key.translation(in: developmentLanguage), !text.isEmpty, text.text != key.key
      else { return nil }
      return family
    }
    return Set(families)
  }

  private func countOfTexts(in language: Language) -> Int {
    keys.count { $0.translation(in: language) != nil }
  }

  /// The number of texts that most other languages have: a single one may have kept what all others have
  /// removed.
  private var usualCountOfTexts: Int {
    let counts = languages.filter { $0 != developmentLanguage }.map(countOfTexts).sorted()
    return counts.isEmpty ? keys.count : counts[counts.count / 2]
  }

  /// Whether most keys are names for programmers that nothing here gives a text in the development
  /// language.
  ///
  /// That language needs no table where the keys are its texts, and none where the first texts stand
  /// in a storyboard or a property list.
  fileprivate var lacksDevelopmentTexts: Bool {
    guard isLocalized, !isReadBySystem, !files.contains(where: \.isCatalog),
      !languages.contains(where: developmentLanguage.isOrInherits)
    else { return false }
    return keys.count { $0.key.looksLikeIdentifier } * 2 > keys.count
  }

  /// Whether the table is in one language alone that is not the development one, and nothing uses
  /// its texts: neither the system nor code.
  fileprivate var isUnreferenced: Bool {
    strayLanguage != nil && !isReadBySystem
      && !languages.contains(where: developmentLanguage.isOrInherits)
      && keys.allSatisfy { $0.references.isEmpty }
  }

  /// The only language of the table where it is not the development language, and no user sees keys.
  var strayLanguage: Language? {
    guard languages.count == 1, vacantLanguages.isEmpty, !showsNames else { return nil }
    return languages[0] != developmentLanguage ? languages[0] : nil
  }

  /// Whether a file of an `Info.plist` table is in the development language, which then needs each text.
  private var hasTextsOfDevelopment: Bool {
    isOfInfoPropertyList
      && files.contains { !$0.isInfoPropertyList && $0.languages.contains(developmentLanguage) }
  }

  /// The languages that texts are judged in, and what is the same for all keys.
  private struct Columns {
    /// Sorted.
    let languages: [Language]
    /// Whether the table has each in forms for several scripts.
    let areWrittenInScripts: [Bool]
    /// The index of the development language.
    let development: Int?
  }

  private func columns(_ expected: [Language]) -> Columns {
    let all = Set(expected + languages.prefix(LanguageSet.limit) + [developmentLanguage]).sorted()
    return Columns(
      languages: all,
      areWrittenInScripts: all.map { isWrittenInScripts($0) },
      development: all.firstIndex(of: developmentLanguage)
    )
  }

  fileprivate func judgedTexts(
    in expected: [Language],
    _ bareNames: Set<Int>,
    jobs: Int
  ) -> TextStatuses {
    let columns = columns(expected)
    let rows = keys.indices.parts(of: 512).concurrentMap(jobs: jobs) { part in
      var rows: [TextStatus] = []
      rows.reserveCapacity(part.count * columns.languages.count)
      for index in part {
        appendStatuses(
          of: keys[index],
          in: columns,
          isBareName: bareNames.contains(index),
          to: &rows
        )
      }
      return rows
    }
    return TextStatuses(languages: columns.languages, rows: rows.flatMap(\.self))
  }

  /// Appends how far a key is in each of some languages.
  private func appendStatuses(
    of key: TableKey,
    in columns: Columns,
    isBareName: Bool,
    to row: inout [TextStatus]
  ) {
    guard key.needsTranslation, !key.references.isEmpty || key.isDefined(in: self) else {
      row += repeatElement(.notNeeded, count: columns.languages.count)
      return
    }
    var next = 0
    for column in columns.languages.indices {
      let language = columns.languages[column]
      if column == columns.development {
        let hasText =
          key.isDefined(in: self) && !isBareName && !key.isShownRaw(in: self)
          && !(hasTextsOfDevelopment && key.hasForeignText(in: self))
        let isOfMachine = key.translation(in: language)?.status == .machineTranslated
        row.append(!hasText ? .missing : isOfMachine ? .machineTranslated : .original)
        continue
      }
      // Mostly the next text is that of the next language, and equal names are told fastest.
      var stored: TextStatus?
      while next < key.translations.count {
        stored = key.translations[next].status(in: language)
        if stored != nil || !key.translations[next].precedes(language) { break }
        next += 1
      }
      if let stored {
        let isFinished =
          stored == .empty && mayBeEmpty(key.translations[next], of: key, in: language)
        row.append(isFinished ? .finished : stored)
        next += 1
      } else {
        let status =
          columns.areWrittenInScripts[column]
          ? .inherited : inheritedStatus(of: key, in: language)
        let isNeeded =
          status != .missing || !lacksForm(key, language) && !dividesRules(of: key, language)
        row.append(isNeeded ? status : .notNeeded)
      }
    }
  }

  /// Whether a key holds a plural form that a language never uses.
  private func lacksForm(_ key: TableKey, _ language: Language) -> Bool {
    guard let form = PluralKey(key.key), form.isUnknown(to: language) else { return false }
    return form.isSpread(in: self)
  }

  /// Whether a language has some of the rules of an editor's key under other keys.
  private func dividesRules(of key: TableKey, _ language: Language) -> Bool {
    dividesRules(of: key) { $0.translation(in: language) != nil }
  }

  /// Tells how far a key is in a language that has no text of its own for it.
  ///
  /// A regional form of the development language reads that language's texts in any case, and who speaks
  /// the language of the keys reads these.
  func inheritedStatus(of key: TableKey, in language: Language) -> TextStatus {
    if language == languageOfKeys, !key.key.looksLikeIdentifier { return .inherited }
    // Where there is a file, the system looks no further.
    guard let parent = language.parent, !vacantLanguages.contains(language) else {
      return .missing
    }
    guard parent != developmentLanguage else { return .inherited }
    guard regionsInherit, let translation = key.translation(in: parent) else {
      return inheritedStatus(of: key, in: parent)
    }
    return translation.status.isFinished ? .inherited : translation.status
  }

  /// Tells how far a key that no file has is in a language.
  package func status(of key: AbsentKey, in language: Language) -> TextStatus {
    if language == languageOfKeys ?? developmentLanguage {
      return key.text == nil ? .missing : .original
    }
    if isWrittenInScripts(language) { return .inherited }
    return inheritedStatus(of: TableKey(key: key.key, entries: [], translations: []), in: language)
  }
}

extension TableKey {
  /// Whether users of the development language have a text for the key: in a file, in the code, or
  /// the key in plain words that code uses.
  func isDefined(in table: StringTable) -> Bool {
    isListed(in: table) || suppliedText != nil || !references.isEmpty && !key.looksLikeIdentifier
  }

  /// Whether a name for programmers stands for itself: where there is no table, or a catalog leaves it
  /// so.
  ///
  /// A translation that says something else shows that it was meant to have a text, and so does the
  /// hand that entered it.
  fileprivate func isShownRaw(in table: StringTable) -> Bool {
    if table.showsNames, suppliedText == nil, key.looksLikeIdentifier { return true }
    return isLeftRaw(in: table)
  }

  private func isLeftRaw(in table: StringTable) -> Bool {
    sourceTranslation(in: table) == nil && isInCatalog(of: table) && key.looksLikeIdentifier
      && !key.isInterfaceBuilderKey && !table.isOfInfoPropertyList
      && (entries.contains { $0.entry.extractionState == .manual }
        || translations.contains { $0.text.map { !$0.isEmpty && $0 != key } ?? false })
  }
}

extension Translation {
  fileprivate func precedes(_ other: Language) -> Bool { language.map { $0 < other } ?? true }
}

extension TableKey {
  /// Whether an `Info.plist` alone has a text, and in a script that the development language is not
  /// written in.
  func hasForeignText(in table: StringTable) -> Bool {
    guard table.isOfInfoPropertyList,
      let expected = WritingSystem.expected(in: table.developmentLanguage),
      let text = sourceTranslation(in: table)?.text, let system = text.mainWritingSystem,
      system != .latin, system != .other, !expected.contains(system)
    else { return false }
    return entries.allSatisfy { stored in
      table.files[stored.file].isInfoPropertyList
        || stored.entry.translations.allSatisfy { $0.language != table.developmentLanguage }
    }
  }
}

extension Language {
  /// Whether the language is another one, or a regional form that reads its texts.
  fileprivate func isOrInherits(_ other: Language) -> Bool {
    self == other || parent?.isOrInherits(other) ?? false
  }
}
