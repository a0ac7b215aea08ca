import SourceFiles

/// The excerpts of files as they were made the last time.
package struct ExcerptMemory: Sendable {
  private var files: [FilePath: (places: Places, excerpts: Excerpts)] = [:]

  /// The places of a file that something is shown of, and which of its states they are of.
  struct Places: Equatable, Sendable {
    let path: FilePath
    let version: Int
    let locations: [SourceLocation]
    let edits: [SourceLocation]
  }

  package init() {}

  /// Returns the excerpts of a file; nil where they are to be made.
  func excerpts(of places: Places) -> Excerpts? {
    files[places.path].flatMap { $0.places == places ? $0.excerpts : nil }
  }

  mutating func note(_ excerpts: Excerpts, of places: Places) {
    files[places.path] = (places, excerpts)
  }
}
