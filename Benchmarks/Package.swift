// swift-tools-version: 6.2

import PackageDescription

// What takes long or needs files that are not in the repository: measurements, and proofs over them.
// It is a package of its own, so that it sees what any other package sees: the public interface.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "l10nscan", path: "..")],
  targets: [
    .executableTarget(
      name: "Stages",
      dependencies: [.product(name: "L10nScan", package: "l10nscan")]
    ),
    .executableTarget(
      name: "TableProofs",
      dependencies: [.product(name: "L10nScan", package: "l10nscan")]
    ),
  ]
)
