import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// The keys of a file are out of order.
  static let unsortedKeys = Rule(
    id: "unsorted-keys",
    severity: .note,
    isOnByDefault: false,
    summary: "The keys of a file are out of order",
    explanation: PackageResources.unsorted_keys_md,
    check: .project { project, findings in
      for table in project.tables where !table.isReadBySystem {
        for (index, file) in table.files.enumerated() where file.format == .strings {
          let entries = table.keys.flatMap(\.entries).filter { $0.file == index }.map(\.entry)
            .ordered(by: \.location)
          let pair = zip(entries, entries.dropFirst()).first { first, second in
            second.key.lowercased().utf8.lexicographicallyPrecedes(first.key.lowercased().utf8)
          }
          guard let (first, second) = pair else { continue }
          findings.report(
            "key '\(second.key)' stands behind '\(first.key)'",
            at: second.location,
            help: "sort the file",
            subject: .init(table: table.name, language: nil, place: file.path)
          )
        }
      }
    }
  )
}
