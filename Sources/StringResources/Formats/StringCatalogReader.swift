import LocalizationModel
import SourceFiles

/// Reads a String Catalog from front to back, straight into a table.
///
/// Members that it does not know are stepped over: a later Xcode may write them.
struct StringCatalogReader {
  private var json: JSONReader
  private let path: FilePath
  private let vocabulary = CatalogVocabulary.whole
  private let translated = ShortBytes(CatalogWord.translated.rawValue)
  private let layouts = JSONLayout.byDepth
  private var languages = CatalogLanguages()
  private var ownDefects: [Defect] = []

  init(_ text: SourceText) {
    json = JSONReader(text.bytes)
    path = text.path
  }

  var defects: [Defect] { json.defects + ownDefects }

  /// Reads the whole catalog; after a defect in its syntax, what stood before is kept.
  mutating func read(into table: inout LocalizedTable) {
    var hasStrings = false
    guard json.enterObject() else { return }
    while let name = json.nextMemberLiteral() {
      switch word(name) {
      case .sourceLanguage?: table.sourceLanguage = json.readString().map { Language($0.text) }
      case .strings?:
        hasStrings = true
        readStrings(into: &table)
      case .version?: readVersion()
      default: json.skipValue()
      }
    }
    json.finish()
    if !hasStrings, !json.hasFailed { report("The catalog has no 'strings'", at: 0..<1) }
  }

  private mutating func readVersion() {
    guard let version = json.readString(), !version.text.hasPrefix("1.") else { return }
    report("Unknown version '\(version.text)' of the format", at: version.range, .warning)
  }

  private mutating func readStrings(into table: inout LocalizedTable) {
    // Duplicate keys are found for the whole table afterwards, as in every format.
    guard json.enterObject(isChecked: false) else { return }
    while let key = json.nextMemberLiteral() {
      let (text, location) = (json.text(of: key), location(of: key))
      table.entries.append(readEntry(text, at: location))
    }
  }

  private mutating func readEntry(_ key: String, at location: SourceLocation) -> TableEntry {
    var (comment, state): (String?, ExtractionState?) = (nil, nil)
    var (isTranslatable, generatesSymbol) = (true, true)
    var translations: ShortList<Translation> = []
    if json.enterObject() {
      while let name = json.nextMemberLiteral() {
        switch word(name) {
        case .comment?: comment = json.readString()?.text
        case .extractionState?: state = json.readString().map { ExtractionState($0.text) }
        case .generatesSymbol?: generatesSymbol = json.readBoolean() ?? true
        case .shouldTranslate?: isTranslatable = json.readBoolean() ?? true
        case .localizations?: readTranslations(into: &translations)
        default: json.skipValue()
        }
      }
    }
    return TableEntry(
      key: key,
      comment: comment,
      location: location,
      extractionState: state,
      isTranslatable: isTranslatable,
      generatesSymbol: generatesSymbol,
      translations: translations
    )
  }

  private mutating func readTranslations(into all: inout ShortList<Translation>) {
    guard json.enterObject() else { return }
    languages.startOver()
    var translations: [Translation] = []
    // Most keys of a catalog are in the same languages.
    translations.reserveCapacity(languages.count)
    let layout = JSONLayout.localization
    reading: while true {
      if let beginning = languages.expectedBeginning,
        let (name, text) = json.nextFinishedText(beginning, layout)
      {
        translations.append(
          Translation(
            language: languages.takeExpected(),
            units: ShortList(
              only: TranslationUnit(text: json.text(of: text), location: location(of: text))
            ),
            location: location(of: name)
          )
        )
      } else if let laidOut = json.nextLaidOutText(layout) {
        translations.append(translation(laidOut))
      } else if let name = json.nextMemberLiteral() {
        translations.append(readTranslation(name))
      } else {
        break reading
      }
    }
    // Only in a damaged catalog does a key have its texts in two places.
    all = all.isEmpty ? ShortList(translations) : all + translations
  }

  private mutating func translation(_ laidOut: JSONLayout.Localization) -> Translation {
    Translation(
      language: languages.language(laidOut.language, in: json.cursor.bytes),
      units: ShortList(only: unit(laidOut.text, [])),
      location: location(of: laidOut.language)
    )
  }

  private mutating func readTranslation(_ name: JSONReader.Literal) -> Translation {
    let language = languages.language(name, in: json.cursor.bytes)
    var (units, substitutions): (ShortList<TranslationUnit>, [Substitution]) = ([], [])
    readTexts(&units, &substitutions)
    return Translation(
      language: language,
      units: units,
      substitutions: substitutions,
      location: location(of: name)
    )
  }

