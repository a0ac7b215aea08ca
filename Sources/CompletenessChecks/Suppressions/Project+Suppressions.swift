import Diagnostics
import LocalizationModel
import Platform
import SourceFiles

extension SuppressionReader {
  /// Reads what the comments of a project's sources and tables suppress.
  init(_ project: Project, knowing rules: Set<RuleID>, jobs: Int) {
    self.init(knowing: rules)
    readSources(project.directives)
    let marked = project.tables.concurrentMap(jobs: jobs) { table in
      let files = table.files.map(\.mayHoldDirectives)
      return files.contains(true) ? table.keys.flatMap { $0.directives(in: files) } : []
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
  /// Returns the directives in the comments of the key's entries, which some files may have.
  fileprivate func directives(
    in files: [Bool]
  ) -> [(key: String, entry: StoredEntry, ScanDirective)] {
    entries.filter { files[$0.file] }.flatMap { stored in
      (stored.entry.comment?.directives ?? []).map { text in
        (key, stored, ScanDirective(text: text, location: stored.entry.location))
      }
    }
  }
}

extension String {
  /// The texts behind the mark in each line that begins with it.
  fileprivate var directives: [String] {
    split(separator: "\n").compactMap { line in
      let line = line.drop { $0 == " " || $0 == "\t" }
      return line.hasPrefix(ScanDirective.mark)
        ? String(line.dropFirst(ScanDirective.mark.count)) : nil
    }
  }
}
