#if canImport(Testing)
  public import L10nScan
  import Testing

  /// Records an issue for each finding that makes the project's audit fail, at the finding's place.
  ///
  ///     @Test func `every text is translated`() throws {
  ///       try expectLocalized()
  ///     }
  ///
  /// The audit goes by the project's configuration and baseline, if it has any.
  ///
  /// - Parameters:
  ///   - folder: The folder to audit, which starts from the test's own; nil for the project that the
  ///     test lies in.
  ///   - filePath: The test's own file.
  ///   - configure: Sets what shall count before the configuration.
  /// - Throws: `AuditError` when there is nothing to check, or no test to record issues for.
  public func expectLocalized(
    in folder: String? = nil,
    filePath: String = #filePath,
    _ configure: (inout Audit) -> Void = { _ in }
  ) throws(AuditError) {
    let failures = try LocalizationCheck(folder: folder, file: filePath).run(configure)
    guard !failures.isEmpty else { return }
    // An issue that belongs to no test would be lost, and the test pass.
    guard Test.current != nil else {
      throw AuditError.withoutTest(failures)
    }
    for failure in failures {
      Issue.record(Comment(rawValue: failure.issue), sourceLocation: failure.sourceLocation)
    }
  }

  extension Finding {
    fileprivate var sourceLocation: SourceLocation {
      let name = location.path.split(separator: "/").last ?? "?"
      return SourceLocation(
        fileID: "Localization/\(name)",
        filePath: location.path,
        line: location.line,
        column: location.column
      )
    }
  }
#endif
