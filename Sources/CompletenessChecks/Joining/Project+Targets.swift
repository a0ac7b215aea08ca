package import LocalizationModel
import SourceFiles

extension Project {
  /// The tables of which no file is a part of what the project ships.
  var unbuiltTables: [StringTable] {
    let built = Set(tables.map(\.place))
    return outsideTables.filter { !built.contains($0.place) }
  }

  /// The references to keys of tables outside of the app: those whose code stands outside as well,
  /// and those of code that a target compiles, which find nothing.
  ///
  /// Other people's code has tables of its own, and so has what no target compiles.
  var outsideReferences: (answered: Set<Int>, unanswered: Set<Int>) {
    var isCompiled: [FilePath: Bool] = [:]
    func isAnswered(_ reference: KeyReference, by table: StringTable) -> Bool {
      guard table.reasonOutside == .noTarget, let targets = declared.targets else { return true }
      let path = reference.location.path
      let isKnown = isCompiled[path] ?? !targets.answer(for: path).places.isEmpty
      isCompiled[path] = isKnown
      return !isKnown
    }
    var (answered, unanswered) = (Set<Int>(), Set<Int>())
    for table in unbuiltTables {
      for number in table.keys.lazy.flatMap(\.references) {
        if isAnswered(references[number], by: table) {
          answered.insert(number)
        } else {
          unanswered.insert(number)
        }
      }
    }
    return (answered, unanswered.subtracting(answered))
  }

  /// The files that no target takes, although it takes others of their tables.
  var unbuiltParts: [StringTable] {
    let built = Set(tables.map(\.place))
    return outsideTables.filter { built.contains($0.place) }
  }

  /// Returns a file of a table in a language that no target takes.
  func unbuiltFile(of table: StringTable, in language: Language) -> LocalizedFile? {
    unbuiltFiles(of: table).first { $0.languages.contains(language) }
  }

  /// Returns a file that has the translation of a key of a table, and that no target takes.
  func unbuiltFile(with key: TableKey, of table: StringTable, in language: Language) -> FilePath? {
    outsideTables.first { $0.place == table.place && $0.reasonOutside == .noTarget }?
      .key(named: key.key)?.translation(in: language)?.units.first?.location.path
  }

  /// The files of a table that no target takes, and that have texts.
  func unbuiltFiles(of table: StringTable) -> [LocalizedFile] {
    outsideTables.first { $0.place == table.place }?.files.filter { !$0.isVacant } ?? []
  }

  /// Where to look for the targets: the outermost project, else the first table.
  var placeOfTargets: SourceFiles.SourceLocation {
    let path = declared.manifests.first ?? outsideTables.first?.location.path ?? "."
    let isFolder = path.fileExtension == "xcodeproj"
    return SourceLocation(path: isFolder ? path.projectFile : path)
  }
}

extension StringTable {
  /// Why the files are no part of what the project ships.
  var reasonOutside: TargetMembership.Reason? { files.lazy.compactMap(\.membership.reason).first }
}

/// The tables of other people's libraries, which the code of the library asks, and no other.
///
/// A library without tables asks those of the app.
package struct VendoredTables {
  private var folders: [String: [FilePath]] = [:]

  package init(of project: Project) {
    for table in project.outsideTables where table.reasonOutside == .vendored {
      guard let folder = table.container.vendoredLibrary else { continue }
      folders[table.name, default: []].append(folder)
    }
  }

  /// Whether a call asks one of them, whatever keys that has.
  package func answer(_ reference: KeyReference) -> Bool {
    guard !folders.isEmpty, let folders = folders[reference.tableName] else { return false }
    return folders.contains { reference.location.path.relative(to: $0) != nil }
  }
}
