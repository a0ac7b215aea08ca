import Diagnostics
import LocalizationModel
import SourceFiles
import TextFormats

/// Reads a String Catalog from front to back, straight into a table's lists.
///
/// Members that it does not know are stepped over: a later Xcode may write them.
struct StringCatalogReader {
  var json: JSONReader
  var builder: TableBuilder
  private let vocabulary = CatalogVocabulary.whole
  let translated = ShortBytes(CatalogWord.translated.rawValue)
  let layouts: [JSONLayout]
  private var languages = CatalogLanguages()
  var ownDefects: [Defect] = []
  /// The names that were found in place of languages, each of which is reported once.
  private var unfitNames: Set<String> = []

  init(_ text: SourceText) {
    json = JSONReader(text.bytes)
    builder = TableBuilder(text)
    // A text with all that stands around it has some 160 bytes in real catalogs.
    builder.reserveCapacity(entries: text.bytes.count / 1600, translations: text.bytes.count / 160)
    layouts = JSONLayout.byDepth(in: text.bytes)
  }

  var defects: [Defect] { json.defects + ownDefects }

  /// Reads the whole catalog; after a defect in its syntax, what stood before is kept.
  mutating func read(into table: inout LocalizedTable) {
    table.sourceLanguage = readCatalog()
    table.entries = builder.finish()
  }

  /// Reads the whole catalog, and returns the language of its keys.
  private mutating func readCatalog() -> Language? {
    var sourceLanguage: Language?
    var found: Set<CatalogWord> = []
    var strays: [JSONReader.Literal] = []
    guard json.enterObject() else { return nil }
    while let name = json.nextMemberLiteral() {
      let word = word(name)
      if let word { found.insert(word) }
      switch word {
      case .sourceLanguage?: sourceLanguage = readSourceLanguage()
      case .strings?: readStrings()
      case .version?: readVersion()
      default: if skipsEntry() { strays.append(name) }
      }
    }
    json.finish()
    if json.hasFailed { return sourceLanguage }
    for (literal, language) in languages.oldSpellings {
      ownDefects.append(
        Defect(
          rule: "obsolete-language-code",
          severity: .note,
          message: "'\(json.text(of: literal))' is an old spelling of '\(language)'",
          range: literal.range,
          help: "write '\(language)' in its place"
        )
      )
    }
    if let missing = [CatalogWord.strings, .sourceLanguage, .version].first(where: {
      !found.contains($0)
    }) {
      report("The catalog has no '\(missing)'", at: 0..<1, missing == .version ? .warning : .error)
    }
    if let first = strays.first {
      let others = strays.count > 1 ? " and \(strays.count - 1) more" : ""
      let verb = strays.count > 1 ? "stand" : "stands"
      report(
        "'\(json.text(of: first))'\(others) \(verb) beside 'strings', not in it",
        at: first.range
      )
    }
    return sourceLanguage
  }

  /// Steps over the value of a member, and says whether it looks like that of a key.
  private mutating func skipsEntry() -> Bool {
    guard json.peekValue() == UInt8(ascii: "{"), json.enterObject() else {
      json.skipValue()
      return false
    }
    var isEntry = false
    while let name = json.nextMemberLiteral() {
      isEntry = isEntry || [.localizations, .extractionState].contains(word(name))
      json.skipValue()
    }
    return isEntry
  }

  private mutating func readSourceLanguage() -> Language? {
    guard let name = json.readString() else { return nil }
    let language = Language(named: name.text)
    if language == nil { report(unfit: name.text, at: name.range) }
    return language
  }

  private mutating func readVersion() {
    guard let version = json.readString(), !version.text.hasPrefix("1.") else { return }
    report("Unknown version '\(version.text)' of the format", at: version.range, .warning)
  }

  private mutating func readStrings() {
    // Duplicate keys are found for the whole table afterwards, as in every format.
    guard json.enterObject(isChecked: false) else { return }
    while let key = json.nextMemberLiteral() { readEntry(key) }
  }

