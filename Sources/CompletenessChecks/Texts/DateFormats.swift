import FormatStrings
import LocalizationModel

extension String {
  /// Whether the text is a format of dates or times for `strftime`, such as `%d.%m.%Y %H:%M`.
  ///
  /// Some of its conversions are those of numbers as well, so that it takes two, and one of its own.
  var isDateFormat: Bool {
    guard hasPercent else { return false }
    let bytes = Array(utf8)
    var conversions: [(letter: UInt8, isInWord: Bool)] = []
    var index = 0
    while let percent = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
      // `%-d` and `%e` leave out the zero.
      let start = bytes[(percent + 1)...].first == UInt8(ascii: "-") ? percent + 2 : percent + 1
      guard start < bytes.count, bytes[start].isConversionOfDates else { return false }
      let isInWord = start + 1 < bytes.count && bytes[start + 1].isLetter
      conversions.append((bytes[start], isInWord))
      index = start + 1
    }
    return conversions.count > 1
      && conversions.contains { $0.letter.isConversionOfDatesAlone && !$0.isInWord }
  }

  /// Whether the text is a pattern of Unicode's for dates and times, such as `dd.MM.yyyy` or
  /// `h:mm 'Uhr'`: letters of fields alone, each repeated, and at least one of them twice.
  package var isDatePattern: Bool {
    let pieces = split(separator: "'", omittingEmptySubsequences: false)
    var (isAnyLong, isAny) = (false, false)
    for (index, piece) in pieces.enumerated() where index.isMultiple(of: 2) {
      for run in piece.unicodeScalars.split(whereSeparator: { !$0.properties.isAlphabetic }) {
        guard let first = run.first, Self.lettersOfFields.contains(first),
          run.allSatisfy({ $0 == first })
        else { return false }
        isAny = true
        if run.count > 1 { isAnyLong = true }
      }
    }
    return isAny && isAnyLong
  }

  private static let lettersOfFields = "GyYuUrQqMLwWdDFgEecabBhHKkmsSAzZOvVXxj".unicodeScalars

  /// Whether the text is a single conversion and nothing else: `%e`.
  var isBareConversion: Bool { utf8.count == 2 && utf8.first == UInt8(ascii: "%") }
}

extension UInt8 {
  /// Whether `strftime` knows the letter behind a percent sign.
  fileprivate var isConversionOfDates: Bool {
    isConversionOfDatesAlone || "acdeghjlnpstuxzACDFGSUX%".utf8.contains(self)
  }

  /// Whether no conversion of numbers or texts has the letter.
  fileprivate var isConversionOfDatesAlone: Bool { "bkmrvwyBHIMRTVWYZ".utf8.contains(self) }
}

extension KeyContext {
  /// Whether the key's text is a format of dates, or explains a conversion of such formats: then its
  /// percent signs are no placeholders.
  var concernsDates: Bool {
    guard features.contains(.percentSign) else { return false }
    if developmentText.isDateFormat || key.key.isDateFormat { return true }
    if key.key.isInterfaceDateFormat { return true }
    // A table that explains one conversion explains several.
    return key.key.isBareConversion && table.keys.count { $0.key.isBareConversion } > 2
  }
}
