// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "One", defaultLocalization: "en", products: [.library(name: "One", targets: ["One"])],
    targets: [.target(name: "One", resources: [.process("Localizable.xcstrings")])])
