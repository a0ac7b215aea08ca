import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// No target of the project takes a string table.
  static let unbuiltTable = Rule(
    id: "unbuilt-table",
    severity: .error,
    risk: .untranslated,
    summary: "No target includes a string table, or some of its files",
    exceptions: UnbuiltFile.summaries,
    explanation: PackageResources.unbuilt_table_md,
    check: .project { project, findings in
      let neighbors = Dictionary(grouping: project.tables, by: \.container)
      var strays: [LocalizedFile] = []
      for table in project.unbuiltParts where table.reasonOutside == .noTarget {
        // Other folders may be bundles with languages of their own; an expected one is wanted in all.
        let built = Set((neighbors[table.container] ?? []).flatMap(\.languages))
          .union(project.languages.expected)
        let translations = table.files.filter {
          $0.isTranslation && !findings.withholds($0, of: table)
        }
        strays += translations.filter { built.isDisjoint(with: $0.languages) }
        let files = translations.filter { !built.isDisjoint(with: $0.languages) }
        let others = (neighbors[table.container] ?? []).filter { $0.name == table.name }
        findings.report(files, besides: others.flatMap(\.files), of: table, in: project)
      }
      for table in project.tables {
        let files = table.files.filter { file in
          file.membership.reason != nil && !findings.withholds(file, of: table)
        }
        findings.report(files, besides: table.files, of: table, in: project)
      }
      findings.reportLanguages(of: strays.ordered(by: \.path))
      // An `Info.plist` is no table, and no build phase takes it.
      let tables = project.unbuiltTables.filter { !$0.isBareInfoPropertyList }
      findings.reportUnbuilt(tables, of: project)
    }
  )
}

/// A file that no target takes.
private struct UnbuiltFile: Defect {
  let file: LocalizedFile

  static let exceptions: [Exception<Self>] = [
    Exception(
      "file-without-a-text",
      "the file has no text that could be lost",
      when: \.file.isVacant
    )
  ]
}

extension Findings {
  /// Reports a file that an exception withholds.
  ///
  /// - Returns: Whether there is such an exception.
  fileprivate mutating func withholds(_ file: LocalizedFile, of table: StringTable) -> Bool {
    guard let exception = exception(for: UnbuiltFile(file: file)) else { return false }
    report(
      "no target includes '\(file.name)'",
      at: SourceLocation(path: file.path),
      help: "add it to the target, or remove it",
      subject: .init(table: table.name, place: file.path),
      unless: exception
    )
    return true
  }

  /// Reports files of a table that no target takes, apart from those that a catalog has replaced.
  fileprivate mutating func report(
    _ files: [LocalizedFile],
    besides others: [LocalizedFile],
    of table: StringTable,
    in project: Project
  ) {
    let catalogs = others.filter { $0.isCatalog && $0.membership.reason == nil }
    let languages = Set(catalogs.flatMap(\.languages))
    reportReplaced(files.filter { languages.isSuperset(of: $0.languages) }, by: catalogs)
    let rest = files.filter { !languages.isSuperset(of: $0.languages) }
    reportTwins(of: others, among: rest)
    report(rest.filter { $0.twin(among: others) == nil }, of: table, in: project)
  }

  /// Reports files of a table that has others in a target, which has their languages.
  ///
  /// Users of an expected language read such texts in another one.
  fileprivate mutating func report(
    _ files: [LocalizedFile],
    of table: StringTable,
    in project: Project
  ) {
    guard let first = files.first else { return }
    let isOne = files.count == 1
    let isExpected = files.contains { file in
      file.languages.contains {
        $0 != table.developmentLanguage && project.languages.expected.contains($0)
      }
    }
    report(
      isOne
        ? "no target includes '\(first.name)', and its texts do not ship"
        : "no target includes \(files.count) files of table '\(table.name)', and their texts do not ship",
      at: SourceLocation(path: first.path),
      severity: isExpected ? nil : .warning,
      notes: isOne ? [] : [.init(files.map(\.name).inShort)],
      help: isOne ? "add it to the target, or remove it" : "add them to the target, or remove them",
      subject: .init(table: table.name, place: table.container)
    )
  }

