package import AuditReports
import CommandLineOptions
import CompletenessChecks
import Diagnostics
package import LocalizationModel
import Platform
package import SourceFiles

/// An audit of an app's texts: its code against its tables, its languages against each other.
///
///     let report = try Audit(folder: "App").run()
///     for finding in report.findings { print(finding) }
///     if report.isFailing { exit(1) }
public struct Audit: Sendable {
  package var input: ScanInput
  /// The references of the sources, where they were read before; nil to read them.
  package var scannedSources: SourceScan?
  /// The tables as they were at an earlier revision, which say what has changed since.
  package var earlierTables: [StringTable] = []
  /// Whether the findings that exceptions withhold are kept, to be explained.
  package var keepsWithheld = false
  /// The facts that are read of sources beside those that rules need.
  package var extras: Set<SourceExtra> = []
  /// The folder that reported paths start from; nil for the working folder.
  private var root: FilePath?

  package init(of input: ScanInput) {
    self.input = input
  }

  /// Makes the audit of a folder, by the `.l10nscan.json` in it or above it in its repository.
  ///
  /// A configuration in the folder itself says which sources and tables there are.
  ///
  /// - Throws: `AuditError` when the configuration cannot be used.
  public init(folder: String) throws(AuditError) {
    try self.init(
      folder: FilePath(folder),
      in: .local,
      from: FilePath(ProcessEnvironment.workingFolder)
    )
  }

  /// Makes the audit that a configuration describes.
  ///
  /// - Throws: `AuditError` when the configuration cannot be used.
  public init(configuration path: String) throws(AuditError) {
    self.init(of: ScanInput(ScanSettings(), in: .local))
    try settings.readConfiguration(FilePath(path), in: input.files)
    root = settings.configuration?.folder
  }

  /// Makes the audit of a folder of some files.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - files: The files that it lies in.
  ///   - workingFolder: The folder that relative paths start from.
  ///   - configuration: The configuration; nil for the one in the folder or above it.
  /// - Throws: `AuditError` when the configuration cannot be used.
  package init(
    folder: FilePath,
    in files: FileSystem,
    from workingFolder: FilePath,
    configuration: FilePath? = nil
  ) throws(AuditError) {
    self.init(of: ScanInput(ScanSettings(), in: files))
    let finder = ConfigurationFinder(files: files)
    if let path = configuration ?? finder.find(from: folder, in: workingFolder) {
      try settings.readConfiguration(path, in: files)
    }
    let isConfigured = settings.configuration.map { configuration in
      configuration.folder == folder && !(settings.sources + settings.tables).isEmpty
    }
    if isConfigured != true {
      settings.typed.sources = [folder]
      input.namesSources = false
    }
    root = settings.configuration?.folder
  }

  /// The version of this program, which reports name.
  public static let version = "0.2.0"

  /// Reads sources and tables, and checks them against each other.
  ///
  /// Findings of the baseline do not count.
  ///
  /// - Throws: `AuditError` when there is nothing to check, or a setting cannot be used.
  public func run() throws(AuditError) -> AuditReport {
    var audit = self
    try audit.settings.checkLevels()
    audit.settings.spellAlike(in: input.files)
    try audit.settings.readNestedConfigurations(in: input.files)
    let known = try audit.knownFindings()
    var report = try audit.makeReport()
    known.filter(&report)
    return AuditReport(report, audit.renderOptions)
  }

  /// How reports on the audit look.
  package var renderOptions: RenderOptions {
    var options = RenderOptions()
    options.root = root
    options.workingFolder = FilePath(ProcessEnvironment.workingFolder)
    options.places = input.files.places(of: settings.namedPaths + [root].compactMap(\.self))
    options.failing = settings.failOn.severity
    options.jobs = settings.jobs
    return options
  }

  /// Reads the findings that do not count by the audit's baseline.
  ///
  /// - Throws: `AuditError` when the baseline cannot be used.
  package func knownFindings() throws(AuditError) -> KnownFindings {
    var known = KnownFindings()
    known.stored = try readBaseline(renderOptions)
    return known
  }

  private func readBaseline(_ options: RenderOptions) throws(AuditError) -> StoredBaseline? {
    guard let path = settings.baseline else { return nil }
    let name: @Sendable (FilePath) -> String = { options.pathOfIdentity($0) }
    return try BaselineReader.read(path, in: input.files, naming: name)
  }
}

/// The settings of an audit, which count before those of its configuration.
extension Audit {
  /// Folders and files of source code.
  public var sources: [String] {
    get { settings.sources.map(\.string) }
    set { settings.typed.sources = newValue.map { FilePath($0) } }
  }

  /// Folders and files of string tables; the sources are looked into where there are none.
  public var tables: [String] {
    get { settings.tables.map(\.string) }
    set { settings.typed.tables = newValue.map { FilePath($0) } }
  }

  /// Patterns for paths to exclude besides those of the configuration, such as `Generated/**`.
  public var excludes: [String] {
    get { (settings.typed.exclude ?? []).map(\.pattern) }
    set { settings.typed.exclude = newValue.map { Glob($0) } }
  }

  /// The language that the keys or the first texts are written in; nil to find it.
  public var developmentLanguage: String? {
    get { settings.developmentLanguage?.id }
    set { settings.typed.developmentLanguage = newValue.map { Language($0) } }
  }

  /// The languages that texts must exist in; none for all that the project has.
  public var languages: [String] {
    get { settings.languages.map(\.id) }
    set { settings.typed.languages = newValue.map { Language($0) } }
  }

  /// The levels of rules by their names, before those of configurations.
  public var levels: [String: RuleLevel] {
    get { settings.typed.rules.map { $0.mapNames(\.rawValue) } ?? [:] }
    set { settings.typed.rules = newValue.mapNames(RuleID.init(rawValue:)) }
  }

  /// The lowest findings that make the audit fail.
  public var failsOn: FailureLevel {
    get { settings.failOn }
    set { settings.typed.failOn = newValue }
  }

  /// A file of findings that do not count; nil for none.
  public var baseline: String? {
    get { settings.baseline?.string }
    set { settings.typed.baseline = newValue.map { FilePath($0) } }
  }

  private var settings: ScanSettings {
    get { input.settings }
    set { input.settings = newValue }
  }
}

extension Dictionary {
  fileprivate func mapNames<Name: Hashable>(_ name: (Key) -> Name) -> [Name: Value] {
    Dictionary<Name, Value>(map { (name($0.key), $0.value) }) { first, _ in first }
  }
}

extension ScanSettings {
  /// Checks that each level that is set is one of a rule that there is.
  fileprivate func checkLevels() throws(AuditError) {
    let names = Rule.all.map(\.id.rawValue)
    for name in (typed.rules ?? [:]).keys.map(\.rawValue).sorted() where !names.contains(name) {
      throw AuditError("unknown rule '\(name)'", hint: names.suggestion(for: name))
    }
  }
}
