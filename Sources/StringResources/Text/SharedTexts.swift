public import LocalizationModel
import SourceFiles

extension [LocalizedTable] {
  /// Lets the files of each table share the texts of the keys and comments that they have alike.
  ///
  /// Files of a table mostly have the same keys in nearly the same order. A key is looked for
  /// behind the place where the file before it had the last one; where it is not near, it keeps a
  /// text of its own.
  ///
  /// Complexity: linear in the number of entries.
  public mutating func shareTexts() {
    var models: [TableName: Int] = [:]
    for index in indices {
      if let model = models.updateValue(index, forKey: TableName(self[index])) {
        self[index].shareTexts(with: self[model].entries)
      }
    }
  }

  /// What the files of a table have in common.
  private struct TableName: Hashable {
    let container: FilePath
    let name: String

    init(_ table: LocalizedTable) {
      (container, name) = (table.container, table.name)
    }
  }
}

extension LocalizedTable {
  fileprivate mutating func shareTexts(with model: [TableEntry]) {
    let reach = 8
    var next = 0
    for index in entries.indices {
      let candidates = next..<Swift.min(next + reach, model.count)
      let found = candidates.first { model[$0].key.hasSameBytes(as: entries[index].key) }
      guard let found else { continue }
      next = found + 1
      entries[index].key = model[found].key
      if let comment = entries[index].comment, let shared = model[found].comment,
        comment.hasSameBytes(as: shared)
      {
        entries[index].comment = shared
      }
    }
  }
}
