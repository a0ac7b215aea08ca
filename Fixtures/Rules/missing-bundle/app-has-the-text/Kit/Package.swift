// swift-tools-version: 6.0
// expect: nothing
import PackageDescription
