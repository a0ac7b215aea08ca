import Diagnostics
import LocalizationModel
import Platform
import SourceFiles

/// The findings of one rule, and those that it withholds.
struct Findings: Sendable {
  private let rule: RuleID
  private let worst: Severity
  private let exceptions: ExceptionChoice
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var withheld: [WithheldFinding] = []
  /// How many findings each exception withholds, where they are not listed.
  private(set) var counts: [RuleException: Int] = [:]
  private var budget = FindingBudget()
  private var budgetOfWithheld = FindingBudget()

  init(of rule: RuleID, worst: Severity, _ exceptions: ExceptionChoice) {
    self.rule = rule
    self.worst = worst
    self.exceptions = exceptions
  }

  /// Returns the first exception that applies to a defect and is not switched off.
  func exception<Subject: Defect>(for defect: Subject) -> RuleException? {
    Subject.exceptions.first {
      !exceptions.disabled.contains($0.summary.id) && $0.applies(defect)
    }?.summary
  }

  /// Counts findings that an exception withholds, unless these are listed.
  ///
  /// - Returns: Whether they are counted, so that they need not be made.
  mutating func merelyCounts(_ exception: RuleException?, times: Int = 1) -> Bool {
    guard let exception, !exceptions.areListed else { return false }
    counts[exception, default: 0] += times
    return true
  }

  /// Whether one more finding in a file would be kept; for who makes many at once.
  func hasRoom(in path: @autoclosure () -> FilePath) -> Bool {
    diagnostics.count <= FindingBudget.limit || budget.hasRoom(for: rule, path())
  }

  /// Adds a finding.
  ///
  /// - Parameters:
  ///   - message: One line in headline style: no full stop, names in single quotes.
  ///   - location: The place that a person would open first.
  ///   - severity: How bad this one is, where it is milder than the rule's others.
  ///   - notes: Places and texts that help to understand it.
  ///   - help: What to do, in one sentence without its full stop.
  ///   - subject: What it is about, in words that survive when lines move.
  ///   - fixes: What fixes it, where there is one right answer.
  ///   - exception: Why it is withheld; nil where it is told.
  mutating func report(
    _ message: String,
    at location: SourceLocation,
    severity: Severity? = nil,
    notes: [Diagnostic.Note] = [],
    help: String? = nil,
    subject: Diagnostic.Subject,
    fixes: [Fix] = [],
    unless exception: RuleException? = nil
  ) {
    if merelyCounts(exception) { return }
    // Nearly no rule finds as much, so that counting by file begins late.
    let fits =
      exception == nil
      ? diagnostics.count <= FindingBudget.limit || budget.take(rule, location.path)
      : withheld.count <= FindingBudget.limit || budgetOfWithheld.take(rule, location.path)
    guard fits else { return }
    let finding = Diagnostic(
      rule: rule,
      severity: min(severity ?? worst, worst),
      message: subject.key.map { message.quoting($0) } ?? message,
      location: location,
      notes: notes,
      help: help,
      subject: subject,
      fixes: fixes
    )
    guard let exception else { return diagnostics.append(finding) }
    withheld.append(WithheldFinding(finding, by: exception))
  }
}

extension Diagnostic.Subject {
  /// A key of a table, in one language or in all.
  init(
    _ table: StringTable,
    _ key: TableKey,
    _ language: Language? = nil,
    form: String? = nil,
    detail: String? = nil,
    place: FilePath? = nil
  ) {
    self.init(
      table: table.name,
      key: key.key,
      language: language?.id,
      form: form,
      detail: detail,
      place: place
    )
  }
}

extension Diagnostic.Note {
  /// Shows the text in another language beside the finding.
  static func text(_ text: String, in language: Language, at location: SourceLocation?) -> Self {
    Self("\(language.name) text is '\(text.shortened)'", at: location)
  }

  /// Names the other languages that a finding is about.
  static func also(in languages: [Language]) -> Self {
    let limit = 5
    let more = languages.count > limit ? " and \(languages.count - limit) more" : ""
    return Self("also in \(languages.prefix(limit).map(\.name).joined(separator: ", "))\(more)")
  }
}

extension String {
  /// The message with its key cut short as texts are.
  fileprivate func quoting(_ key: String) -> String {
    key.utf8.count > 80 ? replacing(key, with: key.shortened) : self
  }

  fileprivate func replacing(_ old: String, with new: String) -> String {
    let (bytes, old, new) = (Array(utf8), Array(old.utf8), Array(new.utf8))
    var text: [UInt8] = []
    var rest = bytes[...]
    while let place = rest.firstOccurrence(of: old) {
      text += rest[..<place.lowerBound] + new
      rest = rest[place.upperBound...]
    }
    return String(decoding: text + rest, as: UTF8.self)
  }

  /// The text on one line, with an ellipsis in place of what is too long for a message.
  var shortened: String {
    let limit = 80
    if utf8.count <= limit, utf8.distance(toFirst: 0x0A) == nil { return self }
    let end = unicodeScalars.prefix(limit).endIndex
    var line: [UInt8] = []
    for byte in utf8[..<end] {
      if byte == UInt8(ascii: "\n") { line += "⏎".utf8 } else { line.append(byte) }
    }
    if end < endIndex { line += "…".utf8 }
    return String(decoding: line, as: UTF8.self)
  }

  /// The text cut short so that what stands behind the first scalars is seen.
  fileprivate func shortened(from count: Int) -> String {
    let context = 20
    guard count > context else { return shortened }
    return "…" + String(unicodeScalars.dropFirst(count - context)).shortened
  }
}

extension [Diagnostic] {
  /// The sorted findings, those about long keys at one place that read alike distinguished by where
  /// their keys differ.
  var toldApart: [Diagnostic] {
    var findings = self
    // Offsets first, because a finding has many parts to copy.
    for index in indices.dropFirst()
    where self[index].location.offset == self[index - 1].location.offset
      && self[index].readsLike(self[index - 1])
    {
      guard let own = self[index].subject.key, let other = self[index - 1].subject.key, own != other
      else { continue }
      let count = zip(own.unicodeScalars, other.unicodeScalars).prefix { $0 == $1 }.count
      for (index, key) in [(index, own), (index - 1, other)] {
        let apart = key.shortened(from: count)
        findings[index].message = self[index].message.replacing(key.shortened, with: apart)
      }
    }
    return findings
  }
}

extension Diagnostic {
  fileprivate func readsLike(_ other: Diagnostic) -> Bool {
    location == other.location && rule == other.rule && message == other.message
  }
}
