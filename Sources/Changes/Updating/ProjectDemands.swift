import CompletenessChecks
import KeyExtraction
import LocalizationModel
import SourceFiles

/// The keys that code uses of each table of a project.
struct ProjectDemands {
  /// For each table what is asked of the keys that it has, by the key.
  private(set) var listed: [[ExactKey: KeyDemand]] = []
  /// For each table its missing keys, in the order of the first calls.
  private(set) var missing: [[KeyDemand]]
  /// Calls for tables that there are not.
  private(set) var homeless: [KeyReference] = []
  /// Calls for keys that are not known in full.
  private(set) var unclear: [KeyReference] = []
  /// The first calls for keys that Xcode does not extract, and that catalogs hold nothing like.
  private(set) var leftOut: [KeyReference] = []
  /// Sources that no target compiles, and that use keys which no table has.
  private(set) var uncompiled: [FilePath] = []

  /// The first calls for keys that tables would get and that are most likely misspelled, with these.
  private(set) var misspelled: [(call: KeyReference, key: MisspelledKey, isAdded: Bool)] = []

  /// Asks a project; `addsAll` says whether catalogs get what Xcode does not extract too.
  init(_ project: Project, _ homes: ModuleHomes, macros: Set<String>, addsAll: Bool = false) {
    var habits = KeyHabits(project, homes, macros: macros)
    missing = project.tables.map { _ in [] }
    let known = KnownKeys(project)
    let absent = Self.absentKeys(of: project)
    let vendored = VendoredTables(of: project)
    let stale = StaleCalls(of: project, homes, macros)
    var found: [Place: [KeyReference]] = [:]
    var order: [Place] = []
    var uncompiled: Set<FilePath> = []
    func add(_ key: String, _ reference: KeyReference, _ table: Int) {
      let place = Place(table: table, key: ExactKey(key))
      if found[place] == nil { order.append(place) }
      found[place, default: []].append(reference)
    }
    for (number, reference) in project.references.enumerated()
    where reference.hasKnownTable && reference.isInApp && homes.isOfPlatform(reference)
      && !vendored.answer(reference)
    {
      if reference.context == .uncompiled {
        let path = reference.location.path
        if !known.holdAnywhere(number), !KeyExtractor.isLogos(path) { uncompiled.insert(path) }
        continue
      }
      let tables = homes.homes(of: reference)
      if tables.isEmpty, !known.holdAnywhere(number) || absent.contains(number) {
        homeless.append(reference)
      }
      for home in tables {
        for phrase in project.tables[home.table].absentPhrases(of: reference) {
          add(phrase, reference, home.table)
        }
        if stale.contain(number, of: home.table) {
          add(reference.key, reference, home.table)
          continue
        }
        guard !known.hold(number, in: home) || absent.contains(number) else {
          continue
        }
        // Xcode puts everything that it extracts into a catalog; all else is for texts that
        // are translated.
        let isCatalog = project.tables[home.table].files.contains(where: \.isCatalog)
        guard isCatalog && home.isOwn && reference.isExtracted(macros) || absent.contains(number)
        else { continue }
        guard reference.isEvident else {
          unclear.append(reference)
          continue
        }
        add(reference.key, reference, home.table)
      }
    }
    self.uncompiled = uncompiled.sorted()
    if !addsAll {
      leaveOut(of: &order, found, stale, project, &habits)
      leaveOutMisspelled(of: &order, found, project)
    }
    let several = project.references.placesOfSeveralKeys()
    listed = project.tables.indices.map {
      Self.listed(in: $0, of: project, homes, addsAll ? nil : habits, macros, several)
    }
    for place in order {
      let own = (found[place] ?? []).filter { homes.isOwn($0, of: place.table) }
      var demand =
        own.isEmpty
        ? KeyDemand(ofOthers: place.key.text, found[place] ?? [])
        : KeyDemand(place.key.text, own, macros: macros, several: several)
      if stale.hold(place.key, of: place.table) {
        demand.isStaleByMistake = true
        listed[place.table][place.key] = demand
      } else {
        missing[place.table].append(demand)
      }
    }
  }

  private struct Place: Hashable {
    let table: Int
    let key: ExactKey
  }

