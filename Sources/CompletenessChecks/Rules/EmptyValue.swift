import LocalizationModel
import SourceFiles

extension Rule {
  /// A text is empty although the development language has one.
  static let emptyValue = Rule(
    id: "empty-value",
    severity: .error,
    summary: "A translation is empty",
    explanation: """
      ## What it does

      Finds translations that are empty, in any plural form or device variation, where the
      development language has a text.
      An empty text in the development language itself is reported where the key is a name for
      programmers, as a warning, since it may be meant; a variable may show nothing beside other words
      or placeholders, as an ending does.

      ## Why it is bad

      The system shows an empty text as it stands: the button has no title.

      ## Example

      ```
      /* en.lproj/Localizable.strings */
      "save" = "Save";

      /* de.lproj/Localizable.strings */
      "save" = "";
      ```

      ## What to do

      Have the text translated.
      """,
    check: .translation(with: .empty) { context, findings in
      let isMeantEmpty = context.development?.allUnits.contains { $0.text.isEmpty } ?? false
      guard context.needsTranslation, context.isDevelopment || !isMeantEmpty else { return }
      // What a storyboard shows there is not known, and may be nothing.
      if !context.hasOriginal && context.key.key.isInterfaceBuilderKey { return }
      let isPart = context.translation.showsMoreThanAVariable
      let forms = Set(context.translation.substitutions.flatMap(\.units).map(\.location))
      for unit in context.allUnits where unit.text.isEmpty && unit.state != .new {
        // An empty text instead of a key in plain words is a way to have none.
        let isIntended = unit.variation.isEmpty && !context.key.key.looksLikeIdentifier
        if context.isDevelopment && isIntended || isPart && forms.contains(unit.location) {
          continue
        }
        findings.report(
          "\(context.name(of: unit)) is empty",
          in: unit,
          of: context,
          severity: context.isDevelopment ? .warning : nil,
          help: "have the text translated"
        )
      }
    }
  )
}

extension Translation {
  /// Whether each text shows something beside one variable, which then may be nothing, as the ending
  /// in `%1$d article%#@s@` is for one.
  fileprivate var showsMoreThanAVariable: Bool {
    guard !substitutions.isEmpty else { return false }
    return units.allSatisfy { unit in
      let format = FormatString(unit.text)
      return format.specifiers.count > 1
        || format.specifiers.allSatisfy { $0.range.count < unit.text.utf8.count }
    }
  }
}

extension TranslationUnit {
  /// The unit's choices joined: `iphone.one`; nil for a text that does not vary.
  var variationName: String? {
    variation.isEmpty ? nil : variation.map(\.name).joined(separator: ".")
  }

  /// The end of a sentence that tells the unit from its neighbours: ` for 'one'`.
  var variationPhrase: String { variationName.map { " for '\($0)'" } ?? "" }
}
