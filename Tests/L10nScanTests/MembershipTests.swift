import LocalizationModel
import SourceFiles
import TestSupport
import Testing

@testable import L10nScan

/// Which tables are no part of an app, and which are in doubt.
@Suite struct MembershipTests {
  /// A project that takes `App/de.lproj/Localizable.strings`, and what else is written into it.
  private static func project(_ objects: String = "", files: String = "") -> String {
    """
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = ( T ); };
      T = { isa = PBXNativeTarget; name = App; buildPhases = ( R, X ); };
      R = { isa = PBXResourcesBuildPhase; files = ( B, \(files) ); };
      B = { isa = PBXBuildFile; fileRef = F; };
      G = { isa = PBXGroup; children = ( F, L ); sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = App/de.lproj/Localizable.strings; sourceTree = "<group>"; };
      \(objects)
    }; rootObject = P; }
    """
  }

  private static let tables: [FilePath: String] = [
    "App/de.lproj/Localizable.strings": "\"a\" = \"a\";",
    "Old/fr.lproj/Localizable.strings": "\"a\" = \"a\";",
  ]

  @Test func `a table that no target takes is outside`() throws {
    let scan = try scan(["App.xcodeproj/project.pbxproj": Self.project()])
    #expect(scan.outside == ["Old/fr.lproj/Localizable.strings"])
    #expect(scan.declaredLanguages.manifests == ["App.xcodeproj"])
  }

  @Test(
    arguments: [
      // There is another table of the name.
      ("Old/fr.lproj/Localizable.strings", false),
      // The first texts are gone.
      ("Old/fr.lproj/Old.strings", false),
      ("Old/de.lproj/Old.strings", true), ("Old/Base.lproj/Old.strings", true),
      ("Old/Old.xcstrings", true), ("Old/de.lproj/InfoPlist.strings", false),
    ] as [(FilePath, Bool)]
  )
  func `the sources of targets are known where a table's name is in none`(
    table: FilePath,
    areKnown: Bool
  ) throws {
    let sources =
      "S = { isa = PBXSourcesBuildPhase; files = ( A ); }; A = { isa = PBXBuildFile; fileRef = C; }; "
      + "C = { isa = PBXFileReference; path = App/App.swift; sourceTree = SOURCE_ROOT; };"
    let project = Self.project(sources).replacing("( R, X )", with: "( R, S )")
      .replacing("isa = PBXProject;", with: "isa = PBXProject; developmentRegion = de;")
    let files: [FilePath: String] = [
      "App.xcodeproj/project.pbxproj": project,
      table: table.fileExtension == "xcstrings" ? "{}" : "\"a\" = \"a\";",
    ]
    let targets = try #require(try scan(files).declaredLanguages.targets)
    #expect(targets.answer(for: "App/App.swift").places.map(\.name) == (areKnown ? ["App"] : []))
    #expect(targets.answer(for: "Old/Old.swift").places.isEmpty)
  }

  @Test func `the sources of a program are known that lacks a table of another one`() throws {
    let project = """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = ( T, W ); };
        T = { isa = PBXNativeTarget; name = App; buildPhases = ( R, S );
          productType = "com.apple.product-type.application"; };
        W = { isa = PBXNativeTarget; name = Widget; buildPhases = ( X );
          productType = "com.apple.product-type.app-extension"; };
        R = { isa = PBXResourcesBuildPhase; files = ( B ); };
        S = { isa = PBXSourcesBuildPhase; files = ( A1, A2 ); };
        X = { isa = PBXSourcesBuildPhase; files = ( A2, A3 ); };
        B = { isa = PBXBuildFile; fileRef = F; };
        A1 = { isa = PBXBuildFile; fileRef = C1; };
        A2 = { isa = PBXBuildFile; fileRef = C2; };
        A3 = { isa = PBXBuildFile; fileRef = C3; };
        G = { isa = PBXGroup; children = ( F, C1, C2, C3 ); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = App/de.lproj/NAME.strings; sourceTree = "<group>"; };
        C1 = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
        C2 = { isa = PBXFileReference; path = Shared.swift; sourceTree = "<group>"; };
        C3 = { isa = PBXFileReference; path = Widget.swift; sourceTree = "<group>"; };
      }; rootObject = P; }
      """
    func targets(_ name: String) throws -> [[String]] {
      let files: [FilePath: String] = [
        "App.xcodeproj/project.pbxproj": project.replacing("NAME", with: name),
        FilePath("App/de.lproj/\(name).strings"): "\"a\" = \"a\";",
      ]
      let index = try TableScan(ScanInput(sources: ["."], in: .memory(files))).declaredLanguages
        .targets
      return try ["App.swift", "Shared.swift", "Widget.swift"].map { path in
        try #require(index).answer(for: FilePath(path)).places.map(\.name).sorted()
      }
    }
    #expect(try targets("Localizable") == [[], ["App", "Widget"], ["Widget"]])
    // Each program has one of its own.
    #expect(try targets("InfoPlist") == [[], [], []])
  }

