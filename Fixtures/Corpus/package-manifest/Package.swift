// swift-tools-version: 5.9
import PackageDescription
let package = Package(name: "P", defaultLocalization: "en", targets: [.target(name: "T", dependencies: [], path: "S", resources: [.process("R")])]) // defaultLocalization: "de"
