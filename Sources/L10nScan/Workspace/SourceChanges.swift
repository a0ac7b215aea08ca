import LocalizationModel

/// The sources of which something else was read than the last time.
struct SourceChanges: Sendable {
  /// What was read of each file before and now; nil where it was not there.
  let files: [(old: Extraction?, new: Extraction?)]

  init(_ files: [(old: Extraction?, new: Extraction?)] = []) {
    self.files = files
  }

  /// Compares what was read of files before and now.
  init(from old: [Extraction], to new: [Extraction]) {
    let before = Dictionary(old.map { ($0.path, $0) }) { first, _ in first }
    let paths = Set(new.map(\.path))
    let gone = old.filter { !paths.contains($0.path) }.map { ($0, nil as Extraction?) }
    files = gone + new.filter { before[$0.path] != $0 }.map { (before[$0.path], $0) }
  }
}
