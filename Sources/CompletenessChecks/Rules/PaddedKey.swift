import Diagnostics
import LocalizationModel

extension Rule {
  /// A key is empty, or white space stands around it.
  static let paddedKey = Rule(
    id: "padded-key",
    severity: .note,
    isOnByDefault: false,
    summary: "A key is empty, or begins or ends with white space",
    explanation: PackageResources.padded_key_md,
    check: .key { key, table, _, findings in
      guard !table.isReadBySystem, !key.isStale else { return }
      let isPadded =
        key.key.leadingWhiteSpace != .none || key.key.trailingWhiteSpace != .none
      guard key.key.isEmpty || isPadded && key.key.hasLetter else { return }
      findings.report(
        key.key.isEmpty ? "a key is empty" : "key '\(key.key)' has white space at an end",
        at: table.location(of: key),
        help: key.key.isEmpty ? "give the text a key" : "remove the white space from the key",
        subject: .init(table, key)
      )
    }
  )
}
