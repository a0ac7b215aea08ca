// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Kit",
  defaultLocalization: "en",
  dependencies: [.package(url: "https://github.com/vapor/vapor.git", from: "4.0.0")],
  targets: [
    .target(
      name: "Kit",
      resources: [.process("Localizable.xcstrings")],
      plugins: [.plugin(name: "L10nScanCatalogs", package: "l10nscan")]
    )
  ]
)
