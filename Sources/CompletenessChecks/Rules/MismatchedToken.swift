import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// A translation does not have the named tokens of the source string.
  static let mismatchedToken = Rule(
    id: "mismatched-token",
    severity: .error,
    risk: .wrongText,
    summary: "A translation does not have the named tokens of the source string",
    explanation: PackageResources.mismatched_token_md,
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
      lost.isEmpty ? nil : "is missing \(lost.quotedList)",
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
