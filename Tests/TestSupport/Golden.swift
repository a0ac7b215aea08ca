import Foundation
package import Testing

/// An expected output that stands in a file of its own below `Fixtures/`.
package enum Golden {
  /// Fails the running test where `actual` differs from the golden; with `BLESS=1` rewrites it.
  package static func check(
    _ actual: [UInt8],
    _ place: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    // Standardized, so that `../docs/…` leads out of a folder that a checkout may not have.
    let file = Repository.fixtures.appending(path: place).standardizedFileURL
    let expected = FileManager.default.contents(atPath: file.path).map(Array.init)
    guard expected != actual else { return }
    if Repository.isBlessing {
      bless(actual, file, sourceLocation)
    } else {
      let message = failure(expected, actual, place)
      Issue.record("\(message)", sourceLocation: sourceLocation)
    }
  }

  /// Fails the running test where `actual` differs from the golden; with `BLESS=1` rewrites it.
  package static func check(
    _ actual: String,
    _ place: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    check(Array(actual.utf8), place, sourceLocation: sourceLocation)
  }

  private static func bless(
    _ actual: [UInt8],
    _ file: URL,
    _ sourceLocation: Testing.SourceLocation
  ) {
    do {
      let folder = file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(actual).write(to: file, options: .atomic)
    } catch {
      Issue.record("cannot bless \(file.path): \(error)", sourceLocation: sourceLocation)
    }
  }

  static func failure(_ expected: [UInt8]?, _ actual: [UInt8], _ place: String) -> String {
    let advice = "if the new output is right, run `make bless` and read the diff"
    guard let expected else { return "Fixtures/\(place) does not exist; \(advice)" }
    let difference = LineDifference(
      from: String(decoding: expected, as: UTF8.self),
      to: String(decoding: actual, as: UTF8.self)
    )
    return "Fixtures/\(place) differs (- golden, + now):\n\(difference)\n\(advice)"
  }
}
