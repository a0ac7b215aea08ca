import Diagnostics
import LocalizationModel

extension Rule {
  /// A translation begins or ends with other white space than the development language.
  static let mismatchedWhiteSpace = Rule(
    id: "mismatched-white-space",
    severity: .note,
    summary: "A translation begins or ends with other white space than the development language",
    exceptions: LooseEnd.summaries,
    explanation: PackageResources.mismatched_white_space_md,
    check: .translation(with: .looseEnd) { context, findings in
      guard context.needsTranslation, context.hasOriginal else { return }
      let slips = context.slipsOfWhiteSpace
      if context.isDevelopment { return findings.report(slips, of: context) }
      for unit in context.units where unit.isWritten {
        let (text, original) = (unit.text, context.developmentText(beside: unit))
        // A blank text has no ends: something else was put in its place.
        if original.allSatisfy(\.isWhitespace) { continue }
        for (end, found, wanted) in [
          ("begins", text.leadingWhiteSpace, original.leadingWhiteSpace),
          ("ends", text.trailingWhiteSpace, original.trailingWhiteSpace),
        ]
        where found != wanted && !slips.contains(end) {
          let defect = LooseEnd(
            context: context,
            isEnding: end == "ends",
            found: found,
            original: original
          )
          findings.report(
            "\(context.name(of: unit)) \(end) with \(found.words), the original with \(wanted.words)",
            in: unit,
            of: context,
            help: "copy the white space of the development language",
            detail: end,
            unless: findings.exception(for: defect)
          )
        }
      }
    }
  )
}

/// An end of a text with other white space than the original.
private struct LooseEnd: Defect {
  let context: TranslationContext
  let isEnding: Bool
  let found: WhiteSpace
  let original: String

  static let exceptions: [Exception<Self>] = [
    Exception("language-without-spaces", "one of the languages is written without spaces") {
      $0.found == .none && $0.context.language.isWrittenWithoutSpaces
        || $0.found == .spaces && !$0.isEnding
          && $0.context.table.developmentLanguage.isWrittenWithoutSpaces
    },
    Exception("mark-of-full-width", "the original ends in a mark that holds its space") {
      $0.isEnding && $0.found == .spaces && $0.original.endsInWideMark
    },
    Exception("joined-text", "code joins the text with others, which the language parts") {
      $0.found == .spaces && $0.context.isJoined
    },
  ]
}

extension Findings {
  /// Reports white space that the development language alone has, once for all languages.
  fileprivate mutating func report(_ slips: Set<String>, of context: TranslationContext) {
    guard let unit = context.units.first else { return }
    for end in slips.sorted() {
      let found = end == "begins" ? unit.text.leadingWhiteSpace : unit.text.trailingWhiteSpace
      report(
        "\(context.name(of: unit)) \(end) with \(found.words), and none of its translations does",
        in: unit,
        of: context,
        help: "remove the white space, or copy it to the translations",
        detail: end
      )
    }
  }
}
