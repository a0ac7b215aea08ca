// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Kettle",
  defaultLocalization: "en",
  targets: [.target(name: "Kettle", resources: [.process("Resources")])]
)
