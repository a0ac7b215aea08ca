package import LocalizationModel

/// The tables of a project as they were at an earlier revision.
package struct EarlierTables {
  private let now: [String: [StringTable]]
  private let earlier: [String: [StringTable]]

  package init(of project: Project) {
    now = Dictionary(grouping: project.tables, by: \.name)
    earlier = Dictionary(grouping: project.earlierTables, by: \.name)
  }

  /// Returns the table that a table was; nil where it is new.
  package func table(before table: StringTable) -> StringTable? {
    let named = earlier[table.name] ?? []
    // The only table of its name may have moved.
    let moved = named.count == 1 && now[table.name]?.count == 1 ? named.first : nil
    return named.first { $0.container == table.container } ?? moved
  }
}
