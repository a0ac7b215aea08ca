import Diagnostics
import LocalizationModel

extension Rule {
  /// Code asks for a key that no table of that name has.
  static let missingKey = Rule(
    id: "missing-key",
    severity: .error,
    concern: .gap,
    summary: "Code asks for a name of a text that the string table lacks",
    explanation: """
      ## What it does

      Finds keys that are names for programmers, that source code asks for, and that no table of the
      asked name has in the development language.
      A text in plain words that stands in code alone is one of `unlisted-text`.
      A word such as `ExportPanelTitle` is a name where most words among the keys of the table are
      such, with texts that say something else, and so is a name with a stray blank, `help. title`,
      where the table has the name without it.
      It is a warning where the key is one of several that the call may ask for.
      A key that is written with Swift's `\\(…)` in the table is named as the cause: the running
      system asks for the specifier that stands for the interpolation.
      A call that names the bundle of its own package's target, `.module` or `#bundle`, asks the
      tables of that target alone, where it has one of the name.
      Tests, demonstrations and sources that no target compiles are not looked at, and neither are
      addresses and keys without any letter.
      A key that only a `PreviewProvider`, a private type for previews, code between `#if DEBUG` and
      its end, a file that `developerSources` names, or an app or a package's program without any
      table beside an app that has some asks for is a note, and the compiler extracts none from
      `#Preview`.
      A `LocalizedStringKey` that is stored or handed on may be shown with a table elsewhere,
      `Text(message, tableName: "Chat")`: where the default table lacks its key, those tables are
      asked which code names beside values of the same name, or beside any where it names none.
      Where another table has the key, or the table has one that differs by one letter, by case, by
      white space, or by a specifier, a note names it.

      ## Why it is bad

      The system shows the key where it finds no text: `settings.title` appears on the screen, in all
      languages.

      ## Example

      ```swift
      title = NSLocalizedString("settings.title", comment: "Title of the settings screen")
      ```

      ```
      /* en.lproj/Localizable.strings */
      "settings.heading" = "Settings";
      ```

      ## What to do

      Add the key to the table, or correct its spelling in the code.
      """,
    check: .project { project, findings in
      findings.reportAbsentKeys(in: project) { $0.text == nil }
    }
  )
}
