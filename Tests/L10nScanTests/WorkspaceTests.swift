import AuditReports
import Diagnostics
import L10nScan
import LocalizationModel
import Platform
import SourceFiles
import TestSupport
import Testing

/// A workspace reports what a fresh audit of the same files does.
@Suite struct WorkspaceTests {
  private let files = MemoryFiles([
    "App/View.swift": #"let title = String(localized: "title.first")"#,
    "App/de.lproj/Localizable.strings": #""title.first" = "Titel";"#,
    "App/en.lproj/Localizable.strings": #""title.first" = "Title";"#,
  ])

  private func makeWorkspace() -> Workspace {
    Workspace(in: files.fileSystem) { files throws(AuditError) in
      try Audit(folder: "App", in: files, from: "/")
    }
  }

  private func findings(of workspace: Workspace) throws -> [String] {
    try workspace.report().findings.map { "\($0.location.path) \($0.rule)" }
  }

  @Test func `an editor's text counts instead of the file's`() throws {
    let workspace = makeWorkspace()
    #expect(try findings(of: workspace) == [])
    workspace.edit(
      "App/View.swift",
      to: Array(#"let title = String(localized: "title.other")"#.utf8)
    )
    #expect(try findings(of: workspace).contains("App/View.swift missing-key"))
    workspace.edit("App/View.swift", to: nil)
    #expect(try findings(of: workspace) == [])
  }

  @Test func `a copy goes its own way`() throws {
    let workspace = makeWorkspace()
    #expect(try findings(of: workspace) == [])
    let copy = Workspace(workspace)
    copy.edit("App/View.swift", to: Array(#"let title = String(localized: "title.other")"#.utf8))
    #expect(try findings(of: copy).contains("App/View.swift missing-key"))
    #expect(try findings(of: workspace) == [])
  }

  @Test func `a text that nobody has saved yet is a file`() throws {
    let workspace = makeWorkspace()
    workspace.edit(
      "App/New/New.swift",
      to: Array(#"let new = String(localized: "title.new")"#.utf8)
    )
    #expect(try Set(findings(of: workspace)) == ["App/New/New.swift missing-key"])
    workspace.edit("App/New/New.swift", to: nil)
    #expect(try findings(of: workspace) == [])
  }

  @Test func `a name is one as long as another name of its family has a text`() throws {
    let names = ["welcomeTitle", "welcomeBody", "Open", "Close", "Copy", "Paste", "Print"]
    let calls = names.map { "let \($0.lowercased()) = String(localized: \"\($0)\")" }
    files["App/View.swift"] = Array(calls.joined(separator: "\n").utf8)
    for language in ["de", "en"] {
      files[FilePath("App/\(language).lproj/Localizable.strings")] = nil
    }
    func catalog(_ text: String) -> [UInt8] {
      let unit =
        #"{"localizations": {"en": {"stringUnit": {"state": "translated", "value": "\#(text)"}}}}"#
      let entries = names.map { "\"\($0)\": \($0 == "welcomeBody" ? unit : "{}")" }
      return Array(
        #"{"sourceLanguage": "en", "version": "1.0", "strings": {\#(entries.joined(separator: ","))}}"#
          .utf8
      )
    }
    let path: FilePath = "App/Localizable.xcstrings"
    files[path] = catalog("welcomeBody")
    let workspace = makeWorkspace()
    func missing() throws -> [String?] {
      try workspace.report().findings.filter { $0.rule == "missing-translation" }.map(\.subject.key)
    }
    #expect(try missing() == [])
    workspace.edit(path, to: catalog("Good to see you"))
    #expect(try missing() == ["welcomeTitle"])
    workspace.edit(path, to: nil)
    #expect(try missing() == [])
  }

  @Test func `a look-up that nobody declares leaves a table alone as long as it is there`() throws {
    let call = #"let title = String(localized: "title.first")"#
    files["App/View.swift"] = Array(call.utf8)
    files["App/en.lproj/Localizable.strings"] = Array(
      #""title.first" = "Title"; "title.last" = "Last";"#.utf8
    )
    files["App/de.lproj/Localizable.strings"] = Array(
      #""title.first" = "Titel"; "title.last" = "Ende";"#.utf8
    )
    let workspace = makeWorkspace()
    let unused = ["App/en.lproj/Localizable.strings unused-key"]
    #expect(try findings(of: workspace) == unused)
    workspace.edit("App/View.swift", to: Array("\(call)\nlet name = kind.name.localized".utf8))
    #expect(try findings(of: workspace) == [])
    let declaration = "extension Kind { var localized: String { n } }"
    workspace.edit("App/Kind.swift", to: Array(declaration.utf8))
    #expect(try findings(of: workspace) == unused)
    workspace.edit("App/Kind.swift", to: nil)
    #expect(try findings(of: workspace) == [])
    workspace.edit("App/View.swift", to: nil)
    #expect(try findings(of: workspace) == unused)
  }

  @Test func `a macro that a project names counts as long as it does`() throws {
    files["App/View.m"] = Array(#"NSString *title = Shown(@"title.other", nil);"#.utf8)
    let workspace = makeWorkspace()
    let missing = "App/View.m missing-key"
    #expect(try !findings(of: workspace).contains(missing))
    for (names, isMissing) in [("Shown", true), ("Other", false), ("Shown", true)] {
      files["App/App.xcconfig"] = Array("LOCALIZED_STRING_MACRO_NAMES = \(names)".utf8)
      files["App/App.xcodeproj/project.pbxproj"] = Array("// !$*UTF8*$!\n{}".utf8)
      workspace.filesChanged(["App/App.xcconfig", "App/App.xcodeproj/project.pbxproj"])
      #expect(try findings(of: workspace).contains(missing) == isMissing, "\(names)")
    }
  }

  @Test func `a configuration that changes is read anew`() throws {
    let workspace = makeWorkspace()
    workspace.edit(
      "App/View.swift",
      to: Array(#"let title = String(localized: "title.other")"#.utf8)
    )
    #expect(try findings(of: workspace).contains("App/View.swift missing-key"))
    files["App/.l10nscan.json"] = Array(#"{ "rules": { "missing-key": "off" } }"#.utf8)
    workspace.filesChanged(["App/.l10nscan.json"])
    #expect(try findings(of: workspace).allSatisfy { $0 != "App/View.swift missing-key" })
    files["App/.l10nscan.json"] = Array("{ ".utf8)
    workspace.filesChanged(["App/.l10nscan.json"])
    #expect(throws: AuditError.self) { try workspace.report() }
    files["App/.l10nscan.json"] = nil
    workspace.filesChanged(["App/.l10nscan.json"])
    #expect(try findings(of: workspace).contains("App/View.swift missing-key"))
  }

  @Test func `a package's table is its own as long as the package and the table stay`() throws {
    let manifest = Array("import PackageDescription".utf8)
    let teapot = Array(#""lid.open" = "Open";"#.utf8)
    let files = MemoryFiles([
      "App/Kettle/en.lproj/Localizable.strings": Array(#""lid.steam" = "Steam";"#.utf8),
      "App/Teapot/Package.swift": manifest,
      "App/Teapot/Sources/Teapot/Lid.swift":
        Array(#"let steam = String(localized: "lid.steam", bundle: .module)"#.utf8),
      "App/Teapot/Sources/Teapot/en.lproj/Localizable.strings": teapot,
    ])
    let workspace = Workspace(in: files.fileSystem) { files throws(AuditError) in
      try Audit(folder: "App", in: files, from: "/")
    }
    let missing = "App/Teapot/Sources/Teapot/Lid.swift missing-key"
    func change(_ path: FilePath, to bytes: [UInt8]?) {
      files[path] = bytes
      workspace.filesChanged([path])
    }
    #expect(try findings(of: workspace).contains(missing))
    change("App/Teapot/Package.swift", to: nil)
    #expect(try !findings(of: workspace).contains(missing))
    change("App/Teapot/Package.swift", to: manifest)
    #expect(try findings(of: workspace).contains(missing))
    // The names of all tables and keys stay.
    files["App/Teapot/Sources/Teapot/en.lproj/Localizable.strings"] = nil
    change("App/Zebra/en.lproj/Localizable.strings", to: teapot)
    workspace.filesChanged(["App/Teapot/Sources/Teapot/en.lproj/Localizable.strings"])
    #expect(try !findings(of: workspace).contains(missing))
  }

  @Test func `an import makes a test of a file as long as no other target has it`() throws {
    let workspace = makeWorkspace()
    func change(_ path: FilePath, to text: String) {
      files[path] = Array(text.utf8)
      workspace.filesChanged([path])
    }
    func manifest(_ kind: String) -> String {
      #"let package = Package(name: "App", targets: [.\#(kind)(name: "App", path: ".")])"#
    }
    change("App/View.swift", to: "import XCTest\nlet title = String(localized: \"title.other\")")
    let missing = "App/View.swift missing-key"
    #expect(try !findings(of: workspace).contains(missing))
    change("App/Package.swift", to: manifest("target"))
    #expect(try findings(of: workspace).contains(missing))
    change("App/Package.swift", to: manifest("testTarget"))
    #expect(try !findings(of: workspace).contains(missing))
  }

  @Test func `routines are proposed by what sources say now`() throws {
    let texts = (0..<7).map { "let text\($0) = \"key.\($0)\".localized\n" }
    let table = (0..<7).map { "\"key.\($0)\" = \"Text \($0)\";\n" }.joined()
    let files = MemoryFiles([
      "App/View.swift": texts.prefix(6).joined(), "App/More.swift": texts[6],
      "App/en.lproj/Localizable.strings": table,
    ])
    let workspace = Workspace(in: files.fileSystem) { files throws(AuditError) in
      try Audit(folder: "App", in: files, from: "/")
    }
    #expect(try workspace.report().routineProposals.map(\.calls) == [7])
    // No key is asked for, before or after: what is read of the file stays the same.
    workspace.edit(
      "App/More.swift",
      to: Array(texts[6].replacing("localized", with: "localited").utf8)
    )
    #expect(try workspace.report().routineProposals.map(\.calls) == [6])
    workspace.edit("App/New.swift", to: Array(texts[6].utf8))
    #expect(try workspace.report().routineProposals.map(\.calls) == [7])
    workspace.edit("App/New.swift", to: Array("let text = 1".utf8))
    #expect(try workspace.report().routineProposals.map(\.calls) == [6])
    workspace.edit("App/View.swift", to: Array(texts.prefix(4).joined().utf8))
    #expect(try workspace.report().routineProposals.isEmpty)
  }

  @Test func `a class that another file declares anew tells messages apart`() throws {
    let files = MemoryFiles([
      "App/Texts.h": "@interface Texts : NSObject\n@end\n",
      "App/Texts.m": """
      @implementation Texts
      - (NSString *)labelFor:(NSString *)key { return NSLocalizedString(key, nil); }
      @end
      """,
      "App/MyTexts.h": "@interface MyTexts : Texts\n@end\n",
      "App/View.m": #"void show(void) { [[MyTexts new] labelFor:@"title.other"]; }"#,
      "App/en.lproj/Localizable.strings": #""title.first" = "Title";"#,
    ])
    let workspace = Workspace(in: files.fileSystem) { files throws(AuditError) in
      try Audit(folder: "App", in: files, from: "/")
    }
    #expect(try findings(of: workspace).contains("App/View.m missing-key"))
    files["App/MyTexts.h"] = Array("@interface MyTexts : NSObject\n@end\n".utf8)
    workspace.filesChanged(["App/MyTexts.h"])
    #expect(try !findings(of: workspace).contains("App/View.m missing-key"))
  }

  @Test func `a text of a storyboard is a key as long as its property is looked up`() throws {
    func view(_ body: String) -> String {
      "class Hint: UILabel { @IBInspectable var hint: String = \"\" { didSet { \(body) } } }"
    }
    func storyboard(_ type: String) -> String {
      """
      <label customClass="\(type)"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="hint" value="title.other"/>
      </userDefinedRuntimeAttributes></label>
      """
    }
    let localized = view(#"text = NSLocalizedString(hint, comment: "")"#)
    let path: FilePath = "App/Base.lproj/Main.storyboard"
    files["App/Hint.swift"] = Array(localized.utf8)
    files[path] = Array(storyboard("Hint").utf8)
    let workspace = makeWorkspace()
    func isMissing(after changes: [FilePath: String]) throws -> Bool {
      for (path, text) in changes { files[path] = Array(text.utf8) }
      workspace.filesChanged(Array(changes.keys))
      let fresh = try Audit(folder: "App", in: files.fileSystem, from: "/").makeReport()
      let findings = try workspace.report().findings
      #expect(findings == fresh.findings)
      return findings.contains { $0.rule == "missing-key" && $0.location.path == path }
    }
    #expect(try isMissing(after: [:]))
    #expect(try !isMissing(after: ["App/Hint.swift": view("text = hint")]))
    #expect(try isMissing(after: ["App/Hint.swift": localized]))
    #expect(try !isMissing(after: [path: storyboard("Label")]))
    #expect(try isMissing(after: [path: storyboard("Hint")]))
    let elsewhere = localized.replacing("comment", with: #"tableName: "Hints", comment"#)
    #expect(try !isMissing(after: ["App/Hint.swift": elsewhere]))
    let table = #""hint.first" = "First";"#
    #expect(try isMissing(after: ["App/en.lproj/Hints.strings": table]))
    // What has nothing to do with it.
    #expect(try isMissing(after: ["App/View.swift": "let one = 1"]))
  }

  @Test func `a name is found wherever files declare it by now`() throws {
    let files = MemoryFiles([
      "App/View.swift": """
      let first = String(localized: "First")
      func text(of item: Item) -> String { String(localized: "Total \\(item.title)") }
      """,
      "App/de.lproj/Localizable.strings": #""First" = "Erstes"; "Total %lld" = "Ganz %lld";"#,
      "App/en.lproj/Localizable.strings": #""First" = "First"; "Total %lld" = "Total %lld";"#,
    ])
    for number in 0..<70 { files[file(number)] = Array("let some\(number) = 1".utf8) }
    let workspace = Workspace(in: files.fileSystem) { files throws(AuditError) in
      try Audit(folder: "App", in: files, from: "/")
    }
    _ = try workspace.report()
    for number in 0..<70 {
      // From one file to the next, and another type each time.
      let type = number % 2 == 0 ? "Int" : "String"
      files[file(number)] = Array("struct Item { var title: \(type) }".utf8)
      if number > 0 { files[file(number - 1)] = Array("let other\(number) = 1".utf8) }
      workspace.filesChanged([file(number), file(max(0, number - 1))])
      let absent = try workspace.report().findings.filter { $0.rule == "unlisted-text" }
      #expect(absent.map(\.subject.key) == (number % 2 == 0 ? [] : ["Total %@"]))
    }
  }

  private func file(_ number: Int) -> FilePath { FilePath("App/Kind\(number).swift") }

  @Test(arguments: 1...4)
  func `an audit that was given up leaves nothing wrong`(place: Int) throws {
    let calls = Locked(0)
    let isOutdated: @Sendable () -> Bool = {
      calls.withLock { calls in
        calls += 1
        return calls == place
      }
    }
    let workspace = makeWorkspace()
    let first = try workspace.report(unless: isOutdated)
    #expect((first == nil) == (place < 4))
    #expect(try findings(of: workspace) == [])
    calls.withLock { $0 = 0 }
    files["App/View.swift"] = Array(#"let title = String(localized: "title.other")"#.utf8)
    workspace.filesChanged(["App/View.swift"])
    _ = try workspace.report(unless: isOutdated)
    files["App/de.lproj/Localizable.strings"] = Array(#""title.other" = "Titel";"#.utf8)
    workspace.filesChanged(["App/de.lproj/Localizable.strings"])
    let fresh = try Audit(folder: "App", in: files.fileSystem, from: "/").makeReport()
    #expect(try workspace.report().findings == fresh.findings)
  }

  @Test func `a key that goes from one of two tables of a name takes its findings along`() throws {
    for folder in ["App/Kit", "App/Other"] {
      files[FilePath("\(folder)/en.lproj/Localizable.strings")] = Array(#""kit" = "Kit";"#.utf8)
      files[FilePath("\(folder)/de.lproj/Localizable.strings")] = Array(#""kit" = "";"#.utf8)
    }
    files["App/Kit.swift"] = Array(#"let kit = String(localized: "kit")"#.utf8)
    let workspace = makeWorkspace()
    #expect(
      try findings(of: workspace).contains("App/Kit/de.lproj/Localizable.strings empty-value")
    )
    for language in ["en", "de"] {
      let path = FilePath("App/Kit/\(language).lproj/Localizable.strings")
      files[path] = Array(#""other" = "Other";"#.utf8)
      workspace.filesChanged([path])
    }
    let fresh = try Audit(folder: "App", in: files.fileSystem, from: "/").makeReport()
    #expect(try workspace.report().findings == fresh.findings)
    #expect(!fresh.findings.isEmpty)
  }

  @Test func `a file that is saved through a link is another one under its own name`() throws {
    files["App/Views/Row.swift"] = Array(#"let row = String(localized: "title.first")"#.utf8)
    files.link("App/Linked/Row.swift", to: "App/Views/Row.swift")
    let workspace = makeWorkspace()
    #expect(try findings(of: workspace) == [])
    files["App/Views/Row.swift"] = Array(#"let row = String(localized: "title.other")"#.utf8)
    workspace.filesChanged(["App/Linked/Row.swift"])
    let fresh = try Audit(folder: "App", in: files.fileSystem, from: "/").makeReport()
    #expect(try workspace.report().findings == fresh.findings)
    #expect(!fresh.findings.isEmpty)
  }

  @Test(arguments: ["App/de.lproj", "App", "."] as [FilePath])
  func `a folder of which a change is told may hold anything by now`(folder: FilePath) throws {
    let workspace = makeWorkspace()
    #expect(try findings(of: workspace) == [])
    files["App/de.lproj/Localizable.strings"] = Array(#""title.first" = "";"#.utf8)
    workspace.filesChanged([folder])
    #expect(try findings(of: workspace) == ["App/de.lproj/Localizable.strings empty-value"])
  }

  @Test func `a folder that was not there is found when it comes`() throws {
    let files = MemoryFiles([:] as [FilePath: String])
    let workspace = Workspace(in: files.fileSystem) { files throws(AuditError) in
      try Audit(folder: "Work/App", in: files, from: "/")
    }
    #expect(throws: AuditError.self) { try workspace.report() }
    for path in self.files.paths { files[FilePath("Work/\(path)")] = self.files[path] }
    workspace.filesChanged(["Work/App/View.swift"])
    #expect(try findings(of: workspace) == [])
    for path in files.paths { files[path] = nil }
    workspace.filesChanged(["Work/App/View.swift"])
    #expect(throws: AuditError.self) { try workspace.report() }
  }
}
