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
    let unseen = extractions.contextsOfUnseen(settings, tables)
    let joined =
      joined?.take()
      ?? JoinedTables(tables, besides: extractions.map(\.path), settings)
    self.init(extractions, joined, unseen: unseen, properNames: settings.properNames)
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

extension [Extraction] {
  /// Returns what code is of which users of the app see nothing, by the paths of the files that ask for
  /// keys: debug code where the configuration names them, and in apps that nobody has localized,
  /// demonstrations of libraries, and what it is where no target compiles them, or where it is put into
  /// another app.
  fileprivate func contextsOfUnseen(
    _ settings: ScanSettings,
    _ tables: TableScan
  ) -> [FilePath: SourceContext] {
    let patterns = GlobSet(settings.developerSources)
    let apps = appsWithoutTexts(tables, jobs: settings.jobs)
    let asking = filter { !$0.references.isEmpty }.map(\.path)
    let uncompiled = tables.uncompiled(among: asking).union(asking.filter(KeyExtractor.isLogos))
    guard !patterns.isEmpty || !apps.isEmpty || !uncompiled.isEmpty else { return [:] }
    var contexts: [FilePath: SourceContext] = [:]
    let index = UnlocalizedAppIndex(apps)
    for path in uncompiled { contexts[path] = .uncompiled }
    for path in asking where !uncompiled.contains(path) {
      let place = settings.sources.compactMap { path.relative(to: $0) }.first ?? path.string[...]
      if let app = index.owners(of: path).first {
        contexts[path] = apps[app].isDemonstration ? .demonstration : .debug
      } else if patterns.matches(place) {
        contexts[path] = .debug
      }
    }
    return contexts
  }

  /// Returns the apps without tables that ask for few keys of others, unless nothing of others is in their
  /// reach: who asks for most of them has them from a framework.
  private func appsWithoutTexts(_ tables: TableScan, jobs: Int) -> [UnlocalizedApp] {
    let apps = tables.declaredLanguages.unlocalizedApps
    guard !apps.isEmpty else { return [] }
    let index = UnlocalizedAppIndex(apps)
    var keys: [[String]] = apps.map { _ in [] }
    for extraction in self where !extraction.references.isEmpty {
      for app in index.owners(of: extraction.path) where !apps[app].isApart {
        keys[app] += extraction.references.map(\.key)
      }
    }
    let known = EntryIndex.keys(
      among: Set(keys.joined()),
      in: tables.tables.map(\.entries),
      jobs: jobs
    )
    return zip(apps, keys).filter { app, keys in
      app.isApart || keys.count { known.contains($0) } * 2 < keys.count
    }.map(\.0)
  }
}
