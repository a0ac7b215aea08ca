/// An argument of a framework's routine that is a key: one cell of the tables of routines.
///
/// A test asks for an annotated call with each of them, so that no row can go without a failure.
package struct KeyArgument: Hashable, Sendable, CustomStringConvertible {
  /// The routine's name, as references have it.
  package let routine: String
  /// The argument's label; nil for an unlabeled one.
  package let label: String?

  package init(routine: String, label: String?) {
    self.routine = routine
    self.label = label
  }

  package var description: String { "\(routine)(\(label ?? "_"):)" }

  /// All of them, sorted by routine and label.
  package static let all: [KeyArgument] = {
    let routines =
      Routine.foundation + Routine.swiftUI + Routine.appIntents + Routine.swifternalization
    let arguments = routines.flatMap { routine in
      var labels: [String?] = routine.labels.filter(\.role.isKey).map(\.label)
      if routine.unlabeled.contains(where: \.isKey) { labels.append(nil) }
      return labels.map { KeyArgument(routine: routine.name, label: $0) }
    }
    return Set(arguments).sorted { ($0.routine, $0.label ?? "") < ($1.routine, $1.label ?? "") }
  }()
}
