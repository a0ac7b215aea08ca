import LocalizationModel
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

extension StringTable {
  /// Returns those of some languages that anybody needs the table in.
  func neededLanguages(of expected: [Language]) -> [Language] {
    guard let onlyLanguage else { return expected }
    return expected.filter { $0 == onlyLanguage }
  }
}
