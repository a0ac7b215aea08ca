import CompletenessChecks
import Diagnostics
import Foundation
import SourceFiles
import TestSupport
import Testing

struct RegistryTests {
  private static let explanations = "Sources/CompletenessChecks/Explanations"

  @Test
  func `ids are unique, in kebab case, and of whole words`() {
    let ids = Rule.all.map(\.id.rawValue)
    #expect(Set(ids).count == ids.count)
    for id in ids {
      #expect(id.utf8.allSatisfy { ($0 >= 0x61 && $0 <= 0x7A) || $0 == 0x2D }, "\(id)")
    }
  }

  @Test
  func `each rule has a file of its own, and each file is registered`() throws {
    let folder = Repository.root.appending(path: "Sources/CompletenessChecks/Rules")
    let files = Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
    let expected = Set(
      Rule.all.map { rule in
        rule.id.rawValue.split(separator: "-").map(\.capitalized).joined() + ".swift"
      }
    )
    let unlisted = files.subtracting(expected).sorted()
    #expect(unlisted.isEmpty, "not in Rule.all: \(unlisted)")
    let missing = expected.subtracting(files).sorted()
    #expect(missing.isEmpty, "no file in Rules: \(missing)")
  }

  /// The sections that every explanation has, in this order.
  private static let sectionTitles = [
    "Why", "Example", "Fix",
  ]

  @Test(arguments: Rule.all)
  func `a rule explains itself`(rule: Rule) throws {
    #expect(!rule.summary.hasSuffix(".") && !rule.summary.contains("\n"))
    let titles = rule.explanation.text.split(separator: "\n").filter { $0.hasPrefix("## ") }
    let ofRows = rule.exceptions.isEmpty ? [] : ["Exceptions"]
    #expect(titles.map { $0.dropFirst(3) } == (Self.sectionTitles + ofRows).map { $0[...] })
    let file = Repository.root.appending(path: "\(Self.explanations)/\(rule.id).md")
    let written = try String(contentsOf: file, encoding: .utf8)
    let whole = written + rule.exceptions.markdown
    #expect(whole == rule.explanation.text + "\n", "not the text of \(file.path)")
  }

  @Test func `an exception has one sentence, whichever rules ask it`() {
    let exceptions = Set(Rule.all.flatMap(\.exceptions))
    #expect(Set(exceptions.map(\.id)).count == exceptions.count)
  }

  @Test(arguments: Rule.all)
  func `a rule's page is in step with it`(rule: Rule) {
    Golden.check(RulePage.page(of: rule), "../docs/rules/\(rule.id).md")
  }

  @Test
  func `the index lists every rule`() {
    Golden.check(RulePage.index, "../docs/rules/README.md")
  }

  @Test(arguments: CheckTable.all)
  func `a check that other tools make has its rules, or a remark`(check: CheckTable) {
    for rule in check.rules {
      #expect(Rule.all.contains { $0.id == rule }, "there is no rule '\(rule)'")
    }
    #expect(!check.rules.isEmpty || !check.remark.isEmpty)
  }

  @Test
  func `the table of checks is whole`() {
    #expect(CheckTable.all.map(\.number) == Array(1...72))
  }

  @Test(arguments: ["docs/rules", explanations])
  func `there is no page without a rule`(in folder: String) throws {
    let folder = Repository.root.appending(path: folder)
    // While pages are blessed beside this test, drafts with a leading dot stand there as well, and
    // some pages do not yet.
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !$0.hasPrefix(".") }
    let needless = Set(pages).subtracting(Rule.all.map { "\($0.id).md" } + ["README.md"]).sorted()
    #expect(needless.isEmpty, "without a rule: \(needless)")
  }
}

/// The documentation that is made from the rules.
private enum RulePage {
  static func page(of rule: Rule) -> String {
    """
    # \(rule.id)

    \(rule.summary).
    Severity: \(rule.severityWords).

    \(rule.explanation.text)

    """
  }

  static var index: String {
    let rows = Rule.all.map { rule in
      "| [`\(rule.id)`](\(rule.id).md) | \(rule.severityWords) | \(rule.summary) |"
    }
    let found = Set(CheckTable.all.flatMap(\.rules))
    let ours = Rule.all.map(\.id).filter { !found.contains($0) }
    return """
      # Rules

      Every check that l10nscan makes.
      These pages are made from the rules themselves; `l10nscan explain RULE` prints the same.

      | rule | severity | defect |
      | --- | --- | --- |
      \(rows.joined(separator: "\n"))

      ## What is checked

      The checks that tools for localizations make, gathered from some thirty of them, and the rules
      that make them here.
      Of our own are \(ours.map { link(to: $0, with: "") }.joined(separator: ", ")).

      | | check | rules | fixtures |
      | --- | --- | --- | --- |
      \(CheckTable.all.map(row).joined(separator: "\n"))

      """
  }

  private static func row(of check: CheckTable) -> String {
    let rules = check.rules.map { id in
      link(to: id, with: Rule.all.first { $0.id == id }.map { " (\($0.severityWords))" } ?? "")
    }
    let words = rules + (check.remark.isEmpty ? [] : [check.remark])
    let fixtures = check.rules.map { "[`\($0)`](../../Fixtures/Rules/\($0))" }
    return """
      | \(check.number) | \(check.check) | \(words.joined(separator: "; ")) \
      | \(fixtures.joined(separator: ", ")) |
      """
  }

  private static func link(to id: RuleID, with words: String) -> String {
    "[`\(id)`](\(id).md)\(words)"
  }
}

extension Rule {
  fileprivate var severityWords: String {
    isOnByDefault ? severity.rawValue : "\(severity.rawValue), off by default"
  }
}
