import CompletenessChecks
import L10nScan
import LocalizationModel
import ProjectModel
import SourceFiles
import StringResources

/// The names of an app and of its types, and its reasons for permissions, as the configurations of the
/// targets that take a table have them.
///
/// Xcode's sync takes the names into a catalog, be it to be translated or not.
struct BundleTexts {
  /// The names of which all configurations say the same, by their keys.
  private(set) var names: [String: String] = [:]
  private var literals: Set<String> = []
  /// The lists of all configurations; none if some are unknown.
  private var lists: [BuiltInfoPropertyList] = []

  /// Gathers the texts for a table; none if some are unknown.
  init(of table: StringTable, in files: FileSystem) {
    guard table.isOfInfoPropertyList else { return }
    let taken = table.files.filter { !$0.isInfoPropertyList }.flatMap(\.membership.places)
    let places = Set(taken).filter { $0.manifest.fileExtension == "xcodeproj" }.sorted()
    let lists = places.map { Self.lists(of: $0, in: files) }
    guard let first = lists.first??.first, lists.allSatisfy({ $0 != nil }) else { return }
    let all = lists.flatMap { $0 ?? [] }
    self.lists = all
    guard table.files.contains(where: \.isCatalog) else { return }
    names = first.names.filter { name in all.allSatisfy { $0.names[name.key] == name.value } }
    literals = all.reduce(first.literals) { $0.intersection($1.literals) }
  }

  /// The texts that the catalog must have.
  var demands: [KeyDemand] {
    let names = names.ordered(by: \.key).map {
      KeyDemand($0.key, text: $0.value, comment: InfoPropertyListKey.name(of: $0.key))
    }
    return names + literals.sorted().map { KeyDemand($0, text: nil, comment: nil) }
  }

  /// Returns the permission text of each configuration that has one; nil if one is unknown.
  func reasons(for key: String) -> [String]? {
    let found = lists.compactMap { $0.reasons[key] }
    let known = found.compactMap(\.self)
    return lists.isEmpty || known.count < found.count ? nil : known
  }

  /// Returns the list of each configuration of a target; nil where one is unknown.
  private static func lists(
    of place: TargetPlace,
    in files: FileSystem
  ) -> [BuiltInfoPropertyList]? {
    guard let project = files.configurations(ofXcodeProject: place.manifest) else { return nil }
    let read = files.reader(ofXcodeProject: place.manifest)
    let configurations = project.configurations(of: place.name)
    let lists = configurations.compactMap {
      BuiltInfoPropertyList($0, in: project.projectFolder, reading: read)
    }
    return lists.isEmpty || lists.count < configurations.count ? nil : lists
  }
}
