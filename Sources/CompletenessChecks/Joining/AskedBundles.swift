import LocalizationModel
import SourceFiles

extension Project {
  /// Enters which tables in bundles the code asks for, so that it is their only reader; it is to be known
  /// which keys it asks for.
  ///
  /// The code of other bundles may be elsewhere. It has to ask for half of the texts, and not only for
  /// those that a table of the app has under the same name.
  mutating func findAskedBundles() {
    let bundles = tables.indices.filter { tables[$0].isInBundleOfCode }
    guard !bundles.isEmpty else { return }
    let names = Set(bundles.map { tables[$0].name })
    let others = Dictionary(
      grouping: tables.filter { !$0.isReadBySystem && names.contains($0.name) },
      by: \.name
    )
    for index in bundles {
      let table = tables[index]
      let own = table.keys.filter { $0.translation(in: table.developmentLanguage) != nil }
      let asked = own.count { key in
        let isOfApp = others[table.name]?.contains { $0.key(named: key.key) != nil } ?? false
        return key.references.contains { !isOfApp || references[$0].traits.contains(.namesBundle) }
      }
      tables[index].isAskedInBundle = asked > 0 && asked * 2 >= own.count
    }
  }
}

extension StringTable {
  /// Whether the table lies in a bundle and is of a kind that code reads; the app's settings are read by
  /// the system, whatever they hold.
  fileprivate var isInBundleOfCode: Bool {
    container.fileExtension == "bundle" && container.name != "Settings.bundle"
      && !isOfKindReadBySystem
  }
}
