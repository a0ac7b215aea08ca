import PackageDescription

let package = Package(
  name: "Theme",
  targets: [.target(name: "Theme", dependencies: ["Shapes"]), .target(name: "Shapes")]
)
