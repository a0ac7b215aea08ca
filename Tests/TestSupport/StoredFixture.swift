import Foundation

/// A file of `Fixtures/` as it is stored, without annotations.
package struct StoredFixture: Sendable {
  /// The path below `Fixtures/`, for messages.
  package let place: String
  package let stored: [UInt8]

  /// Loads the files of a folder of `Fixtures/`, sorted by name.
  package static func all(in folder: String) -> [StoredFixture] {
    let root = Repository.fixtures.appending(path: folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().compactMap { name in
      FileManager.default.contents(atPath: root.appending(path: name).path).map {
        StoredFixture(place: "\(folder)/\(name)", stored: Array($0))
      }
    }
  }
}
