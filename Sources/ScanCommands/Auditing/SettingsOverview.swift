import CompletenessChecks
import L10nScan
import LocalizationModel
import SourceFiles

/// The settings that an audit goes by, and where each comes from.
struct SettingsOverview {
  private let settings: AuditSettings
  private let main: Configuration?
  private let nested: [Configuration]

  init(_ settings: AuditSettings, _ main: Configuration?, nested: [Configuration]) {
    self.settings = settings
    self.main = main
    self.nested = nested
  }

  /// One setting, its values as they could be written.
  private struct Row {
    let name: String
    let value: String
    let origin: String

    /// The row, of which names and values may come from a configuration that anybody has written.
    var visible: Row {
      Row(name: name.visible, value: value.visible, origin: origin.visible)
    }
  }

  var text: String {
    table(rows) + "\n" + table(ruleRows)
  }

  private func table(_ rows: [Row]) -> String {
    let rows = rows.map(\.visible)
    let names = rows.map(\.name.count).max() ?? 0
    let values = rows.map(\.value.count).max() ?? 0
    return rows.map { row in
      row.name.padded(to: names + 2) + row.value.padded(to: values + 2) + row.origin + "\n"
    }.joined()
  }

  private var rows: [Row] {
    inputRows + sourceRows + languageRows + failureRows + configurations.flatMap(rows(of:))
  }

  private var inputRows: [Row] {
    let source = settings.source
    return [
      list("sources", source.sources, main?.sources),
      list("tables", settings.table.tables, main?.tables, initial: "sources"),
      sum("exclude", source.excludes.map(\.pattern), main?.excludes.map(\.pattern)),
      value(
        "defaultExcludes",
        source.ignoresDefaultExcludes ? false : nil,
        main?.usesDefaultExcludes,
        initial: true
      ),
    ]
  }

  private var sourceRows: [Row] {
    let source = settings.source
    return [
      sum("declarations", source.declarations, main?.declarations),
      sum("routines", source.routines, main?.routines),
      list("keyAttributes", [], main?.keyAttributes),
      value("swiftUI", source.swiftUI.map { $0 == .on }, main?.readsSwiftUI, initial: true),
      value(
        "includeTests",
        source.includesTests ? true : nil,
        main?.includesTests,
        initial: false
      ),
      value(
        "includePreviews",
        source.excludesPreviews ? false : nil,
        main?.includesPreviews,
        initial: true
      ),
    ]
  }

  private var languageRows: [Row] {
    let table = settings.table
    return [
      value(
        "developmentLanguage",
        table.developmentLanguage?.id,
        main?.developmentLanguage?.id,
        initial: "as found"
      ),
      list("languages", table.languages.flatMap(\.languages), main?.languages, initial: "as found"),
      value("inherit", table.inherits ? true : nil, main?.regionsInherit, initial: false),
    ]
  }

  private var failureRows: [Row] {
    let threshold = settings.threshold
    return [
      value(
        "failOn",
        threshold.failure ?? (threshold.isStrict ? .warning : nil),
        main?.failure ?? (main?.isStrict == true ? .warning : nil),
        initial: .error
      ),
      sum("minimumCoverage", threshold.minimums.map(\.argument), main?.requirements.arguments),
      list(
        "requiredLanguages",
        threshold.required.flatMap(\.languages),
        main?.requirements.languages
      ),
      value("baseline", settings.baseline.path?.string, main?.baseline?.string, initial: "none"),
    ]
  }

  private var configurations: [Configuration] { [main].compactMap(\.self) + nested }

  /// What is said of single findings.
  private func rows(of configuration: Configuration) -> [Row] {
    let counts = [
      ("overrides", configuration.scope.overrides.count),
      ("suppressions", configuration.suppressions.count),
    ]
    return counts.filter { $0.1 > 0 }.map { name, count in
      Row(name: name, value: "\(count)", origin: configuration.path.string)
    }
  }

  private func value<Value>(
    _ name: String,
    _ typed: Value?,
    _ configured: Value?,
    initial: Value
  ) -> Row {
    let origin = typed != nil ? "command line" : configured != nil ? path : "default"
    return Row(name: name, value: "\(typed ?? configured ?? initial)", origin: origin)
  }

  /// A list that counts as a whole: what is typed takes the place of what is configured.
  private func list<Value>(
    _ name: String,
    _ typed: [Value],
    _ configured: [Value]?,
    initial: String = "none"
  ) -> Row {
    value(name, typed.joined, configured?.joined, initial: initial)
  }

  /// A list to which what is typed is added.
  private func sum<Value>(_ name: String, _ typed: [Value], _ configured: [Value]?) -> Row {
    guard !typed.isEmpty, let configured, !configured.isEmpty else {
      return list(name, typed, configured)
    }
    let value = (configured + typed).joined ?? ""
    return Row(name: name, value: value, origin: "\(path), command line")
  }

  private var path: String { main?.path.string ?? "" }
}

extension SettingsOverview {
  private var ruleRows: [Row] {
    let candidates = Set(settings.rule.candidates.map(\.id))
    return Rule.all.flatMap { rule in
      let (level, origin) = level(of: rule, isCandidate: candidates.contains(rule.id))
      let own = Row(name: rule.id.rawValue, value: level.rawValue, origin: origin)
      let others = nested.compactMap { configuration in
        configuration.scope.levels[rule.id].map { level in
          Row(name: rule.id.rawValue, value: level.rawValue, origin: configuration.path.string)
        }
      }
      return [own] + others
    }
  }

  private func level(of rule: Rule, isCandidate: Bool) -> (RuleLevel, origin: String) {
    let name = rule.id.rawValue
    let typed = settings.rule
    let isAskedFor = typed.only.contains(name) || typed.enabled.contains(name)
    if typed.disabled.contains(name) || !isCandidate { return (.off, "command line") }
    if let level = main?.scope.levels[rule.id], level != .off || !isAskedFor {
      return (level, path)
    }
    if isAskedFor { return (RuleLevel(rule.severity), "command line") }
    return (rule.isOnByDefault ? RuleLevel(rule.severity) : .off, "default")
  }
}

extension Array {
  /// The elements as one text; nil where there are none.
  fileprivate var joined: String? {
    isEmpty ? nil : map { "\($0)" }.joined(separator: ", ")
  }
}

extension CoverageRequirements {
  /// The shares as the command line takes them, sorted by language.
  fileprivate var arguments: [String] {
    (minimum.map { ["\($0)"] } ?? [])
      + minimumByLanguage.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }
}
