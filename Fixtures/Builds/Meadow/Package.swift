// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Meadow",
  defaultLocalization: "en",
  platforms: [.macOS(.v13)],
  targets: [
    .target(name: "Meadow", resources: [.process("Resources")], plugins: ["AuditTexts"]),
    .testTarget(name: "MeadowTests", dependencies: ["Meadow"]),
    .plugin(name: "AuditTexts", capability: .buildTool(), dependencies: ["l10nscan"]),
    // Of a release it has an address and a checksum instead.
    .binaryTarget(name: "l10nscan", path: "l10nscan.artifactbundle.zip"),
  ]
)
