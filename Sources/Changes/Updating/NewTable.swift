import CompletenessChecks
import LocalizationModel
import Platform
import SourceFiles
import StringResources

/// A file of a table that code uses and that is not there yet, where the module keeps its tables.
struct NewTable {
  let path: FilePath
  /// The calls that use it.
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

  /// Makes the tables that calls use, each beside the nearest table of the project: where that is
  /// another one for some calls, beside the one of most, as a folder has one table of a name.
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
    var groups: [Place: Group] = [:]
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
      for (folder, tables) in Dictionary(
        grouping: neighbours.map(\.table),
        by: { project.tables[$0].container }
      ) {
        let place = Place(folder: folder, name: reference.tableName)
        groups[place, default: Group()].add(reference, beside: tables)
      }
    }
    let tables = groups.ordered(by: \.key).flatMap { place, group in
      guard let neighbour = group.neighbour else { return [NewTable]() }
      let (table, references) = (project.tables[neighbour], group.references)
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
    let folder: FilePath
    let name: String

    static func < (left: Place, right: Place) -> Bool {
      (left.folder, left.name) < (right.folder, right.name)
    }
  }

  /// The calls that use a table, and the tables that they stand next to.
  private struct Group {
    private(set) var references: [KeyReference] = []
    private var calls: [Int: Int] = [:]

    mutating func add(_ reference: KeyReference, beside tables: [Int]) {
      references.append(reference)
      for table in tables { calls[table, default: 0] += 1 }
    }

    /// The table next to most calls; of several, the first.
    var neighbour: Int? {
      calls.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
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
