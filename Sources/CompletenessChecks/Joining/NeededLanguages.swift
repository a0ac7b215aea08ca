package import LocalizationModel
import SourceFiles

extension [StringTable] {
  /// Finds the tables of apps that are one app, built once for each language, and enters the only
  /// language that each of them needs.
  ///
  /// Such an app has a folder for each variant, and in all of them a table of one name: none of these
  /// tables has two languages, and none of the languages stands in two folders.
  mutating func findVariants() {
    let candidates = indices.filter { self[$0].languages.count == 1 }
    guard candidates.count >= Self.fewestVariants else { return }
    for group in Dictionary(grouping: indices, by: { VariantName(of: self[$0]) }).values {
      let languages = Set(group.flatMap { self[$0].languages })
      let areVariants =
        group.count >= Self.fewestVariants && languages.count == group.count
        && group.allSatisfy { self[$0].languages.count == 1 && self[$0].vacantLanguages.isEmpty }
      guard areVariants else { continue }
      for index in group { self[index].onlyLanguage = self[index].languages[0] }
    }
  }

  /// Two folders may be anything: one of them that of a module which was forgotten.
  private static let fewestVariants = 3
}

/// The name of a table, and its folder but for the part that tells the variants apart.
private struct VariantName: Hashable {
  let name: String
  let parent: FilePath

  init(of table: StringTable) {
    name = table.name
    parent = table.container.folder
  }
}

extension [StringTable] {
  /// Enters the languages for which the system takes a form of another region, or none of any: a
  /// bundle that has `de-DE.lproj` and no `de.lproj` shows the former to all who read German, and
  /// one that has `de.lproj` alone shows it in Germany too.
  mutating func findRegions() {
    let neighbors = Neighbors(self)
    for index in indices where self[index].languages.count > 1 {
      self[index].languagesByRegion = neighbors.languagesByRegion(in: self[index])
    }
  }
}

/// The languages of what goes into a bundle together: all tables of a target, or of a folder where no
/// target is known.
private struct Neighbors {
  private var targets: [TargetPlace: Set<Language>] = [:]
  private var folders: [FilePath: Set<Language>] = [:]
  /// The regional forms, and the languages that have any.
  private var candidates: Set<Language> = []

  init(_ tables: [StringTable]) {
    let regional = Set(tables.flatMap(\.languages)).filter { $0.parent != nil }
    guard !regional.isEmpty else { return }
    candidates = regional.union(regional.flatMap(\.ancestors))
    for table in tables {
      let languages = table.languages + table.vacantLanguages
      folders[table.container, default: []].formUnion(languages)
      for place in table.places { targets[place, default: []].formUnion(languages) }
    }
  }

  func languagesByRegion(in table: StringTable) -> Set<Language> {
    guard !candidates.isEmpty else { return [] }
    let places = table.places
    let present = places.reduce(into: places.isEmpty ? folders[table.container] ?? [] : []) {
      $0.formUnion(targets[$1] ?? [])
    }
    let others = candidates.subtracting(present)
    if others.isEmpty { return [] }
    let own = Set(table.languages)
    let ofRegions = Set(table.languages.flatMap(\.ancestors))
    return others.filter { !own.isDisjoint(with: $0.ancestors) || ofRegions.contains($0) }
  }
}

extension Language {
  /// The languages that a regional form belongs to, the nearest first.
  fileprivate var ancestors: [Language] { Array(sequence(first: self, next: \.parent).dropFirst()) }
}

extension [StringTable] {
  /// Enters the languages of the projects that have tables, where several lie beside each other: an app
  /// for phones need not have those of the app for Macs.
  mutating func findProjects(_ declared: DeclaredLanguages) {
    guard declared.knownProjects.count > 1 else { return }
    let lists = declared.lists.reduce(into: [FilePath: Set<Language>]()) {
      $0[$1.path.folder, default: []].formUnion($1.languages)
    }
    let known = Set(declared.knownProjects)
    for index in indices {
      let projects = Set(self[index].places.map(\.manifest))
      guard !projects.isEmpty, projects.isSubset(of: known) else { continue }
      self[index].languagesOfProjects = projects.reduce(into: []) { $0.formUnion(lists[$1] ?? []) }
    }
  }
}

extension StringTable {
  fileprivate var places: Set<TargetPlace> { Set(files.flatMap(\.membership.places)) }
}

extension StringTable {
  /// Returns those of some languages that anybody needs the table in.
  package func neededLanguages(of expected: [Language]) -> [Language] {
    let wanted = wantedLanguages(of: expected)
    guard needsNoFurtherLanguage else { return wanted }
    return wanted.filter { $0 == developmentLanguage || languages.contains($0) }
  }

  /// Returns the same with those that a table which needs no further one lacks.
  func wantedLanguages(of expected: [Language]) -> [Language] {
    if let onlyLanguage { return expected.filter { $0 == onlyLanguage } }
    let shipped = shippedLanguages(of: expected)
    if languagesByRegion.isEmpty { return shipped }
    return shipped.filter { $0 == developmentLanguage || !languagesByRegion.contains($0) }
  }

  /// Returns those of some languages that they have who ship the table.
  package func shippedLanguages(of expected: [Language]) -> [Language] {
    guard let languagesOfProjects else { return expected }
    return expected.filter { $0 == developmentLanguage || languagesOfProjects.contains($0) }
  }
}
