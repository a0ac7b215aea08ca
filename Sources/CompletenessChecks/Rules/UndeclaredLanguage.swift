import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// A table is in a language that the project does not declare.
  static let undeclaredLanguage = Rule(
    id: "undeclared-language",
    severity: .error,
    risk: .untranslated,
    summary: "A string table is in a language that the project does not declare",
    exceptions: FileInLanguage.summaries,
    explanation: PackageResources.undeclared_language_md,
    check: .project { project, findings in
      let lists = project.declared.lists.filter(\.isWhole)
      var undeclared = lists.map { _ in [(language: Language, file: FilePath)]() }
      for table in project.tables where table.isLocalized {
        for file in table.files {
          guard let number = lists.nearest(to: file.path), file.mayBelong(to: lists[number]) else {
            continue
          }
          let declared = lists[number].languages + [project.languages.development]
          for language in file.languages
          where !declared.contains(language) && !declared.contains(language.base) {
            let found = FileInLanguage(language: language, file: file.path, table: table, project)
            if findings.withholds(found, lackingIn: lists[number]) { continue }
            undeclared[number].append((language, file.path))
          }
        }
      }
      for (list, found) in zip(lists, undeclared) { findings.report(found, lackingIn: list) }
      findings.reportLanguagesOfPackages(in: project)
      findings.reportPackagesWithoutLanguage(in: project)
    }
  )
}

/// A file in a language that its project does not declare.
private struct FileInLanguage: Defect {
  let language: Language
  let file: FilePath
  let table: StringTable
  let project: Project

  init(language: Language, file: FilePath, table: StringTable, _ project: Project) {
    (self.language, self.file, self.table, self.project) = (language, file, table, project)
  }

  static let exceptions: [Exception<Self>] = [
    Exception(.tableOfTests) { SourceContext(of: $0.file) == .test },
    Exception(.finishedBundle) { $0.table.isFinished },
    Exception("settings-of-the-app", "the bundle of the settings is copied with all its languages")
    {
      $0.table.container.fileExtension == "bundle"
    },
    Exception("table-of-a-package", "a package builds the table, and declares no languages") {
      found in
      found.project.declared.packages.contains { found.table.container.relative(to: $0) != nil }
    },
  ]
}

extension Findings {
  /// Reports a file that an exception withholds.
  ///
  /// - Returns: Whether there is such an exception.
  fileprivate mutating func withholds(
    _ found: FileInLanguage,
    lackingIn list: DeclaredLanguages.List
  ) -> Bool {
    guard let exception = exception(for: found) else { return false }
    report(
      "\(list.name) does not declare \(found.language.name)",
      at: SourceLocation(path: found.file),
      help: "add the language in the project's settings",
      subject: .init(language: found.language.id, place: found.file),
      unless: exception
    )
    return true
  }

  fileprivate mutating func report(
    _ found: [(language: Language, file: FilePath)],
    lackingIn list: DeclaredLanguages.List
  ) {
    guard let first = found.first else { return }
    let languages = Set(found.map(\.language)).sorted()
    let isOne = languages.count == 1
    report(
      "\(list.name) does not declare \(languages.map(\.name).inShort)",
      at: SourceLocation(path: first.file),
      severity: .warning,
      help: isOne
        ? "add the language in the project's settings"
        : "add the languages in the project's settings",
      subject: isOne
        ? .init(language: first.language.id) : .init(detail: "\(list.kind) of", place: list.owner)
    )
  }
}

extension Findings {
  /// Reports the languages that the tables of packages have and the app does not: the system chooses among
  /// those that the app's own bundle has, or that its `Info.plist` lists.
  fileprivate mutating func reportLanguagesOfPackages(in project: Project) {
    let declared = project.declared
    guard let app = declared.projectsOfApps.first, declared.examples == nil,
      !declared.mixesLocalizations
    else { return }
    let packages = PackageFolders(declared)
    let tables = project.tables.filter { !$0.isBareInfoPropertyList && !$0.isFinished }
    let own = tables.filter { packages.target(of: $0.location.path) == nil || $0.isInProject }
    let others = tables.filter { packages.target(of: $0.location.path) != nil && !$0.isInProject }
    // An app with texts in several languages does not owe those that a library has besides.
    let development = project.languages.development
    let chosen = declared.bundleLocalizations.union([development])
    guard own.allSatisfy({ chosen.isSuperset(of: $0.languages) }) else { return }
    let lost = Set(others.flatMap(\.languages)).filter { language in
      !language.isPseudo && !chosen.contains { $0 == language || $0.isOtherRegion(of: language) }
    }.sorted()
    guard let table = others.first(where: { !Set($0.languages).isDisjoint(with: lost) }) else {
      return
    }
    report(
      "the app does not have \(lost.map(\.name).inShort), which its packages have: the system never "
        + "chooses \(lost.count == 1 ? "it" : "them")",
      at: SourceLocation(path: app.projectFile),
      severity: .warning,
      notes: [
        .init("a table of a package has \(lost.count == 1 ? "it" : "them")", at: table.location)
      ],
      help:
        "list the languages as CFBundleLocalizations in the app's Info.plist, or give the app a "
        + "table in each",
      subject: .init(detail: "languages of packages", place: app)
    )
  }
}

extension Findings {
  /// Reports the packages that have folders of languages, and no `defaultLocalization`.
  fileprivate mutating func reportPackagesWithoutLanguage(in project: Project) {
    let packages = PackageFolders(project.declared)
    let files = project.tables.flatMap(\.files).filter { file in
      file.path.folder.fileExtension == "lproj" && file.membership.reason == nil
        && packages.target(of: file.path) != nil
    }
    for folder in packages.understoodPackages {
      let manifest = folder.appending("Package.swift")
      guard project.declared.developmentLanguages[manifest] == nil,
        let file = files.first(where: { packages.package(around: $0.path) == folder })
      else { continue }
      report(
        "the package has folders of languages and no 'defaultLocalization', so that it does not build",
        at: SourceLocation(path: manifest),
        notes: [.init("the first of its tables", at: SourceLocation(path: file.path))],
        help:
          "add 'defaultLocalization: \"\(project.languages.development)\"' behind the package's name",
        subject: .init(detail: "defaultLocalization", place: manifest)
      )
    }
  }
}

extension StringTable {
  /// Whether a target of a project takes the table, as opposed to one of a package.
  fileprivate var isInProject: Bool {
    files.contains { $0.membership.places.contains { !$0.isInPackage } }
  }
}

extension [DeclaredLanguages.List] {
  /// Returns the index of the list whose project lies nearest above a file.
  fileprivate func nearest(to file: FilePath) -> Int? {
    indices.filter { file.relative(to: self[$0].path.folder.folder) != nil }
      .max { self[$0].path.components.count < self[$1].path.components.count }
  }
}

extension LocalizedFile {
  /// Whether the project of a list may build the file: another one builds those of a library whose
  /// sources lie among the app's.
  fileprivate func mayBelong(to list: DeclaredLanguages.List) -> Bool {
    let projects = membership.places.map(\.manifest).filter {
      $0.fileExtension == "xcodeproj"
    }
    return projects.isEmpty || projects.contains(list.path.folder)
  }
}
