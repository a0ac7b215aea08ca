import Diagnostics
import LocalizationModel
import Platform
import SourceFiles
import TextFormats

extension HTMLPage {
  /// Writes the findings in their order: of one that only says what an earlier one does of another
  /// language, that one's number and the language alone.
  func writeFindings(to json: inout JSONWriter, _ paths: inout PathNumbers) {
    let writer = FindingWriter(report, options, languages)
    var first: [FindingTopic: Int] = [:]
    json.member("findings") { json in
      json.array { json in
        for (number, finding) in report.findings.enumerated() {
          let topic = FindingTopic(finding)
          let earlier = topic.flatMap { first[$0] }
          if let topic, earlier == nil { first[topic] = number }
          json.element { $0.write(number, after: earlier, by: writer, &paths) }
        }
      }
    }
  }

  /// Writes the rows of the list, which are the findings by their causes: the numbers of the
  /// findings, and what is said of all of them where the first alone does not say that.
  func writeRows(to json: inout JSONWriter, _ paths: inout PathNumbers) {
    json.member("rows") { json in
      json.array { json in
        for group in report.groups {
          json.element { $0.write(group, report.findings[group.members[0]], &paths) }
        }
      }
    }
  }
}

/// Facts about the findings beside themselves.
private final class FindingWriter {
  let report: Report
  let ruleNumbers: [RuleID: Int]
  let languageNumbers: [String: Int]
  let index: TextIndex?
  let fingerprints: [String]
  let options: RenderOptions

  init(_ report: Report, _ options: RenderOptions, _ languages: [Language]) {
    self.report = report
    let rules = report.rulesOfFindings.enumerated().map { ($1.id, $0) }
    ruleNumbers = Dictionary(uniqueKeysWithValues: rules)
    languageNumbers = Dictionary(
      uniqueKeysWithValues: languages.enumerated().map { ($1.id, $0) }
    )
    index = report.project.map(TextIndex.init)
    fingerprints = report.findings.fingerprints(options)
    self.options = options
  }

  func language(of finding: Diagnostic) -> Int? {
    finding.subject.language.flatMap { languageNumbers[Language($0).id] }
  }

  /// Whether a finding is new since the previous report, as a number.
  func novelty(of number: Int) -> Int {
    report.previous.map { $0.knows(report.findings[number], fingerprints[number], options) ? 0 : 1 }
      ?? 0
  }
}

extension JSONWriter {
  /// Writes a row: its findings, and what it says if that is more than the first one does.
  fileprivate mutating func write(
    _ group: FindingGroup,
    _ first: Diagnostic,
    _ paths: inout PathNumbers
  ) {
    array { json in
      json.element { json in
        json.array { json in for member in group.members { json.element(member) } }
      }
      let lead = group.lead
      guard (lead.message, lead.help) != (first.message, first.help) || lead.notes != first.notes
      else { return }
      json.element(lead.message)
      json.element(lead.help)
      json.element { $0.write(lead.notes, &paths) }
    }
  }

  fileprivate mutating func write(
    _ number: Int,
    after earlier: Int?,
    by writer: FindingWriter,
    _ paths: inout PathNumbers
  ) {
    let finding = writer.report.findings[number]
    if let earlier, finding.repeats(writer.report.findings[earlier]) {
      return array { json in
        json.element(earlier)
        json.element(writer.language(of: finding))
        json.element(writer.fingerprints[number])
        json.element(writer.novelty(of: number))
      }
    }
    array { json in
      json.element(writer.ruleNumbers[finding.rule])
      json.element(finding.severity.number)
      json.write(finding.location, &paths)
      json.element(finding.subject.table)
      json.element(writer.language(of: finding))
      json.element(finding.subject.key)
      json.element(finding.message)
      json.element(finding.help)
      json.element { $0.write(finding.notes, &paths) }
      json.element(writer.report.excerpts[finding.location]?.parts)
      json.element(writer.fingerprints[number])
      json.element(writer.novelty(of: number))
      json.element(writer.index?.place(of: finding).map { [$0.table, $0.key] })
      json.element(finding.certainFixes.map(\.summary))
    }
  }
}

/// The part that a finding about a text shares with those of other languages.
private struct FindingTopic: Hashable {
  let rule: RuleID
  let severity: Severity
  let table: String
  let key: String
  let form: String?
  let detail: String?
  let place: FilePath?

  /// Makes the topic of a finding about a text; nil for any other.
  init?(_ finding: Diagnostic) {
    let subject = finding.subject
    guard let table = subject.table, let key = subject.key, subject.language != nil else {
      return nil
    }
    rule = finding.rule
    severity = finding.severity
    self.table = table
    self.key = key
    (form, detail, place) = (subject.form, subject.detail, subject.place)
  }
}

extension Diagnostic {
  /// Whether a finding says what another one does, with the name of another language.
  fileprivate func repeats(_ other: Diagnostic) -> Bool {
    guard location == other.location, notes == other.notes, fixes.isEmpty, other.fixes.isEmpty,
      let own = subject.language, let first = other.subject.language
    else { return false }
    return message == other.message.replacingFirst(Language(first).name, Language(own).name)
      && help == other.help?.replacingFirst("\(first).lproj", "\(own).lproj")
  }
}

extension String {
  /// Returns the text with another in the first place where a part of it stands.
  fileprivate func replacingFirst(_ part: String, _ other: String) -> String {
    guard let range = firstRange(of: part) else { return self }
    return self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}

extension Severity {
  fileprivate var number: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}

extension Excerpt {
  fileprivate var parts: [String] { [before, marked, after] }
}
