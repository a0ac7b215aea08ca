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
    let components = isBelowRoot ? (place ?? path.string[...]).split(separator: "/") : []
    self = components.contains(where: \.namesTests) ? .test : .app
  }

  /// The modules that only test code imports.
  public static let testModules: Set<String> = ["Nimble", "Quick", "Testing", "XCTest"]
}

extension Substring {
  fileprivate var namesTests: Bool {
    let isFile = hasSuffix(".swift") || hasSuffix(".m") || hasSuffix(".mm")
    let stem = isFile ? prefix { $0 != "." } : self
    return stem.hasSuffix("Tests") || stem.hasSuffix("UITest")
  }
}
