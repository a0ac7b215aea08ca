import LocalizationModel
import SourceFiles
import TestSupport
import Testing

@testable import ProjectModel

@Suite struct LanguageDeclarationsTests {
  private let project = """
    developmentRegion = de;
    hasScannedForEncodings = 0;
    knownRegions = (
      en,
      Base,
      base,
      de,
      "zh-Hant",
    );
    """

  @Test func `an Xcode project above the sources is found`() {
    let declared = find(["a/b/App", "a/c"], ["a/App.xcodeproj/project.pbxproj": project])
    #expect(declared.development == "de")
    #expect(declared.developmentOrigin == "developmentRegion of a/App.xcodeproj")
    #expect(declared.known == ["de", "en", "zh-Hant"])
    #expect(declared.knownOrigin == "knownRegions of a/App.xcodeproj")
  }

  @Test(arguments: [
    (".package(url: \"https://github.com/vapor/vapor.git\", from: \"4.0.0\")", true),
    ("condition: .when(platforms: [.macOS, .linux])", true),
    ("resources: [.process(\"Localizable.xcstrings\")], // for .linux one day", false),
    (".when(platforms: [.linux]), plugins: [.plugin(name: \"L10nScanCatalogs\")]", false),
    (".when(platforms: [.linux]), .package(url: \"a/xcstrings-tool\", from: \"1.0.0\")", false),
    ("name: \".linuxArm\"", false),
  ])
  func `a manifest for other systems leaves catalogs, unless it names a tool`(
    manifest: String,
    isFound: Bool
  ) {
    let declared = find(["Kit"], ["Kit/Package.swift": manifest])
    #expect(declared.packagesWithoutXcode == (isFound ? ["Kit/Package.swift"] : []))
  }

