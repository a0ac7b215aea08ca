import LocalizationModel

extension Project {
  /// Returns which of the expected languages translators are still at.
  ///
  /// A language that a person names is what that person says, and on a command line one that is asked
  /// about; of the others it is one of which much is missing, be it in a table or not yet: an entry without
  /// a translation changes nothing.
  package mutating func judgeProgress() {
    let asked = absentKeysByHome
    let translated = tables.indices.filter { isTranslated(tables[$0]) }
      .map { (tables[$0], asked[$0] ?? []) }
    let named = Set(requirements.languagesInProgress)
    let shipped = Set(requirements.languages).subtracting(named)
    languages.inProgress = languages.expected.filter { language in
      guard language != languages.development, !shipped.contains(language) else { return false }
      if named.contains(language) { return true }
      return !requirements.reportsAllGaps && isFarFromComplete(language, in: translated)
    }
  }

  /// Takes machines' texts for gaps where a setting wants their review.
  package mutating func judgeMachineTranslations() {
    for index in tables.indices {
      let languages = tables[index].statuses.languages.filter {
        requirements.machineTranslations(in: $0) == .gap
      }
      if !languages.isEmpty { tables[index].statuses.requireReview(in: Set(languages)) }
    }
  }

  /// Whether any expected language but the development one has a text of a table.
  private func isTranslated(_ table: StringTable) -> Bool {
    table.languages.contains { $0 != languages.development && languages.expected.contains($0) }
  }

  /// Whether much is missing in some tables, each with the keys that code uses and it has not.
  private func isFarFromComplete(
    _ language: Language,
    in tables: [(StringTable, [AbsentKey])]
  ) -> Bool {
    guard let limit = requirements.progressLimit else { return false }
    var (needed, finished) = (0, 0)
    for (table, asked) in tables where !table.neededLanguages(of: [language]).isEmpty {
      let counts = table.statuses.progress(in: language)
      needed += counts.needed + asked.count
      finished += counts.finished + asked.count { table.status(of: $0, in: language).isFinished }
    }
    return needed - finished >= Self.manyTexts && finished * 100 < limit * needed
  }

  /// A handful of missing texts is listed in any case.
  private static let manyTexts = 20
}
