// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Orchard",
  defaultLocalization: "en",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "l10nscan", path: "../../..")],
  targets: [
    .target(
      name: "Orchard",
      resources: [.process("Resources")],
      plugins: [.plugin(name: "L10nScanBuildTool", package: "l10nscan")]
    )
  ]
)
