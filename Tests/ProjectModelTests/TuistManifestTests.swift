import LocalizationModel
import SourceFiles
import Testing

@testable import ProjectModel

/// What manifests of Tuist say of targets and their files.
@Suite struct TuistManifestTests {
  @Test func `a manifest of Tuist takes what its patterns begin with`() {
    let manifest = tuist(
      """
      import ProjectDescription
      let project = Project(name: "App", targets: [
        .target(name: "App", product: .app, sources: ["Sources/**"],
          resources: ["Resources/**/*.strings", .glob(pattern: "Texts/*", excluding: ["Texts/x"])]),
        .target(name: "AppTests", product: .unitTests, buildableFolders: ["Tests"]),
      ])
      """
    )
    #expect(manifest.isUnderstood)
    #expect(
      claims(of: manifest)
        == ["App: a/Resources", "App: a/Sources", "App: a/Texts", "AppTests: a/Tests"]
    )
    #expect(!tuist("let project = Project.app(name: \"A\")").isUnderstood)
    #expect(!tuist("let project = Project(name: \"A\", targets: [app(\"A\")])").isUnderstood)
  }

  @Test func `a target of Tuist is what its product says`() {
    let products = [
      "app", "appClip", "appExtension", "bundle", "commandLineTool", "extensionKitExtension",
      "framework", "messagesExtension", "staticFramework", "stickerPackExtension",
      "tvTopShelfExtension", "uiTests", "unitTests", "watch2App", "watch2Extension", "xpc",
    ]
    let targets = products.map {
      ".target(name: \"\($0)\", product: .\($0), productName: \"P\", sources: [\"\($0)/**\"])"
    }
    let list = targets.joined(separator: ",\n")
    let manifest = tuist(
      "import ProjectDescription\nlet project = Project(name: \"A\", targets: [\n\(list)\n])"
    )
    let names = { (isWanted: (BuildTarget) -> Bool) in
      manifest.targets.filter(isWanted).map(\.name)
    }
    #expect(manifest.targets.map(\.name) == products)
    #expect(names(\.isApp) == ["app"])
    #expect(
      names(\.isProgram) == [
        "app", "appClip", "appExtension", "extensionKitExtension", "messagesExtension",
        "stickerPackExtension", "tvTopShelfExtension", "watch2App", "watch2Extension",
      ]
    )
    #expect(
      names(\.isExtension) == [
        "appExtension", "extensionKitExtension", "messagesExtension", "stickerPackExtension",
        "tvTopShelfExtension",
      ]
    )
    #expect(names(\.isTest) == ["uiTests", "unitTests"])
    #expect(names(\.isBundle) == ["bundle"])
    #expect(names(\.isCompanion) == ["watch2App", "watch2Extension"])
    #expect(names { $0.productNames == [$0.name, "P"] } == ["app", "appClip", "watch2App"])
  }

  @Test func `constants of a manifest stand for their values`() {
    let manifest = tuist(
      """
      import ProjectDescription
      let name = "App"
      let app = Target.target(name: name, product: .app, resources: ["Resources/**"])
      let kits: [Target] = [.target(name: name + "Kit", product: .framework, sources: ["Kit/**"])]
      let project = Project(name: name, targets: [app] + kits)
      """
    )
    #expect(manifest.isUnderstood)
    #expect(claims(of: manifest) == ["App: a/Resources", "AppKit: a/Kit"])
    #expect(!tuist("let project = Project(name: \"A\", targets: [app])").isUnderstood)
  }

  @Test func `functions of a manifest stand for what they make of a call`() {
    let manifest = tuist(
      """
      import ProjectDescription
      let name = "Outer"
      func app(_ name: String, beta: Bool = false, at root: String = "Apps/" + name) -> Target {
        let folder = beta ? "Beta" : root
        return .target(name: name, product: .app, sources: ["\\(folder)/**"])
      }
      extension Target {
        static func kit(_ name: String) -> Target {
          .target(name: name, product: .framework, sources: ["Kits/\\(name)/**"])
        }
        static func kit(named name: String, in folder: String) -> [Target] {
          [.target(name: name, product: .framework, sources: [folder + "/**"])]
        }
      }
      let project = Project(
        name: "App",
        targets: [app("A"), app("B", beta: true), Target.kit("C")] + .kit(named: "D", in: "Old")
      )
      """
    )
    #expect(manifest.isUnderstood)
    #expect(
      claims(of: manifest)
        == ["A: a/Apps/Outer", "B: a/Beta", "C: a/Kits/C", "D: a/Old"]
    )
  }

  @Test(
    arguments: [
      // What decides is told by a run alone, by a parameter without a value, or by another statement.
      ("isBeta ? \"Beta\" : \"App\"", ""),
      ("other", ""),
      ("\"\\(name.lowercased())\"", ""),
      ("folder", "let folder = name\n  var folder = folder\n"),
      ("folder", "let folder = name\n  if isBeta { return .target(name: \"Beta\") }\n"),
    ]
  )
  func `functions of a manifest that do more are not understood`(folder: String, before: String) {
    let text = """
      let project = Project(name: "A", targets: [app("A", other: make())])
      func app(_ name: String, other: String) -> Target {
        \(before)return .target(name: name, sources: [\(folder)])
      }
      """
    #expect(!tuist(text).isUnderstood)
    #expect(tuist(text.replacing("[\(folder)]", with: "[name]")).isUnderstood == before.isEmpty)
    #expect(!tuist(text.replacing(", other: make()", with: "")).isUnderstood)
  }

  @Test func `functions that call each other end`() {
    let doubled = (1..<40).map { number in
      "func f\(number)() -> [Target] { f\(number - 1)() + f\(number - 1)() }"
    }
    let loop = "func f0() -> [Target] { f39() + f39() }\n"
    let project = "let project = Project(name: \"A\", targets: f39())"
    #expect(!tuist(loop + doubled.joined(separator: "\n") + "\n" + project).isUnderstood)
  }

  @Test func `constants that double each other cost linear time`() {
    let doubled = (1..<60).map { "let a\($0) = a\($0 - 1) + a\($0 - 1)" }.joined(separator: "\n")
    let manifest = tuist(
      "let a0 = [Target.target(name: \"A\", product: .app)]\n" + doubled
        + "\nlet project = Project(name: \"A\", targets: a59)"
    )
    #expect(!manifest.isUnderstood)
  }

  private func tuist(_ text: String) -> ProjectManifest {
    let source = SourceText(path: "a/Project.swift", stored: Array(text.utf8))
    let manifest = SwiftManifest(source, followsCalls: true)
    return TuistManifest(path: source.path, manifest: manifest).read()
  }

  private func claims(of manifest: ProjectManifest) -> [String] {
    manifest.targets.flatMap { target in target.claims.map { "\(target.name): \($0.path)" } }
      .sorted()
  }
}
