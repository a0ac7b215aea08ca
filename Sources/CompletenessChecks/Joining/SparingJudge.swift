import FormatStrings
import LocalizationModel
import Platform
import SourceFiles

extension StringTable {
  /// Returns for each key why it needs no translation.
  func sparings(
    besides names: ProperNames,
    runningOn systems: [DeploymentTarget],
    jobs: Int
  ) -> [Sparing?] {
    if isInNoLanguage && !isInDevelopmentLanguage || isObsolete { return keys.map { _ in .table } }
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
    // A name for programmers with capitals looks like a product: `LookWhatIBought`; one with dots may look
    // like a file: `export.csv`.
    let signs = sparings.indices.filter { sparings[$0] == .sign }
    if signs.isEmpty { return sparings }
    let (names, hasDots) = (CapitalizedNames(in: [self]), namesKeysWithDots)
    for index in signs
    where names.include(keys[index].key) || hasDots && keys[index].key.isNameOfFile {
      sparings[index] = nil
    }
    return sparings
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
      if let sparing = key.sparing { return sparing }
      if names.consistsOfNames(key) || isProduct(key, names) { return .names }
      let isSign = translations.isEmpty && key.isSign(in: table.developmentLanguage)
      return isSign && !key.looksLikeIdentifier ? .sign : nil
    }
    guard source.hasWords else {
      let hasLetters = !source.allTexts { !FormatString.hasLetters($0) }
      return hasLetters ? .noWords : .noLetters
    }
    if isName(of: source) { return .nameOfApp }
    if source.allTexts(are: { names.consistsOfNames($0) || isProduct($0, names) }) { return .names }
    return source.text == key && key.isSign(in: table.developmentLanguage)
      && translations.allSatisfy { $0.text == key }
      ? .sign : nil
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
      || text.utf8.count <= 32
        && (text.isAmountOfUnit || text.isNameWithEnding || text.contains("XXX"))
  }
}

extension StringTable {
  /// Whether some keys are names for programmers with dots or colons, so that others are none for users.
  var namesKeysWithDots: Bool {
    keys.contains { $0.key.utf8.contains(where: \.partsName) && $0.key.looksLikeIdentifier }
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
      found = text.sparing == nil && !text.isAmount
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
  /// Whether the text is a number with the sign of a unit: `888.8 MB`, `12 px`.
  fileprivate var isAmountOfUnit: Bool {
    let number = utf8.prefix { $0.isDigit || [0x2C, 0x2E].contains($0) }
    let unit = utf8.dropFirst(number.count).drop { $0 == 0x20 }
    return number.contains(where: \.isDigit) && (1...3).contains(unit.count)
      && unit.allSatisfy { $0.isASCIILetter || $0 == 0x2F }
  }

  /// Whether the text is a single word with the ending of a file or a host, be it a rare one:
  /// `MyMovie.webm`, `svend.cc`.
  fileprivate var isNameWithEnding: Bool {
    let parts = utf8.split(separator: 0x2E, omittingEmptySubsequences: false)
    guard parts.count == 2, let name = parts.first, let type = parts.last else { return false }
    return !name.isEmpty && name.allSatisfy { $0.isASCIILetter || $0.isDigit || $0 == 0x5F }
      && (2...4).contains(type.count)
      && type.allSatisfy { (0x61...0x7A).contains($0) || $0.isDigit }
  }
}
