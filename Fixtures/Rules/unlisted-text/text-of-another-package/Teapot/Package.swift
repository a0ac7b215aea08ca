// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Teapot",
  defaultLocalization: "en",
  targets: [.target(name: "Teapot", resources: [.process("Resources")])]
)
