import SourceFiles
import StringResources
import TextFormats

/// Returns what is wrong, in the words of Apple's tool, and notes how bad it is.
///
/// Where Apple's message ends, the place is added in brackets, so that a script that looks for the
/// message finds it as it knows it.
struct GenstringsReport {
  let name: String
  let arguments: GenstringsArguments
  let complain: (VisibleText) -> Void
  private(set) var outcome = GenstringsRun.Outcome.complete

  init(name: String, arguments: GenstringsArguments, complain: @escaping (VisibleText) -> Void) {
    self.name = name
    self.arguments = arguments
    self.complain = complain
  }

  var hasFailures: Bool { outcome == .failed }

  /// Reports input that cannot be read.
  mutating func tell(_ failure: String, isFailure: Bool = true) {
    complain("\(name): error: \(failure)")
    if isFailure { outcome = .failed }
  }

  /// Reports unknown options, which Apple's tool skips in silence.
  func tellOfUnknownOptions() {
    for option in arguments.unknownOptions {
      complain("\(name): warning: unknown option '\(option)' is ignored")
    }
  }

  /// Reports calls in a file that give no entry, and those that disagree with earlier ones, in
  /// the order of their places.
  mutating func tell(_ defects: [GenstringsScan.Defect], _ conflicts: [GenstringsTables.Conflict]) {
    var defects = defects[...]
    for conflict in conflicts {
      let start = conflict.location.place.offset
      while let defect = defects.first, defect.location.place.offset < start {
        tell(defect)
        defects.removeFirst()
      }
      tell(conflict)
    }
    for defect in defects { tell(defect) }
  }

  private mutating func tell(_ defect: GenstringsScan.Defect) {
    if defect.problem.dropsEntry, !arguments.exitsAsApple { outcome = max(outcome, .incomplete) }
    switch defect.problem {
    case .invalidUnicode(let sequence): complain("invalid unicode sequence: \(sequence)")
    case .keyIsEmpty where !arguments.scan.isStrict: tell("Key is empty.", at: defect.location)
    case .keyIsEmpty, .keyIsNoLiteral:
      tell("Argument is not a literal string.", at: defect.location)
    }
  }

  private func tell(_ conflict: GenstringsTables.Conflict) {
    complain(
      """
      Key "\(conflict.key)" used with multiple values. Value "\(conflict.kept)" kept. \
      Value "\(conflict.ignored)" ignored.\(place(conflict.location))
      """
    )
  }

  /// Reports keys with several comments, once all files are read.
  func tellOfComments(in tables: GenstringsTables) {
    guard !arguments.isQuiet else { return }
    for entry in tables.names.flatMap({ tables.tables[$0]?.entries ?? [] }) {
      guard let other = entry.otherComment else { continue }
      let comments = entry.comments.sortedAsComments().map { "\"\($0)\"" }
        .joined(separator: " & ")
      complain(
        """
        \(name): warning: Key "\(entry.key)" used with multiple comments \(comments)\
        \(place(other))
        """
      )
    }
  }

  private func tell(_ reason: String, at location: SourceLocation) {
    complain(
      """
      \(name): error: bad entry in file \(location.path) (line = \(location.line)): \(reason)\
      \(place(location))
      """
    )
  }

  private func place(_ location: SourceLocation) -> String {
    arguments.scan.isStrict ? "" : " [\(location)]"
  }
}
