import CompletenessChecks
import LocalizationModel
import SourceFiles
import StringResources

/// A file of a table that code asks for and that is not there yet, where the module keeps its tables.
struct NewTable {
  let path: FilePath
  /// The calls that ask for it.
  private(set) var references: [KeyReference] = []
  /// The file without any key.
  let emptyBytes: [UInt8]
  let edits: [TableEdit]
  let changes: [TableChange]

  /// Makes a catalog like the one that it lies beside.
  private init(catalogAt path: FilePath, _ demands: [KeyDemand], _ language: Language) {
    self.path = path
    emptyBytes = NewCatalog(sourceLanguage: language.id).bytes
    let catalog = LocalizedTable(path: path, format: .stringCatalog)
    var sync = CatalogSync(catalog, source: language, options: UpdateOptions())
    for demand in demands { sync.insert(demand) }
    (edits, changes) = (sync.edits, sync.changes)
  }

  /// Makes a file of one language.
  private init(stringsAt path: FilePath, _ demands: [KeyDemand]) {
    self.path = path
    emptyBytes = []
    var sync = StringsSync(LocalizedTable(path: path, format: .strings), options: UpdateOptions())
    for demand in demands { sync.insert(demand) }
    (edits, changes) = (sync.edits, sync.changes)
  }

  /// Makes the files of a table beside another one, of the same format: for the development language
  /// or for all that the other one has files in.
  static func files(
    named name: String? = nil,
    beside table: StringTable,
    _ demands: [KeyDemand],
    _ project: Project,
    _ options: UpdateOptions
  ) -> [NewTable] {
    let name = name ?? table.name
    let language = project.languages.development
    if table.files.contains(where: \.isCatalog) {
      let path = table.container.file(named: name + ".xcstrings")
      return path.map { [NewTable(catalogAt: $0, demands, language)] } ?? []
    }
    let files = table.files.filter { $0.format == .strings }
    let main =
      files.first { $0.languages.contains(language) }?.path.folder
      ?? table.container.folder(of: language)
    let others = options.addsToAllLanguages ? files.map(\.path.folder) : []
    let folders =
      [main].compactMap(\.self) + others.filter { $0 != main && $0.fileExtension == "lproj" }
    return folders.compactMap { $0.file(named: name + ".strings") }
      .map { NewTable(stringsAt: $0, demands) }
  }

  /// Makes the tables that calls ask for, each beside the nearest table of the project.
  ///
  /// - Returns: The tables, and the calls in whose reach there is none.
  static func tables(
    for references: [KeyReference],
    in project: Project,
    _ homes: ModuleHomes,
    _ macros: Set<String>,
    _ options: UpdateOptions
  ) -> (tables: [NewTable], unreached: [KeyReference]) {
    let candidates = project.tables.indices.filter { project.tables[$0].mayHaveNeighbours }
    // `InfoPlist` may lie in a folder of its own.
    let likeIt = candidates.filter { !project.tables[$0].isReadBySystem }
    var groups: [Place: [KeyReference]] = [:]
    var unreached: [KeyReference] = []
    for reference in references where reference.isEvident {
      guard FilePath(".").file(named: reference.tableName + ".xcstrings") != nil,
        !reference.tableName.isNameReadBySystem
          || reference.tableName == StringTable.nameOfPhrases
      else { continue }
      // A table of the name that lies there already is another target's.
      let ofCode = homes.find(among: likeIt, for: reference)
      let nearest = ofCode.isEmpty ? homes.find(among: candidates, for: reference) : ofCode
      let neighbours = (homes.isShutOut(reference) ? [] : nearest).filter { neighbour in
        let container = project.tables[neighbour.table].container
        return !project.tables.contains {
          $0.name == reference.tableName && $0.container == container
        }
      }
      if neighbours.isEmpty, reference.isWorthATranslation { unreached.append(reference) }
      for neighbour in neighbours {
        let place = Place(neighbour: neighbour.table, name: reference.tableName)
        groups[place, default: []].append(reference)
      }
    }
    let tables = groups.ordered(by: \.key).flatMap { place, references in
      let table = project.tables[place.neighbour]
      // A catalog has all phrases of an App Shortcut under the first.
      let isCatalog = table.files.contains(where: \.isCatalog)
      let asking = isCatalog ? references : references.flatMap(\.separated)
      let keys = Dictionary(grouping: asking) { ExactKey($0.key) }
        .sorted { $0.key.text.precedesInBytes($1.key.text) }
      let demands = keys.map { KeyDemand($0.key.text, $0.value, macros: macros) }
      return files(named: place.name, beside: table, demands, project, options).map { file in
        var file = file
        file.references = references
        return file
      }
    }
    return (tables, unreached)
  }

  private struct Place: Hashable, Comparable {
    let neighbour: Int
    let name: String

    static func < (left: Place, right: Place) -> Bool {
      (left.neighbour, left.name) < (right.neighbour, right.name)
    }
  }
}

extension StringTable {
  /// Whether a table of the app's own code may lie beside it.
  fileprivate var mayHaveNeighbours: Bool {
    !isInterfaceBuilderTable && !isSwifternalization && container.fileExtension != "bundle"
      && files.contains { [.strings, .stringCatalog].contains($0.format) }
  }
}
