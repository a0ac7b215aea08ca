import LocalizationModel
import SourceFiles

extension Rule {
  /// A text makes its plural by hand.
  static let handmadePlural = Rule(
    id: "handmade-plural",
    severity: .note,
    isOnByDefault: false,
    summary: "A text makes its plural by hand",
    explanation: """
      ## What it does

      Finds texts of the development language with a number and an ending in parentheses, such as
      `%d item(s)`.

      ## Why it is bad

      It reads badly, and most languages cannot do it: they have up to six forms.

      ## Example

      ```
      "cart.count" = "%d item(s)";
      ```

      ## What to do

      Give the text plural forms.
      """,
    check: .translation { context, findings in
      guard context.isDevelopment || (context.development == nil && context.isFirst) else { return }
      let text = context.developmentText
      guard let ending = text.pluralEnding,
        FormatString(text).specifiers.contains(where: { $0.kind.isInteger && !$0.isAccidental })
      else { return }
      findings.report(
        "key '\(context.key.key)' makes its plural by hand with '\(ending)'",
        at: context.table.location(of: context.key),
        help: "give the text plural forms",
        subject: .init(context.table, context.key)
      )
    }
  )
}

extension String {
  /// An ending in parentheses behind a letter, as in `item(s)`.
  fileprivate var pluralEnding: String? {
    ["(s)", "(es)", "(ies)", "(en)", "(n)", "(e)", "(er)"].first { contains($0) }
  }
}
