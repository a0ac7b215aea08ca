import CommandLineOptions
import L10nScan
import SourceFiles

/// Whether a command that changes files does so, or only tells what it would do.
struct ChangeSettings: OptionSettings {
  var isCheck = false
  var isDryRun = false

  static let options: [Option<Self>] = [
    .flag("check", \.isCheck, help: "Only list what would change, and fail if anything would"),
    .flag("dry-run", \.isDryRun, help: "Print what would change as a diff, change nothing"),
  ]

  /// Tells what is wrong with the options.
  func check() throws(CommandFailure) {
    guard isCheck, isDryRun else { return }
    throw CommandFailure(usage: "options '--check' and '--dry-run' exclude each other")
  }

  /// Whether nothing is to be written.
  var isPreview: Bool { isCheck || isDryRun }

  /// Writes all files or none; a dry run prints the difference instead.
  ///
  /// - Returns: `findings` where only a preview was wanted, and something would change.
  func write(_ changes: [FileChange], in console: Console) throws(CommandFailure) -> ExitCode {
    if isDryRun { try console.print(changes.flatMap { UnifiedDifference($0).bytes }) }
    if isPreview { return changes.isEmpty ? .success : .findings }
    try console.write(changes)
    return .success
  }
}

extension Console {
  /// Writes all files or none; `verb` is what is done to them, in a word.
  ///
  /// A signal that ends the program waits until then, and it is told how far the files are.
  func write(
    _ changes: [FileChange],
    asTo verb: String = "changed"
  ) throws(CommandFailure) {
    try EndingSignals.waiting { () throws(CommandFailure) in
      do throws(FileChangeError) {
        try changes.write(in: files)
      } catch {
        let names = error.changed.map { "'\($0)'" }.joined(separator: ", ")
        let state =
          names.isEmpty ? "nothing was changed" : "what was \(verb) before stays: \(names)"
        // Nobody is left to tell of it later.
        if let signal = EndingSignals.waitingName {
          complain("error: \(error.cause)")
          complain("note: \(signal) has waited for the files; \(state)")
        }
        throw CommandFailure("\(error.cause)", hint: state)
      }
      guard !changes.isEmpty, let signal = EndingSignals.waitingName else { return }
      let files = changes.count == 1 ? "the file is" : "all \(changes.count) files are"
      complain("note: \(signal) has waited for the files; \(files) \(verb)")
    }
  }
}
