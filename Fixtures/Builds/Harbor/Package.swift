// swift-tools-version: 6.2

import PackageDescription

// A server whose texts come from a String Catalog, on a system without Xcode.
let package = Package(
  name: "Harbor",
  defaultLocalization: "en",
  dependencies: [.package(name: "l10nscan", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Harbor",
      resources: [.process("Localizable.xcstrings")],
      plugins: [.plugin(name: "L10nScanCatalogs", package: "l10nscan")]
    )
  ]
)
