import FormatStrings
import LocalizationModel
import Platform
import SourceFiles

extension Project {
  /// Judges how far the texts of each table are on their way to the users, once for findings,
  /// coverage and reports.
  ///
  /// It is to be known what code asks for.
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
      tables[index].isLeftover = tables[index].isInNobodysUse
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
  /// users see: the app asks for them, and no call brings a text along.
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
      return (isName || key.familyOfName.map { families.contains($0) } ?? false)
        && table.keys[index].references.contains { number in
          references[number].context == .app && !references[number].bringsOwnText
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

  /// Whether the table is in one language alone that is not the development one, and nothing asks for
  /// its texts: neither the system nor code.
  fileprivate var isInNobodysUse: Bool {
    strayLanguage != nil && !isReadBySystem
      && !languages.contains(where: developmentLanguage.isOrInherits)
      && keys.allSatisfy { $0.references.isEmpty }
  }

  /// The only language of the table where it is not the development language, and no user sees keys.
  var strayLanguage: Language? {
    guard languages.count == 1, vacantLanguages.isEmpty, !showsNames else { return nil }
    return languages[0] != developmentLanguage ? languages[0] : nil
  }

  /// Returns for each key why it needs no translation.
  fileprivate func sparings(
    besides names: ProperNames,
    runningOn systems: [DeploymentTarget],
    jobs: Int
  ) -> [Sparing?] {
    if isInNoLanguage && !isInDevelopmentLanguage || isLeftover { return keys.map { _ in .table } }
    if holdsLicenses { return keys.map { _ in .licences } }
    var sparings = keys.indices.parts(of: 512).concurrentMap(jobs: jobs) { part in
      keys[part].map { $0.sparing(in: self, besides: names) }
    }.flatMap(\.self)
    if isOfInfoPropertyList {
      for index in keys.indices where sparings[index] == nil && systems.outlive(keys[index].key) {
        sparings[index] = .endedReason
      }
    }
    // Of a definition that cannot be read nothing is left over.
    if keys.contains(where: { isInDefinition($0) }) {
      for index in keys.indices where sparings[index] == nil && !isInDefinition(keys[index]) {
        sparings[index] = .leftOver
      }
    }
    for index in textsOfDesign(among: sparings) { sparings[index] = .design }
    return sparings
  }

  /// Whether a file of an `Info.plist` table is in the development language, which then needs each text.
  private var hasTextsOfDevelopment: Bool {
    isOfInfoPropertyList
      && files.contains { !$0.isInfoPropertyList && $0.languages.contains(developmentLanguage) }
  }

  private func isInDefinition(_ key: TableKey) -> Bool {
    key.entries.contains { files[$0.file].format == .intentDefinition }
  }

  /// The keys of a storyboard or xib that no other language has, where several have nearly all others:
  /// code sets these texts, or they are new.
  private func textsOfDesign(among sparings: [Sparing?]) -> [Int] {
    let others = languages.filter { $0 != developmentLanguage }
    guard others.count > 1, files.contains(where: { $0.format == .interfaceBuilder }) else {
      return []
    }
    let needed = keys.indices.filter { sparings[$0] == nil }
    let untouched = needed.filter { index in
      keys[index].translations.allSatisfy { $0.language == developmentLanguage }
    }
    let touched = Set(needed).subtracting(untouched)
    let haveNearlyAll = others.allSatisfy { language in
      touched.count { keys[$0].translation(in: language) != nil } * 10 >= touched.count * 9
    }
    return !touched.isEmpty && haveNearlyAll ? untouched : []
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
        row.append(hasText ? .original : .missing)
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
        row.append(stored)
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
    return translation.status == .finished ? .inherited : translation.status
  }

  /// Tells how far a key that no file has is in a language.
  func status(of key: AbsentKey, in language: Language) -> TextStatus {
    if language == languageOfKeys ?? developmentLanguage {
      return key.text == nil ? .missing : .original
    }
    if isWrittenInScripts(language) { return .inherited }
    return inheritedStatus(of: TableKey(key: key.key, entries: [], translations: []), in: language)
  }
}

extension TableKey {
  /// Whether users of the development language have a text for the key: in a file, in the code, or
  /// the key in plain words that code asks for.
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
  /// Returns why the key of a table that may have words needs no translation: nothing in its text differs
  /// between languages.
  ///
  /// It is too long for a copy of it in each of the loops that ask.
  @inline(never)
  fileprivate func sparing(in table: StringTable, besides names: ProperNames) -> Sparing? {
    guard isTranslatable, !isStale else { return .table }
    if isDummy { return .filler }
    guard let source = sourceTranslation(in: table) else {
      if table.isOfInfoPropertyList, translations.allSatisfy(\.isBlank) { return .blankProperty }
      guard FormatString.hasLetters(key) else { return .noLetters }
      if key.isAddress || key.isShortcut { return .noWords }
      if names.cover(key) || isProduct(key, names) { return .names }
      let isSign = translations.isEmpty && key.isSign(in: table.developmentLanguage)
      return isSign && !key.looksLikeIdentifier ? .sign : nil
    }
    guard source.hasWords else {
      let hasLetters = !source.allTexts { !FormatString.hasLetters($0) }
      return hasLetters ? .noWords : .noLetters
    }
    if isName(of: source) { return .nameOfApp }
    if source.allTexts(are: { names.cover($0) || isProduct($0, names) }) { return .names }
    return source.text == key && key.isSign(in: table.developmentLanguage)
      && translations.allSatisfy { $0.text == key }
      ? .sign : nil
  }

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

