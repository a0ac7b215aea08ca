// swift-tools-version: 6.2

import PackageDescription

/// The settings of the main package's sources, which are linked into `Sources` here: they are built
/// once more, so that the fuzzer sees which branches an input takes.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .unsafeFlags(["-sanitize=fuzzer", "-parse-as-library"]),
]

let modules: [(name: String, dependencies: [String])] = [
  ("SourceFiles", []),
  ("LocalizationModel", ["SourceFiles"]),
  ("FormatStrings", ["LocalizationModel", "SourceFiles"]),
  ("KeyExtraction", ["FormatStrings", "LocalizationModel", "SourceFiles"]),
  ("StringResources", ["LocalizationModel", "SourceFiles"]),
  ("CompletenessChecks", ["FormatStrings", "LocalizationModel", "SourceFiles"]),
  ("AuditReports", ["LocalizationModel", "SourceFiles"]),
  ("CommandLineOptions", []),
  (
    "L10nScan",
    [
      "CommandLineOptions", "AuditReports", "CompletenessChecks", "KeyExtraction",
      "StringResources", "LocalizationModel", "SourceFiles",
    ]
  ),
  (
    "ScanCommands",
    [
      "CommandLineOptions", "L10nScan", "AuditReports", "CompletenessChecks", "KeyExtraction",
      "StringResources", "LocalizationModel", "SourceFiles",
    ]
  ),
  (
    "FuzzTargets",
    [
      "AuditReports", "KeyExtraction", "LocalizationModel", "ScanCommands", "SourceFiles",
      "StringResources", "TestSupport",
    ]
  ),
]

let package = Package(
  name: "Fuzzer",
  platforms: [.macOS(.v13)],
  targets: modules.map { module in
    .target(
      name: module.name,
      dependencies: module.dependencies.map { .init(stringLiteral: $0) },
      swiftSettings: settings
    )
  } + [
    // What else the tests support themselves with would need their library.
    .target(
      name: "TestSupport",
      dependencies: ["LocalizationModel", "SourceFiles"],
      sources: ["MemoryFiles.swift", "SeededGenerator.swift"],
      swiftSettings: settings
    ),
    .target(name: "Reading", dependencies: ["FuzzTargets"], swiftSettings: settings),
    .executableTarget(
      name: "Fuzzer",
      dependencies: ["Reading"],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])]
    ),
  ]
)
