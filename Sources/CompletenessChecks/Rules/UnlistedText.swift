import Diagnostics
import LocalizationModel

extension Rule {
  /// Code shows a text that no table has.
  static let unlistedText = Rule(
    id: "unlisted-text",
    severity: .error,
    concern: .gap,
    summary: "Code shows a text that no string table lists, and that stays untranslated",
    explanation: """
      ## What it does

      Finds texts that source code wants translated and that no table of the asked name has: keys in
      plain words, and keys for which the call brings a default text along.
      Such a text counts as missing in all languages but the development language, in coverage and
      verdict too; where there is no other language, nothing is said.
      It is a warning where another language has the text, or the text is one of several that the
      call may ask for; a call with a default text needs no entry in the development language where
      other languages have the key.
      A name for programmers is one of `missing-key`.
      A call that names the bundle of its own package's target, `.module` or `#bundle`, asks the
      tables of that target alone, where it has one of the name.
      Tests, demonstrations and sources that no target compiles are not looked at, and neither are
      addresses and texts without any letter.
      A text that only a `PreviewProvider`, a private type for previews, code between `#if DEBUG` and
      its end, a file that `developerSources` names, or an app or a package's program without any
      table beside an app that has some shows is a note, and the compiler extracts none from
      `#Preview`.

      ## Why it is bad

      The text looks right in the development language and stays untranslated in all others:
      translators never get to see it.

      ## Example

      ```swift
      Button("Save changes") { save() }
      ```

      Neither `Localizable.strings` nor `Localizable.xcstrings` has `Save changes`.

      ## What to do

      Let Xcode or `l10nscan extract` add the text to the table, and have it translated.
      Where nobody is to translate it, write `Text(verbatim:)`.
      """,
    check: .project { project, findings in
      findings.reportAbsentKeys(in: project) { $0.text != nil }
    }
  )
}
