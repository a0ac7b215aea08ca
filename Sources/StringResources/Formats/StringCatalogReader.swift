import Diagnostics
import LocalizationModel
import SourceFiles
import TextFormats

/// Reads a String Catalog from front to back, straight into a table's lists.
///
/// Members that it does not know are stepped over: a later Xcode may write them.
struct StringCatalogReader {
  private var json: JSONReader
  private var builder: TableBuilder
  private let vocabulary = CatalogVocabulary.whole
  private let translated = ShortBytes(CatalogWord.translated.rawValue)
  private let layouts: [JSONLayout]
  private var languages = CatalogLanguages()
  private var ownDefects: [Defect] = []
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

  /// Steps over the value of a member, and tells whether it looks like that of a key.
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

  /// Reads the texts of a translation.
  private mutating func readTexts() {
    guard json.enterObject() else { return }
    var shape = TranslationShape()
    while let name = json.nextMemberLiteral() {
      let word = word(name)
      shape.add(word, at: name.range)
      if word == .substitutions {
        readSubstitutions()
      } else {
        readTexts(word, name, [], of: .translation)
      }
    }
    if let defect = shape.defect { ownDefects.append(defect) }
  }

  /// Reads one of the members that hold texts, or steps over what is none of them.
  private mutating func readTexts(
    _ word: CatalogWord?,
    _ name: JSONReader.Literal,
    _ path: [Variation],
    of owner: TableBuilder.Owner
  ) {
    switch word {
    case .stringUnit? where name.column / 2 < layouts.count:
      if let laidOut = json.readLaidOutUnit(layouts[name.column / 2]) {
        addUnit(laidOut, path, of: owner)
      } else {
        readUnit(path, of: owner)
      }
    case .stringUnit?, .stringSet?: readUnit(path, of: owner)
    case .variations?: readVariations(path, of: owner)
    default: json.skipValue()
    }
  }

  private mutating func readVariations(_ path: [Variation], of owner: TableBuilder.Owner) {
    guard json.enterObject() else { return }
    var first: String?
    while let axis = json.nextMember() {
      guard ["plural", "device", "width"].contains(axis.text) else {
        json.skipValue()
        continue
      }
      if let first {
        let names = "'\(first)' and '\(axis.text)'"
        report("A text cannot vary by \(names) side by side", at: axis.range, .warning)
      }
      first = axis.text
      guard json.enterObject() else { continue }
      while let choice = json.nextMember() {
        readChoice(choice, path + [variation(axis: axis.text, choice: choice.text)], of: owner)
      }
    }
  }

  /// Reads the texts of one choice of variations, and reports a choice without any.
  private mutating func readChoice(
    _ choice: JSONReader.Name,
    _ path: [Variation],
    of owner: TableBuilder.Owner
  ) {
    let (units, defects) = (builder.unitCount(of: owner), ownDefects.count)
    guard json.enterObject() else { return }
    while let name = json.nextMemberLiteral() {
      let word = word(name)
      if word == .variations { checkNesting(at: name.range, path) }
      readTexts(word, name, path, of: owner)
    }
    if builder.unitCount(of: owner) == units, ownDefects.count == defects {
      report("Variation '\(choice.text)' has no text", at: choice.range)
    }
  }

  /// Reports variations where Xcode's compiler allows none: only devices vary by number.
  private mutating func checkNesting(at range: Range<Int>, _ path: [Variation]) {
    guard let outer = path.last else { return }
    switch outer {
    case .plural(let form):
      report("Plural form '\(form)' cannot be varied further", at: range)
    case .device("other"):
      report("The fallback device 'other' cannot be varied further", at: range)
    case .device, .width, .expression: break
    }
  }

  private func variation(axis: String, choice: String) -> Variation {
    switch axis {
    case "plural": .plural(choice)
    case "device": .device(choice)
    default: .width(choice)
    }
  }

