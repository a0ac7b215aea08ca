import LocalizationModel
import SourceFiles

extension Rule {
  /// A text is a mark for later instead of words for users.
  static let placeholderValue = Rule(
    id: "placeholder-value",
    severity: .warning,
    summary: "A text is its own key or a mark for later",
    explanation: """
      ## What it does

      Finds texts that are the key itself where the key is a name for programmers, and texts that are a
      mark such as `TODO:`, `FIXME`, `translate me`, or filler such as `lorem ipsum`.

      ## Why it is bad

      Somebody meant to come back, and users see `settings.title` or `TODO` until then.

      ## Example

      ```
      "settings.title" = "settings.title";
      "settings.footer" = "TODO: ask legal";
      ```

      ## What to do

      Write the text.
      """
  ) { project, findings in
    for table in project.tables {
      for key in table.keys where key.isTranslatable && !key.isStale {
        let isIdentifier = key.key.looksLikeIdentifier
        for translation in key.translations {
          guard let language = translation.language else { continue }
          for unit in translation.allUnits {
            guard
              let mark = unit.text.placeholderMark(in: language)
                ?? (isIdentifier && unit.text == key.key ? "its own key" : nil)
            else { continue }
            findings.report(
              "\(language.name) text of key '\(key.key)' is \(mark)",
              at: unit.location,
              notes: project.usageNotes(of: key),
              help: "write the text",
              subject: .init(table, key, language, detail: unit.variationName)
            )
          }
        }
      }
    }
  }
}

extension String {
  /// Returns in words which mark the text is or holds.
  fileprivate func placeholderMark(in language: Language) -> String? {
    let trimmed = self[...].trimmingSpaces
    if Self.wholeMarks.contains(String(trimmed)) {
      // «Todo» is a word of these.
      let isWord = trimmed == "TODO" && ["es", "pt", "gl"].contains(language.base.id)
      return isWord ? nil : "the mark '\(trimmed)'"
    }
    for mark in ["TODO:", "FIXME:", "XXX:"] where trimmed.hasPrefix(mark) {
      return "a note that begins with '\(mark)'"
    }
    guard utf8.count < 200 else { return nil }
    let lower = lowercased()
    return Self.phrases.first { lower.contains($0) }.map { "filler with '\($0)'" }
  }

  private static let wholeMarks: Set<String> = [
    "TODO", "TO DO", "FIXME", "XXX", "TBD", "#VALUE!", "(null)",
  ]
  private static let phrases = [
    "lorem ipsum", "translate me", "to be translated", "needs translation", "not translated yet",
    "missing translation", "placeholder text",
  ]
}

extension Substring {
  /// The text without the spaces at both ends.
  fileprivate var trimmingSpaces: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
