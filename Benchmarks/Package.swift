// swift-tools-version: 6.2

import PackageDescription

// What takes long or needs files that are not in the repository: measurements, and proofs over them.
// It is a package of its own, so that the program's own package builds without it.

/// The name by which the modules of the program know each other: that of the folder of the checkout.
let program = Context.packageDirectory.split(separator: "/").dropLast().last ?? ""

/// The stages are no part of the library, and are seen as their own modules see them.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .unsafeFlags([
    "-package-name",
    program.lowercased().map { $0.isLetter || $0.isNumber ? "\($0)" : "_" }.joined(),
  ]),
]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "l10nscan", path: "..")],
  targets: [
    .executableTarget(
      name: "Stages",
      dependencies: [.product(name: "L10nScan", package: "l10nscan")],
      packageAccess: false,
      swiftSettings: settings
    ),
    .executableTarget(
      name: "Edits",
      dependencies: [.product(name: "L10nScan", package: "l10nscan")],
      packageAccess: false,
      swiftSettings: settings
    ),
    .executableTarget(
      name: "TableProofs",
      dependencies: [.product(name: "L10nScan", package: "l10nscan")],
      packageAccess: false,
      swiftSettings: settings
    ),
  ]
)
