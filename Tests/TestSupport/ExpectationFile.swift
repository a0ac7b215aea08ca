import Diagnostics

/// Reads a file `<name>.expected`, which stands beside a file that can hold no annotation.
///
/// ```
/// options: --language de
/// 12: error: key 'Title' has no German translation
/// ```
///
/// The one word `nothing` says that nothing is to be found; a line that begins with `#` is prose.
enum ExpectationFile {
  static func parse(_ text: String) -> Expectations {
    var expectations = Expectations()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      if line.hasPrefix("options:") {
        expectations.addOptions(line.dropFirst(8))
      } else if line == "nothing" {
        expectations.expectsNothing = true
      } else if let finding = finding(line) {
        expectations.findings.append(finding)
      } else {
        let message = "expected 'line: severity: part of the message' in the sibling '.expected'"
        expectations.problems.append(.init(line: index + 1, message: message))
      }
    }
    return expectations
  }

  private static func finding(_ line: Substring) -> ExpectedFinding? {
    let parts = line.split(separator: ":", maxSplits: 2)
    guard parts.count == 3, let number = Int(parts[0]),
      let severity = Severity(rawValue: String(parts[1].drop { $0 == " " }))
    else { return nil }
    return ExpectedFinding(
      line: number,
      severity: severity,
      substring: String(parts[2].drop { $0 == " " })
    )
  }
}
