import LocalizationModel

/// The sources of which something else was read than the last time.
struct SourceChanges: Sendable {
  /// What was read of each file before and now; nil where it was not there.
  private(set) var files: [(old: Extraction?, new: Extraction?)] = []

  init() {}

  /// Compares two scans, whose files are sorted by path.
  init(from old: SourceScan?, to new: SourceScan) {
    let before = old?.extractions ?? []
    let (oldStamps, newStamps) = (old?.stamps ?? [], new.stamps)
    let areStamped = oldStamps.count == before.count && newStamps.count == new.extractions.count
    var next = 0
    for (index, extraction) in new.extractions.enumerated() {
      while next < before.count, before[next].path < extraction.path {
        files.append((before[next], nil))
        next += 1
      }
      guard next < before.count, before[next].path == extraction.path else {
        files.append((nil, extraction))
        continue
      }
      if !areStamped || oldStamps[next] != newStamps[index] {
        files.append((before[next], extraction))
      }
      next += 1
    }
    files += before[next...].map { ($0, nil) }
  }

  /// Whether any of the files holds a literal of some hashes now.
  func mentionAny(of hashes: Set<LiteralHash>) -> Bool {
    files.contains { $0.new?.literals.contains(where: hashes.contains) ?? false }
  }
}
