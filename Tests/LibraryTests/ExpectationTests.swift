import Foundation
import L10nScan
import L10nScanTesting
import Testing
import XCTest

/// The expectation that test targets have, in both frameworks.
@Suite struct ExpectationTests {
  /// A package whose German table lacks a text, and in it the place of a test.
  private let files: TestFolder
  private var folder: URL { files.url }
  private var test: String { folder.appending(path: "Tests/AppTests/Test.swift").path }
  private var table: String { folder.appending(path: "App/en.lproj/Localizable.strings").path }

  init() throws {
    files = try TestFolder([
      "Package.swift": "// swift-tools-version: 6.2",
      "App/A.swift": #"let texts = [String(localized: "a"), String(localized: "b")]"#,
      "App/en.lproj/Localizable.strings": "\"a\" = \"A text\";\n\"b\" = \"B text\";\n",
      "App/de.lproj/Localizable.strings": "\"a\" = \"Ein Text\";\n",
    ])
  }

  private func write(_ text: String, to path: String) throws {
    try files.write(text, to: path)
  }

  @Test func `an issue stands where the finding does`() throws {
    try withKnownIssue {
      try expectLocalized(filePath: test)
    } matching: { issue in
      issue.sourceLocation?.filePath == table && issue.sourceLocation?.line == 2
        && issue.comments.contains { $0.rawValue.contains("'b' has no German translation") }
    }
  }

  @Test func `a test case records the same`() throws {
    let recorder = RecordingCase()
    try recorder.expectLocalized(filePath: test)
    #expect(recorder.issues.count == 1)
    #expect(recorder.issues.first?.place == "\(table):2")
    #expect(recorder.issues.first?.text.contains("help: add it to de.lproj") == true)
  }

  @Test func `what is set counts before the configuration, which counts`() throws {
    try expectLocalized(filePath: test) { $0.levels = ["missing-translation": .warning] }
    try expectLocalized(in: "../../App/en.lproj", filePath: test)
    try write(#"{ "rules": { "missing-translation": "off" } }"#, to: ".l10nscan.json")
    try expectLocalized(filePath: test)
    try write(#"{ "baseline": "known.json" }"#, to: ".l10nscan.json")
    let known =
      #"{"rule": "missing-translation", "table": "Localizable", "key": "b", "language": "de"}"#
    try write(#"{ "version": 1, "findings": [\#(known)] }"#, to: "known.json")
    try expectLocalized(filePath: test)
  }

  @Test func `an issue that no test could take is thrown`() async {
    let test = test
    let error = await Task.detached { () -> AuditError? in
      do throws(AuditError) { try expectLocalized(filePath: test) } catch { return error }
      return nil
    }.value
    #expect(error?.message.contains("'b' has no German translation") == true)
  }

  @Test func `a place that leads to no project is told`() throws {
    let relative = #expect(throws: AuditError.self) { try expectLocalized(filePath: "A/T.swift") }
    #expect(relative?.hint == "name its folder")
    #expect(throws: AuditError.self) { try expectLocalized(filePath: "/no-such-folder/T.swift") }
  }

  @Test(arguments: ["A.xcodeproj", "A.xcworkspace", "Project.swift", "project.yml", ".git"])
  func `the nearest project counts, and a configuration before it`(mark: String) throws {
    try write("", to: "Tests/\(mark)/HEAD")
    let error = #expect(throws: AuditError.self) { try expectLocalized(filePath: test) }
    #expect(error?.message.contains("\(folder.path)/Tests") == true)
    guard mark != ".git" else { return }
    try write("", to: ".git/HEAD")
    try write(#"{ "rules": { "missing-translation": "off" } }"#, to: ".l10nscan.json")
    try expectLocalized(filePath: test)
  }
}

/// A test case that keeps its issues instead of failing.
private final class RecordingCase: XCTestCase {
  var issues: [(place: String, text: String)] = []

  #if canImport(Darwin)
    override func record(_ issue: XCTIssue) {
      let place = issue.sourceCodeContext.location
      let path = place.map { "\($0.fileURL.path):\($0.lineNumber)" }
      issues.append((path ?? "", issue.compactDescription))
    }
  #else
    convenience init() {
      self.init(name: "recording", testClosure: { _ in })
    }

    required init(name: String, testClosure: @escaping XCTestCaseClosure) {
      super.init(name: name, testClosure: testClosure)
    }

    override func recordFailure(
      withDescription description: String,
      inFile path: String,
      atLine line: Int,
      expected isExpected: Bool
    ) {
      issues.append(("\(path):\(line)", description))
    }
  #endif
}
