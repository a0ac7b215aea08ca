import AuditReports
import Diagnostics
import LocalizationModel
import SourceFiles
import Testing

@Suite struct GroupingTests {
  private func finding(
    _ rule: RuleID,
    _ severity: Severity = .error,
    key: String? = "greeting",
    in language: String? = nil,
    file: FilePath = "en.lproj/Localizable.strings",
    says message: String? = nil
  ) -> Diagnostic {
    let name = language.map { Language($0).name } ?? "no"
    return Diagnostic(
      rule: rule,
      severity: severity,
      message: message ?? "key '\(key ?? "")' has no \(name) translation",
      location: SourceLocation(path: file),
      subject: .init(table: "Localizable", key: key, language: language)
    )
  }

  private func groups(_ findings: [Diagnostic]) -> [FindingGroup] {
    Report(findings: findings.sorted(), toolVersion: "1").groups
  }

  @Test func `A key that several languages lack is one`() throws {
    let groups = groups(["fr", "de", "it"].map { finding("missing-translation", in: $0) })
    let group = try #require(groups.first)
    #expect(groups.count == 1 && group.members.count == 3)
    #expect(group.languages == ["de", "fr", "it"])
    #expect(group.lead.message == "key 'greeting' has no translation in 3 languages: de, fr, it")
  }

  @Test func `Forms of one text with one defect are one`() throws {
    func finding(_ form: String, in language: String, _ kind: String) -> Diagnostic {
      Diagnostic(
        rule: "mismatched-placeholder",
        severity: .error,
        message: "\(Language(language).name) text of key 'days' for '\(form)' takes \(kind)",
        location: SourceLocation(path: "Localizable.xcstrings"),
        subject: .init(table: "Localizable", key: "days", language: language, form: form)
      )
    }
    let forms = ["one", "two", "few"].map { finding($0, in: "ar", "an object") }
    let other = finding("other", in: "ar", "a number")
    let groups = groups(forms + [other])
    let group = try #require(groups.first { $0.members.count > 1 })
    #expect(groups.count == 2 && group.members.count == 3 && group.languages == ["ar"])
    let named = ["one", "two", "few"].filter { group.lead.message.contains("'\($0)'") }
    #expect(named.count == 3 && group.lead.message.contains(" (also for '"))
    // Each keeps its identity.
    #expect(Set(forms.map(\.identity)).count == 3)
  }

  @Test func `Tables of one name in other folders stay apart`() {
    let files: [FilePath] = [
      "App/en.lproj/Localizable.strings", "Kit/en.lproj/Localizable.strings",
    ]
    #expect(groups(files.map { finding("missing-translation", in: "de", file: $0) }).count == 2)
  }

  @Test func `Tables of bundles that lie side by side and lack the same are one`() {
    let findings = ["A", "B", "C", "D", "E"].flatMap { name in
      ["de", "fr"].map { language in
        finding(
          "missing-localization",
          key: nil,
          in: language,
          file: FilePath("App/PlugIns/\(name).plugin/en.lproj/Localizable.strings"),
          says: "table has no \(Language(language).name) localization"
        )
      }
    }
    let groups = groups(findings)
    #expect(groups.count == 1 && groups.first?.members.count == 10)
    #expect(
      groups.first?.lead.message
        == "table has no localization in 2 languages: de, fr (also in 4 other bundles)"
    )
    #expect(groups.first?.lead.notes.count == 3)
    // What one of them lacks alone, and what lies elsewhere, stays apart.
    #expect(self.groups(Array(findings.dropLast())).count == 2)
    let other = finding(
      "missing-localization",
      key: nil,
      in: "de",
      file: "App/PlugIns/F.bundle/en.lproj/Localizable.strings",
      says: "table has no German localization"
    )
    #expect(self.groups(findings + [other]).count == 2)
  }

  @Test func `What is said of no language is one, as bad as it is in the worst`() throws {
    let findings = [("fr", Severity.note), ("de", .error)].map { language, severity in
      finding("unlisted-text", severity, in: language, says: "text 'Hello' is not in table 'T'")
    }
    let group = try #require(groups(findings).first)
    #expect(groups(findings).count == 1 && group.severity == .error)
    #expect(group.languages == ["de", "fr"] && group.members.count == 2)
    // What names its language is said for each severity.
    let gaps = [
      finding("missing-translation", .note, in: "fr"), finding("missing-translation", in: "de"),
    ]
    #expect(groups(gaps).count == 2)
  }

  @Test func `What differs in more than the language stays apart`() {
    let findings = [("de", "German has %d"), ("fr", "French has %s")].map {
      finding("mismatched-placeholder", in: $0, says: $1)
    }
    #expect(groups(findings).count == 2)
  }

  @Test func `No finding is lost and none is counted twice`() {
    let rules: [RuleID] = ["needs-review", "untranslated-value", "unused-key", "empty-value"]
    let findings = rules.flatMap { rule in
      ["de", "fr", nil].map { finding(rule, .warning, in: $0, says: "\(rule) \($0 ?? "")") }
    }
    #expect(groups(findings).flatMap(\.members).sorted() == Array(findings.indices))
  }

  @Test func `A key that goes away needs no better texts`() throws {
    let groups = groups([
      finding("unused-key", .warning),
      finding(
        "needs-review",
        .warning,
        in: "de",
        file: "de.lproj/Localizable.strings",
        says: "look"
      ),
    ])
    let group = try #require(groups.first)
    #expect(groups.count == 1 && group.rule == "unused-key")
    #expect(group.lead.notes.map(\.message) == ["look [needs-review]"])
  }

  @Test func `What is worse than the rule that says it all stays`() {
    let groups = groups([
      finding("unused-key", .warning), finding("mismatched-placeholder", in: "de"),
    ])
    #expect(groups.map(\.rule) == ["mismatched-placeholder", "unused-key"])
  }

  @Test(arguments: Subsumption.all.filter { $0.others != nil })
  func `A rule that says it all takes in what says less`(row: Subsumption) {
    for other in row.others ?? [] {
      let findings = [other, row.rule].map { finding($0, in: "de", says: $0.rawValue) }
      #expect(groups(findings).map(\.rule) == [row.rule])
    }
  }

  @Test func `The worst comes first, and within a severity what breaks the app`() {
    let rules = [("hygiene", Risk.hygiene), ("gap", .untranslated), ("crash", .crash)].map {
      RuleSummary(
        id: RuleID(rawValue: $0),
        severity: .error,
        risk: $1,
        summary: ""
      )
    }
    let findings = rules.map { finding($0.id, key: nil) } + [finding("crash", .note, key: nil)]
    let report = Report(findings: findings, rules: rules, toolVersion: "1")
    #expect(report.groups.map(\.rule) == ["crash", "gap", "hygiene", "crash"])
  }
}
