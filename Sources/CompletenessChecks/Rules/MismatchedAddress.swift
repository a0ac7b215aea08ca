import Diagnostics
import LocalizationModel

extension Rule {
  /// A translation has another address of a page or a person.
  static let mismatchedAddress = Rule(
    id: "mismatched-address",
    severity: .warning,
    isOnByDefault: false,
    summary: "A translation has another web or mail address",
    explanation: """
      ## What it does

      Compares the addresses in every translation, such as `https://example.org/help` and
      `help@example.org`, with those in the development language's text.
      It is off by default, since many pages exist in several languages under addresses of their own.

      ## Why it is bad

      An address that was changed with the words around it leads nowhere.

      ## Example

      ```
      /* en.lproj/Localizable.strings */
      "help" = "Write to help@example.org";

      /* de.lproj/Localizable.strings */
      "help" = "Schreiben Sie an hilfe@example.org";
      ```

      ## What to do

      Write the addresses as in the development language, unless the language has its own page.
      """,
    check: .translation { context, findings in
      guard !context.isDevelopment, context.hasOriginal, context.needsTranslation else { return }
      for unit in context.units where unit.isWritten {
        let wanted = context.developmentText(beside: unit).addresses
        let lost = wanted.isEmpty ? [] : wanted.subtracting(unit.text.addresses)
        guard !lost.isEmpty else { continue }
        findings.report(
          "\(context.name(of: unit)) lacks \(lost.sorted().quotedList)",
          in: unit,
          of: context,
          help: "write the addresses as in the development language"
        )
      }
    }
  )
}

extension String {
  /// The addresses in the text, in small letters.
  fileprivate var addresses: Set<String> { Set(addressWords.map { $0.lowercased() }) }
}
