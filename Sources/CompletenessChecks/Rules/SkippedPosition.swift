import Diagnostics
import FormatStrings
import LocalizationModel

extension Rule {
  /// A text numbers its placeholders with a gap.
  static let skippedPosition = Rule(
    id: "skipped-position",
    severity: .warning,
    summary: "A text numbers its placeholders with a gap",
    explanation: """
      ## What it does

      Finds texts of the development language that use a numbered argument and none of those before
      it, as `%1$@ and %3$@` does.
      What a translation leaves out is reported by `missing-placeholder`.

      ## Why it is bad

      The system must guess the size of the argument that nobody names, and shows rubbish where it
      guesses wrongly; most often it is a slip of the pen.

      ## Example

      ```
      "moved" = "%1$@ moved to %3$@";
      ```

      ## What to do

      Show the argument too, or let the call pass no such one, and number the placeholders from 1 on
      without a gap.
      """,
    check: .translation(with: .percentSign) { context, findings in
      // Only numbered placeholders leave a gap.
      guard context.isDevelopment, context.holdsText(where: { $0.contains(0x24) }) else { return }
      let used = Arguments(of: context.translation).positions
      guard let last = used.last, used.count < last,
        let unit = context.allUnits.first(where: \.hasNumberedPlaceholder)
      else { return }
      let gap = zip(1..., used).first { $0 != $1 }?.0 ?? last
      findings.report(
        "\(context.name(of: unit)) uses argument \(last) and never argument \(gap)",
        in: unit,
        of: context,
        help: "show argument \(gap) too, or pass none, and number the placeholders without a gap"
      )
    }
  )
}

extension TranslationUnit {
  fileprivate var hasNumberedPlaceholder: Bool {
    FormatString(text).specifiers.contains { $0.position != nil }
  }
}
