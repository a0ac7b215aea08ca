import Foundation
import KeyExtraction
import SourceFiles
import Testing

/// On which platforms code is compiled.
@Suite struct PlatformConditionsTests {
  /// Sources in which the platforms of what stands as `here` are asked for.
  static let sources: [(source: String, platforms: Platforms)] = [
    ("here", .all),
    ("#if os(iOS)\nhere\n#endif", .iOS),
    ("#if os(OSX)\nhere\n#endif", .macOS),
    ("#if os(iOS)\n#endif\nhere", .all),
    ("#if os(iOS)\n#else\nhere\n#endif", [.macOS, .tvOS, .visionOS, .watchOS]),
    ("#if os(iOS)\n#elseif os(tvOS)\nhere\n#else\n#endif", .tvOS),
    ("#if os(iOS)\n#elseif os(tvOS)\n#else\nhere\n#endif", [.macOS, .visionOS, .watchOS]),
    ("#if os(iOS) || os(tvOS)\nhere\n#endif", [.iOS, .tvOS]),
    ("#if !os(watchOS) && !(os(tvOS) || os(visionOS))\nhere\n#endif", [.iOS, .macOS]),
    ("#if os(Linux)\nhere\n#endif", []),
    ("#if os(Linux)\n#else\nhere\n#endif", .all),
    ("#if canImport(UIKit)\nhere\n#endif", [.iOS, .tvOS, .visionOS, .watchOS]),
    ("#if canImport(AppKit)\n#else\nhere\n#endif", [.iOS, .tvOS, .visionOS, .watchOS]),
    ("#if canImport(AppKit)\nhere\n#endif", [.iOS, .macOS]),
    ("#if canImport(Charts)\nhere\n#endif", .all),
    ("#if true\n#else\nhere\n#endif", []),
    ("#if false\nhere\n#endif", []),
    // What else is set is not known.
    ("#if DEBUG && os(iOS)\nhere\n#endif", .iOS),
    ("#if DEBUG && os(iOS)\n#else\nhere\n#endif", .all),
    ("#if DEBUG || os(iOS)\nhere\n#endif", .all),
    ("#if DEBUG || os(iOS)\n#else\nhere\n#endif", [.macOS, .tvOS, .visionOS, .watchOS]),
    ("#if swift(>=6.2)\nhere\n#endif", .all),
    ("#if os(iOS)\n#if os(iOS) || os(macOS)\nhere\n#endif\n#endif", .iOS),
    ("#if os(iOS)\n#if os(macOS)\nhere\n#endif\n#endif", []),
    ("#if os(iOS) os(macOS)\nhere\n#endif", .all),
    ("#if os(iOS) ||\nhere\n#endif", .all),
    ("#if\nhere\n#endif", .all),
    ("#endif\n#else\n#elseif os(iOS)\nhere", .all),
    ("let text = \"#if os(iOS)\"\nhere", .all),
    ("// #if os(iOS)\nhere", .all),
    ("/*\n#if os(iOS)\n*/ here", .all),
  ]

  @Test(arguments: sources)
  func `a condition tells the platforms of its branches`(source: String, platforms: Platforms) {
    let conditions = PlatformConditions(SourceText(path: "App.swift", bytes: Array(source.utf8)))
    let place =
      source.utf8.count - (source.components(separatedBy: "here").last?.utf8.count ?? 0) - 1
    #expect(conditions.platforms(at: place) == platforms)
    #expect(!conditions.isEmpty || platforms == .all)
  }

  @Test func `conditions nest as deep as they like`() {
    let source =
      String(repeating: "#if os(iOS)\n", count: 500) + "here\n"
      + String(repeating: "#endif\n", count: 500)
    let conditions = PlatformConditions(SourceText(path: "App.swift", bytes: Array(source.utf8)))
    #expect(conditions.platforms(at: 6000) == .iOS)
    let deep = "#if " + String(repeating: "!(", count: 5000) + "os(iOS)\nhere\n#endif"
    let other = PlatformConditions(SourceText(path: "App.swift", bytes: Array(deep.utf8)))
    #expect(other.isEmpty)
  }
}
