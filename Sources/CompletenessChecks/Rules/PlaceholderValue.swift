import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// A text is a mark for later instead of words for users.
  static let placeholderValue = Rule(
    id: "placeholder-value",
    severity: .error,
    concern: .gap,
    summary: "A text is its own key or a mark for later",
    explanation: PackageResources.placeholder_value_md,
    check: .translation(with: [.filler, .mark, .key]) { context, findings in
      let features = context.ownFeatures
      guard !context.isFilledByCode else { return }
      for unit in context.allUnits {
        let mark =
          (features.contains(.mark) ? context.mark(in: unit.text) : nil)
          ?? (features.contains(.filler) ? context.filler(in: unit.text) : nil)
        guard let words = mark ?? context.ownKeyMark(unit) else { continue }
        findings.report(
          "\(context.name(of: unit)) is \(words)",
          in: unit,
          of: context,
          severity: mark == nil && context.isShownName ? nil : .warning,
          help: "write the text"
        )
      }
    }
  )
}

extension TranslationContext {
  /// Whether a text of a storyboard is filler in the storyboard itself: code puts another there.
  fileprivate var isFilledByCode: Bool {
    isOfInterfaceBuilder && developmentText.filler(in: String.phrases) != nil
  }

  /// Returns in words which mark a text is, unless the key is named for it.
  fileprivate func mark(in text: String) -> String? {
    guard let mark = text.mark(in: language) else { return nil }
    let letters = text.lowercased().filter(\.isLetter)
    let words = key.key.lowercased().split { !$0.isLetter }
    return words.contains { $0 == letters } ? nil : mark
  }

  /// Returns in words which filler a text holds.
  ///
  /// A text of the development language that is its own key may speak of translations: an editor of
  /// tables says `%d texts are to be translated`.
  fileprivate func filler(in text: String) -> String? {
    text.filler(in: isDevelopment && text == key.key ? String.fillers : String.phrases)
  }

  /// Whether the app uses a key whose first text is yet to be written: users see a name for
  /// programmers, as they do where no table has the key.
  fileprivate var isShownName: Bool {
    isDevelopment && isSeenByUsers
  }

  /// Says that the text is its own key.
  ///
  /// A word that is the same in every language, such as `LOW_PRIORITY`, is a term.
  fileprivate func ownKeyMark(_ unit: TranslationUnit) -> String? {
    guard unit.text == key.key, key.key.looksLikeIdentifier else { return nil }
    // In a catalog a key without a text of the development language is that text.
    if !isDevelopment && developmentText == key.key { return nil }
    if table.keysAreTexts || table.holdsIdentifiers { return nil }
    let isTerm = key.translations.count > 1 && key.translations.allSatisfy { $0.text == key.key }
    return isTerm ? nil : "its own key"
  }
}

extension StringTable {
  /// Whether texts serve as keys, as far as the first keys tell: then a term is its own text.
  var keysAreTexts: Bool {
    let sample = keys.prefix(200)
    return sample.count { !$0.key.looksLikeIdentifier } * 2 > sample.count
  }

  /// Whether the table is in no language and each text its own key, as far as the first keys tell:
  /// somebody lists names there, and shows none of them.
  fileprivate var holdsIdentifiers: Bool {
    guard isInNoLanguage, keys.count > 1 else { return false }
    return keys.prefix(200).allSatisfy { key in
      key.translations.allSatisfy { $0.text == key.key }
    }
  }
}

extension String {
  /// Returns in words which mark the text is or begins with.
  fileprivate func mark(in language: Language) -> String? {
    let trimmed = self[...].trimmingSpaces
    if trimmed.utf8.count <= Self.longestMark, Self.wholeMarks.contains(String(trimmed)) {
      // «Todo» is a word of these, be it in capitals.
      let isWord = trimmed == "TODO" && ["es", "pt", "gl"].contains(language.base.id)
      return isWord ? nil : "the mark '\(trimmed)'"
    }
    for mark in Self.firstMarks where trimmed.utf8.starts(with: mark.utf8) {
      return "a note that begins with '\(mark)'"
    }
    return nil
  }

  /// Returns in words which of some phrases of filler the text holds.
  fileprivate func filler(in phrases: [String]) -> String? {
    guard utf8.count < 200 else { return nil }
    // What speaks of filler, such as the title of a generator, is none.
    if Self.wholePhrases.contains(self) { return "filler with '\(lowercased())'" }
    let lower = utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
    return phrases.first { lower[...].firstOccurrence(of: Array($0.utf8)) != nil }
      .map { "filler with '\($0)'" }
  }

  // `TextFeatures` tells which texts may hold one of these.
  static let wholePhrases: Set<String> = [
    "Lorem ipsum", "lorem ipsum", "Placeholder text", "Placeholder Text", "placeholder text",
  ]

  /// The marks that words may follow.
  static let firstMarks = ["TODO:", "FIXME:", "XXX:"]

  /// How many bytes the longest of these has.
  static var longestBeginning: Int { 6 }

  /// How many bytes a mark has that is the whole text.
  static var longestMark: Int { 12 }

  static let wholeMarks: Set<String> = [
    "TODO", "TO DO", "FIXME", "translate me", "Translate me", "TRANSLATE ME", "XXX", "TBD",
    "#VALUE!", "(null)",
  ]
  /// Fillers within a text, in any case, and what translators are told.
  static let phrases =
    fillers + [
      "translate me!", "translate me)", "[translate me", "to be translated",
      "needs translation", "not translated yet", "missing translation",
    ]
  fileprivate static let fillers = ["lorem ipsum dolor"]
}

extension Substring {
  /// The text without the spaces at both ends.
  fileprivate var trimmingSpaces: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
