import AuditReports
import Foundation
import SourceFiles
import TestSupport
import Testing

@Suite struct GoldenTests {
  @Test(arguments: Reporter.all)
  func `The sample report has its golden text`(reporter: Reporter) {
    let bytes = reporter.render(.sample, RenderOptions())
    Golden.check(bytes, "Reports/\(reporter.id).golden.\(reporter.fileExtension)")
  }

  @Test func `The text report in colours on a narrow terminal has its golden text`() {
    var options = RenderOptions()
    options.color = true
    options.width = 44
    let bytes = Reporter.all.first { $0.id == "text" }?.render(.sample, options) ?? []
    // An escape character is hard to review; the golden has the picture of it instead.
    let text = String(decoding: bytes, as: UTF8.self)
      .replacingOccurrences(of: "\u{1B}", with: "␛")
    Golden.check(text, "Reports/text-color-narrow.golden.txt")
  }

  @Test(arguments: Reporter.all)
  func `No control character of a project stands in a report`(reporter: Reporter) {
    let text = String(decoding: reporter.render(.sample, RenderOptions()), as: UTF8.self)
    let scalars = text.unicodeScalars.filter { $0 != "\n" && $0.isControlOfText }
    #expect(scalars.isEmpty)
  }

  @Test(arguments: Reporter.all)
  func `A report without findings and tables is rendered`(reporter: Reporter) {
    let bytes = reporter.render(Report(findings: [], toolVersion: "1.2.3"), RenderOptions())
    #expect(reporter.id == "xcode" || !bytes.isEmpty)
  }

  @Test(arguments: Reporter.all.filter { ["json", "sarif", "gitlab"].contains($0.id) })
  func `JSON reports are valid JSON`(reporter: Reporter) throws {
    let bytes = reporter.render(.sample, RenderOptions())
    _ = try JSONSerialization.jsonObject(with: Data(bytes))
  }
}
