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
      `${name}`, `$(name)`, `{name}`, `{{name}}`.
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
    check: .translation(with: .tokenStart) { context, findings in
      guard let development = context.development, !context.isDevelopment,
        !context.table.name.hasSuffix("InfoPlist"), !context.isSetByCode
      else { return }
      let expected = Set(development.allUnits.flatMap { $0.text.namedTokens })
      for unit in context.units where unit.isWritten {
        let found = Set(
          ([unit] + context.translation.substitutions.flatMap(\.units)).flatMap {
            $0.text.namedTokens
          }
        )
        let lost = unit.variation.isEmpty ? expected.subtracting(found).sorted() : []
        let added = found.subtracting(expected).sorted()
        guard !lost.isEmpty || !added.isEmpty else { continue }
        let parts = [
          lost.isEmpty ? nil : "lacks \(lost.quotedList)",
          added.isEmpty ? nil : "has \(added.quotedList), which the code does not replace",
        ]
        findings.report(
          "\(context.name(of: unit)) \(parts.compactMap(\.self).joined(separator: " and "))",
          in: unit,
          of: context,
          severity: added.isEmpty ? .warning : nil,
          help: "write the tokens as in the development language"
        )
      }
    }
  )
}

extension TranslationContext {
  /// Whether the whole text in a storyboard is one token: a mark for the developers of what code
  /// puts there, and none that it looks for.
  fileprivate var isSetByCode: Bool {
    key.key.isInterfaceBuilderKey && developmentText.namedTokens == [developmentText]
  }
}
