// expect: nothing
import PackageDescription

let package = Package(name: "row-kit", targets: [.target(name: "RowKit")])
