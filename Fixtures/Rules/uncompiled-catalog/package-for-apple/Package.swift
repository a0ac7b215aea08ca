// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Kit",
  defaultLocalization: "en",
  // for .linux one day
  targets: [
    .target(
      name: "Kit",
      resources: [.process("Localizable.xcstrings")]
    )
  ]
)
