// expect: nothing
import PackageDescription

let package = Package(name: "Kit", targets: [.target(name: "RowKit")])