  /// Reports files whose languages have other folders, of which a target takes the same files.
  private mutating func reportTwins(of others: [LocalizedFile], among files: [LocalizedFile]) {
    for file in files {
      guard let twin = file.twin(among: others) else { continue }
      report(
        "no target includes '\(file.name)', and '\(twin.name)' is built in its place",
        at: SourceLocation(path: file.path),
        severity: .warning,
        help: "remove it",
        subject: .init(table: String(file.path.stem), place: file.path)
      )
    }
  }

  /// Reports files that were left when a catalog took their place.
  fileprivate mutating func reportReplaced(
    _ files: [LocalizedFile],
    by catalogs: [LocalizedFile]
  ) {
    guard let first = files.first, let catalog = catalogs.first else { return }
    let isOne = files.count == 1
    report(
      "'\(catalog.path.name)' replaces "
        + (isOne
          ? "'\(first.name)', which no target includes"
          : "\(files.count) files that no target includes"),
      at: SourceLocation(path: first.path),
      severity: .warning,
      notes: isOne ? [] : [.init(files.map(\.name).inShort)],
      help: isOne ? "remove it" : "remove them",
      subject: .init(table: String(catalog.path.stem), detail: "replaced")
    )
  }

  /// Reports languages that the folders have and no target.
  fileprivate mutating func reportLanguages(of files: [LocalizedFile]) {
    guard let first = files.first else { return }
    let languages = Set(files.flatMap(\.languages)).sorted()
    report(
      "no target includes any file in \(languages.map(\.name).inShort)",
      at: SourceLocation(path: first.path),
      severity: .warning,
      notes: [.init(files.count == 1 ? "there is 1 file" : "there are \(files.count) files")],
      help: "add the languages to the project, or remove the files",
      subject: .init(detail: "languages")
    )
  }

  fileprivate mutating func reportUnbuilt(_ tables: [StringTable], of project: Project) {
    guard !tables.isEmpty else { return }
    let folders = Dictionary(grouping: tables) { Folder(of: $0) }.ordered(by: \.key)
    let limit = 12
    var notes = folders.prefix(limit).map { folder, tables in
      Diagnostic.Note("'\(folder.path)' has \(tables.map(\.name).inShort), \(folder.reason.words)")
    }
    if folders.count > limit { notes.append(.init("and \(folders.count - limit) more folders")) }
    report(
      tables.count == 1
        ? "1 string table is not part of the app, and not checked"
        : "\(tables.count) string tables are not part of the app, and not checked",
      at: project.placeOfTargets,
      severity: .note,
      notes: notes,
      help: "name a folder with '--strings' to check it",
      subject: .init(detail: "tables")
    )
  }
}

/// A folder of tables that do not count for one reason.
private struct Folder: Hashable, Comparable {
  let path: FilePath
  let reason: TargetMembership.Reason

  init(of table: StringTable) {
    path = table.container
    reason = table.reasonOutside ?? .noTarget
  }

  static func < (left: Folder, right: Folder) -> Bool {
    left.path != right.path
      ? left.path < right.path : left.reason.rawValue < right.reason.rawValue
  }
}

extension LocalizedFile {
  /// Whether it was written as a translation, unlike a storyboard or an `Info.plist`.
  fileprivate var isTranslation: Bool {
    format != .interfaceBuilder && !isInfoPropertyList
  }

  /// Returns the file of the same name in another folder of the language that a target takes, if any, or
  /// the language's own storyboard, which shows its texts without the table.
  fileprivate func twin(among others: [LocalizedFile]) -> LocalizedFile? {
    others.first { other in
      let isTwin =
        other.path.name == path.name
        || other.format == .interfaceBuilder && other.path.stem == path.stem
      return isTwin && other.path != path && other.languages == languages
        && !other.isVacant && other.membership.reason == nil
    }
  }

  /// The name with the folder of the language.
  fileprivate var name: String {
    let folder = path.folder
    return folder.fileExtension == "lproj" ? "\(folder.name)/\(path.name)" : String(path.name)
  }
}

extension [String] {
  /// The first few, and how many more there are.
  var inShort: String {
    let limit = 5
    let more = count > limit ? " and \(count - limit) more" : ""
    return prefix(limit).joined(separator: ", ") + more
  }
}

extension TargetMembership.Reason {
  /// The reason, behind the names of tables.
  fileprivate var words: String {
    switch self {
    case .noTarget: "in no target"
    case .excluded: "excluded by its target"
    case .tests: "among tests"
    case .vendored: "in a folder of vendored code"
    }
  }
}
