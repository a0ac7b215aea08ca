import LocalizationModel
import SourceFiles
import TestSupport
import Testing

@testable import ProjectModel

/// What manifests of all kinds say of files.
@Suite struct ProjectManifestTests {
  @Test func `build phases take files by their groups`() {
    let project = """
      // !$*UTF8*$!
      {
        objects = {
          P = { isa = PBXProject; mainGroup = G0; projectDirPath = ""; targets = ( T1, T2, ); };
          T1 = { isa = PBXNativeTarget; name = App; buildPhases = ( R1, S1, );
            productType = "com.apple.product-type.application"; };
          T2 = { isa = PBXNativeTarget; name = AppTests; buildPhases = ( R2, );
            productType = "com.apple.product-type.bundle.unit-test"; };
          R1 = { isa = PBXResourcesBuildPhase; files = ( B1, B2, B4 ); };
          R2 = { isa = PBXResourcesBuildPhase; files = ( B3 /* Localizable.strings in Resources */ ); };
          S1 = { isa = PBXSourcesBuildPhase; files = ( B5 ); };
          B1 = { isa = PBXBuildFile; fileRef = V1 /* Localizable.strings */; };
          B2 = { isa = PBXBuildFile; fileRef = F3; };
          B3 = { isa = PBXBuildFile; fileRef = F4; };
          B4 = { isa = PBXBuildFile; fileRef = F5; };
          B5 = { isa = PBXBuildFile; fileRef = F6; };
          G0 = { isa = PBXGroup; children = ( G1, F4, F5, ); sourceTree = "<group>"; };
          G1 = { isa = PBXGroup; children = ( V1, F3, F6 ); path = "My App"; sourceTree = "<group>"; };
          V1 = { isa = PBXVariantGroup; children = ( F1, F2, ); name = Localizable.strings;
            sourceTree = "<group>"; };
          F1 = { isa = PBXFileReference; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
          F2 = { isa = PBXFileReference; path = "../Shared/de.lproj/Localizable.strings";
            sourceTree = "<group>"; };
          F3 = { isa = PBXFileReference; lastKnownFileType = folder; path = Texts;
            sourceTree = SOURCE_ROOT; };
          F4 = { isa = PBXFileReference; path = Tests/Fixture.strings; sourceTree = "<group>"; };
          F5 = { isa = PBXFileReference; path = Products/Made.strings; sourceTree = BUILT_PRODUCTS_DIR; };
          F6 = { isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
        };
        rootObject = P;
      }
      """
    let manifest = xcodeProject(project)
    #expect(manifest.isUnderstood)
    #expect(manifest.displacedNames == ["made.strings"])
    #expect(
      claims(of: manifest) == [
        "App: a/My App/en.lproj/Localizable.strings", "App: a/Shared/de.lproj/Localizable.strings",
        "App: a/Texts", "AppTests: a/Tests/Fixture.strings",
      ]
    )
  }

  @Test func `synchronized folders belong to targets but for exceptions`() {
    let project = """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = ( T1, T2 ); };
        T1 = { isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = ( S ); };
        T2 = { isa = PBXNativeTarget; name = Widget; };
        G = { isa = PBXGroup; children = ( S ); sourceTree = "<group>"; };
        S = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = ( E1, E2 ); path = App;
          sourceTree = "<group>"; };
        E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1;
          membershipExceptions = ( Old.xcstrings, "/Localized: Widget/Widget.strings" ); };
        E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T2;
          membershipExceptions = ( "/Localized: Widget/Widget.strings" ); };
      }; rootObject = P; }
      """
    let index = TargetIndex([xcodeProject(project)])
    func targets(_ path: FilePath) -> [String] {
      index.answer(for: path).places.map(\.name).sorted()
    }
    #expect(targets("a/App/Localizable.xcstrings") == ["App"])
    #expect(targets("a/APP/localizable.xcstrings") == ["App"])
    #expect(targets("a/App/Old.xcstrings") == [])
    #expect(targets("a/App/Widget/de.lproj/Widget.strings") == ["Widget"])
    #expect(targets("a/App/Widget/de.lproj/Other.strings") == ["App"])
    #expect(targets("a/Application/Localizable.xcstrings") == [])
  }

  @Test(arguments: [
    "", "{", "{ objects = { }; }", "{ objects = ( ); rootObject = A; }", "<?xml version=\"1.0\"?>",
    "{ objects = { A = { isa = PBXProject; }; rootObject = A;",
    String(repeating: "{ a = ", count: 100_000),
  ])
  func `what is no project of Xcode is not understood`(text: String) {
    #expect(!xcodeProject(text).isUnderstood)
  }

  @Test func `groups may contain themselves`() {
    let project = """
      { objects = { P = { isa = PBXProject; mainGroup = G; targets = ( T, T ); };
      G = { isa = PBXGroup; children = ( G, H ); path = a; sourceTree = "<group>"; };
      H = { isa = PBXVariantGroup; children = ( G, H ); sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = A; buildPhases = ( R, R ); };
      R = { isa = PBXResourcesBuildPhase; files = ( B ); };
      B = { isa = PBXBuildFile; fileRef = H; };
      }; rootObject = P; }
      """
    #expect(claims(of: xcodeProject(project)).allSatisfy { $0.hasPrefix("A: ") })
  }

  @Test func `targets of packages take their folders`() {
    let manifest = package(
      """
      let package = Package(name: "Kit", targets: [
        .target(name: "Kit", dependencies: [.target(name: "Core")], exclude: ["Old"],
          resources: [.process("Resources"), .copy("Bundled")]),
        .target(name: "Core", path: "Core/Code"),
        .testTarget(name: "KitTests"),
        .binaryTarget(name: "Made", path: "Made.xcframework"),
      ])
      """
    )
    #expect(manifest.isUnderstood)
    let index = TargetIndex([manifest])
    func names(_ path: FilePath) -> [String] { index.answer(for: path).places.map(\.name).sorted() }
    #expect(names("a/Sources/Kit/Resources/de.lproj/Localizable.strings") == ["Kit"])
    #expect(names("a/Sources/Kit/Old/Localizable.xcstrings") == [])
    #expect(names("a/Core/Code/Localizable.xcstrings") == ["Core"])
    #expect(names("a/Extras/Localizable.xcstrings") == [])
    #expect(index.answer(for: "a/Tests/KitTests/Localizable.xcstrings").isInTests)
  }

  @Test(arguments: [
    "let package = Package(name: name, targets: targets)",
    "let package = Package(name: \"A\", targets: [module(\"Kit\")])",
    "let package = Package(name: \"A\", targets: [.target(name: \"Kit\", path: folder)])",
    "let package = Package(name: \"A\", targets: [.target(name: \"Kit\")] + others)",
    "func module(_ name: String) -> Target { .target(name: name) }",
    "let package = kit(named: \"Kit\")", "// swift-tools-version: 6.2",
  ])
  func `packages with other than literals are not understood`(text: String) {
    #expect(!package(text).isUnderstood)
  }

  @Test func `a package without targets takes nothing`() {
    #expect(package("let package = Package(name: \"Tools\", dependencies: [])").isUnderstood)
  }

  @Test func `a specification takes the folders of sources`() {
    let files: [FilePath: String] = [
      "a/project.yml": """
      name: App
      include:
        - path: Widget/target.yml
      targetTemplates:
        Base:
          sources: [Shared, {path: "Texts of ${target_name}", buildPhase: resources}]
      targets:
        App: # the app
          templates:
          - Base
          type: application
          sources:
            - path: App
              excludes:
                - "**/qqq.lproj"
                - Old
            - path: Notes
              buildPhase: none
          postBuildScripts:
            - script: |
                cp -R Copied x
              name: Copy
        AppTests: {type: bundle.unit-test, sources: Tests}
      """,
      "a/Widget/target.yml": "targets:\n  Widget:\n    sources: .\n",
    ]
    let manifest = specification(files)
    #expect(manifest?.isUnderstood == true)
    let index = TargetIndex([manifest].compactMap(\.self))
    func names(_ path: FilePath) -> [String] { index.answer(for: path).places.map(\.name).sorted() }
    #expect(names("a/App/de.lproj/Localizable.strings") == ["App"])
    #expect(names("a/App/Support/qqq.lproj/Localizable.strings") == [])
    #expect(names("a/App/Old/Localizable.xcstrings") == [])
    #expect(names("a/Shared/Localizable.xcstrings") == ["App"])
    #expect(names("a/Texts of App/Localizable.xcstrings") == ["App"])
    #expect(names("a/Widget/Localizable.xcstrings") == ["Widget"])
    #expect(names("a/Notes/Localizable.xcstrings") == [])
    #expect(index.answer(for: "a/Tests/Localizable.xcstrings").isInTests)
    #expect(manifest?.scripts == ["cp -R Copied x\n"])
  }

  @Test(arguments: [
    "targets:\n  App: &app\n    sources: App", "targets:\n  App:\n    sources: $FOLDER",
    "include: gone.yml\ntargets:\n  App:\n    sources: App", "targets:\n  App:\n    templates: [A]",
    "include: ../b.yml\ntargets: {App: {sources: App}}", "targets:\n\tApp: x", "targets: [",
    "include: project.yml\ntargets: {App: {sources: *x}}",
  ])
  func `specifications with other than plain values are not understood`(text: String) {
    #expect(specification(["a/project.yml": text])?.isUnderstood == false)
  }

  @Test func `a specification includes no file by a link out of the project`() {
    let files = MemoryFiles([
      "a/.git/HEAD": "", "home/secret.yml": "targets:\n  Secret:\n    sources: .\n",
      "a/project.yml": "include: linked.yml\ntargets: {App: {sources: App}}",
      "a/own.yml": "targets:\n  Own:\n    sources: .\n",
    ])
    files.link("a/linked.yml", to: "home/secret.yml")
    let manifest = XcodeGenSpecification(files: files.fileSystem).manifest(at: "a/project.yml")
    #expect(manifest?.isUnderstood == false)
    files.link("a/linked.yml", to: "a/own.yml")
    let own = XcodeGenSpecification(files: files.fileSystem).manifest(at: "a/project.yml")
    #expect(own?.targets.map(\.name) == ["Own", "App"])
  }

  private func xcodeProject(_ text: String) -> ProjectManifest {
    XcodeProject(Array(text.utf8), at: "a/App.xcodeproj/project.pbxproj").manifest
  }

  private func package(_ text: String) -> ProjectManifest {
    let source = SourceText(path: "a/Package.swift", stored: Array(text.utf8))
    let manifest = SwiftManifest(source)
    return PackageManifest(path: source.path, manifest: manifest, files: .memory([:])).read()
  }

  private func specification(_ files: [FilePath: String]) -> ProjectManifest? {
    XcodeGenSpecification(files: .memory(files)).manifest(at: "a/project.yml")
  }

  private func claims(of manifest: ProjectManifest) -> [String] {
    manifest.targets.flatMap { target in target.claims.map { "\(target.name): \($0.path)" } }
      .sorted()
  }
}
