import LocalizationModel
import SourceFiles

extension Rule {
  /// A plural form for several numbers does not show the number.
  static let missingNumber = Rule(
    id: "missing-number",
    severity: .error,
    summary: "A plural form for several numbers does not show the number",
    explanation: """
      ## What it does

      Finds plural forms that several whole numbers choose in their language and that leave the
      number out, while `other` shows it.
      It is a note where 0 and 1 alone choose the form, as in French.

      ## Why it is bad

      The text states a wrong number: in Russian 1, 21 and 31 choose `one`, and «Один файл» is shown
      for all of them.

      ## Example

      ```json
      "one" : { "stringUnit" : { "state" : "translated", "value" : "Один файл" } },
      "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld файла" } }
      ```

      ## What to do

      Show the number in that form as well.
      """,
    check: .translation(with: .varies) { context, findings in
      guard let rules = PluralRules.rules(for: context.language) else { return }
      for group in context.translation.pluralGroups {
        guard let other = group.forms["other"], group.showsNumber(other) else { continue }
        for name in group.names where name != "other" {
          guard let unit = group.forms[name], let category = rules[name], !unit.text.isEmpty,
            category.matchesSeveralNumbers, !group.showsNumber(unit)
          else { continue }
          let numbers = category.numbers.map(String.init).joined(separator: ", ")
          let isMild = category.numbers == [0, 1] && !category.isOpen
          findings.report(
            """
            \(context.language.name) form '\(name)' of key '\(context.key.key)' does not show the number, \
            which may be \(numbers)\(category.isOpen ? ", …" : "")
            """,
            in: unit,
            of: context,
            severity: isMild ? .note : nil,
            help: "show the number",
            detail: group.detail
          )
        }
      }
    }
  )
}