  /// Whether the text is the app's name, and no language has another one, or its makers', which one
  /// language may word otherwise.
  private func isName(of source: Translation) -> Bool {
    if InfoPropertyName.ofMakers.contains(key) { return true }
    guard InfoPropertyName.shown.contains(key) else { return false }
    let name = source.text
    return translations.allSatisfy { $0.text == name }
  }

  /// Whether a text is what the project calls its app, and no language has another one.
  private func isProduct(_ text: String, _ names: ProperNames) -> Bool {
    names.isOfProduct(text) && translations.allSatisfy { $0.text == text }
  }

  /// The keys of an `Info.plist` that name the app and its makers.
  static let keysOfNames = Set(InfoPropertyName.shown + InfoPropertyName.ofMakers)

  private static let dummyNumbers = ["0.0.0", "00:00", "00.00", "X.X.X", "x.x.x"]

  /// Whether the text stands in a storyboard because a control was never given one.
  fileprivate var isDummy: Bool {
    key.isInterfaceBuilderKey && translations.contains { Self.isDummy($0.text ?? "") }
  }

  /// All keys are asked in all languages, so the length is looked at before the text is hashed.
  ///
  /// A text in angle brackets or braces is a mark for what code puts there, and so is Latin filler,
  /// a number that no app has, `FFmpeg 0.0.0`, `Ratio: 00:00`, an amount, `32 MB`, the name of a file,
  /// and a row of `X`.
  private static func isDummy(_ text: String) -> Bool {
    text.utf8.count <= InterfaceDummies.longest && InterfaceDummies.all.contains(text)
      || text.utf8.first == UInt8(ascii: "<") && text.utf8.last == UInt8(ascii: ">")
      || text.utf8.first == UInt8(ascii: "{") && text.utf8.last == UInt8(ascii: "}")
      || text.hasPrefix("Lorem ipsum") || dummyNumbers.contains(where: text.hasSuffix)
      || text.utf8.count <= 32 && (text.isAmountOfUnit || text.isNameOfFile || text.contains("XXX"))
  }
}

extension StringTable {
  /// Whether the table holds the names and licences of packages, which a build step collects for
  /// the app's page of settings.
  var holdsLicenses: Bool {
    name.utf8.count >= Self.licenses.utf8.count
      && (name.hasSuffix(Self.licenses) || name.hasSuffix("-acknowledgements")
        || name.hasPrefix("com.mono0926.LicensePlist"))
  }

  private static let licenses = "Acknowledgements"
}

extension Translation {
  /// Whether any of the texts has a letter beside its specifiers, and is no address.
  fileprivate var hasWords: Bool {
    var found = false
    forEachText { bytes in
      guard !found else { return }
      // A shortcut that has a space begins with the sign of a key, which is not ASCII.
      if bytes.areWords, bytes.count > 16 || bytes.first.map({ $0 < 0x80 }) ?? false {
        found = true
        return
      }
      let text = String(decoding: bytes, as: UTF8.self)
      found =
        FormatString.hasLetters(text) && !text.isAddress && !text.isPathOfFile && !text.isAmount
        && !text.isShortcut
    }
    return found
  }

