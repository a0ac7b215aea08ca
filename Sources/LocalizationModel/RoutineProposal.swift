/// A routine that no setting names, and whose literals are keys of the tables, or that is called
/// like a look-up of other texts.
package struct RoutineProposal: Hashable, Sendable {
  /// The routine as a configuration names it, such as `tr(_ key)`.
  package let routine: String
  /// The name alone.
  package var name: Substring { routine.prefix { $0 != "(" } }
  /// How many calls of it get a literal.
  package let calls: Int
  /// The names of the tables that have the keys which its calls name, sorted, or of all where they name
  /// none: others of their keys may be requested by calls of it that get no plain literal.
  package let tables: [String]

  package init(routine: String, calls: Int, tables: [String]) {
    self.routine = routine
    self.calls = calls
    self.tables = tables
  }
}