  @Test(arguments: [("fr", "fr"), ("$(DEVELOPMENT_LANGUAGE)", nil), ("Base", nil), ("", nil)])
  func `where a project names Base, a property list tells the language`(
    region: String,
    language: Language?
  ) {
    let base = project.split(separator: "de;").joined(separator: "Base;")
    let plist = "<key>CFBundleDevelopmentRegion</key>\n<string>\(region)</string>"
    let files = MemoryFiles(["App.xcodeproj/project.pbxproj": base, "a/Info.plist": plist])
    let declarations = LanguageDeclarations(files: files.fileSystem)
    let declared = declarations.find(for: ["a"], containers: ["a/Resources"])
    #expect(declared.development == language)
    #expect(
      declared.developmentOrigin
        == (language == nil ? "" : "CFBundleDevelopmentRegion of a/Info.plist")
    )
    let other = MemoryFiles(["App.xcodeproj/project.pbxproj": project, "a/Info.plist": plist])
    let ofProject = LanguageDeclarations(files: other.fileSystem)
      .find(for: ["a"], containers: ["a/Resources"])
    #expect(ofProject.development == "de")
  }

  @Test func `what can be the name of no language is noted, and counts for nothing`() {
    let hostile = "developmentRegion = \"../../x\";\nknownRegions = (\n\"../../x\",\nde,\n\"\",\n);"
    let declared = find(["a"], ["App.xcodeproj/project.pbxproj": hostile])
    #expect(declared.development == nil)
    #expect(declared.known == ["de"])
    #expect(declared.misnomers.map(\.kind).prefix(2) == ["developmentRegion", "knownRegions"])
    #expect(declared.misnomers.map(\.spelling).prefix(2) == ["../../x", "../../x"])
    let package = find(["a"], ["a/Package.swift": #"defaultLocalization: "a/../../b""#])
    #expect(package.development == nil)
    #expect(package.misnomers.map(\.owner) == ["a/Package.swift"])
  }

  @Test func `the nearest project counts`() {
    let declared = find(
      ["a/b"],
      ["App.xcodeproj/project.pbxproj": project, "a/Package.swift": #"defaultLocalization: "fr""#]
    )
    #expect(declared.development == "fr")
    #expect(declared.known.isEmpty)
  }

  @Test func `a specification tells the language of the project that it is for`() {
    let text = "name: App\noptions:\n  developmentLanguage: nl\n"
    #expect(find(["a/b"], ["a/project.yml": text]).development == "nl")
    let both = find(
      ["a/b"],
      ["a/project.yml": text, "a/App.xcodeproj/project.pbxproj": project]
    )
    #expect(both.development == "de")
  }

  @Test func `nothing above the repository is looked at`() {
    let files: [FilePath: String] = ["App.xcodeproj/project.pbxproj": project, "a/.git/HEAD": ""]
    #expect(find(["a/b"], files).development == nil)
  }

  @Test(arguments: [
    (#"Package(name: "A", defaultLocalization: "pt-BR", targets: [])"#, "pt-BR"),
    ("// defaultLocalization: \"fr\"\ndefaultLocalization: \"en\"", "en"),
    ("defaultLocalization: .some", nil),
    ("", nil),
  ])
  func `a manifest says its default localization`(text: String, language: String?) {
    #expect(DeclarationText(bytes: Array(text.utf8)).defaultLocalization == language)
  }

  @Test func `every list of languages is kept with its place`() {
    let plist = """
      <key>CFBundleLocalizations</key>
      <array>
        <string>en</string> <string>sv</string>
      </array>
      """
    let files = MemoryFiles(["App.xcodeproj/project.pbxproj": project, "a/Info.plist": plist])
    let declarations = LanguageDeclarations(files: files.fileSystem)
    let lists = declarations.find(for: ["a"], containers: ["a/Resources"]).lists
    #expect(lists.map(\.languages) == [["de", "en", "zh-Hant"], ["en", "sv"]])
    #expect(lists.map(\.path) == ["App.xcodeproj/project.pbxproj", "a/Info.plist"])
  }

  @Test(arguments: [["a"], ["a", "a"], ["a/App", "a/Texts"], ["a/Texts", "a"]] as [[FilePath]])
  func `a project is read once, whatever lies below it`(roots: [FilePath]) {
    let declared = find(
      roots,
      [
        "App.xcodeproj/project.pbxproj": project, "a/B.xcodeproj/project.pbxproj": project,
        "a/Package.swift": "",
      ]
    )
    #expect(declared.lists.map(\.path) == ["a/B.xcodeproj/project.pbxproj"])
    #expect(declared.packages == ["a"])
  }

  @Test func `projects in one folder say it together`() {
    let phone = "developmentRegion = en; knownRegions = (en, fi);"
    let mac = "developmentRegion = sv; knownRegions = (Base, en, fr);"
    let declared = find(
      ["App"],
      [
        "App.xcodeproj/project.pbxproj": "knownRegions = (ja);",
        "App/Mac.xcodeproj/project.pbxproj": mac,
        "App/Phone.xcodeproj/project.pbxproj": phone,
      ]
    )
    #expect(declared.known.map(\.id) == ["en", "fi", "fr"])
    #expect(declared.development?.id == "sv")
    #expect(declared.knownOrigin == "knownRegions of App/Mac.xcodeproj")
    #expect(declared.knownProjects == ["App/Mac.xcodeproj", "App/Phone.xcodeproj"])
    #expect(declared.otherProjects == " and 1 other")
  }

  @Test func `projects beside each other are all read`() {
    let declared = find(
      ["a", "b/Texts"],
      ["a/A.xcodeproj/project.pbxproj": project, "b/B.xcodeproj/project.pbxproj": project]
    )
    #expect(
      declared.lists.map(\.path)
        == ["a/A.xcodeproj/project.pbxproj", "b/B.xcodeproj/project.pbxproj"]
    )
  }

  @Test(
    arguments: [
      ["App.xcodeproj/project.pbxproj": "STRING_CATALOG_GENERATE_SYMBOLS = YES;"],
      [
        "App.xcodeproj/project.pbxproj": "",
        "App/App.xcconfig": "STRING_CATALOG_GENERATE_SYMBOLS = YES",
      ],
      ["project.yml": "settings:\n  STRING_CATALOG_GENERATE_SYMBOLS: YES\n"],
    ] as [[FilePath: String]]
  )
  func `settings ask for symbols of keys in all places`(files: [FilePath: String]) {
    #expect(find(["App"], files).generatesSymbols)
    #expect(!find(["App"], files.mapValues { $0.replacing("YES", with: "NO") }).generatesSymbols)
  }

  private func find(_ roots: [FilePath], _ texts: [FilePath: String]) -> DeclaredLanguages {
    LanguageDeclarations(files: MemoryFiles(texts).fileSystem).find(for: roots)
  }
}