  /// Whether a condition holds for all texts, of which there is one.
  fileprivate func allTexts(are condition: (String) -> Bool) -> Bool {
    var (found, holds) = (false, true)
    forEachText { bytes in
      found = true
      holds = holds && condition(String(decoding: bytes, as: UTF8.self))
    }
    return found && holds
  }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes are words by the looks of them, as nearly all texts are: an ASCII letter, a
  /// space, and no specifier.
  fileprivate var areWords: Bool {
    offset(of: UInt8(ascii: "%"), from: startIndex) == endIndex && contains(0x20)
      && contains(where: \.isASCIILetter)
  }
}

extension String {
  /// Whether the text is the path of a file, such as `/usr/local/bin`.
  var isPathOfFile: Bool {
    (utf8.first == UInt8(ascii: "/") || hasPrefix("~/")) && !utf8.contains(UInt8(ascii: " "))
      && utf8.count { $0 == UInt8(ascii: "/") } > 1
  }

  /// Whether the text shows the keys to press, such as `⌘ Q`.
  var isShortcut: Bool {
    utf8.count <= 16 && !isASCII && contains { "⌃⌥⇧⌘".contains($0) } && count { $0.isLetter } == 1
  }

  /// Whether the text is a number with one letter, such as that of a currency: `Đ0.00`.
  fileprivate var isAmount: Bool {
    guard utf8.contains(where: { $0 >= 0x30 && $0 <= 0x39 }) else { return false }
    // Two of them are too many already.
    let letters = Array(unicodeScalars.lazy.filter(\.properties.isAlphabetic).prefix(2))
    return letters.count == 1 && letters.allSatisfy { $0.properties.isCased }
  }

  /// Whether the text is a number with the sign of a unit: `888.8 MB`, `12 px`.
  fileprivate var isAmountOfUnit: Bool {
    let number = utf8.prefix { $0.isDigit || [0x2C, 0x2E].contains($0) }
    let unit = utf8.dropFirst(number.count).drop { $0 == 0x20 }
    return number.contains(where: \.isDigit) && (1...3).contains(unit.count)
      && unit.allSatisfy { $0.isASCIILetter || $0 == 0x2F }
  }

  /// Whether the text is a single word with an extension: `MyMovie.mov`.
  fileprivate var isNameOfFile: Bool {
    let parts = utf8.split(separator: 0x2E, omittingEmptySubsequences: false)
    guard parts.count == 2, let name = parts.first, let type = parts.last else { return false }
    return !name.isEmpty && name.allSatisfy { $0.isASCIILetter || $0.isDigit || $0 == 0x5F }
      && (2...4).contains(type.count)
      && type.allSatisfy { (0x61...0x7A).contains($0) || $0.isDigit }
  }

  /// Whether there is nothing but white space.
  var isBlank: Bool { utf8.allSatisfy { $0 <= 0x20 } }
}

extension FormatString {
  /// Whether a text holds a letter beside its specifiers, and so something to translate.
  static func hasLetters(_ text: String, as dialect: Dialect = .plain) -> Bool {
    text.replacingSpecifiers(as: dialect, with: []) { !$0.hasSpaceFlag }.hasLetter
  }
}

extension String {
  var hasLetter: Bool {
    // Nearly every text has an ASCII letter, and the properties of a scalar cost a look-up.
    utf8.contains { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
      || unicodeScalars.contains { $0.properties.isAlphabetic && !$0.isMark }
  }
}

extension Unicode.Scalar {
  /// Whether it only marks a letter before it, as a sign for a vowel does.
  fileprivate var isMark: Bool {
    [.nonspacingMark, .spacingMark, .enclosingMark].contains(properties.generalCategory)
  }
}

extension Language {
  /// Whether the language is another one, or a regional form that reads its texts.
  fileprivate func isOrInherits(_ other: Language) -> Bool {
    self == other || parent?.isOrInherits(other) ?? false
  }
}
