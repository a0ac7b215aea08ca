import AuditReports
import Diagnostics
import L10nScan
import LocalizationModel
import SourceFiles
import TestSupport
import Testing
import TextFormats

@Suite struct AuditTests {
  private let texts: [FilePath: String] = [
    "App/A.swift": #"let a = NSLocalizedString("A", comment: "")"#,
    "App/B.swift": #"let b = String(localized: "B")"#,
    "App/C.swift": #"let c = NSLocalizedString(name, comment: "")"#,
    "Texts/en.lproj/Localizable.strings": #""A" = "A"; "Old" = "Old";"#,
    "Texts/de.lproj/Localizable.strings": #""A" = "";"#,
    "Texts/Other.xcstrings": #"{"sourceLanguage": "en", "strings": {"B": {}}, "version": "1.0"}"#,
  ]

  @Test func `an audit joins code and tables`() throws {
    let report = try audit(MemoryFiles(texts))
    let findings = report.findings.map { "\($0.location.path): \($0.rule)" }
    #expect(findings.contains("App/B.swift: unlisted-text"))
    #expect(findings.contains("Texts/de.lproj/Localizable.strings: empty-value"))
    #expect(report.statistics.sourceFiles == 3 && report.statistics.tables == 3)
    #expect(report.languages?.expected == ["de", "en"])
  }

  @Test(arguments: Reporter.all.map(\.id))
  func `the bytes are the same for any number of threads and any order`(id: String) throws {
    let reporter = try #require(Reporter.all.first { $0.id == id })
    var outputs: Set<[UInt8]> = []
    for jobs in [1, 2, 8] {
      for order in [["App", "Texts"], ["Texts", "App"], ["App/B.swift", "Texts", "App", "App"]] {
        let roots = order.map { FilePath($0) }
        let report = try audit(MemoryFiles(texts), sources: roots, tables: [], jobs: jobs)
        outputs.insert(reporter.render(report, RenderOptions()).bytes)
      }
    }
    #expect(outputs.count == 1)
  }

  @Test(arguments: ["App/A.swift", "Texts/de.lproj/Localizable.strings"] as [FilePath])
  func `a file that vanishes after the walk is a finding, and nothing else is lost`(
    path: FilePath
  ) throws {
    let files = MemoryFiles(texts)
    files.fail(path, with: .vanished)
    let report = try audit(files)
    let unreadable = report.findings.filter { $0.rule == .unreadableFile }
    #expect(unreadable.map(\.location.path) == [path])
    #expect(report.findings.contains { $0.rule == "unlisted-text" })
  }

  @Test func `the page and the coverage agree on what is missing`() throws {
    let texts: [FilePath: String] = [
      "App/A.swift": #"let a = NSLocalizedString("b", comment: "")"#,
      "Texts/en.lproj/A.strings": #""b" = "Colour of a"; "Abc-de-fgh.title" = "Label";"#,
      "Texts/en-GB.lproj/A.strings": #""a" = "A";"#,
      "Texts/de.lproj/A.strings": #""b" = "Farbe";"#,
    ]
    let files = MemoryFiles(texts).fileSystem
    var audit = Audit(of: ScanInput(sources: ["App"], tables: ["Texts"], in: files))
    audit.input.settings.typed.developmentLanguage = "en"
    audit.input.settings.typed.inherit = true
    let report = try audit.makeReport()
    #expect(report.coverage.allSatisfy { $0.missing == 0 })
    let html = try #require(Reporter.all.first { $0.id == "html" })
    let page = String(decoding: html.render(report, RenderOptions()).bytes, as: UTF8.self)
    // A dummy text of Interface Builder needs no translation, and 1 stands for "none needed". The last
    // three lists name the languages with a gap, or with a text of a machine.
    #expect(page.contains(#"["Abc-de-fgh.title",null,[],["Label",1,1],[],[],[]]"#))
    #expect(page.contains(#"["b",null,[],["Colour of a",1,"Farbe"],[],[],[]]"#))
  }

  @Test(arguments: [(true, 0), (false, 1)])
  func `a make file may bring a package's languages into the app`(copies: Bool, findings: Int)
    throws
  {
    let files: [FilePath: String] = [
      "Package.swift": #"let package = Package(targets: [.target(name: "Core")])"#,
      "Makefile": copies
        ? "app:\n\tcp -R Sources/Core/Resources/*.lproj App.app/" : "app:\n\tls *.lproj",
      "Sources/Core/A.swift": #"let a = NSLocalizedString("Save all", comment: "")"#,
      "Sources/Core/Resources/en.lproj/Localizable.strings": #""Save all" = "Save all";"#,
      "Sources/Core/Resources/de.lproj/Localizable.strings": #""Save all" = "Alle sichern";"#,
    ]
    let report = try audit(MemoryFiles(files), sources: ["."], tables: [])
    #expect(report.findings.count { $0.rule == "missing-bundle" } == findings)
  }

