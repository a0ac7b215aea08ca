import SourceFiles
/// A constant of another file that names a table: `Texts.table`, or `table` outside of all types.
struct TableConstant: Hashable, Sendable {
  /// The type that declares it; empty outside of all.
  let owner: String
  let name: String
  /// The file that names it.
  let path: FilePath

  /// Its mark among the strings that declarations are sorted by.
  var sortKey: String { "\(owner).\(name) \(path.string)" }
}

extension Routine {
  /// Returns the constant that says the table which a call with these labels looks in if it names none.
  func tableConstant(of argumentLabels: [String?]) -> TableConstant? {
    guard overloads.contains(where: { $0.tableConstant != nil }) else { return nil }
    let meant = candidates(for: argumentLabels).lazy.map(\.0)
      .filter { $0.form == .suffix || $0.parameters.contains(where: \.isKey) }
    let constants = Set(meant.map(\.tableConstant))
    return constants.count == 1 ? constants.first ?? nil : nil
  }
}
