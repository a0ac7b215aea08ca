import Diagnostics
import LocalizationModel
import Platform
import SourceFiles

/// Puts findings together that say the same of several languages, or of several forms of a text, and
/// those of what a language in progress does not have yet.
///
/// By place, those alone that lie in one place.
struct LanguageGrouping {
  private(set) var groups: [FindingGroup] = []
  private let findings: [Diagnostic]
  private let languages: LanguageSet?
  private let byPlace: Bool
  private var indices: [Cause: Int] = [:]
  private var namesOfLanguages: [String: [UInt8]] = [:]

  /// The common part of findings that differ only in their language and form.
  private enum Cause: Hashable {
    /// Translators are still at a language.
    case progress(String, Severity)
    case text(TextCause)
  }

  private struct TextCause: Hashable {
    let rule: RuleID
    /// Nil where the message does not say which language it is about.
    let severity: Severity?
    let table: String?
    let key: String?
    let detail: String?
    let place: FilePath?
    /// The folder of the table, which tells those of one name apart.
    let container: Substring
    /// Nil where places do not matter.
    let location: SourceLocation?
    /// The message without the names of the language and the form.
    let message: [UInt8]
  }

  init(
    _ findings: [Diagnostic],
    _ languages: LanguageSet?,
    _ coverage: [LanguageCoverage],
    byPlace: Bool
  ) {
    self.findings = findings
    self.languages = languages
    self.byPlace = byPlace
    for index in findings.indices { add(index) }
    for index in groups.indices {
      if isOfProgress(groups[index].lead), let language = groups[index].languages.first,
        let row = coverage.first(where: { $0.language == language })
      {
        groups[index].tellProgress(of: row, findings)
      } else if groups[index].members.count > 1 {
        groups[index].speakForAll(of: findings)
      }
    }
  }

  private mutating func add(_ index: Int) {
    let finding = findings[index]
    let group = FindingGroup(finding, at: index)
    guard let cause = cause(of: finding) else {
      groups.append(group)
      return
    }
    if let known = indices[cause] {
      groups[known].add(finding, at: index)
    } else {
      indices[cause] = groups.count
      groups.append(group)
    }
  }

  /// Returns what a finding may have in common with others; nil where it stands for itself.
  private mutating func cause(of finding: Diagnostic) -> Cause? {
    let subject = finding.subject
    guard let language = subject.language, subject.table != nil else { return nil }
    if isOfProgress(finding) { return .progress(language, finding.severity) }
    let message = message(of: finding, in: language)
    // What is said of no language is said once, as the worst that it is in one.
    let namesLanguage = message.count < finding.message.utf8.count
    return .text(
      TextCause(
        rule: finding.rule,
        severity: namesLanguage ? finding.severity : nil,
        table: subject.table,
        key: subject.key,
        detail: subject.detail,
        place: subject.place,
        container: finding.location.path.containerOfTable,
        location: byPlace ? finding.location : nil,
        message: message.without(finding.subject.formPhrase)
      )
    )
  }

  /// Whether a finding says what a language that translators are still at does not have yet.
  private func isOfProgress(_ finding: Diagnostic) -> Bool {
    guard !byPlace, let languages, let language = finding.subject.language else { return false }
    return languages.allowsGap(finding.rule, in: language)
  }

  private mutating func message(of finding: Diagnostic, in language: String) -> [UInt8] {
    let message = Array(finding.message.utf8)
    let name = namesOfLanguages[language] ?? Array(Language(language).name.utf8)
    namesOfLanguages[language] = name
    return message.without(name)
  }
}

extension Diagnostic.Subject {
  /// The bytes by which a message names the form; none where there is none.
  fileprivate var formPhrase: [UInt8] { form.map { Array(Self.phrase(ofForm: $0).utf8) } ?? [] }
}

extension [UInt8] {
  /// Returns the bytes without the first place where a part of them stands.
  fileprivate func without(_ part: [UInt8]) -> [UInt8] {
    guard !part.isEmpty, let range = self[...].firstOccurrence(of: part) else { return self }
    return Array(self[..<range.lowerBound] + self[range.upperBound...])
  }
}

extension FilePath {
  /// The folder in which the table of a file lies: without the file's name and its `.lproj`.
  var containerOfTable: Substring {
    // To look for characters would be to look for grapheme breaks.
    let slash = UInt8(ascii: "/")
    guard let end = string.utf8.lastIndex(of: slash) else { return "" }
    let folder = string[..<end]
    guard folder.utf8.suffix(6).elementsEqual(".lproj".utf8) else { return folder }
    return folder.utf8.lastIndex(of: slash).map { folder[..<$0] } ?? ""
  }
}