  @Test func `a help book within a synchronized folder keeps its tables apart`() throws {
    let scan = try scan([
      "App.xcodeproj/project.pbxproj": """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = ( T ); };
        T = { isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = ( F ); };
        G = { isa = PBXGroup; children = ( F ); sourceTree = "<group>"; };
        F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      }; rootObject = P; }
      """,
      "App/App.help/Contents/Resources/de.lproj/InfoPlist.strings": "\"a\" = \"a\";",
    ])
    let flat = scan.tables.filter { $0.membership.places.contains(where: \.isFlat) }
    #expect(flat.map(\.path) == ["App/de.lproj/Localizable.strings"])
  }

  @Test(
    arguments: [
      ["App.xcodeproj/project.pbxproj": "broken"],
      ["App.xcodeproj/project.pbxproj": project(), "Other.xcodeproj/project.pbxproj": "broken"],
      [
        "App.xcodeproj/project.pbxproj": project(),
        "Old/Package.swift": "let p = Package(targets: t)",
      ],
      ["App.xcodeproj/project.pbxproj": project(), "Old/BUILD.bazel": "glob()"],
      ["App.xcodeproj/project.pbxproj": project(), "Kit.podspec": "s.resources = 'Old'"],
      [
        "App.xcodeproj/project.pbxproj": project(
          #"X = { isa = PBXShellScriptBuildPhase; shellScript = "cp -R ${SRCROOT}/Old x"; };"#
        )
      ],
      [
        "App.xcodeproj/project.pbxproj": project(
          #"C = { isa = PBXBuildFile; fileRef = L; }; "#
            + #"L = { isa = PBXFileReference; path = Linked/Localizable.strings; sourceTree = HOME; };"#,
          files: "C"
        )
      ],
      [
        "App.xcodeproj/project.pbxproj": project(
          #"C = { isa = PBXBuildFile; fileRef = L; }; "#
            + #"L = { isa = PBXFileReference; path = Gone/fr.lproj/Localizable.strings; };"#,
          files: "C"
        )
      ],
      [:],
    ] as [[FilePath: String]]
  )
  func `a table that may be taken all the same is not outside`(files: [FilePath: String]) throws {
    #expect(try scan(files).outside == [])
  }

  @Test(
    arguments: [
      "BUCK", "BUILD", "BUILD.bazel", "BUILD.gn", "CMakeLists.txt", "GNUmakefile", "meson.build",
      "Kit.podspec", "Kit.gyp",
    ]
  )
  func `a folder that another build system builds is in doubt`(name: String) throws {
    let files = ["App.xcodeproj/project.pbxproj": Self.project()] as [FilePath: String]
    #expect(try scan(files.merging([FilePath("Old/\(name)"): ""]) { $1 }).outside == [])
  }

  @Test(arguments: ["cp", "ditto", "install", "mv", "rsync", "tar", "unzip"])
  func `a folder that a script copies is in doubt`(command: String) throws {
    let script = "\(command) ${SRCROOT}/Old x"
    let phase = "X = { isa = PBXShellScriptBuildPhase; shellScript = \"\(script)\"; };"
    let files = ["App.xcodeproj/project.pbxproj": Self.project(phase)] as [FilePath: String]
    #expect(try scan(files).outside == [])
  }

  @Test func `a folder that is taken by a link is in doubt`() throws {
    let folder =
      #"C = { isa = PBXBuildFile; fileRef = L; }; L = { isa = PBXFileReference; path = Link; };"#
    let files = MemoryFiles(
      Self.tables.merging(["App.xcodeproj/project.pbxproj": Self.project(folder, files: "C")]) {
        $1
      }
    )
    files.link("Link", to: "Old")
    #expect(try TableScan(ScanInput(sources: ["."], in: files.fileSystem)).outside == [])
  }

