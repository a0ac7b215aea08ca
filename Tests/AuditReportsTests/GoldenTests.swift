import AuditReports
import Diagnostics
import Foundation
import SourceFiles
import TestSupport
import Testing
import TextFormats

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct GoldenTests {
  @Test(arguments: Reporter.all)
  func `The sample report has its golden text`(reporter: Reporter) {
    let bytes = reporter.render(.sample, RenderOptions()).bytes
    Golden.check(bytes, "Reports/\(reporter.id).golden.\(reporter.fileExtension)")
  }

  @Test func `The text report in colours on a narrow terminal has its golden text`() {
    var options = RenderOptions()
    options.color = true
    options.width = 44
    let bytes = Reporter.all.first { $0.id == "text" }?.render(.sample, options).bytes ?? []
    // An escape character is hard to review; the golden has the picture of it instead.
    let text = String(decoding: bytes, as: UTF8.self)
      .replacingOccurrences(of: "\u{1B}", with: "␛")
    Golden.check(text, "Reports/text-color-narrow.golden.txt")
  }

  @Test(arguments: Reporter.all)
  func `No control character of a project stands in a report`(reporter: Reporter) {
    let text = String(decoding: reporter.render(.sample, RenderOptions()).bytes, as: UTF8.self)
    let scalars = text.unicodeScalars.filter(\.isControlOfText)
    // Only what belongs to the format: line ends, and the mark that CSV begins with.
    #expect(Set(scalars).subtracting(["\n"]).subtracting(format(reporter.id)).isEmpty)
  }

  private func format(_ id: Reporter.ID) -> Set<Unicode.Scalar> {
    id == "csv" ? ["\r", "\u{FEFF}"] : []
  }

  @Test(arguments: Reporter.all)
  func `A report without findings and tables is rendered`(reporter: Reporter) {
    let bytes = reporter.render(Report(findings: [], toolVersion: "1.2.3"), RenderOptions()).bytes
    // A list of lines is empty then; whatever there is, is whole.
    #expect(bytes.isEmpty || bytes.last == UInt8(ascii: "\n"))
  }

  @Test(arguments: Reporter.all)
  func `A format of reports is described`(reporter: Reporter) throws {
    let page = Repository.root.appending(path: "docs/reports.md")
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| `") }
    let count = rows.count { $0.contains("`\(reporter.id)`") }
    #expect(count == 1, "no row of the table in docs/reports.md is about \(reporter.id)")
  }

  @Test(arguments: Reporter.all.filter { ["json", "sarif", "gitlab"].contains($0.id) })
  func `JSON reports are valid JSON`(reporter: Reporter) throws {
    let bytes = reporter.render(.sample, RenderOptions()).bytes
    _ = try JSONSerialization.jsonObject(with: Data(bytes))
  }

  @Test(arguments: Reporter.all.filter { $0.fileExtension == "xml" })
  func `XML reports are well-formed XML with the messages as they were`(reporter: Reporter) throws {
    let reader = AttributeReader(name: "message")
    var options = RenderOptions()
    options.failing = .warning
    let parser = XMLParser(data: Data(reporter.render(.sample, options).bytes))
    parser.delegate = reader
    #expect(parser.parse())
    let message = try #require(reader.values.first { $0.contains("evil") })
    #expect(message.contains(#"key 'evil\u{1B}[31m\n::error::</script>]]>\u{202E}' is not used"#))
  }
}

/// Collects the values of one attribute.
private final class AttributeReader: NSObject, XMLParserDelegate {
  private let name: String
  private(set) var values: [String] = []

  init(name: String) {
    self.name = name
  }

  func parser(
    _ parser: XMLParser,
    didStartElement elementName: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    if let value = attributes[name] { values.append(value) }
  }
}
