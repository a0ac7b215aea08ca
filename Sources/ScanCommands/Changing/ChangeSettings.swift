import Changes
import CommandLineOptions
import Platform
import TextFormats

/// Whether a command that changes files does so, or only says what it would do.
///
/// It is the one way in which commands do that; docs/writing.md has it as a table.
struct ChangeSettings: OptionSettings {
  var isCheck = false
  var isDryRun = false
  /// Whether a command that takes something away is to do so.
  var isSure = false

  static let options: [Option<Self>] = [
    .flag(
      "check",
      \.isCheck,
      help: "List the changes, write nothing; exit status 1 if there are any"
    ),
    .flag(
      "dry-run",
      \.isDryRun,
      help: "Print the changes as a diff, write nothing; exit status 1 if there are any"
    ),
  ]

  /// The options of a command that takes away what people have written, and waits for `--yes`.
  static func options(yes help: String) -> [Option<Self>] {
    [.flag("yes", short: "y", \.isSure, help: help)] + options
  }

  /// Returns what is wrong with the options.
  func check() throws(CommandFailure) {
    let chosen = [(isSure, "yes"), (isCheck, "check"), (isDryRun, "dry-run")].filter(\.0)
    guard chosen.count > 1 else { return }
    throw CommandFailure(
      usage: "options '--\(chosen[0].1)' and '--\(chosen[1].1)' exclude each other"
    )
  }

  /// Whether the run writes no files.
  var isPreview: Bool { isCheck || isDryRun }

  /// The option that a command still waits for that takes something away.
  var missing: [String] { isSure ? [] : ["--yes"] }

  /// Lists the changes, or prints them as a diff; writes all files or none; and says in a last line
  /// what was done or would be.
  ///
  /// No command asks a question: one that waits for an option has listed what it would do.
  ///
  /// - Returns: `findings` where something would change and nothing is done.
  func carryOut(
    _ planned: PlannedChanges,
    in console: Console
  ) throws(CommandFailure) -> ExitCode {
    let isDone = !isPreview && planned.missing.isEmpty
    try console.print(isDryRun ? planned.files.difference(in: console.files) : planned.lines)
    if isDone { try console.write(planned.files) }
    if !isPreview, let loss = console.loss(by: planned.files, isDone: isDone) {
      console.complain(loss)
    }
    if let summary = planned.summary(isDone: isDone, isPreview: isPreview) {
      console.complain(summary)
    }
    return isDone || planned.files.isEmpty ? .success : .findings
  }
}

extension Console {
  /// Writes all files or none.
  ///
  /// A signal that ends the program waits until then, and a message says how far the files are.
  func write(_ changes: [FileChange]) throws(CommandFailure) {
    try EndingSignals.waiting { () throws(CommandFailure) in
      do throws(FileChangeError) {
        try changes.write(in: files)
      } catch {
        let names = error.changed.map { "'\($0)'" }.joined(separator: ", ")
        let state =
          names.isEmpty ? "nothing was changed" : "what was changed before stays: \(names)"
        // Nothing is left to tell of it later.
        if let signal = EndingSignals.waitingName {
          complain("error: \(error.cause)")
          complain("note: \(signal) has waited for the files; \(state)")
        }
        throw CommandFailure("\(error.cause)", hint: state)
      }
      guard !changes.isEmpty, let signal = EndingSignals.waitingName else { return }
      let files = changes.count == 1 ? "the file is" : "all \(changes.count) files are"
      complain("note: \(signal) has waited for the files; \(files) changed")
    }
  }
}
