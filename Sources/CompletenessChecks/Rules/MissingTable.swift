import Diagnostics
package import LocalizationModel
import SourceFiles

extension Rule {
  /// Code asks for a table that does not exist.
  static let missingTable = Rule(
    id: "missing-table",
    severity: .error,
    risk: .wrongText,
    summary: "Code uses a string table that does not exist",
    exceptions: AbsentTable.summaries,
    explanation: PackageResources.missing_table_md,
    check: .project { project, findings in
      for table in project.tables where table.isBareInfoPropertyList {
        findings.reportBare(table, in: project)
      }
      let names = Set(project.tables.map(\.name))
      guard !names.isEmpty else { return }
      let unbuiltNames = Set(project.unbuiltTables.map(\.name))
      let outside = project.outsideReferences
      let vendored = VendoredTables(of: project)
      let bundles = BundlesWithoutTable(project)
      findings.report(bundles, in: project)
      let absent = project.references.indices.filter { number in
        // Nearly every call uses a table that is there; to look at its text takes longest.
        project.references[number].context == .app
          && !names.contains(KeyReference.tableName(project.references[number].table))
          && !outside.answered.contains(number) && !bundles.holds(number)
          && project.references[number].hasKnownTable
          && !project.references[number].traits.contains(.searchesBundle)
      }
      let asked = Dictionary(grouping: absent) { project.references[$0].tableName }
      for (position, (name, numbers)) in asked.ordered(by: \.key).enumerated() {
        let sparings = numbers.map { number in
          project.references[number].sparingByWords
            ?? (vendored.answer(project.references[number]) ? .vendored : nil)
            ?? (project.unusedCode[number] == nil ? nil : .unusedCode)
        }
        let shown = zip(numbers, sparings).filter { $1 == nil }.map(\.0)
        let numbers = shown.isEmpty ? numbers : shown
        let references = numbers.map { project.references[$0] }
        let defect = AbsentTable(
          sparing: shown.isEmpty ? sparings[0] : nil,
          isOfOnlyLanguage: project.languages.expected.count < 2
            && references.allSatisfy(\.bringsText)
        )
        let exception = findings.exception(for: defect)
        if findings.merelyCounts(exception) { continue }
        let keys = Set(references.map(\.key)).count
        let isUnbuilt = unbuiltNames.contains(name)
        findings.report(
          """
          table '\(name)' \(isUnbuilt ? "is not part of the app" : "does not exist"); \
          the code uses \(keys == 1 ? "1 key" : "\(keys) keys") of it
          """,
          at: project.references[numbers.first(where: outside.unanswered.contains) ?? numbers[0]]
            .location,
          severity: .warning,
          notes: [isUnbuilt || position >= limitOfSlips ? nil : project.nameOfTable(near: name)]
            .compactMap { name in
              name.map { .init("there is a table '\($0)'") }
            },
          help: isUnbuilt
            ? "add the table to the target, or correct its name"
            : name.adviceToAddTable,
          subject: .init(table: name),
          unless: exception
        )
      }
    }
  )
}

/// A table that code uses and that is not there.
private struct AbsentTable: Defect {
  /// Why none of the calls needs a text; nil where one does.
  let sparing: Sparing?
  /// Whether the app has one language, in which all calls have a text of their own.
  let isOfOnlyLanguage: Bool

  static let exceptions: [Exception<Self>] =
    [Sparing.noLetters, .noWords, .phrase, .vendored, .unusedCode].compactMap { sparing in
      sparing.exception.map { Exception($0) { $0.sparing == sparing } }
    } + [Exception(.onlyLanguage, when: \.isOfOnlyLanguage)]
}

/// Where more tables are missing, no slip is the cause.
private let limitOfSlips = 100

extension String {
  /// The hint for a table that does not exist, or that the code cannot find.
  var adviceToAddTable: String {
    // Code never names what the system reads, and rarely the table that is read without a name.
    let isNamed = !isNameReadBySystem && self != KeyReference.tableName(nil)
    return (isNamed ? "correct the table's name, or " : "") + "add the table"
  }
}

