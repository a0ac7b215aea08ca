import Foundation
import Testing

/// A difference between what a fixture says and what was found, at a line of the fixture.
///
/// Comparisons return mismatches, so that the comparisons can be tested; only `record` reports them.
package struct Mismatch: Hashable, Sendable {
  /// The path below `Fixtures/`.
  package var path: String
  package var line: Int
  package var message: String

  package init(path: String, line: Int, _ message: String) {
    self.path = path
    self.line = line
    self.message = message
  }

  /// Fails the running test, with the fixture's line as the place of the failure.
  package func record() {
    let file = Repository.fixtures.appending(path: path).path
    let place = Testing.SourceLocation(
      fileID: "Fixtures/\(path)",
      filePath: file,
      line: max(line, 1),
      column: 1
    )
    Issue.record("\(path):\(line): \(message)", sourceLocation: place)
  }
}

extension [Mismatch] {
  /// Fails the running test once for each mismatch.
  package func record() {
    for mismatch in self { mismatch.record() }
  }
}

extension Mismatch: CustomStringConvertible {
  package var description: String { "\(path):\(line): \(message)" }
}
