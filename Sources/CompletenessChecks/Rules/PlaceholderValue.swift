import Diagnostics
import FormatStrings
import LocalizationModel
import Platform
import SourceFiles

extension Rule {
  /// A text is a mark for later instead of words for users.
  static let placeholderValue = Rule(
    id: "placeholder-value",
    severity: .error,
    concern: .gap,
    summary: "A text is its own key or a mark for later",
    exceptions: UnwrittenText.summaries,
    explanation: PackageResources.placeholder_value_md,
    check: .translation(with: [.filler, .mark, .key]) { context, findings in
      let features = context.ownFeatures
      for unit in context.allUnits {
        let mark =
          features.contains(.mark)
          ? unit.text.mark ?? context.signInPlaceOfWords(unit) : nil
        let filler =
          mark == nil && features.contains(.filler) ? context.filler(in: unit.text) : nil
        let isOwnKey = unit.text == context.key.key && unit.text.looksLikeIdentifier
        guard let words = mark ?? filler ?? (isOwnKey ? "its own key" : nil) else { continue }
        let kind: UnwrittenText.Kind = mark != nil ? .mark : filler != nil ? .filler : .ownKey
        findings.report(
          "\(context.name(of: unit)) is \(words)",
          in: unit,
          of: context,
          severity: kind == .ownKey && context.isShownName ? nil : .warning,
          help: "write the text",
          unless: findings.exception(
            for: UnwrittenText(context: context, text: unit.text, kind: kind)
          )
        )
      }
    }
  )
}

/// A text that is yet to be written.
private struct UnwrittenText: Defect {
  enum Kind { case mark, filler, ownKey }

  let context: TranslationContext
  let text: String
  let kind: Kind

  static let exceptions: [Exception<Self>] = [
    Exception("filler-of-a-storyboard", "the storyboard has filler there, which code replaces") {
      $0.context.isOfInterfaceBuilder
        && $0.context.developmentText.filler(in: String.phrases) != nil
    },
    Exception("mark-that-the-key-names", "the key itself is named for the mark") {
      $0.kind == .mark && $0.context.keyNames($0.text)
    },
    Exception("todo-as-a-word", "'todo' is a word of the language") {
      $0.kind == .mark && $0.text[...].trimmingSpaces == "TODO"
        && ["es", "pt", "gl"].contains($0.context.language.base.id)
    },
    Exception("first-text-is-the-key", "the key is the text in the development language, too") {
      $0.kind == .ownKey && !$0.context.isDevelopment
        && $0.context.developmentText == $0.context.key.key
    },
    Exception("keys-are-texts", "most keys of the table are texts themselves") {
      $0.kind == .ownKey && $0.context.table.keysAreTexts
    },
    Exception("list-of-names", "the table is in no language, and all its texts are their keys") {
      $0.kind == .ownKey && $0.context.table.holdsIdentifiers
    },
    Exception("same-in-all-languages", "the word is the same in all languages, as a term is") {
      $0.kind == .ownKey && $0.context.isTerm
    },
  ]
}

extension TranslationContext {
  /// Whether a word of the key is all that a text says.
  fileprivate func keyNames(_ text: String) -> Bool {
    let letters = text.lowercased().filter(\.isLetter)
    return key.key.lowercased().split { !$0.isLetter }.contains { $0 == letters }
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

  /// Returns in words which sign stands for the words of the development language.
  ///
  /// For a single word a sign may be what people read in a small place, and so may one for what is not
  /// there.
  fileprivate func signInPlaceOfWords(_ unit: TranslationUnit) -> String? {
    let original = developmentText(beside: unit).lowercased()
    guard !isDevelopment, hasOriginal, String.signsForWords.contains(unit.text.lowercased()),
      !String.signsForWords.contains(original)
    else { return nil }
    let words = original.split { !$0.isLetter }
    guard words.count > 1, !["no", "none", "not", "unknown"].contains(words[0]),
      !developmentText.hasPercent
    else { return nil }
    return "'\(unit.text)' in place of words"
  }

  /// Whether several languages have the text, and all the key itself: `LOW_PRIORITY`.
  fileprivate var isTerm: Bool {
    key.translations.count > 1 && key.translations.allSatisfy { $0.text == key.key }
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
  fileprivate var mark: String? {
    let trimmed = self[...].trimmingSpaces
    if trimmed.utf8.count <= Self.longestMark, Self.wholeMarks.contains(String(trimmed)) {
      return "the mark '\(trimmed)'"
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
  /// What translators and programs write where a translation is to come.
  fileprivate static let signsForWords: Set<String> = [
    "-", "--", "–", "—", "?", "??", "???", "...", "…", "n/a", "xxx",
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
