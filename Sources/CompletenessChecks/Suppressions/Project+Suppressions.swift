import LocalizationModel
import SourceFiles

extension SuppressionReader {
  /// Reads what the comments of a project's sources and tables suppress.
  init(_ project: Project) {
    self.init()
    readSources(project.directives)
    let marked = project.tables.concurrentMap(jobs: processorCount) { table in
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
    entries.flatMap { stored in
      (stored.entry.comment ?? "").directives.map { text in
        (key, stored, ScanDirective(text: text, location: stored.entry.location))
      }
    }
  }
}

extension String {
  /// What stands behind the mark in each line that begins with it.
  fileprivate var directives: [String] {
    // Nearly every comment is one line, and of those nearly none begins with the mark.
    guard hasPrefix(ScanDirective.mark) || utf8.contains(UInt8(ascii: "\n")) else { return [] }
    return split(separator: "\n").compactMap { line in
      let line = line.drop { $0 == " " || $0 == "\t" }
      return line.hasPrefix(ScanDirective.mark)
        ? String(line.dropFirst(ScanDirective.mark.count)) : nil
    }
  }
}