extension Findings {
  /// Reports the reasons for permissions that everybody reads in the development language.
  fileprivate mutating func reportBare(_ table: StringTable, in project: Project) {
    let count = table.keys.count { $0.needsTranslation }
    guard count > 0, project.languages.expected.count > 1, let file = table.files.first,
      SourceContext(of: file.path) != .test
    else { return }
    report(
      "table 'InfoPlist' does not exist; no language can translate \(count) "
        + "\(count == 1 ? "text" : "texts") of '\(file.path.name)'",
      at: table.keys.first.map { table.location(of: $0) } ?? table.location,
      severity: project.asksInOneLanguage(by: table, in: file.path) ? nil : .warning,
      help: "add InfoPlist.strings or InfoPlist.xcstrings with their texts",
      subject: .init(table: table.name, place: table.container)
    )
  }
}

extension Project {
  /// Whether an app asks for permissions in one language alone, while its own texts are in several.
  fileprivate func asksInOneLanguage(by table: StringTable, in list: FilePath) -> Bool {
    table.keys.contains { $0.needsTranslation && $0.key.hasSuffix("UsageDescription") }
      && declared.projectsOfApps.contains { project in
        list.isWithin(project.folder)
          && tables.contains { other in
            other.languages.count > 1 && !other.isReadBySystem && !other.isFinished
              && other.files.contains { $0.path.isWithin(project.folder) }
          }
      }
  }
}

extension Findings {
  /// Reports the tables that lie in the folder of a package's target and not in its bundle.
  fileprivate mutating func report(_ bundles: BundlesWithoutTable, in project: Project) {
    for (bundle, calls) in bundles.calls.ordered(by: \.key) {
      let keys = Set(calls.map { project.references[$0].key }).count
      let isCopied = bundles.absences[bundle] == .copied
      report(
        "table '\(bundle.table)' is not in the bundle of '\(bundles.packages.name(ofTargetAt: bundle.target))'; "
          + "the code uses \(keys == 1 ? "1 key" : "\(keys) keys") of it",
        at: project.references[calls[0]].location,
        severity: .warning,
        notes: [
          .init(
            isCopied
              ? "the manifest copies it, so no lookup finds it"
              : "the manifest excludes it"
          )
        ],
        help: isCopied ? "use '.process' in place of '.copy'" : "remove it from 'exclude'",
        subject: .init(table: bundle.table, place: bundle.target)
      )
    }
  }
}

/// The calls that look in the bundle of a package's target for a table which its manifest leaves out, or
/// copies so that no look-up finds it.
private struct BundlesWithoutTable {
  struct Bundle: Hashable, Comparable {
    let target: FilePath
    let table: String

    static func < (left: Bundle, right: Bundle) -> Bool {
      left.target != right.target ? left.target < right.target : left.table < right.table
    }
  }

  let packages: PackageFolders
  private(set) var calls: [Bundle: [Int]] = [:]
  private(set) var absences: [Bundle: PackageFolders.Absence] = [:]
  private var numbers: Set<Int> = []

  init(_ project: Project) {
    packages = PackageFolders(project.declared)
    guard !packages.isEmpty else { return }
    let files = Dictionary(grouping: project.tables + project.outsideTables, by: \.name)
      .mapValues { $0.flatMap(\.files).map(\.path) }
    var seen: Set<Bundle> = []
    for number in project.references.indices
    where project.references[number].traits.contains(.namesModuleBundle)
      && project.references[number].hasKnownTable && project.references[number].context == .app
    {
      guard let target = packages.targetOfBundle(namedBy: project.references[number]) else {
        continue
      }
      let bundle = Bundle(target: target, table: project.references[number].tableName)
      if seen.insert(bundle).inserted {
        absences[bundle] = packages.absence(of: files[bundle.table] ?? [], in: target)
      }
      guard absences[bundle] != nil else { continue }
      calls[bundle, default: []].append(number)
      numbers.insert(number)
    }
  }

  func holds(_ call: Int) -> Bool { numbers.contains(call) }
}

extension PackageFolders {
  /// Returns why the bundle of a target has none of a table's files, although some lie in its folder.
  fileprivate func absence(of files: [FilePath], in target: FilePath) -> Absence? {
    var first: Absence?
    for file in files {
      if let absence = absence(of: file, in: target) {
        first = first ?? absence
      } else if self.target(of: file) == target {
        return nil
      }
    }
    return first
  }
}

extension StringTable {
  /// Whether the table is nothing but an `Info.plist` or its build settings, whose texts no table
  /// translates.
  package var isBareInfoPropertyList: Bool {
    !files.isEmpty && files.allSatisfy(\.isInfoPropertyList)
  }
}