  private mutating func readEntry(_ key: JSONReader.Literal) {
    var (comment, state): (StoredText?, StoredState) = (nil, .usual)
    var (isTranslatable, generatesSymbol) = (true, true)
    if json.enterObject() {
      while let name = json.nextMemberLiteral() {
        switch word(name) {
        case .comment?: comment = json.readStringLiteral().map { stored($0) }
        case .extractionState?: state = readExtractionState(of: key)
        case .generatesSymbol?: generatesSymbol = json.readBoolean() ?? true
        case .shouldTranslate?: isTranslatable = json.readBoolean() ?? true
        case .localizations?: readTranslations()
        default: json.skipValue()
        }
      }
    }
    builder.addEntry(
      stored(key),
      comment: comment,
      state: state,
      isTranslatable: isTranslatable,
      generatesSymbol: generatesSymbol,
      at: key.place
    )
  }

  private mutating func readExtractionState(of key: JSONReader.Literal) -> StoredState {
    guard let word = json.readString() else { return builder.state(nil) }
    let state = ExtractionState(word.text)
    if case .other = state {
      ownDefects.append(
        Defect(
          rule: "unknown-state",
          severity: .warning,
          message: "key '\(json.text(of: key))' is in the unknown extraction state '\(word.text)'",
          range: word.range,
          help: "use manual, migrated, extracted_with_value or stale",
          key: json.text(of: key)
        )
      )
    }
    return builder.state(state)
  }

  private mutating func readTranslations() {
    guard json.enterObject() else { return }
    languages.startOver()
    readLaidOutTranslations()
    while let name = json.nextMemberLiteral() {
      readTexts()
      addTranslation(name)
      readLaidOutTranslations()
    }
  }

  /// Reads the translations that follow, as long as each is one text that is laid out as Xcode does
  /// it, which nearly all of them are.
  private mutating func readLaidOutTranslations() {
    guard json.mayFollowLayout else { return }
    let bytes = json.cursor.bytes
    let layout = layouts[JSONLayout.depthInLocalization]
    let (margin, end) = (layout.margin, layout.localizationEnd)
    let lineEnds = margin.lineEnds + layout.localizationStart.lineEnds + layout.middle.lineEnds
    var place = json.place
    while true {
      var next = place
      guard json.isFirst || next.skip(0x2C, in: bytes) else { break }
      let start = next
      // Most texts are finished, and most keys of a catalog are in the same languages.
      if let language = languages.expected,
        next.skipRepeated(
          language.beginning,
          lineEnds: lineEnds,
          lengthOfLastLine: layout.middle.lengthOfLastLine,
          in: bytes
        ),
        let text = next.readLiteral(in: bytes), next.skip(end, in: bytes)
      {
        let name = start.literal(behind: margin, length: language.nameLength)
        // The last name in this object is that of the language before the expected one.
        json.insert(name, followsLast: language.followsLast)
        languages.takeExpected()
        builder.addTranslation(
          in: language.number,
          stored(text),
          at: text.place,
          place: name.place
        )
      } else {
        next = start
        guard next.skip(margin, in: bytes), let name = next.readLiteral(in: bytes),
          let text = next.readText(layout.localizationStart, layout, end, in: bytes)
        else { break }
        json.insert(name)
        addUnit(text, [], of: .translation)
        addTranslation(name)
        if isTranslated(text.state) {
          languages.remember(start.offset..<text.value.range.lowerBound)
        }
      }
      json.isFirst = false
      place = next
    }
    json.place = place
  }

  private mutating func addTranslation(_ name: JSONReader.Literal) {
    if let language = languages.number(of: name, in: json.cursor.bytes, &builder) {
      return builder.addTranslation(in: language, at: name.place)
    }
    builder.dropTranslation()
    report(unfit: json.text(of: name), at: name.range)
  }

  func word(_ literal: JSONReader.Literal) -> CatalogWord? {
    if literal.hasEscapes { return CatalogWord(rawValue: json.text(of: literal)) }
    return vocabulary.word(in: json.cursor.bytes, at: literal.content)
  }

  /// Reports a language that no folder can be called by: its texts are left out.
  private mutating func report(unfit name: String, at range: Range<Int>) {
    guard unfitNames.insert(name).inserted else { return }
    let message = "'\(name)' is not the name of a language"
    ownDefects.append(Defect(message: message, range: range, isMisnomer: true))
  }

  mutating func report(
    _ message: String,
    at range: Range<Int>,
    _ severity: Severity = .error
  ) {
    ownDefects.append(Defect(severity: severity, message: message, range: range))
  }
}
