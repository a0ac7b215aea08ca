// swift-tools-version: 6.2

import PackageDescription

/// The settings of every target: the language as it will be, unsafe code marked, no warning left.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// The modules that `make quick` compiles without optimization, which is most of a build's time: what
/// little time a scan spends in them is the least.
///
/// The flag is unsafe, and a package with unsafe flags cannot be a dependency; so it is set only where
/// the variable is.
let coldModules: Set<String> =
  Context.environment["L10NSCAN_QUICK_BUILD"] == nil
  ? []
  : [
    "AgentServer", "AuditReports", "CatalogCompiler", "Changes", "CommandLineOptions",
    "CompletenessChecks",
    "Exchange", "Genstrings", "KeyExplanations", "L10nScan", "LanguageServer",
    "LocalizationExchange", "Migration", "ProjectModel", "Revisions", "ScanCommands",
    "TextDifferences",
  ]

/// The plugins, unless a variable leaves them out.
///
/// They need the program as a tool of the build, for which SwiftPM compiles every module a second time.
let plugins: [Target] =
  Context.environment["L10NSCAN_WITHOUT_PLUGINS"] != nil
  ? []
  : [
    .plugin(
      name: "L10nScanCommand",
      capability: .command(
        intent: .custom(verb: "l10nscan", description: "Audit the package's texts")
      ),
      dependencies: ["CommandLineTool"]
    ),
    .plugin(
      name: "L10nScanUpdate",
      capability: .command(
        intent: .custom(verb: "l10nscan-update", description: "Update tables by the code"),
        permissions: [.writeToPackageDirectory(reason: "It writes the string tables.")]
      ),
      dependencies: ["CommandLineTool"]
    ),
    .plugin(
      name: "L10nScanBuildTool",
      capability: .buildTool(),
      dependencies: ["CommandLineTool"]
    ),
    .plugin(
      name: "L10nScanCatalogs",
      capability: .buildTool(),
      dependencies: ["CommandLineTool"]
    ),
  ]

