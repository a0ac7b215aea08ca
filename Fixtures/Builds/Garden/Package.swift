// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Garden",
  defaultLocalization: "en",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "l10nscan", path: "../../..")],
  targets: [
    .target(name: "Garden", resources: [.process("Resources")]),
    .testTarget(
      name: "GardenTests",
      dependencies: ["Garden", .product(name: "L10nScanTesting", package: "l10nscan")]
    ),
  ]
)
