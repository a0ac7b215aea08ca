import CompletenessChecks
import KeyExtraction
package import LocalizationModel
import Platform
import SourceFiles

extension Project {
  /// Joins what was read of sources and tables.
  package init(_ extractions: [Extraction], _ tables: TableScan, _ settings: ScanSettings) {
    self.init(extractions, tables, settings, joined: nil)
  }

  /// Joins what was read; `joined` are the tables, where another thread has put them together.
  init(
    _ extractions: [Extraction],
    _ tables: TableScan,
    _ settings: ScanSettings,
    joined: Future<JoinedTables>?
  ) {
    let unseen = UnseenSources(extractions, settings, tables)
    let joined =
      joined?.take()
      ?? JoinedTables(tables, besides: extractions.map(\.path), settings)
    self.init(extractions, joined, unseen: unseen.contexts, properNames: settings.properNames)
    leftOut = unseen.leftOut + vendoredParts
  }
}

extension JoinedTables {
  /// Puts the tables that were read together.
  init(_ tables: TableScan, besides sources: [FilePath], _ settings: ScanSettings) {
    self.init(
      tables.tables,
      besides: sources,
      declared: tables.declaredLanguages,
      developmentLanguage: settings.developmentLanguage,
      expectedLanguages: settings.expectedLanguages,
      regionsInherit: settings.inherit,
      jobs: settings.jobs
    )
  }
}

extension Project {
  /// The folders of other people's code whose tables do not count.
  private var vendoredParts: [LeftOut] {
    let files = outsideTables.flatMap(\.files).filter { $0.membership.reason == .vendored }
    let folders = Dictionary(grouping: files) { $0.path.folder.vendoredLibrary }
    return folders.compactMap { folder, files in
      folder.map { LeftOut(.vendored, .folder($0), files: files.count) }
    }.sorted { $0.place < $1.place }
  }
}
