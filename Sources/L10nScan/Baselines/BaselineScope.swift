import CompletenessChecks
package import Diagnostics
import LocalizationModel
package import SourceFiles

/// The files that an audit looks at, as far as they are named: a run that looks at fewer cannot tell
/// what is no longer found.
package struct BaselineScope: Equatable {
  /// Paths as they tell a finding from others.
  package var sources: [String] = []
  package var tables: [String] = []
  /// The patterns of what is left out.
  package var excludes: [String] = []

  package init(sources: [String], tables: [String], excludes: [String]) {
    self.sources = sources
    self.tables = tables
    self.excludes = excludes
  }

  package init(
    sources: [FilePath],
    tables: [FilePath],
    excludes: [Glob],
    naming name: (FilePath) -> String
  ) {
    self.init(
      sources: sources.map(name).sorted(),
      tables: tables.map(name).sorted(),
      excludes: excludes.map(\.pattern).sorted()
    )
  }

  /// Whether all sources of another scope are in this one too.
  package func coversSources(of other: BaselineScope) -> Bool {
    let roots = sources.map { FilePath($0) }
    return other.sources.allSatisfy { roots.cover(FilePath($0)) }
  }

  /// Whether everything in another scope is in this one too.
  package func covers(_ other: BaselineScope) -> Bool {
    let places = (tables.isEmpty ? sources : tables).map { FilePath($0) }
    let otherPlaces = other.tables.isEmpty ? other.sources : other.tables
    return coversSources(of: other)
      && otherPlaces.allSatisfy { places.cover(FilePath($0)) }
      && Set(excludes).isSubset(of: other.excludes)
  }
}

extension [FilePath] {
  fileprivate func cover(_ path: FilePath) -> Bool {
    contains(where: path.isWithin)
  }
}

/// The reach of an audit: the findings that a run could have.
package struct BaselineReach {
  package let scope: BaselineScope
  /// The files that a configuration alone names, for baselines that do not say what they are of.
  package let configuredScope: BaselineScope?
  package let rules: Set<RuleID>
  /// The languages to which the run was limited; nil where it was not.
  package let languages: Set<String>?
  /// Whether the command line says which files the run looks at.
  package let isTyped: Bool

  /// Whether the run looked at all that a baseline is of.
  package func covers(_ baseline: Baseline) -> Bool {
    (baseline.scope ?? configuredScope).map(scope.covers) ?? true
  }

  /// Whether the run reads all sources of a baseline: only then can it say what no code uses.
  package func readsSources(of baseline: Baseline) -> Bool {
    (baseline.scope ?? configuredScope).map(scope.coversSources) ?? true
  }

  /// Whether the run would have found a finding that is still there.
  package func covers(_ entry: BaselineEntry) -> Bool {
    guard let rule = entry.rule, rule.members.allSatisfy(rules.contains) else { return false }
    guard let languages else { return true }
    // What names no language may be about one that was left out.
    return entry[.language].map(languages.contains) ?? false
  }
}

extension BaselineReach {
  /// Makes the reach of an audit, which takes some parts that were extracted before.
  package init(_ settings: ScanSettings, extracted: [FilePath], naming name: (FilePath) -> String) {
    scope = BaselineScope(
      sources: settings.sources + extracted,
      tables: settings.tables,
      excludes: settings.exclude,
      naming: name
    )
    configuredScope = settings.configuration.map(\.values).map { values in
      BaselineScope(
        sources: values.sources ?? [],
        tables: values.tables ?? [],
        excludes: values.exclude ?? [],
        naming: name
      )
    }
    rules = Set(RuleLevels(settings).rules.map(\.id))
    languages = settings.typed.languages.map { Set($0.map(\.id)) }
    let typed = settings.typed
    isTyped = typed.sources != nil || typed.tables != nil || typed.exclude != nil
  }
}
