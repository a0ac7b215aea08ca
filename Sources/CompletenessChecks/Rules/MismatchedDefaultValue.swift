import Diagnostics
import FormatStrings
import LocalizationModel

extension Rule {
  /// The default text in code differs from the text in the table.
  static let mismatchedDefaultValue = Rule(
    id: "mismatched-default-value",
    severity: .note,
    isOnByDefault: false,
    summary: "The default text in code differs from the text in the table",
    explanation: PackageResources.mismatched_default_value_md,
    check: .key { key, table, project, findings in
      guard !key.references.isEmpty,
        let text = key.translation(in: table.developmentLanguage)?.text
      else { return }
      let shape = KeyShape(text)
      for reference in key.references.map({ project.references[$0] }) {
        guard let value = reference.value, value != text, !value.isEmpty else { continue }
        if let shape, KeyShape(value, as: .reference)?.mayMean(shape) == true { continue }
        findings.report(
          "default text of key '\(key.key)' differs from the table's",
          at: reference.location,
          notes: [
            Diagnostic.Note("here it is '\(value.shortened)'"),
            .text(text, in: table.developmentLanguage, at: table.location(of: key)),
          ],
          help: "use the same text in both",
          subject: .init(table, key)
        )
        break
      }
    }
  )
}
