// swift-tools-version: 6.0
import PackageDescription
