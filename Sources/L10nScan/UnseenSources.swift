import KeyExtraction
import LocalizationModel
import Platform
import ProjectModel
import SourceFiles

/// The sources that use keys and of which users of the app see nothing.
///
/// They are debug code where the configuration names them, and in apps that are not localized;
/// demonstrations; and sources that no target compiles, or that are put into another app.
struct UnseenSources {
  /// The kind of code that each of them holds.
  private(set) var contexts: [FilePath: SourceContext] = [:]
  private var counts: [LeftOut: Int] = [:]

  init(_ extractions: [Extraction], _ settings: ScanSettings, _ tables: TableScan) {
    let patterns = GlobSet(settings.developerSources)
    let wanted = Set(settings.checkAlso)
    let apps = extractions.appsWithoutTexts(tables, jobs: settings.jobs).filter {
      !wanted.contains($0.kind)
    }
    let asking = extractions.filter { !$0.references.isEmpty || !$0.hardCodedTexts.isEmpty }
      .map(\.path)
    let uncompiled = tables.uncompiled(among: asking).union(asking.filter(KeyExtractor.isLogos))
    let demonstrations =
      wanted.contains(.demonstrations)
      ? [:] : tables.demonstrations(among: asking, below: settings.sources)
    guard !patterns.isEmpty || !apps.isEmpty || !uncompiled.isEmpty || !demonstrations.isEmpty
    else { return }
    let index = UnlocalizedAppIndex(apps)
    for path in asking {
      let place = settings.sources.compactMap { path.relative(to: $0) }.first ?? path.string[...]
      if uncompiled.contains(path) {
        contexts[path] = .uncompiled
      } else if let app = index.owners(of: path).first {
        leaveOut(path, apps[app].kind, .target(apps[app].name))
      } else if let folder = demonstrations[path] {
        leaveOut(path, .demonstrations, .folder(folder))
      } else if patterns.matches(place) {
        contexts[path] = .debug
      }
    }
  }

  private mutating func leaveOut(_ path: FilePath, _ kind: LeftOut.Kind, _ place: LeftOut.Place) {
    contexts[path] = kind == .demonstrations ? .demonstration : .debug
    counts[LeftOut(kind, place, files: 0), default: 0] += 1
  }

  /// The apps and libraries that they are parts of, by kind and place.
  var leftOut: [LeftOut] {
    counts.map { LeftOut($0.kind, $0.place, files: $1) }.sorted {
      ($0.kind.rawValue, $0.place) < ($1.kind.rawValue, $1.place)
    }
  }
}

extension UnlocalizedApp {
  fileprivate var kind: LeftOut.Kind { isDemonstration ? .demonstrations : .tools }
}

extension TableScan {
  /// Returns the folders of demonstrations without tables of their own, by the sources that lie in them; none
  /// where there is nothing else.
  fileprivate func demonstrations(
    among sources: [FilePath],
    below roots: [FilePath]
  ) -> [FilePath: FilePath] {
    var folders: [FilePath: FilePath] = [:]
    // Files of one folder are in one demonstration, or in none.
    var known: [FilePath: FilePath?] = [:]
    for path in sources where !roots.contains(path) {
      let folder = path.folder
      let found = known[folder] ?? path.demonstration(below: roots)
      known[folder] = .some(found)
      folders[path] = found
    }
    guard folders.count < sources.count else { return [:] }
    let own = tables.filter { $0.isForCode && $0.membership.reason == nil }.map(\.container)
    let localized = Set(folders.values).filter { folder in own.contains { $0.isWithin(folder) } }
    return folders.filter { !localized.contains($0.value) }
  }
}

extension [Extraction] {
  /// Returns the apps without tables that use few keys of others, unless nothing of others is in
  /// their reach: an app that uses most of them has them from a framework.
  fileprivate func appsWithoutTexts(_ tables: TableScan, jobs: Int) -> [UnlocalizedApp] {
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
