import Diagnostics
import LocalizationModel
import SourceFiles

extension FindingGroup {
  /// Lets the lead say what all of its members say.
  mutating func speakForAll(of findings: [Diagnostic]) {
    let members = members.map { findings[$0] }
    guard lead.subject.table != nil else { return }
    languages = Set(members.compactMap { $0.subject.language.map { Language($0) } }).sorted()
    lead.message = message(of: members) + formsInWords(of: members)
    lead.notes = notes(of: members)
    lead.help = lead.help.map { help in
      members.allSatisfy { $0.help == help } ? help : "\(help), and so for the others"
    }
    if languages.count > 1 { lead.subject.language = nil }
    // Findings in several languages may be fixed by one fix.
    lead.fixes = members.flatMap(\.fixes).reduce(into: []) { fixes, fix in
      if !fixes.contains(fix) { fixes.append(fix) }
    }
  }

  private func message(of members: [Diagnostic]) -> String {
    let ids = languages.map(\.id).joined(separator: ", ")
    guard let language = lead.subject.language, languages.count > 1 else { return lead.message }
    for noun in ["translation", "localization"] {
      let gap = " no \(Language(language).name) \(noun)"
      guard let range = lead.message.firstRange(of: gap) else { continue }
      return lead.message[..<range.lowerBound]
        + " no \(noun) in \(languages.count) languages: \(ids)"
        + lead.message[range.upperBound...]
    }
    // What names no language and stands in one place is said of all at once.
    if !lead.message.contains(Language(language).name),
      members.allSatisfy({ $0.location == lead.location })
    {
      return lead.message
    }
    let others = languages.filter { $0.id != language }.map(\.id).joined(separator: ", ")
    return "\(lead.message) (also in \(others))"
  }

  /// Names the forms that the findings are about besides the lead's; nothing where there are none.
  private func formsInWords(of members: [Diagnostic]) -> String {
    var forms: [String] = []
    for form in members.compactMap(\.subject.form)
    where form != lead.subject.form && !forms.contains(form) { forms.append(form) }
    if forms.isEmpty { return "" }
    let more = forms.count > Self.limitOfForms ? " and \(forms.count - Self.limitOfForms) more" : ""
    let names = forms.prefix(Self.limitOfForms).map { "'\($0)'" }.joined(separator: ", ")
    return " (also for \(names)\(more))"
  }

  /// Arabic has six plural forms.
  private static let limitOfForms = 5

  /// The notes of all, each once, and the places of those that stand elsewhere than the lead.
  private func notes(of members: [Diagnostic]) -> [Diagnostic.Note] {
    var notes: [Diagnostic.Note] = []
    for note in members.flatMap(\.notes) where !notes.contains(note) {
      notes.append(note)
      guard notes.count < Self.limitOfNotes else { break }
    }
    var places: [SourceLocation] = []
    for member in members
    where member.location != lead.location && !places.contains(member.location) {
      places.append(member.location)
      guard places.count < Self.limitOfPlaces else { break }
    }
    return notes + places.map { Diagnostic.Note("also here", at: $0) }
  }

  private static let limitOfNotes = 4
  /// How many other places the lead names.
  static let limitOfPlaces = 3
}

extension FindingGroup {
  /// Says how far a language is that translators are still at.
  mutating func tellProgress(of row: LanguageCoverage, _ findings: [Diagnostic]) {
    // What is missing comes before what waits for review.
    if lead.rule == "needs-review",
      let first = members.firstIndex(where: { findings[$0].rule != "needs-review" })
    {
      members.swapAt(0, first)
      lead = findings[members[0]]
    }
    lead.message = "\(row.language.name) is in progress: \(row.counts.gapsInWords)"
    lead.notes = []
    lead.help =
      "'--languages \(row.language.id)' lists them, and 'requiredLanguages' makes them count"
    lead.subject = Diagnostic.Subject(language: row.language.id)
    // No single text speaks for a language.
    lead.location = SourceLocation(path: lead.location.path)
  }
}

extension TextCounts {
  /// The unfinished part in words: `12 of 40 texts are missing, 3 wait for review`.
  fileprivate var gapsInWords: String {
    let texts = counted(keys, "text")
    let waiting = unfinished == 1 ? "waits for review" : "wait for review"
    if missing == 0 { return "\(unfinished) of \(texts) \(waiting)" }
    let words = "\(missing) of \(texts) \(missing == 1 ? "is" : "are") missing"
    return unfinished == 0 ? words : "\(words), \(unfinished) \(waiting)"
  }
}
