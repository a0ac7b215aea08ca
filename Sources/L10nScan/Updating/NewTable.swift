import CompletenessChecks
import LocalizationModel
import SourceFiles
import StringResources

/// A table that code asks for and that is not there yet, where the module keeps its tables.
struct NewTable {
  let path: FilePath
  /// The file without any key.
  let emptyBytes: [UInt8]
  let edits: [TableEdit]
  let changes: [TableChange]

  /// Makes a file for the keys that no file of a table can take.
  init(beside table: StringTable, _ demands: [KeyDemand], _ project: Project) {
    self.init(named: table.name, beside: table, demands, project)
  }

  private init(
    named name: String,
    beside table: StringTable,
    _ demands: [KeyDemand],
    _ project: Project
  ) {
    let language = project.languages.development
    if table.files.contains(where: \.isCatalog) {
      path = table.container.appending(name + ".xcstrings")
      emptyBytes = NewCatalog(sourceLanguage: language.id).bytes
      let catalog = LocalizedTable(path: path, format: .stringCatalog)
      var sync = CatalogSync(catalog, source: language, options: UpdateOptions())
      for demand in demands { sync.insert(demand) }
      (edits, changes) = (sync.edits, sync.changes)
    } else {
      let file = table.files.first { $0.languages.contains(language) && $0.format == .strings }
      let folder = file?.path.folder ?? table.container.appending(language.id + ".lproj")
      path = folder.appending(name + ".strings")
      emptyBytes = []
      var sync = StringsSync(LocalizedTable(path: path, format: .strings), options: UpdateOptions())
      for demand in demands { sync.insert(demand) }
      (edits, changes) = (sync.edits, sync.changes)
    }
  }

  /// Makes the tables that calls ask for, each beside the nearest table of the project.
  ///
  /// - Returns: The tables, and the calls in whose reach there is none.
  static func tables(
    for references: [KeyReference],
    in project: Project,
    _ homes: ModuleHomes,
    _ macros: Set<String>
  ) -> (tables: [NewTable], unreached: [KeyReference]) {
    let candidates = project.tables.indices.filter { project.tables[$0].mayHaveNeighbours }
    var groups: [Place: [KeyReference]] = [:]
    var unreached: [KeyReference] = []
    for reference in references where reference.isEvident {
      guard FilePath(".").file(named: reference.tableName) != nil,
        !reference.tableName.isNameReadBySystem
      else { continue }
      let neighbours = homes.find(among: candidates, for: reference)
      if neighbours.isEmpty, reference.isWorthATranslation { unreached.append(reference) }
      for neighbour in neighbours {
        let place = Place(neighbour: neighbour.table, name: reference.tableName)
        groups[place, default: []].append(reference)
      }
    }
    let tables = groups.sorted { $0.key < $1.key }.map { place, references in
      let keys = Dictionary(grouping: references) { ExactKey($0.key) }
        .sorted { $0.key.text.precedesInBytes($1.key.text) }
      let demands = keys.map { KeyDemand($0.key.text, $0.value, macros: macros) }
      let table = project.tables[place.neighbour]
      return NewTable(named: place.name, beside: table, demands, project)
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
