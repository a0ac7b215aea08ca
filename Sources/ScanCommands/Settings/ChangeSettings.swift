import Changes
import CommandLineOptions
import Platform
import TextFormats

/// Whether a command that changes files does so, or only tells what it would do.
struct ChangeSettings: OptionSettings {
  var isCheck = false
  var isDryRun = false
  /// Whether a command that only lists what it would do is to do so.
  var isSure = false

  static let options: [Option<Self>] = [
    .flag("check", \.isCheck, help: "Only list what would change; status 1 if anything would"),
    .flag(
      "dry-run",
      \.isDryRun,
      help: "Only print what would change, as a diff; status 1 if anything would"
    ),
  ]

  /// The options of a command that does nothing unless it is told by `--yes`.
  static func options(yes help: String) -> [Option<Self>] {
    [.flag("yes", short: "y", \.isSure, help: help)] + options
  }

  /// Tells what is wrong with the options.
  func check() throws(CommandFailure) {
    let chosen = [(isSure, "yes"), (isCheck, "check"), (isDryRun, "dry-run")].filter(\.0)
    guard chosen.count > 1 else { return }
    throw CommandFailure(
      usage: "options '--\(chosen[0].1)' and '--\(chosen[1].1)' exclude each other"
    )
  }

  /// Lists what would change unless a person is sure.
  ///
  /// - Returns: `findings` where something would change and nothing is done.
  func writeIfSure(
    _ changes: [FileChange],
    orTell none: VisibleText,
    _ question: VisibleText,
    in console: Console
  ) throws(CommandFailure) -> ExitCode {
    guard !isSure, !isPreview, !changes.isEmpty else {
      return try write(changes, orTell: none, in: console)
    }
    console.complain("note: \(question)")
    return .findings
  }

  /// Whether nothing is to be written.
  var isPreview: Bool { isCheck || isDryRun }

  /// Writes all files or none; a dry run prints the difference instead.
  ///
  /// Where nothing is to be done, that is told.
  ///
  /// - Returns: `findings` where only a preview was wanted, and something would change.
  func write(
    _ changes: [FileChange],
    orTell none: VisibleText?,
    in console: Console
  ) throws(CommandFailure) -> ExitCode {
    if changes.isEmpty, let none { console.complain("note: \(none)") }
    if isDryRun { try console.print(changes.difference(in: console.files)) }
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
        // Nothing is left to tell of it later.
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
