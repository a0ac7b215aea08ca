import LocalizationModel

extension Project {
  /// Tells which of the expected languages translators are still at.
  ///
  /// A language that a person names is what that person says, and on a command line one that is asked
  /// about; of the others it is one of which much is missing. What no table has yet says nothing of
  /// translators.
  package mutating func judgeProgress() {
    let named = Set(requirements.languagesInProgress)
    let shipped = Set(requirements.languages).subtracting(named)
    languages.inProgress = languages.expected.filter { language in
      guard language != languages.development, !shipped.contains(language) else { return false }
      if named.contains(language) { return true }
      return !requirements.asksForGaps && isFarFromComplete(language)
    }
  }

  private func isFarFromComplete(_ language: Language) -> Bool {
    guard let limit = requirements.progressLimit else { return false }
    var (needed, finished) = (0, 0)
    for table in tables {
      let column = table.statuses.column(of: language)
      for index in table.keys.indices {
        let row = table.statuses[index]
        guard row.first != .notNeeded else { continue }
        needed += 1
        if let column, row[row.startIndex + column].isFinished { finished += 1 }
      }
    }
    return needed - finished >= Self.manyTexts && finished * 100 < limit * needed
  }

  /// A handful of missing texts is listed in any case.
  private static let manyTexts = 20
}
