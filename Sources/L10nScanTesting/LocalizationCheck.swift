import L10nScan
import SourceFiles
import TextFormats

/// The requirements of a test for the localization of its project.
struct LocalizationCheck {
  /// The folder to audit, which starts from the test's own; nil for the project.
  let folder: String?
  /// The absolute path of the test.
  let file: String

  /// Returns the failures, each with the place in a test's report.
  ///
  /// - Throws: `AuditError` when there is nothing to check, or a setting cannot be used.
  func run(_ configure: (inout Audit) -> Void) throws(AuditError) -> [Finding] {
    var audit = try audit()
    configure(&audit)
    return try audit.run().failures
  }

  private func audit() throws(AuditError) -> Audit {
    guard let folder else { return try Audit(projectAround: file) }
    return try Audit(folder: FilePath(folder).absolute(from: FilePath(file).folder).string)
  }
}

extension Finding {
  /// The message with its rule, and what helps to understand it, as the text of a test's issue.
  var issue: String {
    let notes = notes.map { note -> VisibleText in
      "note: \(note.message)\(note.location.map { " (\($0))" } ?? "")"
    }
    let help: [VisibleText] = help.map { ["help: \($0)"] } ?? []
    return (["\(message) [\(rule)]"] + notes + help).joined(separator: "\n").string
  }
}

extension AuditError {
  /// There is no test to record issues for.
  static func withoutTest(_ failures: [Finding]) -> AuditError {
    let texts = failures.map { "\($0.location): \($0.issue)" }
    return AuditError(
      "no test of Swift Testing is running that could take these issues:\n"
        + texts.joined(separator: "\n"),
      hint: "in XCTest, call the method of the test case"
    )
  }
}
