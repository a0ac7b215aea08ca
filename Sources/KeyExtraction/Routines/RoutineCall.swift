import SwiftSource

/// A call of a routine: its arguments, and the part that each of them has in the look-up.
struct RoutineCall {
  let routine: Routine
  private(set) var arguments: [TokenList.Argument]
  /// The arguments' labels, by which routines are asked.
  let labels: [String?]
  private(set) var roles: [Routine.Role?]

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

  /// Adds the string that the call is a method of, where that is the text of its key.
  mutating func addReceiver(_ receiver: @autoclosure () -> Range<Int>?) {
    guard routine.bringsReceiver(labels), let receiver = receiver() else { return }
    arguments.append((nil, receiver))
    roles.append(.value)
  }

  /// Leaves out an argument that is no key in this call.
  mutating func leaveOut(_ position: Int) { roles[position] = nil }

  /// How many of the arguments are keys.
  var keyCount: Int { roles.count { $0?.isKey ?? false } }

  /// Returns whether it is meant rather than another one with as many keys: it has all labels of a
  /// routine that leaves out none, or is one of one's own that takes a plain string, which a
  /// literal is first of all.
  func isPreferred(to other: RoutineCall) -> Bool {
    let (isWhole, isOtherWhole) = (routine.hasAllLabels(labels), other.routine.hasAllLabels(labels))
    if isWhole != isOtherWhole { return isWhole }
    return !routine.overloads.isEmpty && other.routine.overloads.isEmpty
      && roles.contains(.stringKey) && !other.roles.contains(.stringKey)
  }
}