let package = Package(
  name: "l10nscan",
  platforms: [
    .macOS(.v13), .macCatalyst(.v16), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1),
  ],
  products: [
    .executable(name: "l10nscan", targets: ["CommandLineTool"]),
    .library(name: "L10nScan", targets: ["L10nScan"]),
    .library(name: "L10nScanTesting", targets: ["L10nScanTesting"]),
  ] + plugins.map { .plugin(name: $0.name, targets: [$0.name]) },
  targets: module("Platform")
    + module("SourceFiles", dependsOn: "Platform")
    + module("JSONRPC", dependsOn: "Platform", "SourceFiles", "TextFormats")
    + module("Facts", dependsOn: "Platform", "SourceFiles")
    + module("TextFormats", dependsOn: "Platform", "SourceFiles")
    + module("Diagnostics", dependsOn: "SourceFiles")
    + module("Revisions", dependsOn: "Platform", "SourceFiles")
    + module(
      "LocalizationModel",
      dependsOn: "Diagnostics",
      "Platform",
      "SourceFiles",
      embeds: ["Resources"]
    )
    + module("FormatStrings", dependsOn: "LocalizationModel", "Platform", "SourceFiles")
    + module(
      "SwiftSource",
      dependsOn: "Diagnostics",
      "LocalizationModel",
      "Platform",
      "SourceFiles",
      embeds: ["Resources"]
    )
    + module(
      "KeyExtraction",
      dependsOn: "Diagnostics",
      "Facts",
      "FormatStrings",
      "LocalizationModel",
      "Platform",
      "SourceFiles",
      "SwiftSource",
      "TextFormats",
      embeds: ["Resources"]
    )
    + module(
      "StringResources",
      dependsOn: "Diagnostics",
      "LocalizationModel",
      "Platform",
      "SourceFiles",
      "TextFormats",
      embeds: ["Resources"]
    )
    + module(
      "LocalizationExchange",
      dependsOn: "LocalizationModel",
      "Platform",
      "SourceFiles",
      "TextFormats"
    )
    + module(
      "CompletenessChecks",
      dependsOn: "Diagnostics",
      "FormatStrings",
      "LocalizationModel",
      "Platform",
      "SourceFiles",
      testedWith: ["Facts", "KeyExtraction", "ProjectModel", "StringResources"],
      embeds: ["Explanations", "Resources"]
    )
    + module(
      "AuditReports",
      dependsOn: "Diagnostics",
      "LocalizationModel",
      "Platform",
      "SourceFiles",
      "TextFormats",
      testedWith: ["CompletenessChecks"],
      embeds: ["base.css", "overview.css", "list.css", "print.css"].map { "HTML/Page/\($0)" }
        + ["model.js", "list.js", "detail.js", "export.js", "view.js", "views.html"].map {
          "HTML/Page/\($0)"
        }
    )
    + module(
      "ProjectModel",
      dependsOn: "Diagnostics",
      "LocalizationModel",
      "Platform",
      "SourceFiles",
      "StringResources",
      "SwiftSource",
      "TextFormats",
      embeds: ["Resources"]
    )
    + module("CommandLineOptions")
    + module(
      "Genstrings",
      dependsOn: "CommandLineOptions",
      "Diagnostics",
      "KeyExtraction",
      "LocalizationModel",
      "Platform",
      "SourceFiles",
      "StringResources",
      "SwiftSource",
      "TextFormats"
    )
    + module(
      "L10nScan",
      dependsOn: "CommandLineOptions",
      "AuditReports",
      "CompletenessChecks",
      "Diagnostics",
      "Facts",
      "KeyExtraction",
      "StringResources",
      "LocalizationModel",
      "Platform",
      "ProjectModel",
      "SourceFiles",
      "SwiftSource",
      "TextFormats"
    )
    + module(
      "Changes",
      dependsOn: "AuditReports",
      "CompletenessChecks",
      "Diagnostics",
      "FormatStrings",
      "KeyExtraction",
      "L10nScan",
      "LocalizationModel",
      "Platform",
      "ProjectModel",
      "SourceFiles",
      "StringResources",
      "TextFormats"
    )
    + module(
      "TextHistories",
      dependsOn: "CompletenessChecks",
      "Diagnostics",
      "LocalizationModel",
      "Platform",
      "Revisions",
      "SourceFiles",
      "StringResources"
    )
    + module(
      "Exchange",
      dependsOn: "AuditReports",
      "Changes",
      "CommandLineOptions",
      "CompletenessChecks",
      "Diagnostics",
      "FormatStrings",
      "L10nScan",
      "LocalizationExchange",
      "LocalizationModel",
      "Platform",
      "ProjectModel",
      "SourceFiles",
      "StringResources",
      "TextFormats",
      "TextHistories"
    )
    + module(
      "Migration",
      dependsOn: "Changes",
      "CompletenessChecks",
      "Diagnostics",
      "FormatStrings",
      "L10nScan",
      "LocalizationModel",
      "Platform",
      "SourceFiles",
      "StringResources"
    )
    + module(
      "CatalogCompiler",
      dependsOn: "Diagnostics",
      "FormatStrings",
      "LocalizationModel",
      "Platform",
      "SourceFiles",
      "StringResources",
      "TextFormats",
      testedWith: ["CompletenessChecks"],
      embeds: ["Resources"]
    )
    + module(
      "TextDifferences",
      dependsOn: "CompletenessChecks",
      "FormatStrings",
      "LocalizationModel",
      "Platform",
      "SourceFiles",
      testedWith: ["StringResources"]
    )
    + module(
      "KeyExplanations",
      dependsOn: "AuditReports",
      "CompletenessChecks",
      "Diagnostics",
      "KeyExtraction",
      "L10nScan",
      "LocalizationModel",
      "Platform",
      "SourceFiles"
    )
    + module(
      "LanguageServer",
      dependsOn: "L10nScan",
      "AuditReports",
      "Changes",
      "CompletenessChecks",
      "Diagnostics",
      "FormatStrings",
      "JSONRPC",
      "KeyExplanations",
      "KeyExtraction",
      "LocalizationModel",
      "Platform",
      "SourceFiles",
      "StringResources",
      "TextFormats"
    )
    + module(
      "AgentServer",
      dependsOn: "AuditReports",
      "Changes",
      "CompletenessChecks",
      "Diagnostics",
      "Exchange",
      "JSONRPC",
      "KeyExplanations",
      "L10nScan",
      "LocalizationModel",
      "Platform",
      "SourceFiles",
      "TextFormats",
      embeds: ["Resources"]
    )
    + module(
      "ScanCommands",
      dependsOn: "AgentServer",
      "CatalogCompiler",
      "Changes",
      "CommandLineOptions",
      "Exchange",
      "Genstrings",
      "JSONRPC",
      "KeyExplanations",
      "L10nScan",
      "LanguageServer",
      "Migration",
      "AuditReports",
      "CompletenessChecks",
      "Diagnostics",
      "Facts",
      "KeyExtraction",
      "LocalizationExchange",
      "Revisions",
      "StringResources",
      "LocalizationModel",
      "Platform",
      "ProjectModel",
      "SourceFiles",
      "TextDifferences",
      "TextFormats",
      "TextHistories"
    )
    + [
      .executableTarget(
        name: "CommandLineTool",
        dependencies: ["ScanCommands"],
        swiftSettings: settings
      ),
      // Apart from the engine, so that no program links the frameworks for tests.
      .target(
        name: "L10nScanTesting",
        dependencies: ["L10nScan", "SourceFiles", "TextFormats"],
        swiftSettings: settings
      ),
      .target(
        name: "TestSupport",
        dependencies: [
          "Diagnostics", "LocalizationModel", "Platform", "SourceFiles", "StringResources",
        ],
        path: "Tests/TestSupport",
        swiftSettings: settings
      ),
      .target(
        name: "FuzzTargets",
        dependencies: [
          "AgentServer", "AuditReports", "CommandLineOptions", "Diagnostics", "FormatStrings",
          "Genstrings", "JSONRPC", "KeyExtraction", "L10nScan", "LanguageServer",
          "LocalizationExchange",
          "LocalizationModel", "Platform", "ProjectModel", "Revisions",
          "ScanCommands", "SourceFiles", "StringResources", "TestSupport", "TextFormats",
        ],
        path: "Tests/FuzzTargets",
        swiftSettings: settings
      ),
      .testTarget(
        name: "TestSupportTests",
        dependencies: ["TestSupport", "LocalizationModel", "Platform", "SourceFiles"],
        swiftSettings: settings
      ),
      .testTarget(
        name: "RobustnessTests",
        dependencies: [
          "AuditReports", "CompletenessChecks", "FormatStrings", "FuzzTargets", "KeyExtraction",
          "LocalizationModel", "Platform", "Revisions", "ScanCommands", "SourceFiles",
          "StringResources", "TestSupport",
        ],
        swiftSettings: settings
      ),
      // Sees what any other package sees: the libraries alone.
      .testTarget(
        name: "LibraryTests",
        dependencies: ["L10nScan", "L10nScanTesting"],
        exclude: ["App"],
        packageAccess: false,
        swiftSettings: settings
      ),
      .testTarget(
        name: "EndToEndTests",
        dependencies: ["TestSupport", "ScanCommands", "CommandLineTool"],
        swiftSettings: settings
      ),
    ] + plugins
)

/// Returns a module with files that are built into it, and its test target, which may use further
/// modules to make its input.
func module(
  _ name: String,
  dependsOn dependencies: String...,
  testedWith others: [String] = [],
  embeds files: [String] = []
) -> [Target] {
  let dependencies = dependencies.map { Target.Dependency(stringLiteral: $0) }
  let others = others.map { Target.Dependency(stringLiteral: $0) }
  return [
    .target(
      name: name,
      dependencies: dependencies,
      resources: files.map { .embedInCode($0) },
      swiftSettings: coldModules.contains(name)
        ? settings + [.unsafeFlags(["-Onone"])] : settings
    ),
    .testTarget(
      name: name + "Tests",
      dependencies: dependencies + others + [.init(stringLiteral: name), "TestSupport"],
      swiftSettings: settings
    ),
  ]
}