  @Test func `a folder that is named stays`() throws {
    let files = ["App.xcodeproj/project.pbxproj": Self.project()] as [FilePath: String]
    #expect(try scan(files, sources: ["Old"]).outside == [])
    #expect(try scan(files, sources: ["App", "Old"]).outside == [])
    #expect(try scan(files, sources: [], tables: ["App", "Old"]).outside == [])
    #expect(try scan(files, sources: [], tables: ["."]).outside.count == 1)
  }

  @Test func `other people's folders are outside even in a target`() throws {
    var files: [FilePath: String] = [
      "Vendor/Kit/fr.lproj/Kit.strings": "\"a\" = \"a\";",
      "Vendor/Kit/Package.swift": #"let p = Package(targets: [.target(name: "Kit", path: ".")])"#,
    ]
    #expect(try scan(files).outside == ["Vendor/Kit/fr.lproj/Kit.strings"])
    #expect(try scan(files, sources: ["Vendor"]).outside == [])
    // A script builds the app, and its manifest takes none of its tables.
    files["App/Package.swift"] = #"let p = Package(targets: [.target(name: "App", path: "Code")])"#
    files["App.xcodeproj/project.pbxproj"] = nil
    #expect(try scan(files).outside.contains("Vendor/Kit/fr.lproj/Kit.strings"))
  }

  @Test func `a package takes a resource beside the folder of its target`() throws {
    let targets = #"[.target(name: "Kit", path: "Sources", resources: [.process("../Texts")])]"#
    let files: [FilePath: String] = [
      "App.xcodeproj/project.pbxproj": Self.project(),
      "Kit/Package.swift": #"let p = Package(name: "Kit", targets: "# + targets + ")",
      "Kit/Texts/fr.lproj/Localizable.strings": "\"a\" = \"a\";",
      "Kit/Other/fr.lproj/Localizable.strings": "\"a\" = \"a\";",
    ]
    let others: [FilePath] = [
      "Kit/Other/fr.lproj/Localizable.strings", "Old/fr.lproj/Localizable.strings",
    ]
    #expect(try scan(files).outside == others)
  }

  @Test func `a bundle among frameworks is other people's`() throws {
    let files: [FilePath: String] = [
      "App/Frameworks/Kit.bundle/fr.lproj/Kit.strings": "\"a\" = \"a\";",
      "App/Kit.bundle/fr.lproj/Kit.strings": "\"a\" = \"a\";",
    ]
    #expect(try scan(files).outside == ["App/Frameworks/Kit.bundle/fr.lproj/Kit.strings"])
  }

  @Test(
    arguments: [
      ("App/Helper.xpc/Contents/MacOS/Setup", "App/Helper.xpc/Contents/Resources", true),
      ("App/Helper.xpc/Contents/MacOS/Setup", "App/Helper.xpc/Contents/MacOS/A.app/Texts", true),
      ("App/Kit.bundle/Contents/_CodeSignature/CodeResources", "App/Kit.bundle/Contents", true),
      ("App/Pane.prefPane/Contents/MacOS/Pane", "App/Pane.prefPane/Contents/Resources", true),
      // Somebody's own sources: nothing in them was built.
      ("App/Kit.bundle/Info.plist", "App/Kit.bundle", false),
      ("App/Kit.bundle/Contents/Info.plist", "App/Kit.bundle/Contents/Resources", false),
      ("App/Guide.help/Contents/MacOS/Guide", "App/Guide.help/Contents/Resources", false),
      ("App/Contents/MacOS/main", "App/Contents", false),
    ] as [(FilePath, FilePath, Bool)]
  )
  func `a bundle that was built elsewhere is other people's`(
    file: FilePath,
    folder: FilePath,
    isOutside: Bool
  ) throws {
    let table = folder.appending("fr.lproj/Kit.strings")
    let outside = try scan([file: "", table: "\"a\" = \"a\";"]).outside
    #expect(outside == (isOutside ? [table] : []))
  }

  private func scan(
    _ files: [FilePath: String],
    sources: [FilePath] = ["."],
    tables: [FilePath] = []
  ) throws -> TableScan {
    let all = Self.tables.merging(files) { $1 }
    return try TableScan(ScanInput(sources: sources, tables: tables, in: .memory(all)))
  }
}

extension TableScan {
  fileprivate var outside: [FilePath] {
    tables.filter { $0.membership.reason != nil }.map(\.path)
  }
}
