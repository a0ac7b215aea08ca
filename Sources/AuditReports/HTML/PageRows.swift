import Diagnostics
import LocalizationModel

/// The findings in the rows of the page's list: what a rule says of one key in several languages is
/// one row.
struct PageRows {
  /// Sorted by severity, then by the place of the first finding.
  private(set) var rows: [Row] = []

  struct Row {
    /// What the findings say, without the name of a language where there are several.
    var message: String
    /// The findings by their indices.
    var members: [Int]
  }

  fileprivate struct Cause: Hashable {
    let rule: RuleID
    let severity: Severity
    let table: String
    let key: String
    let detail: String?
  }

  init(_ findings: [Diagnostic]) {
    var indices: [Cause: Int] = [:]
    for severity in Severity.allCases.reversed() {
      for (number, finding) in findings.enumerated() where finding.severity == severity {
        let cause = Cause(finding)
        if let cause, let index = indices[cause] {
          rows[index].members.append(number)
        } else {
          if let cause { indices[cause] = rows.count }
          rows.append(Row(message: finding.message, members: [number]))
        }
      }
    }
    for index in rows.indices where rows[index].members.count > 1 {
      rows[index].message = findings[rows[index].members[0]].messageForAllLanguages
    }
  }
}

extension PageRows.Cause {
  /// Makes the cause of a finding about a text; nil for any other.
  fileprivate init?(_ finding: Diagnostic) {
    let subject = finding.subject
    guard let table = subject.table, let key = subject.key, subject.language != nil else {
      return nil
    }
    self.init(
      rule: finding.rule,
      severity: finding.severity,
      table: table,
      key: key,
      detail: subject.detail
    )
  }
}

extension Diagnostic {
  /// The message without the name of its language.
  fileprivate var messageForAllLanguages: String {
    guard let language = subject.language,
      let range = message.firstRange(of: Language(language).name + " ")
    else { return message }
    return String(message[..<range.lowerBound] + message[range.upperBound...])
  }
}
