#if canImport(XCTest)
  public import L10nScan
  public import XCTest

  extension XCTestCase {
    /// Records an issue for each finding that makes the project's audit fail, at the finding's place.
    ///
    ///     func testEveryTextIsTranslated() throws {
    ///       try expectLocalized()
    ///     }
    ///
    /// - Parameters:
    ///   - folder: The folder to audit, which starts from the test's own; nil for the project that
    ///     the test lies in.
    ///   - filePath: The test's own file.
    ///   - configure: Sets what shall count before the configuration.
    /// - Throws: `AuditError` when there is nothing to check.
    public func expectLocalized(
      in folder: String? = nil,
      filePath: String = #filePath,
      _ configure: (inout Audit) -> Void = { _ in }
    ) throws(AuditError) {
      for failure in try LocalizationCheck(folder: folder, file: filePath).run(configure) {
        record(failure)
      }
    }

    private func record(_ failure: Finding) {
      let location = failure.location
      #if canImport(Darwin)
        let place = XCTSourceCodeLocation(filePath: location.path, lineNumber: location.line)
        var issue = XCTIssue(type: .assertionFailure, compactDescription: failure.issue)
        issue.sourceCodeContext = XCTSourceCodeContext(location: place)
        record(issue)
      #else
        recordFailure(
          withDescription: failure.issue,
          inFile: location.path,
          atLine: location.line,
          expected: true
        )
      #endif
    }
  }
#endif