  @Test func `the reasons for permissions are compared with their translations`() throws {
    let list = """
      <plist><dict>
      <key>NSCameraUsageDescription</key><string>To scan codes</string>
      <key>NSMicrophoneUsageDescription</key><string>To record</string>
      <key>NSFaceIDUsageDescription</key><string></string>
      <key>NSSiriUsageDescription</key><string></string>
      </dict></plist>
      """
    var files = texts
    files["App/Info.plist"] = list
    files["App/de.lproj/InfoPlist.strings"] = """
      NSCameraUsageDescription = "Zum Scannen";
      NSContactsUsageDescription = "Zum Einladen";
      NSFaceIDUsageDescription = "Zum Entsperren";
      """
    let report = try audit(MemoryFiles(files), sources: ["App", "Texts"], tables: [])
    // A reason that is empty is asked for all the same.
    let findings = report.findings.filter { $0.message.contains("UsageDescription") }
      .map { "\($0.location.path):\($0.location.line): \($0.rule)" }
    #expect(
      findings == [
        "App/Info.plist:3: missing-translation", "App/Info.plist:4: empty-value",
        "App/de.lproj/InfoPlist.strings:2: unused-key",
      ]
    )
  }

  @Test func `a source that lies among the files of a project is in no target`() throws {
    var files = texts
    files["App.xcodeproj/Stray.swift"] = #"let d = NSLocalizedString("Stray", comment: "")"#
    files["App.xcodeproj/project.pbxproj"] = ""
    files["App.xcworkspace/Stray.m"] = #"id d = NSLocalizedString(@"Stray", @"");"#
    let report = try audit(MemoryFiles(files), sources: ["."], tables: [])
    #expect(report.statistics.sourceFiles == 3)
    let whole = try audit(MemoryFiles(files), sources: ["App.xcodeproj", "App"], tables: ["."])
    #expect(whole.statistics.sourceFiles == 4)
  }

  @Test(arguments: [
    ["AppTests/HomeTests.swift": "let key = \"home.title\""],
    ["Pods/Kit/Kit.m": "NSString *key = @\"home.title\";"],
    ["Pods/Kit/Kit.m": "", "App/Old/Tests/Home.swift": "import XCTest\nlet key = \"home.title\""],
    ["App/Carthage/Checkouts/Kit/Kit.swift": "let key = \"home.title\""],
  ])
  func `a key that unchecked code mentions is in use`(code: [FilePath: String]) throws {
    let project: [FilePath: String] = [
      "App/Home.swift": #"let text = NSLocalizedString("home.text", comment: "")"#,
      "App/en.lproj/Localizable.strings":
        #""home.text" = "Text"; "home.title" = "Title"; "home.footer" = "Footer";"#,
    ]
    let files = project.merging(code) { first, _ in first }
    let report = try audit(MemoryFiles(files), sources: ["."], tables: [])
    let unused = report.findings.filter { $0.rule == "unused-key" }.map(\.subject.key)
    #expect(unused == ["home.footer"])
  }

  @Test func `a permission that a list of some target asks for is asked for`() throws {
    var files = texts
    files["App.xcodeproj/project.pbxproj"] =
      "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_NSCameraUsageDescription = Scanning;"
    files["Targets/Store/Main/Info.plist"] = """
      <plist><dict><key>NSContactsUsageDescription</key><string>To invite</string></dict></plist>
      """
    files["App/de.lproj/InfoPlist.strings"] = """
      NSCameraUsageDescription = "Zum Scannen";
      NSContactsUsageDescription = "Zum Einladen";
      NSMicrophoneUsageDescription = "Zum Aufnehmen";
      """
    let report = try audit(MemoryFiles(files), sources: ["."], tables: [])
    let findings = report.findings.filter { $0.rule == "unused-key" }
    #expect(findings.map(\.location.line) == [3])
  }

  @Test func `a project may have the first texts of a catalog`() throws {
    var files = texts
    files["App.xcodeproj/project.pbxproj"] =
      "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_NSCameraUsageDescription = Scanning;"
    files["App/InfoPlist.xcstrings"] = """
      {"sourceLanguage": "en", "strings": {"NSContactsUsageDescription": {"localizations": {
      "de": {"stringUnit": {"state": "translated", "value": "Zum Einladen"}}}}}, "version": "1.0"}
      """
    let report = try audit(MemoryFiles(files), sources: ["."], tables: [])
    let findings = report.findings.filter { $0.location.path.string.contains("/InfoPlist") }
    let missing = report.findings.first { $0.message.contains("NSCameraUsageDescription") }
    #expect(findings.map(\.rule) == ["unused-key"])
    #expect(missing?.rule == "missing-translation")
    #expect(missing?.location.path == "App.xcodeproj/project.pbxproj")
  }

  @Test func `the settings of a project count for the tables of all its targets`() throws {
    var files = texts
    files["App.xcodeproj/project.pbxproj"] =
      "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_NSCameraUsageDescription = Scanning;"
    for (target, key) in [("App", "NSCameraUsageDescription"), ("Share", "CFBundleName")] {
      files[FilePath("\(target)/InfoPlist.xcstrings")] = """
        {"sourceLanguage": "en", "strings": {"\(key)": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Zum Scannen"}}}},
        "NSContactsUsageDescription": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Zum Einladen"}}}}
        }, "version": "1.0"}
        """
    }
    let report = try audit(MemoryFiles(files), sources: ["."], tables: [])
    let findings = report.findings.filter { $0.message.contains("UsageDescription") }
      .map { "\($0.location.path):\($0.location.line): \($0.rule)" }
    // Nothing is known of what the other target asks for.
    #expect(findings == ["App/InfoPlist.xcstrings:3: unused-key"])
  }

  @Test func `a folder that cannot be listed is a finding`() throws {
    let files = MemoryFiles(texts)
    files.fail("Texts/de.lproj", with: .unreadable)
    let report = try audit(files)
    #expect(report.findings.contains { $0.message.contains("cannot list 'Texts/de.lproj'") })
    #expect(report.languages?.expected == ["en"])
  }

  @Test func `without source code, tables, or a language there is nothing to audit`() {
    let files = MemoryFiles(["Docs/a.md": "", "App/A.swift": "", "Loose/T.strings": ""])
    #expect(message(files, sources: "Docs", tables: "Loose") == "no source file under 'Docs'")
    #expect(message(files, sources: "App", tables: "Docs") == "no string table under 'Docs'")
    #expect(message(files, sources: "App", tables: "Loose") == "no language in any string table")
    let unnamed = ScanInput(sources: ["App"], tables: ["Loose"], in: files.fileSystem)
    var (development, expected) = (unnamed, unnamed)
    development.settings.typed.developmentLanguage = "de"
    expected.settings.typed.languages = ["de"]
    for input in [development, expected] {
      #expect(throws: Never.self) { try Audit(of: input).makeReport() }
    }
  }

  /// Of so many files not all are looked at first.
  @Test func `one key among many literals tells of a look-up, wherever it stands`() throws {
    var texts = [FilePath: String]()
    for number in 100...139 {
      texts[FilePath("App/F\(number).swift")] = #"let a = "text \#(number)".localized"#
    }
    texts["App/A.swift"] = #"let b = [name.localized, NSLocalizedString("title", comment: "")]"#
    texts["App/en.lproj/Localizable.strings"] =
      #""title" = "T"; "text 121" = "A"; "lost" = "L"; "found" = "F";"#
    texts["App/en.lproj/Other.strings"] = #""lost" = "L";"#
    let report = try audit(MemoryFiles(texts), tables: ["App"])
    let proposal = RoutineProposal(routine: "key.localized", calls: 40, tables: ["Localizable"])
    #expect(report.routineProposals == [proposal])
  }

  private func audit(
    _ files: MemoryFiles,
    sources: [FilePath] = ["App"],
    tables: [FilePath] = ["Texts"],
    jobs: Int = 2
  ) throws -> Report {
    var input = ScanInput(sources: sources, tables: tables, in: files.fileSystem)
    input.jobs = jobs
    var report = try Audit(of: input).makeReport()
    report.statistics.seconds = 0
    return report
  }

  private func message(_ files: MemoryFiles, sources: FilePath, tables: FilePath) -> String? {
    let input = ScanInput(sources: [sources], tables: [tables], in: files.fileSystem)
    do {
      _ = try Audit(of: input).makeReport()
      return nil
    } catch {
      return error.message
    }
  }
}
