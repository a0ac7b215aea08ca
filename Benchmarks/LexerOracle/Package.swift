// swift-tools-version: 6.2

import PackageDescription

/// The settings of the main package's sources, which are linked into `Sources` here, so that the
/// lexer needs no public door for this.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "LexerOracle",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")
  ],
  targets: [
    .target(name: "Platform", swiftSettings: settings),
    .target(name: "SourceFiles", dependencies: ["Platform"], swiftSettings: settings),
    .target(name: "Diagnostics", dependencies: ["SourceFiles"], swiftSettings: settings),
    .target(
      name: "LocalizationModel",
      dependencies: ["Diagnostics", "Platform", "SourceFiles"],
      resources: [.embedInCode("Resources")],
      swiftSettings: settings
    ),
    .target(
      name: "SwiftSource",
      dependencies: ["Diagnostics", "LocalizationModel", "Platform", "SourceFiles"],
      resources: [.embedInCode("Resources")],
      swiftSettings: settings
    ),
    .testTarget(
      name: "LexerOracleTests",
      dependencies: [
        "SourceFiles",
        "SwiftSource",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: settings
    ),
  ]
)
