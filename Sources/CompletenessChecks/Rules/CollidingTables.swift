import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// Two files of one table cannot be in one target.
  package static let collidingTables = Rule(
    id: "colliding-tables",
    severity: .error,
    summary: "Two files of one table cannot be in one target",
    explanation: PackageResources.colliding_tables_md,
    check: .project { project, findings in
      for table in project.tables { findings.reportNeighbors(in: table) }
      for (_, tables) in Dictionary(grouping: project.tables, by: \.name) where tables.count > 1 {
        findings.reportMeetings(of: tables)
      }
      findings.reportTablesForLinux(in: project)
    }
  )
}

extension Findings {
  /// Reports files that lie side by side.
  fileprivate mutating func reportNeighbors(in table: StringTable) {
    for file in table.files where file.isTexts && file.languageFolder == nil {
      guard let other = table.files.first(where: { $0.isHidden(by: file) }) else { continue }
      report(
        "'\(file.path.name)' hides the files of its name in folders of languages",
        at: SourceLocation(path: file.path),
        severity: file.membership.places.isEmpty ? .warning : nil,
        notes: [Diagnostic.Note("one of them", at: SourceLocation(path: other.path))],
        help: "move it into the folder of its language",
        subject: .init(table: table.name, place: file.path)
      )
    }
    for catalog in table.files where catalog.isCatalog {
      let folder = catalog.path.folder
      if folder.fileExtension == "lproj", folder.stem != "mul" {
        report(
          "catalog '\(catalog.path.name)' is in the folder of one language",
          at: SourceLocation(path: catalog.path),
          help: "move it out of '\(folder.name)'",
          subject: .init(table: table.name, place: catalog.path)
        )
      } else if let other = table.files.first(where: { $0.collides(with: catalog) }) {
        report(
          "catalog '\(catalog.path.name)' stands beside '\(other.path.name)' of the same table",
          at: SourceLocation(path: catalog.path),
          notes: [Diagnostic.Note("the other file", at: SourceLocation(path: other.path))],
          help: "move all texts into the catalog",
          subject: .init(table: table.name, place: table.container)
        )
      }
    }
  }

  /// Reports tables that Foundation for Linux reads in place of the ones without the ending, of which it
  /// finds no key then.
  fileprivate mutating func reportTablesForLinux(in project: Project) {
    let ending = "-linux"
    let tables = project.tables.filter { $0.name.hasSuffix(ending) }
    for table in tables {
      let name = String(table.name.dropLast(ending.count))
      let plain = project.tables.first { $0.name == name && $0.container == table.container }
      guard let plain else { continue }
      report(
        "table '\(table.name)' replaces table '\(name)' on Linux",
        at: table.location,
        severity: .warning,
        notes: [Diagnostic.Note("its keys are not found there", at: plain.location)],
        help: "give the table a name that does not end in '\(ending)'",
        subject: .init(table: table.name, place: table.container)
      )
    }
  }

  /// Reports files that go to the place in a target where another table of their name goes: catalogs to
  /// that of all languages, and other files to that of their own.
  fileprivate mutating func reportMeetings(of tables: [StringTable]) {
    var catalogs: [TargetPlace: LocalizedFile] = [:]
    var files: [TargetPlace: LocalizedFile] = [:]
    var texts: [PlaceOfTexts: LocalizedFile] = [:]
    for table in tables {
      var reported: Set<TargetPlace> = []
      var own: [(place: TargetPlace, file: LocalizedFile)] = []
      for file in table.files where file.isCatalog || file.isTexts {
        for place in file.membership.places where place.isFlat {
          own.append((place, file))
          let other =
            catalogs[place]
            ?? (file.isCatalog ? files[place] : texts[PlaceOfTexts(target: place, file: file)])
          guard let other, reported.insert(place).inserted else { continue }
          reportMeeting(of: other, and: file, in: place, table)
        }
      }
      for (place, file) in own {
        if file.isCatalog { catalogs[place] = file } else { files[place] = file }
        if file.isTexts { texts[PlaceOfTexts(target: place, file: file)] = file }
      }
    }
  }

  private mutating func reportMeeting(
    of other: LocalizedFile,
    and file: LocalizedFile,
    in place: TargetPlace,
    _ table: StringTable
  ) {
    report(
      "target '\(place.name)' has another table '\(table.name)' in '\(other.path.folder)'",
      at: SourceLocation(path: file.path),
      notes: [Diagnostic.Note("the other file", at: SourceLocation(path: other.path))],
      help: "rename one of them, or remove it from the target",
      subject: .init(table: table.name, detail: place.name, place: table.container)
    )
  }
}

/// Where a file of texts goes in a target.
private struct PlaceOfTexts: Hashable {
  let target: TargetPlace
  let folder: Substring?
  let name: Substring

  init(target: TargetPlace, file: LocalizedFile) {
    self.target = target
    (folder, name) = (file.languageFolder, file.path.name)
  }
}

extension LocalizedFile {
  /// The name of the language's folder that the file lies in; nil where it lies in none.
  fileprivate var languageFolder: Substring? {
    path.folder.fileExtension == "lproj" ? path.folder.name : nil
  }

  /// Whether the system never opens the file, because it finds another one of its name in no folder of a
  /// language, which counts for all of them.
  fileprivate func isHidden(by other: LocalizedFile) -> Bool {
    languageFolder != nil && path.name == other.path.name && mayMeet(other)
  }

  /// Whether the file is a table of texts, and no catalog.
  fileprivate var isTexts: Bool { format == .strings || format == .stringsDictionary }

  /// Whether the file cannot be built beside a catalog of the same table.
  ///
  /// A storyboard in `Base.lproj` goes there, and its catalog to the folders of languages, wherever that
  /// stands.
  fileprivate func collides(with catalog: LocalizedFile) -> Bool {
    guard !isCatalog, !isInfoPropertyList, mayMeet(catalog) else { return false }
    let hasBase = format == .interfaceBuilder || format == .intentDefinition
    if isTexts || catalog.path.folder.stem != "mul" && !hasBase { return true }
    return path.folder.fileExtension == "lproj" && !Language.namesBase(path.folder.stem)
  }

  /// Whether one target may take both files.
  private func mayMeet(_ other: LocalizedFile) -> Bool {
    let (places, others) = (membership.places, other.membership.places)
    if membership.reason != nil || other.membership.reason != nil { return false }
    return places.isEmpty || others.isEmpty || !Set(places).isDisjoint(with: others)
  }
}
