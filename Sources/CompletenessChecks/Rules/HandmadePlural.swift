import Diagnostics
import FormatStrings
import LocalizationModel
import SourceFiles

extension Rule {
  /// A text makes its plural by hand.
  static let handmadePlural = Rule(
    id: "handmade-plural",
    severity: .note,
    isOnByDefault: false,
    summary: "A text makes its plural by hand",
    explanation: PackageResources.handmade_plural_md,
    check: .key { key, table, project, findings in
      guard key.needsTranslation else { return }
      if let ending = key.sourceText(in: table).handmadePluralEnding {
        findings.report(
          "key '\(key.key)' makes its plural by hand with '\(ending)'",
          at: table.location(of: key),
          help: "give the text plural forms",
          subject: .init(table, key)
        )
      } else if let choice = project.choiceByNumber(of: key) {
        findings.report(
          "key '\(key.key)' is chosen by whether a number is 1",
          at: choice.location,
          help: "use one key, and give its text plural forms",
          subject: .init(table, key)
        )
      }
    }
  )
}

extension Project {
  /// The first call that uses a key when a number is 1, or is not.
  fileprivate func choiceByNumber(of key: TableKey) -> KeyReference? {
    key.references.lazy.map { references[$0] }.first { $0.traits.contains(.isChosenByNumber) }
  }
}

extension String {
  /// An ending in parentheses, as in `%d item(s)`, where the text takes a whole number.
  fileprivate var handmadePluralEnding: String? {
    guard utf8.contains(UInt8(ascii: "(")), let ending = pluralEnding else { return nil }
    return FormatString(self).placeholders.contains { $0.kind.isInteger } ? ending : nil
  }

  /// An ending in parentheses behind a letter, as in `item(s)`.
  fileprivate var pluralEnding: String? {
    ["(s)", "(es)", "(ies)", "(en)", "(n)", "(e)", "(er)"].first { contains($0) }
  }
}
