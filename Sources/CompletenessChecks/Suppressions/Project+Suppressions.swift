import LocalizationModel
import SourceFiles

extension SuppressionReader {
  /// Reads what the comments of a project's sources and tables suppress.
  init(_ project: Project, jobs: Int) {
    self.init()
    readSources(project.directives)
    let marked = project.tables.concurrentMap(jobs: jobs) { table in
      table.keys.flatMap(\.directives)
    }
    for (table, marked) in zip(project.tables, marked) {
      for (key, entry, directive) in marked {
        let file = table.files[entry.file]
        readEntry(
          directive,
          key: key,
          table: table.name,
          language: file.isCatalog ? nil : file.languages.first?.id
        )
      }
    }
  }
}

extension TableKey {
  /// The directives in the comments of the key's entries.
  fileprivate var directives: [(key: String, entry: StoredEntry, ScanDirective)] {
    var directives: [(key: String, entry: StoredEntry, ScanDirective)] = []
    var last: ArraySlice<UInt8> = []
    var isMarked = false
    for stored in entries {
      guard let comment = stored.entry.commentBytes else { continue }
      // What the mark begins with stands in nearly no comment, and the same comment in every
      // language's file.
      if !comment.hasSameBytes(as: last) {
        isMarked = comment.holds("l10n")
        last = comment
      }
      guard isMarked else { continue }
      for text in String(decoding: comment, as: UTF8.self).directives {
        directives.append(
          (key, stored, ScanDirective(text: text, location: stored.entry.location))
        )
      }
    }
    return directives
  }
}

extension String {
  /// What stands behind the mark in each line that begins with it.
  fileprivate var directives: [String] {
    split(separator: "\n").compactMap { line in
      let line = line.drop { $0 == " " || $0 == "\t" }
      return line.hasPrefix(ScanDirective.mark)
        ? String(line.dropFirst(ScanDirective.mark.count)) : nil
    }
  }
}
