import CompletenessChecks
package import LocalizationModel
import SourceFiles

extension Project {
  /// Joins what was read of sources and tables.
  package init(_ extractions: [Extraction], _ tables: TableScan, _ settings: ScanSettings) {
    var memory = JoinMemory(isKept: false)
    self.init(extractions, tables, settings, joined: nil, remembering: &memory)
  }

  /// Joins what was read; `joined` are the tables, where another thread has put them together.
  init(
    _ extractions: [Extraction],
    _ tables: TableScan,
    _ settings: ScanSettings,
    joined: Future<JoinedTables>?,
    remembering memory: inout JoinMemory
  ) {
    let extractions = extractions.markingUnseen(settings, tables)
    let joined =
      joined?.take()
      ?? JoinedTables(
        tables,
        besides: extractions.map(\.path),
        settings,
        remembering: &memory
      )
    self.init(
      extractions,
      joined,
      properNames: settings.properNames,
      remembering: &memory
    )
  }
}

extension JoinedTables {
  /// Puts the tables that were read together.
  init(
    _ tables: TableScan,
    besides sources: [FilePath],
    _ settings: ScanSettings,
    remembering memory: inout JoinMemory
  ) {
    self.init(
      tables.tables,
      besides: sources,
      declared: tables.declaredLanguages,
      developmentLanguage: settings.developmentLanguage,
      expectedLanguages: settings.expectedLanguages,
      regionsInherit: settings.inherit,
      jobs: settings.jobs,
      remembering: &memory
    )
  }
}

extension [Extraction] {
  /// Returns the extractions, with what users of the app cannot see in some files marked: as debug code
  /// in those that the configuration names, and in apps that nobody has localized, and as what it is in
  /// those that no target compiles.
  fileprivate func markingUnseen(
    _ settings: ScanSettings,
    _ tables: TableScan
  ) -> [Extraction] {
    let patterns = settings.developerSources
    let apps = appsWithoutTexts(tables, jobs: settings.jobs)
    let uncompiled = tables.uncompiled(among: filter { !$0.references.isEmpty }.map(\.path))
    guard !patterns.isEmpty || !apps.isEmpty || !uncompiled.isEmpty else { return self }
    return map { extraction in
      guard !extraction.references.isEmpty else { return extraction }
      if uncompiled.contains(extraction.path) { return extraction.marked(as: .uncompiled) }
      let places = settings.sources.compactMap { extraction.path.relative(to: $0) }
      let place = places.first ?? extraction.path.string[...]
      let isForDevelopers =
        patterns.contains { $0.matches(place) } || apps.contains { $0.owns(extraction.path) }
      return isForDevelopers ? extraction.marked(as: .debug) : extraction
    }
  }

  /// Returns the apps without tables that ask for few keys of others, unless nothing of others is in their
  /// reach: who asks for most of them has them from a framework.
  private func appsWithoutTexts(_ tables: TableScan, jobs: Int) -> [UnlocalizedApp] {
    let apps = tables.declaredLanguages.unlocalizedApps
    guard !apps.isEmpty else { return [] }
    let asking = filter { !$0.references.isEmpty }
    let keys = apps.map { app in
      app.isApart ? [] : asking.filter { app.owns($0.path) }.flatMap { $0.references.map(\.key) }
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

extension Extraction {
  /// Returns the extraction with what stands in an app's code as code of another kind.
  fileprivate func marked(as context: SourceContext) -> Extraction {
    var extraction = self
    for index in references.indices where references[index].context == .app {
      extraction.references[index].context = context
    }
    return extraction
  }
}
