/// A call of a routine: its arguments, and the part that each of them has in the look-up.
struct RoutineCall {
  let routine: Routine
  let arguments: [TokenList.Argument]
  /// The arguments' labels, by which routines are asked.
  let labels: [String?]
  let roles: [Routine.Role?]

  init(of routine: Routine, _ arguments: [TokenList.Argument]) {
    self.init(of: routine, arguments, arguments.map(\.label))
  }

  /// Makes a call of arguments whose labels are at hand.
  init(of routine: Routine, _ arguments: [TokenList.Argument], _ labels: [String?]) {
    self.routine = routine
    self.arguments = arguments
    self.labels = labels
    roles = routine.roles(of: labels)
  }

  /// How many of the arguments are keys.
  var keyCount: Int { roles.count { $0?.isKey ?? false } }

  /// Whether it has all labels of a routine that leaves out none.
  var isWhole: Bool { routine.hasAllLabels(labels) }
}
