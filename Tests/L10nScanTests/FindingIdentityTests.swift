import AuditReports
import Diagnostics
import SourceFiles
import Testing

@testable import L10nScan

@Suite struct FindingIdentityTests {
  /// A finding of a project in `/home/ab`, whose paths begin in some way.
  private func finding(below start: String) -> Diagnostic {
    Diagnostic(
      rule: "colliding-tables",
      severity: .warning,
      message: "target 'A' has another table 'L' in '\(start)en.lproj' of \(start)A.xcodeproj",
      location: SourceLocation(path: FilePath(start + "Kit/en.lproj/L.strings")),
      subject: .init(table: "L", detail: "A", place: FilePath(start + "Kit"))
    )
  }

  @Test func `A fingerprint does not know how paths were given`() {
    var options = RenderOptions()
    options.workingFolder = "/home/ab"
    options.places = ["/link": "/home/ab", "../link": "/home/ab", "/": "/"]
    let plain = [finding(below: "")].fingerprints(options)
    for start in ["/home/ab/", "../ab/", "/home/ab/../ab/", "/link/", "../link/", "Sub/../"] {
      #expect([finding(below: start)].fingerprints(options) == plain, "\(start)")
      let entry = BaselineEntry(finding(below: start), naming: options.pathOfIdentity)
      #expect(entry == BaselineEntry(finding(below: ""), naming: options.pathOfIdentity))
      #expect(entry[.detail] == "A Kit")
    }
  }
}
