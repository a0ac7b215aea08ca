package import AuditReports
import Diagnostics
import LocalizationModel
import SourceFiles
import TextFormats

/// The outcome of an audit.
public struct AuditReport: Sendable {
  package let report: Report
  private let options: RenderOptions
  /// The findings that count, sorted by place; what is wrong in several languages is one.
  public let findings: [Finding]
  /// The suppressed findings, in the same order.
  public let suppressed: [Finding]

  init(_ report: Report, _ options: RenderOptions) {
    self.report = report
    self.options = options
    findings = report.annotations.map { Finding($0) }
    suppressed = report.suppressedAnnotations.map { group in
      Finding(group, reason: report.suppressed[group.members[0]].reason)
    }
  }

  /// Whether an app can go to its users as far as its texts are concerned.
  public enum Verdict: String, Sendable {
    case ready
    case readyWithWarnings
    case notReady
    /// There is no error, but texts are missing in some expected language.
    case incomplete
    /// There was no table and no reference to a key.
    case unknown
  }

  /// Whether the app can go to its users; it does not depend on what makes the audit fail.
  public var verdict: Verdict {
    switch AuditReports.Verdict(of: report) {
    case .ready: .ready
    case .readyWithWarnings: .readyWithWarnings
    case .notReady: .notReady
    case .incomplete: .incomplete
    case .unknown: .unknown
    }
  }

  /// Whether a finding is as bad as it takes to fail, or some file could not be read.
  public var isFailing: Bool { report.findings.contains(where: isFailure) }

  /// The findings that make the audit fail, sorted by place.
  public var failures: [Finding] {
    report.annotations.filter { isFailure($0.lead) }.map { Finding($0) }
  }

  private func isFailure(_ finding: Diagnostic) -> Bool {
    finding.isUnread || options.failing.map { finding.severity >= $0 } ?? false
  }

  /// The language that the keys or the first texts are written in; nil where nothing was checked.
  public var developmentLanguage: String? { report.languages?.development.id }

  /// The languages that texts must exist in.
  public var languages: [String] { report.languages?.expected.map(\.id) ?? [] }

  /// The shares of each table that exist in each language.
  public var coverage: [Coverage] { report.coverage.map { Coverage($0) } }

  /// The string tables with all their texts.
  public var tables: [Table] { report.project?.tables.map { Table($0) } ?? [] }

  /// Returns the report in a format.
  public func rendered(as format: ReportFormat) -> String {
    String(decoding: bytes(as: format), as: UTF8.self)
  }

  /// Returns the report as one page for people, which needs no network.
  public func html() -> String { rendered(as: .html) }

  /// Writes the report to a file, whole or not at all.
  ///
  /// - Throws: `AuditError` when the file cannot be written.
  public func write(as format: ReportFormat, to path: String) throws(AuditError) {
    try AuditError.converting(FileSystem.local.write(bytes(as: format), to: FilePath(path)))
  }

  private func bytes(as format: ReportFormat) -> [UInt8] {
    format.reporter.render(report, options).bytes
  }
}

/// A format of reports.
public struct ReportFormat: Sendable {
  let reporter: Reporter

  /// Every format.
  public static let all = Reporter.all.map { ReportFormat(reporter: $0) }

  public static let text = Self(reporter: .text)
  public static let json = Self(reporter: .json)
  public static let sarif = Self(reporter: .sarif)
  public static let xcode = Self(reporter: .xcode)
  public static let github = Self(reporter: .github)
  public static let gitlab = Self(reporter: .gitlab)
  public static let junit = Self(reporter: .junit)
  public static let checkstyle = Self(reporter: .checkstyle)
  public static let markdown = Self(reporter: .markdown)
  public static let csv = Self(reporter: .csv)
  public static let html = Self(reporter: .html)

  /// The name, as on the command line.
  public var name: String { reporter.id }
  /// The extension of a file in this format.
  public var fileExtension: String { reporter.fileExtension }
}
