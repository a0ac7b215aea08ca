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
      let comment = failure.folderOfLanguage + failure.issue
      Issue.record(Comment(rawValue: comment), sourceLocation: failure.sourceLocation)
    }
  }

  extension Finding {
    /// The folder of a table's language: of the path, a test's report shows the last name alone.
    fileprivate var folderOfLanguage: String {
      let names = location.path.split(separator: "/").suffix(2)
      return names.count == 2 && names[names.startIndex].hasSuffix(".lproj")
        ? "\(names.joined(separator: "/")): " : ""
    }

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
