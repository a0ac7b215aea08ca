import AuditReports
package import Diagnostics
import Platform
package import SourceFiles

/// The identity of a finding, which survives when lines move.
package struct BaselineEntry: Hashable, Comparable {
  private var texts: [Name: String] = [:]

  /// The members of an entry in the file, in their order.
  package enum Name: String, CaseIterable {
    case rule
    case table
    case key
    case language
    case detail
    /// The file and the message tell a finding that is about no key.
    case path
    case message
  }

  package init() {}

  package init(_ finding: Diagnostic, naming name: (FilePath) -> String) {
    texts[.rule] = finding.rule.ofIdentity.rawValue
    texts[.table] = finding.subject.table
    texts[.key] = finding.subject.key
    texts[.language] = finding.subject.language
    texts[.detail] = finding.subject.detail(naming: name)
    if finding.isToldBySubject { return }
    texts[.path] = name(finding.location.path)
    texts[.message] = finding.message(naming: name)
  }

  package subscript(name: Name) -> String? {
    get { texts[name] }
    set { texts[name] = newValue }
  }

  /// The gap of a key in all languages at once, as earlier baselines have it of a key that no table has;
  /// nil for anything else.
  var inAllLanguages: BaselineEntry? {
    guard texts[.language] != nil, texts[.key] != nil, rule?.tellsGap == true else { return nil }
    var entry = self
    entry[.language] = nil
    return entry
  }

  /// The entry without the words that do not tell it from others, as earlier baselines have them of a
  /// table that is missing from a language.
  var withoutPlace: BaselineEntry {
    guard texts[.detail] != nil, rule?.tellsGap == true else { return self }
    var entry = self
    (entry[.path], entry[.message]) = (nil, nil)
    return entry
  }

  /// Whether it is the gap of a whole table in a language.
  var isOfTable: Bool {
    rule?.tellsGap == true && texts[.key] == nil && texts[.language] != nil
      && texts[.detail] != nil
  }

  /// The rule; it may be that of any gap.
  var rule: RuleID? { texts[.rule].map { RuleID(rawValue: $0) } }

  package var members: [(name: String, text: String)] {
    Name.allCases.compactMap { name in texts[name].map { (name.rawValue, $0) } }
  }

  package static func < (left: BaselineEntry, right: BaselineEntry) -> Bool {
    for name in Name.allCases {
      let (first, second) = (left[name] ?? "", right[name] ?? "")
      if first != second { return first.precedesInBytes(second) }
    }
    return false
  }
}
