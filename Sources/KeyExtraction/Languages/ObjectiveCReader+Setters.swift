import LocalizationModel
import SourceFiles
import SwiftSource

extension ObjectiveCReader {
  /// Reads `label.textKey = @"…"`, which sends the message `setTextKey:`, from a name before the sign.
  ///
  /// Many classes may have a property of the name, so that the receiver's is to be known.
  func readAssignment(at name: Int, _ word: Word, into file: inout FileReading) {
    guard list.isMember(name),
      let setter = context.routines.setters[word],
      let receiver = receivers.receiver(ofMessageAt: name - 1)
    else { return }
    let routine = context.routines[setter].lazy.filter { $0.form == .message }
      .map { context.routines.meant($0, by: setter, sentTo: receiver) }
      .first { $0.takesKey(labels: [setter]) }
    guard let routine, let assignment = list.assignment(to: name) else { return }
    let value = list.cValue(of: assignment, limit: list.count)
    guard value.upperBound < list.count else { return }
    read(RoutineCall(of: routine, [(setter, value)], [setter]), at: name, into: &file)
  }
}
