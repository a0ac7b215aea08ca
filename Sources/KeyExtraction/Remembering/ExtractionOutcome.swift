package import LocalizationModel
import SourceFiles

/// The keys that source files ask for, and what of them is another than in the last run.
package struct ExtractionOutcome: Sendable {
  /// One for each file, in the order of the files.
  package var extractions: [Extraction]
  /// What was read of files before and now, where it differs; nil where a file was not there.
  ///
  /// There are none where nothing is remembered.
  package var changes: [(old: Extraction?, new: Extraction?)] = []
}

/// The extractions that the last run came to.
struct RememberedOutcome: Sendable {
  /// For each file the number of the entry that it was read to; nil where it is new.
  private var ids: [Int?] = []
  private var extractions: [Extraction] = []
  /// Those of files that have gone since.
  private var gone: [Extraction] = []
  /// Those of files that cannot be read and belong to packages.
  private var others: [Extraction] = []

  /// Takes notice that files came or went: tells by the new index of each file the former one.
  mutating func move(_ formerIndices: [Int?], to paths: [FilePath]) {
    let former = (ids: ids, extractions: extractions)
    let kept = Set(formerIndices.compactMap(\.self))
    gone += extractions.indices.filter { !kept.contains($0) }.map { extractions[$0] }
    ids = formerIndices.map { index in index.flatMap { former.ids[$0] } }
    extractions = zip(formerIndices, paths).map { index, path in
      index.map { former.extractions[$0] } ?? Extraction(path: path)
    }
  }

  /// Takes in what was read of each file, and of files of packages.
  mutating func update(
    _ read: [Pass<FileExtraction>.Entry],
    _ others: [Extraction]
  ) -> ExtractionOutcome {
    var changes = gone.map { ($0, nil as Extraction?) } as [(old: Extraction?, new: Extraction?)]
    for index in read.indices where ids[index] != read[index].id {
      let new = read[index].value.extraction
      let old = ids[index] == nil ? nil : extractions[index]
      ids[index] = read[index].id
      if old == new { continue }
      extractions[index] = new
      changes.append((old, new))
    }
    if others != self.others {
      changes += self.others.map { ($0, nil) } + others.map { (nil, $0) }
    }
    (gone, self.others) = ([], others)
    return ExtractionOutcome(
      extractions: others.isEmpty ? extractions : extractions + others,
      changes: changes
    )
  }
}