  private mutating func readTexts(
    _ units: inout ShortList<TranslationUnit>,
    _ substitutions: inout [Substitution]
  ) {
    guard json.enterObject() else { return }
    var shape = TranslationShape()
    while let name = json.nextMemberLiteral() {
      let word = word(name)
      shape.add(word, at: name.range)
      if word == .substitutions {
        readSubstitutions(&substitutions)
      } else {
        readTexts(word, name, [], into: &units)
      }
    }
    if let defect = shape.defect { ownDefects.append(defect) }
  }

  /// Reads one of the members that hold texts, or steps over what is none of them.
  private mutating func readTexts(
    _ word: CatalogWord?,
    _ name: JSONReader.Literal,
    _ path: [Variation],
    into units: inout ShortList<TranslationUnit>
  ) {
    switch word {
    case .stringUnit? where name.column / 2 < layouts.count:
      if let laidOut = json.readLaidOutUnit(layouts[name.column / 2]) {
        units.append(unit(laidOut, path))
      } else {
        readUnit(path, into: &units)
      }
    case .stringUnit?, .stringSet?: readUnit(path, into: &units)
    case .variations?: readVariations(path, into: &units)
    default: json.skipValue()
    }
  }

  private mutating func readVariations(
    _ path: [Variation],
    into units: inout ShortList<TranslationUnit>
  ) {
    guard json.enterObject() else { return }
    while let axis = json.nextMember() {
      guard ["plural", "device", "width"].contains(axis.text) else {
        json.skipValue()
        continue
      }
      guard json.enterObject() else { continue }
      while let choice = json.nextMember() {
        let path = path + [variation(axis: axis.text, choice: choice.text)]
        guard json.enterObject() else { continue }
        while let name = json.nextMemberLiteral() {
          let word = word(name)
          if word == .variations { checkNesting(at: name.range, path) }
          readTexts(word, name, path, into: &units)
        }
      }
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
  private mutating func readUnit(_ path: [Variation], into units: inout ShortList<TranslationUnit>)
  {
    let first = units.count
    var state = TranslationState.translated
    guard json.enterObject() else { return }
    while let name = json.nextMemberLiteral() {
      switch word(name) {
      case .state?: state = readState() ?? state
      case .value?: readText(path, into: &units)
      case .values?:
        guard json.enterArray() else { continue }
        while json.nextElement() { readText(path, into: &units) }
      default: json.skipValue()
      }
    }
    // The state may stand behind the text.
    for index in first..<units.count { units[index].state = state }
  }

  private func unit(_ laidOut: JSONLayout.Unit, _ path: [Variation]) -> TranslationUnit {
    TranslationUnit(
      variation: path,
      text: json.text(of: laidOut.value),
      state: state(laidOut.state),
      location: location(of: laidOut.value)
    )
  }

  private mutating func readState() -> TranslationState? {
    json.readStringLiteral().map(state)
  }

  private func state(_ literal: JSONReader.Literal) -> TranslationState {
    // Nearly every text is translated.
    let spelling = ShortBytes(json.cursor.bytes, at: literal.content)
    if spelling != nil, spelling == translated { return .translated }
    return TranslationState(json.text(of: literal))
  }

  private mutating func readText(_ path: [Variation], into units: inout ShortList<TranslationUnit>)
  {
    guard let literal = json.readStringLiteral() else { return }
    let text = json.text(of: literal)
    units.append(TranslationUnit(variation: path, text: text, location: location(of: literal)))
  }

  private mutating func readSubstitutions(_ substitutions: inout [Substitution]) {
    guard json.enterObject() else { return }
    while let name = json.nextMemberLiteral() {
      var substitution = Substitution(name: json.text(of: name), location: location(of: name))
      readSubstitution(&substitution)
      substitutions.append(substitution)
    }
  }

  private mutating func readSubstitution(_ substitution: inout Substitution) {
    guard json.enterObject() else { return }
    while let name = json.nextMemberLiteral() {
      switch word(name) {
      case .argNum?: substitution.argumentNumber = json.readInteger()
      case .formatSpecifier?: substitution.formatSpecifier = json.readString()?.text
      case let word: readTexts(word, name, [], into: &substitution.units)
      }
    }
  }

  private func word(_ literal: JSONReader.Literal) -> CatalogWord? {
    if literal.hasEscapes { return CatalogWord(rawValue: json.text(of: literal)) }
    return vocabulary.word(in: json.cursor.bytes, at: literal.content)
  }

  private func location(of name: JSONReader.Literal) -> SourceLocation {
    SourceLocation(
      path: path,
      offset: name.range.lowerBound,
      length: name.range.count,
      line: name.line,
      column: name.column
    )
  }

  private mutating func report(
    _ message: String,
    at range: Range<Int>,
    _ severity: Severity = .error
  ) {
    ownDefects.append(Defect(severity: severity, message: message, range: range))
  }
}
