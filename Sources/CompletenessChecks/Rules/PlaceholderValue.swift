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
    risk: .wrongText,
    summary: "A text is its own key or a mark for later",
    exceptions: UnwrittenText.summaries,
    explanation: PackageResources.placeholder_value_md,
    check: .translation(with: [.filler, .mark, .key]) { context, findings in
      // What code replaces may say anything.
      if context.key.sparing == .filler { return }
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

  /// Whether the mark is what Spanish, Portuguese and Galician say for `All` and `Everything`.
  private var isWordOfLanguage: Bool {
    text[...].trimmingSpaces == "TODO"
      && ["all", "everything"].contains(context.developmentText.lowercased())
      && ["es", "pt", "gl"].contains(context.language.base.id)
  }

  static let exceptions: [Exception<Self>] = [
    Exception("mark-as-a-word", "the key names the mark, or the language has it as a word") {
      $0.kind == .mark && ($0.context.keyNames($0.text) || $0.isWordOfLanguage)
    },
    Exception("first-text-is-the-key", "the key is the text in the development language, too") {
      $0.kind == .ownKey && !$0.context.isDevelopment
        && $0.context.developmentText == $0.context.key.key
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
}

extension StringTable {
  /// Whether texts serve as keys, as far as the first keys tell: then a term is its own text.
  var keysAreTexts: Bool {
    let sample = keys.prefix(200)
    return sample.count { !$0.key.looksLikeIdentifier } * 2 > sample.count
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

  // `TextFeatures` says which texts may hold one of these.
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
  /// The words that translators and programs write in place of a translation.
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
