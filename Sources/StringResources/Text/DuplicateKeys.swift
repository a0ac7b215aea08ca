package import Diagnostics
import LocalizationModel
import SourceFiles

extension LocalizedTable {
  /// Reports every key that stands in the file more than once, at its later places.
  ///
  /// Of property lists Apple's readers keep the last one without a word. Of JSON, `JSONDecoder` keeps the
  /// first one and `JSONSerialization` the last; which of them Xcode asks is not known. Where all are alike, the later ones can go;
  /// one that has the same text does no harm yet.
  mutating func reportDuplicateKeys() {
    let duplicates = EntryIndex(of: entries).duplicates
    guard !duplicates.isEmpty else { return }
    let unlike = Set(
      duplicates.filter { !entries[$0.number].isCopy(of: entries[$0.first]) }.map(\.first)
    )
    diagnostics += duplicates.map { number, first in
      duplicate(entries[number], of: entries[first], isRemovable: !unlike.contains(first))
    }
  }

  private func duplicate(
    _ entry: TableEntry,
    of first: TableEntry,
    isRemovable: Bool
  ) -> Diagnostic {
    let hasSameText = entry.texts == first.texts
    let isCatalog = format == .stringCatalog
    let winner =
      isCatalog ? "and readers disagree about which one counts" : "and the last one counts"
    let effect = hasSameText ? "with the same text" : winner
    return Diagnostic(
      rule: .duplicateKey,
      severity: hasSameText ? .note : .error,
      message: "key '\(entry.key)' stands in this table more than once, \(effect)",
      location: entry.location,
      notes: [.init("first here", at: first.location)],
      help: "keep one of the entries",
      subject: .init(table: name, key: entry.key, language: language?.id),
      fixes: isRemovable ? [Fix("remove this copy", [.init(.remove, at: entry.location)])] : []
    )
  }
}

extension LocalizedTable {
  /// Reports the keys of a catalog that are written as Xcode's export names the forms of another key.
  mutating func reportKeysLikeForms() {
    let keys = Set(entries.lazy.map { ExactKey($0.key) })
    diagnostics += entries.compactMap { entry in
      let parts = entry.key.parts(around: "|==|")
      guard parts.count > 1, keys.contains(ExactKey(String(parts[0]))) else { return nil }
      return Diagnostic(
        rule: .malformedResource,
        severity: .warning,
        message: "Key '\(entry.key)' is written like a form of key '\(parts[0])', and Xcode cannot "
          + "export both",
        location: entry.location,
        help: "move the text into the variations of that key",
        subject: .init(table: name, key: entry.key)
      )
    }
  }
}

extension TableEntry {
  fileprivate var texts: [String] { translations.flatMap(\.allUnits).map(\.text) }

  /// Whether the entries differ only in their place.
  fileprivate func isCopy(of other: TableEntry) -> Bool {
    comment == other.comment && extractionState == other.extractionState
      && isTranslatable == other.isTranslatable
      && translations.elementsEqual(other.translations) { $0.hasSameText(as: $1) }
  }
}

extension RuleID {
  /// A key that one table stores more than once.
  package static let duplicateKey: RuleID = "duplicate-key"
}