  /// Takes out the keys that Xcode would not put into a catalog, unless it holds others like them, or
  /// users see the bare key.
  private mutating func leaveOut(
    of places: inout [Place],
    _ found: [Place: [KeyReference]],
    _ stale: StaleCalls,
    _ project: Project,
    _ habits: inout KeyHabits
  ) {
    let bare = project.absentKeys.filter { $0.isWorthATranslation && $0.text == nil }
      .reduce(into: [String: Set<ExactKey>]()) {
        $0[$1.table, default: []].insert(ExactKey($1.key))
      }
    func written(_ place: Place) -> Bool {
      project.tables[place.table].key(named: place.key.text).map { !$0.isUnwritten } ?? false
    }
    let isOfCatalog = project.tables.map { $0.files.contains(where: \.isCatalog) }
    let isAdded = habits.add(
      places.map { place in
        let table = project.tables[place.table].name
        let references = found[place] ?? []
        let isStale = stale.hold(place.key, of: place.table)
        let isBare =
          isStale
          ? !references.allSatisfy(\.bringsText) : bare[table]?.contains(place.key) == true
        // Who names the bundle of a module or a class finds the key in no other table of the name.
        let isShown = references.contains { !$0.isForDevelopers }
        let isOfModule = references.allSatisfy(\.traits.namesBundleOfTarget)
        return KeyHabits.Lacked(
          references: references,
          table: place.table,
          name: [table, place.key.text] + (isOfModule ? [String(place.table)] : []),
          isAdded: isShown && (isBare || !isOfCatalog[place.table]),
          isWritten: isStale && written(place)
        )
      }
    )
    leftOut = zip(places, isAdded).compactMap { place, isAdded in
      isAdded || stale.hold(place.key, of: place.table) ? nil : found[place]?.first
    }
    places = zip(places, isAdded).filter(\.1).map(\.0)
  }

  /// Takes out the keys that stand for others by mistake, and would take the uses from these; a catalog
  /// gets them by each build.
  private mutating func leaveOutMisspelled(
    of places: inout [Place],
    _ found: [Place: [KeyReference]],
    _ project: Project
  ) {
    let all = project.misspelledKeys
    guard !all.isEmpty, !places.isEmpty else { return }
    let keys = Dictionary(all.map { ([$0.table, $0.key], $0) }) { first, _ in first }
    places.removeAll { place in
      let table = project.tables[place.table]
      guard let key = keys[[table.name, place.key.text]], let call = found[place]?.first else {
        return false
      }
      let isCatalog = table.files.contains(where: \.isCatalog)
      misspelled.append((call, key, isAdded: isCatalog))
      return !isCatalog
    }
  }

  /// The calls whose key some table has.
  private struct KnownKeys {
    private let byTable: [Set<Int>]
    private let all: Set<Int>

    init(_ project: Project) {
      byTable = project.tables.map { Set($0.keys.flatMap(\.references)) }
      let outside = project.outsideTables.flatMap { $0.keys.flatMap(\.references) }
      all = byTable.reduce(into: Set(outside)) { $0.formUnion($1) }
    }

    func holdAnywhere(_ reference: Int) -> Bool { all.contains(reference) }

    /// Whether a table need not get the key of a call: it has it, or it is not certain that it is
    /// the one that the code asks, and another one has it.
    func hold(_ reference: Int, in home: Home) -> Bool {
      if home.isCertain { return byTable[home.table].contains(reference) }
      return all.contains(reference)
    }

    typealias Home = ModuleHomes.Home
  }

  /// Gathers what is asked of the keys that a table has.
  private static func listed(
    in table: Int,
    of project: Project,
    _ homes: ModuleHomes,
    _ habits: KeyHabits?,
    _ macros: Set<String>,
    _ several: Set<SourceLocation>
  ) -> [ExactKey: KeyDemand] {
    var demands: [ExactKey: KeyDemand] = [:]
    for key in project.tables[table].keys {
      let references = key.references.map { project.references[$0] }.filter {
        $0.isInApp && homes.isOwn($0, of: table)
      }
      // What developers alone see stays as it is where the table has little of it, and says nothing
      // of what users see too.
      let usual = references.filter { !$0.isForDevelopers }
      if usual.isEmpty, habits?.want(references, in: table) == false { continue }
      if references.isEmpty { continue }
      let speaking = usual.isEmpty ? references : usual
      var demand = KeyDemand(key.key, speaking, macros: macros, several: several)
      demand.isInDoubt = speaking.allSatisfy { homes.isInDoubt($0, of: table) }
      demands[ExactKey(key.key)] = demand
    }
    return demands
  }

  /// The numbers of the references to keys that are missing from the development language.
  private static func absentKeys(of project: Project) -> Set<Int> {
    let keys = project.absentKeys.lazy.filter(\.isWorthATranslation).flatMap { absent in
      absent.references.lazy.filter { project.references[$0].key == absent.key }
    }
    return Set(keys)
  }
}

extension KeyReference {
  /// Whether the compiler of the app extracts the call: not in tests, nor in `#Preview`.
  fileprivate var isInApp: Bool { context != .test && context != .previewMacro }
}
