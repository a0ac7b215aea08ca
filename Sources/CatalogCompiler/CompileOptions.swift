/// The settings of a compilation.
package struct CompileOptions: Sendable {
  /// The place of plural forms.
  package enum PluralForms: String, CaseIterable, Sendable {
    /// In a `.stringsdict` file, as in Xcode's builds.
    case stringsdict
    /// In the `.strings` file under keys of their own, for Foundation on other systems.
    case keys
  }

  /// The languages to compile, in the spelling of their folders; all of the catalog where none is named.
  package var languages: [String] = []
  package var pluralForms = PluralForms.stringsdict
  /// Whether texts of the development language are written that a build leaves out, because the code
  /// has them: those in the state `new`, and keys that are their own texts.
  package var writesSourceTexts = false
  /// Whether a language without a text gets the one of the development language.
  package var fillsMissing = false
  /// Whether a language has its file also if the catalog has no text for it.
  package var writesEmptyFiles = false
  /// Whether texts stand in the `.stringsdict` file, too.
  package var joinsTexts = false

  package init() {}
}
