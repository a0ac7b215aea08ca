import LocalizationModel
import SourceFiles

extension [LocalizedTable] {
  /// The files with one name for each table, where its files are spelled in different cases.
  ///
  /// `infoPlist.strings` in one language and `InfoPlist.strings` in the others are one table, as every
  /// Mac has it; two in the folder of one language are two tables.
  var joiningSpellings: [LocalizedTable] {
    let names = Set(map(\.name))
    // Nearly every project spells its tables in one way.
    guard Set(names.map { $0.lowercased() }).count < names.count else { return self }
    var tables = self
    let groups = Dictionary(grouping: indices) { index in
      self[index].container.appending(self[index].name.lowercased())
    }
    for group in groups.values where !holdsTwoTables(group) {
      let name = bestName(group)
      for index in group { tables[index].name = name }
    }
    return tables
  }

  /// Whether a folder has some of the files in more than one spelling.
  private func holdsTwoTables(_ group: [Int]) -> Bool {
    Dictionary(grouping: group) { self[$0].path.folder }.values.contains { files in
      Set(files.map { self[$0].name }).count > 1
    }
  }

  /// Returns the spelling that the system uses, else the one that most files have.
  private func bestName(_ group: [Int]) -> String {
    let counts = Dictionary(grouping: group) { self[$0].name }.mapValues(\.count)
    let ranked = counts.sorted { left, right in
      let (mine, other) = (left.key.isNameReadBySystem, right.key.isNameReadBySystem)
      if mine != other { return mine }
      return left.value != right.value ? left.value > right.value : left.key < right.key
    }
    return ranked[0].key
  }
}
