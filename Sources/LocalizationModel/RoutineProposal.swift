/// A routine that nobody has named, and whose literals are keys of the tables.
package struct RoutineProposal: Hashable, Sendable {
  /// The routine as a configuration names it, such as `tr(_ key)`.
  package let routine: String
  /// How many calls of it get a literal.
  package let calls: Int

  package init(routine: String, calls: Int) {
    self.routine = routine
    self.calls = calls
  }
}
