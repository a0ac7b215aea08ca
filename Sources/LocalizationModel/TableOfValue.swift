/// A table that a call names beside a value whose keys stand elsewhere:
/// `Text(model.message, tableName: "Chat")`.
package struct TableOfValue: Hashable, Comparable, Sendable, Codable {
  /// The last part of the value's name: `message`.
  package var value: String
  /// The table's name; nil where it is unknown.
  package var table: String?

  package init(value: String, table: String?) {
    self.value = value
    self.table = table
  }

  package static func < (left: TableOfValue, right: TableOfValue) -> Bool {
    if left.value != right.value { return left.value < right.value }
    guard let table = left.table, let other = right.table else { return right.table != nil }
    return table < other
  }
}
