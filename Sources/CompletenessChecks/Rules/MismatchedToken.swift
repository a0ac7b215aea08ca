import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// A translation lacks or adds a named token that the code replaces.
  static let mismatchedToken = Rule(
    id: "mismatched-token",
    severity: .error,
    summary: "A translation lacks or adds a named token that the code replaces",
    explanation: """
      ## What it does

      Compares the named tokens of every translation with those of the development language:
      `${name}`, `$(name)`, `{name}`, `{{name}}`, and numbers such as `%0` and `%1`, which code replaces
      one by one where the text has no placeholders.
      Blanks inside double braces count for nothing, `{{ name }}`, unless the development language
      has a token without them, as code may look for just that.
      Beside `{price}` the token of `${price}` is the same, and the sign before it one of currency,
      but where the name is that of something else: of `${name}` users see `$Anna`.
      What all other languages, three at least, have translated is a word in braces and no token, and
      so is one with letters beyond ASCII.
      Property lists are left out: their tokens are build settings.

      ## Why it is bad

      A token that was translated or misspelled is not replaced, and users see it; one that is left
      out takes its text along.

      ## Example

      ```
      /* en.lproj/Localizable.strings */
      "call.missed" = "{actor} has called";

      /* de.lproj/Localizable.strings */
      "call.missed" = "{Akteur} hat angerufen";
      ```

      A conference app's German texts had the names of the tokens translated along with the sentence,
      and showed them in braces.

      ## What to do

      Write the token exactly as in the development language.
      """,
    check: .translation(with: [.tokenStart, .percentSign]) { context, findings in
      guard context.development != nil, !context.isDevelopment,
        !context.hasPlainPlaceholders, !context.table.isOfInfoPropertyList,
        !context.isSetByCode
      else { return }
      let hasTokensInWords = !context.tokensInWords.isEmpty
      let expected = context.replacedTokens
      let forms = context.translation.substitutions.flatMap(\.units)
      for unit in context.units where unit.isWritten {
        let found = context.tokens(of: [unit] + forms)
        // Of several phrases each may leave out what another names.
        let given = context.table.holdsPhrases ? context.tokens(of: context.units) : found
        var lost = unit.variation.isEmpty ? expected.subtracting(given).sorted() : []
        // Code replaces `%1` also where a letter follows.
        lost.removeAll { $0.hasPrefix("%") && unit.text.contains($0) }
        // "One file": the text for one thing need not say the number.
        if lost.count == 1, context.key.key.isNameOfSingular { lost = [] }
        let added = hasTokensInWords ? [] : found.subtracting(expected).sorted()
        // A misspelled name of the app is what `missing-application-name` says.
        if context.table.holdsPhrases, lost == [.applicationNameToken] { continue }
        guard !lost.isEmpty || !added.isEmpty else { continue }
        findings.report(
          "\(context.name(of: unit)) \(Self.difference(lost, added))",
          in: unit,
          of: context,
          severity: added.isEmpty ? .warning : nil,
          help: "write the tokens as in the development language"
        )
      }
    }
  )

  /// Says which tokens a text lacks and which it has instead.
  private static func difference(_ lost: [String], _ added: [String]) -> String {
    let dollars = lost.map { "$\($0)" }
    if !added.isEmpty, added.sorted() == dollars.sorted() {
      return "has \(added.quotedList), of which the dollar sign stays"
    }
    let parts = [
      lost.isEmpty ? nil : "lacks \(lost.quotedList)",
      added.isEmpty ? nil : "has \(added.quotedList), which the code does not replace",
    ]
    return parts.compactMap(\.self).joined(separator: " and ")
  }
}

extension TranslationContext {
  /// Returns the tokens of some of the translation's texts, as far as the original's tell them.
  fileprivate func tokens(of units: [TranslationUnit]) -> Set<String> {
    units.tokens(areCounted: countsTokens).withoutBlanks(beside: writtenTokens)
      .withoutDollars(beside: replacedTokens)
  }

  /// Whether the whole text in a storyboard is one token: a mark for the developers of what code
  /// puts there, and none that it looks for.
  fileprivate var isSetByCode: Bool {
    isOfInterfaceBuilder && developmentText.namedTokens == [developmentText]
  }
}
