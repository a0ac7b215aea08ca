package import LocalizationModel
package import SourceFiles

/// The settings of an extraction from source files.
package struct ExtractionSettings: Sendable {
  /// The project's own routines that are not found by their declarations.
  package var customRoutines: [CustomRoutine] = []
  /// Whether calls inside comments count, as genstrings has it.
  package var includesComments = false
  /// Whether literals of SwiftUI's and App Intents' types, and of the project's own declarations with
  /// such types, are keys.
  package var readsSwiftUI = true
  /// The user-defined runtime attributes of storyboards and xibs that hold a key.
  package var keyAttributes: Set<String> = [
    "localizationKey", "localizedKey", "localizedPlaceholder", "localizedText", "localizedTitle",
    "locKey", "xibLocKey",
  ]
  /// The context of what looks keys up, where what shows a string as it is stands in its place; else nil.
  var lookUps: ProjectContext?
  /// The facts that are noted beside the keys.
  package var extras: Set<SourceExtra> = []
  /// Returns the texts that matter where a view shows them as they are; nil for all.
  ///
  /// They are looked for among the literals, which are to be noted then.
  package var shownTexts: (@Sendable () -> [LiteralHash])?
  /// Names that stand for a key because a generator made them from the tables.
  package var accessors: [KeyAccessor] = []
  /// The names of enumerations that SwiftGen makes of string tables, its own choice among them.
  package var generatedEnums: Set<String> = ["L10n"]
  /// The folders and files that are read; only what a path has below them says that it is a test.
  package var roots: [FilePath] = []
  /// The kinds of code whose uses count.
  package var contexts = Set(SourceContext.allCases)
  /// Whether a target that is not of tests is known to compile a file, which then is no test for what it
  /// imports.
  package var isShipped: @Sendable (FilePath) -> Bool = { _ in false }

  package init() {}
}
