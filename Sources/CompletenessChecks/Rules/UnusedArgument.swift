import Diagnostics
import LocalizationModel

extension Rule {
  /// A call passes an argument that its text does not show.
  static let unusedArgument = Rule(
    id: "unused-argument",
    severity: .warning,
    summary: "A call passes an argument that its text does not show",
    explanation: """
      ## What it does

      Compares calls such as `String(format:)`, `localizedStringWithFormat` and `stringWithFormat:`
      with the development language's text of the key that they format; a key in plain words that no
      table has is itself the text.
      Where one call formats one of several texts, each may leave out what another one shows, and so
      may a text where the call may ask for keys that are not known.
      Generated functions are not looked at where nothing but the name of their type says what they
      are, or where the text has tokens, `{name}`, for which their template may take arguments.

      ## Why it is bad

      The name or number that the code wants to tell never appears.
      Where the table has lost the placeholder by mistake, all its translations will lose it too.

      ## Example

      ```swift
      String(format: NSLocalizedString("upload.failed", comment: "Name of the file"), name)
      ```

      ```
      "upload.failed" = "The file could not be uploaded";
      ```

      ## What to do

      Add the placeholder to the text, or pass no argument.
      """,
    check: .project { project, findings in
      for call in project.formattedCalls
      where !call.reference.traits.contains(.isAlternative) && call.wantedCount <= call.passed.count
      {
        let unused = call.passed.indices.map { $0 + 1 }.filter { call.wanted.kinds[$0] == nil }
        guard let first = unused.first else { continue }
        let isWhole = call.wanted.isEmpty
        findings.report(
          isWhole
            ? "text of key '\(call.key.key)' takes no arguments, and the call passes \(call.passed.count)"
            : "text of key '\(call.key.key)' does not show argument \(first) of the call",
          at: call.reference.location,
          notes: call.notes,
          help: "add the placeholder to the text, or pass no argument",
          subject: call.subject
        )
      }
    }
  )
}
