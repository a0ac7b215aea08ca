import Diagnostics
import LocalizationModel

extension Rule {
  /// A String Catalog has a state that Xcode does not know.
  static let unknownState = Rule(
    id: "unknown-state",
    severity: .warning,
    summary: "A String Catalog has a state that Xcode does not know",
    explanation: """
      ## What it does

      Finds texts whose state is none of `new`, `needs_review`, `translated` and
      `machine_translated`.

      ## Why it is bad

      Some tool or hand wrote it; Xcode may refuse the catalog, or take the text for something else
      than was meant.

      ## Example

      ```json
      "stringUnit" : { "state" : "final", "value" : "Sichern" }
      ```

      ## What to do

      Write one of the known states.
      """,
    check: .translation(with: .unfinished) { context, findings in
      for unit in context.allUnits {
        guard case .other(let word) = unit.state else { continue }
        findings.report(
          "\(context.name(of: unit)) is in the unknown state '\(word)'",
          in: unit,
          of: context,
          help: "use translated, needs_review or new",
          detail: word
        )
        return
      }
    }
  )
}
