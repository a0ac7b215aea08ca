// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Kit",
  defaultLocalization: "en",
  targets: [
    .target(
      name: "Kit",
      dependencies: [.target(name: "Other", condition: .when(platforms: [.linux]))],
      resources: [.process("Localizable.xcstrings")]
    )
  ]
)
