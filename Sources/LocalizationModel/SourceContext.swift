public import SourceFiles

/// What kind of code a use stands in.
public enum SourceContext: String, CaseIterable, Sendable, Codable {
  case app
  /// A SwiftUI preview, which no user sees.
  case preview
  case test
  /// What only a debug build has, between `#if DEBUG` and its end.
  case debug
}

extension SourceContext {
  /// Tells test code by the folder or file that it lies in: `AppTests`, `Tests`, `CartTests.swift`.
  ///
  /// What lies above `roots`, the folders and files that are read, says nothing: a checkout may lie
  /// anywhere, and who names a folder of tests wants to read it.
  public init(of path: FilePath, below roots: [FilePath] = []) {
    let place = roots.lazy.compactMap { path.relative(to: $0) }.first
    let isBelowRoot = place != nil || !roots.contains(path)
    let parts =
      isBelowRoot ? (place ?? path.string[...]).utf8.split(separator: UInt8(ascii: "/")) : []
    self = parts.contains(where: \.namesTests) ? .test : .app
  }

  /// The modules that only test code imports.
  public static let testModules: Set<String> = ["Nimble", "Quick", "Testing", "XCTest"]
}

// Every path is asked, and to find characters takes ten times as long as to look at bytes.
extension Substring.UTF8View {
  fileprivate var namesTests: Bool {
    let isFile = ends(with: ".swift") || ends(with: ".m") || ends(with: ".mm")
    let stem = isFile ? prefix { $0 != UInt8(ascii: ".") } : self
    return stem.ends(with: "Tests") || stem.ends(with: "UITest")
  }

  private func ends(with suffix: String) -> Bool {
    reversed().starts(with: suffix.utf8.reversed())
  }
}
