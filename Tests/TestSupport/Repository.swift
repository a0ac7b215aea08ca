package import Foundation
import SourceFiles

/// The checkout that the tests were built from.
package enum Repository {
  /// The folder that holds `Package.swift`.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder that holds everything the tests compare with.
  package static let fixtures = root.appending(path: "Fixtures")

  /// Reads a table that is built into the program: `LocalizationModel/Resources/regions`.
  package static func rows(of table: String) throws -> [[String]] {
    let bytes = [UInt8](try Data(contentsOf: root.appending(path: "Sources/\(table).tsv")))
    return EmbeddedText(bytes).rows
  }

  /// Whether goldens and transcripts are to be rewritten instead of compared.
  package static let isBlessing = ProcessInfo.processInfo.environment["BLESS"] == "1"
}
