// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "Two", defaultLocalization: "en", products: [.library(name: "Two", targets: ["Two"])],
    targets: [.target(name: "Two", resources: [.process("Localizable.xcstrings")])])
