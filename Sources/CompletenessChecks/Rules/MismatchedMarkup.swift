import LocalizationModel
import SourceFiles

extension Rule {
  /// A translation has other markup than the development language.
  static let mismatchedMarkup = Rule(
    id: "mismatched-markup",
    severity: .warning,
    summary: "A translation has other markup than the development language",
    explanation: """
      ## What it does

      Compares the HTML tags and the Markdown links of every translation with those of the
      development language.

      ## Why it is bad

      The text appears without its emphasis or link, or the reader sees half a tag.

      ## Example

      ```
      "terms" = "Read our <a href=\"terms\">terms</a>";
      "terms" = "Lesen Sie unsere <a href=\"terms\">Bedingungen<a>";
      ```

      A shop app's link was dead in seven languages: a space stood between the brackets and the
      address.

      ## What to do

      Keep the markup of the development language around the translated words.
      """,
    check: .translation(with: .markup) { context, findings in
      guard let development = context.development, !context.isDevelopment else { return }
      let expected = Set(development.allUnits.map { $0.text.markup })
      guard !expected.isEmpty else { return }
      for unit in context.units where unit.isWritten {
        let found = unit.text.markup
        if expected.contains(found) { continue }
        let wanted = context.developmentText(beside: unit).markup
        let lost = wanted.subtracting(found)
        let added = found.subtracting(wanted)
        let parts = [
          lost.isEmpty ? nil : "lacks \(lost.sorted().quotedList)",
          added.isEmpty ? nil : "adds \(added.sorted().quotedList)",
        ]
        findings.report(
          "\(context.name(of: unit)) \(parts.compactMap(\.self).joined(separator: " and "))",
          in: unit,
          of: context,
          help: "keep the markup of the development language"
        )
      }
    }
  )
}
