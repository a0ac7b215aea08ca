import LocalizationModel
import SourceFiles

/// The files of a history and of today, by number, with what their paths say.
///
/// A walk asks this for each text of each commit.
struct HistoryFiles: Sendable {
  let paths: [FilePath]
  /// The number of the language's folder that each file lies in, which says its language.
  let languages: [Int]
  /// Whether the path of each file does not say that its texts are in another language than the
  /// development language.
  let mayHoldFirstTexts: [Bool]
  /// The number of each file's table.
  private let tables: [Int]
  /// The files of each table, at any time.
  private let members: [[Int]]

  init(_ paths: [FilePath], development: Language) {
    self.paths = paths
    mayHoldFirstTexts = paths.map { $0.mayHoldTexts(in: development) }
    languages = paths.map { $0.folder.fileExtension == "lproj" ? $0.folder.name : "" }.numbered()
    tables = paths.map { $0.folderOfTables.appending($0.stem) }.numbered()
    var members = Array(repeating: [Int](), count: (tables.max() ?? -1) + 1)
    for (file, table) in tables.enumerated() { members[table].append(file) }
    self.members = members
  }

  /// Returns the files of a file's table, itself included.
  func siblings(of file: Int) -> [Int] { members[tables[file]] }

  /// Whether two files are of the same table.
  func areSiblings(_ file: Int, _ other: Int) -> Bool { tables[file] == tables[other] }
}

extension Array where Element: Hashable {
  /// Returns a number for each element, the same one for those that are equal, from 0 on.
  fileprivate func numbered() -> [Int] {
    var numbers: [Element: Int] = [:]
    return map { element in
      if let known = numbers[element] { return known }
      numbers[element] = numbers.count
      return numbers.count - 1
    }
  }
}

extension FilePath {
  fileprivate func mayHoldTexts(in language: Language) -> Bool {
    let name = folder.stem
    return folder.fileExtension != "lproj" || Language.namesBase(name) || Language(name) == language
  }
}
