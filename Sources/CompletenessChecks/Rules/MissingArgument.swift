import Diagnostics
import LocalizationModel

extension Rule {
  /// A call passes fewer arguments than its text takes.
  static let missingArgument = Rule(
    id: "missing-argument",
    severity: .error,
    concern: .crash,
    summary: "A call passes fewer arguments than its text takes",
    explanation: """
      ## What it does

      Compares calls such as `String(format:)`, `localizedStringWithFormat` and `stringWithFormat:`
      with the development language's text of the key that they format, also where the text goes
      through a variable.
      Where no table has a key in plain words, it is itself the text.

      ## Why it is bad

      The placeholder without an argument shows what lies in memory, or the app crashes.

      ## Example

      ```swift
      String(format: NSLocalizedString("upload.progress", comment: "Done and total"), done)
      ```

      ```
      "upload.progress" = "%d of %d files";
      ```

      One messenger asked for the second of two arguments in a text whose call passes the name alone:
      whoever added a single member to a group saw rubbish in place of its name.

      ## What to do

      Pass the missing argument, or take its placeholder out of the text.
      """,
    check: .project { project, findings in
      for call in project.formattedCalls where call.wantedCount > call.passed.count {
        findings.report(
          """
          text of key '\(call.key.key)' takes \(call.wantedCount.counting("argument")), and the \
          call passes \(call.passed.count)
          """,
          at: call.reference.location,
          notes: call.notes,
          help: "pass the missing argument",
          subject: call.subject
        )
      }
    }
  )
}
