import SourceFiles

/// The findings that do not count, because they are not new.
struct KnownFindings {
  var stored: StoredBaseline?
  var earlier: EarlierFindings?

  /// Returns the findings that are new, in the same order.
  func filter(_ findings: [Diagnostic]) -> [Diagnostic] {
    let rest = stored?.baseline.filter(findings) ?? findings
    return earlier?.baseline.filter(rest) ?? rest
  }
}

/// A baseline and the file that holds it.
struct StoredBaseline {
  let path: FilePath
  /// The file as it was read.
  let bytes: [UInt8]
  let baseline: Baseline
}

/// What an audit found at an earlier revision.
struct EarlierFindings {
  let revision: String
  let baseline: Baseline
}
