import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// A key looks the same in two places and is not the same bytes.
  static let mismatchedNormalization = Rule(
    id: "mismatched-normalization",
    severity: .error,
    risk: .wrongText,
    summary: "A key looks the same in two places and is not the same bytes",
    explanation: PackageResources.mismatched_normalization_md,
    check: .key { key, table, project, findings in
      guard !key.key.isASCII,
        let other = project.otherSpelling(of: key, in: table)
      else { return }
      findings.report(
        "key '\(key.key)' has other bytes here than in the table's first entry",
        at: other,
        notes: [Diagnostic.Note("the first entry", at: table.location(of: key))],
        help: "write the key in composed form in both places",
        subject: .init(table, key)
      )
    }
  )
}

extension Project {
  /// The first place that has a key in other bytes than its table: an entry, else a call.
  ///
  /// Swift's own equality joined them, because it takes canonically equivalent texts as equal.
  fileprivate func otherSpelling(of key: TableKey, in table: StringTable) -> SourceLocation? {
    let first = table.location(of: key)
    guard let own = key.entries.first(where: { $0.entry.location == first })?.entry else {
      return nil
    }
    let entry = key.entries.first { !$0.entry.hasSameKey(as: own) }
    if let entry { return entry.entry.location }
    let spelling = own.key
    // A key with specifiers may be joined in another spelling of these.
    return key.references.lazy.map { references[$0] }.first { reference in
      reference.key == spelling && !reference.key.utf8.elementsEqual(spelling.utf8)
    }?.location
  }
}