  /// Reads a text and its state; a set of texts gives a unit for each.
  private mutating func readUnit(_ path: [Variation], of owner: TableBuilder.Owner) {
    let first = builder.unitCount(of: owner)
    var state = StoredState.usual
    guard json.enterObject() else { return }
    let variation = builder.number(of: path)
    while let name = json.nextMemberLiteral() {
      switch word(name) {
      case .state?: state = json.readStringLiteral().map { self.state($0) } ?? state
      case .value?: readText(variation, of: owner)
      case .values?:
        guard json.enterArray() else { continue }
        while json.nextElement() { readText(variation, of: owner) }
      default: json.skipValue()
      }
    }
    // The state may stand behind the text.
    builder.setState(state, ofUnitsFrom: first, of: owner)
  }

  private mutating func readText(_ variation: UInt32, of owner: TableBuilder.Owner) {
    guard let literal = json.readStringLiteral() else { return }
    builder.addUnit(stored(literal), variation: variation, at: literal.place, of: owner)
  }

  private mutating func addUnit(
    _ laidOut: JSONLayout.Unit,
    _ path: [Variation],
    of owner: TableBuilder.Owner
  ) {
    builder.addUnit(
      stored(laidOut.value),
      variation: builder.number(of: path),
      state: state(laidOut.state),
      at: laidOut.value.place,
      of: owner
    )
  }

  private mutating func state(_ literal: JSONReader.Literal) -> StoredState {
    // Nearly every text is translated.
    if isTranslated(literal) { return .usual }
    return builder.state(TranslationState(json.text(of: literal)))
  }

  private func isTranslated(_ state: JSONReader.Literal) -> Bool {
    let spelling = ShortBytes(json.cursor.bytes, at: state.content)
    return spelling != nil && spelling == translated
  }

  /// Stores the text that a literal stands for.
  private mutating func stored(_ literal: JSONReader.Literal) -> StoredText {
    guard literal.hasEscapes else { return StoredText(literal.content) }
    let bytes = json.cursor.bytes[literal.content]
    return builder.decodedText { JSONEscapes.decode(bytes, into: &$0) }
  }

  private mutating func readSubstitutions() {
    guard json.enterObject() else { return }
    while let name = json.nextMemberLiteral() { readSubstitution(name) }
  }

  private mutating func readSubstitution(_ name: JSONReader.Literal) {
    var (argumentNumber, formatSpecifier): (Int?, StoredText?) = (nil, nil)
    let (forms, defects) = (builder.unitCount(of: .substitution), ownDefects.count)
    if json.enterObject() {
      while let name = json.nextMemberLiteral() {
        switch word(name) {
        case .argNum?: argumentNumber = readArgumentNumber()
        case .formatSpecifier?: formatSpecifier = json.readStringLiteral().map { stored($0) }
        case let word: readTexts(word, name, [], of: .substitution)
        }
      }
      if builder.unitCount(of: .substitution) == forms, ownDefects.count == defects {
        report("Substitution '\(json.text(of: name))' has no form", at: name.range)
      }
    }
    builder.addSubstitution(
      stored(name),
      argumentNumber: argumentNumber,
      formatSpecifier: formatSpecifier,
      at: name.place
    )
  }

  private mutating func readArgumentNumber() -> Int? {
    _ = json.peekValue()
    let start = json.cursor.offset
    guard let number = json.readInteger() else { return nil }
    if Substitution.argumentNumbers.contains(number) { return number }
    let numbers = Substitution.argumentNumbers
    report(
      "'argNum' is no number from \(numbers.lowerBound) to \(numbers.upperBound)",
      at: start..<json.cursor.offset
    )
    return nil
  }

  private func word(_ literal: JSONReader.Literal) -> CatalogWord? {
    if literal.hasEscapes { return CatalogWord(rawValue: json.text(of: literal)) }
    return vocabulary.word(in: json.cursor.bytes, at: literal.content)
  }

  /// Reports a language that no folder can be called by: its texts are left out.
  private mutating func report(unfit name: String, at range: Range<Int>) {
    guard unfitNames.insert(name).inserted else { return }
    let message = "'\(name)' is not the name of a language"
    ownDefects.append(Defect(message: message, range: range, isMisnomer: true))
  }

  private mutating func report(
    _ message: String,
    at range: Range<Int>,
    _ severity: Severity = .error
  ) {
    ownDefects.append(Defect(severity: severity, message: message, range: range))
  }
}
