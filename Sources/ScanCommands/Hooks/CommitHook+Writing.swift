import Changes
import SourceFiles
import TextFormats

extension CommitHook {
  /// Adds the audit to the hook, unless it is there, and says what was done.
  ///
  /// - Throws: `CommandFailure` when the file cannot be written, or is not one to which a line can be
  ///   added.
  func add(
    _ change: ChangeSettings,
    in console: Console
  ) throws(CommandFailure) -> ExitCode {
    // Git's own files are written only where a caller names them.
    let console = console.naming([path.folder.string])
    let name = path.seen(from: console.workingFolder)
    let old = try fileOrFail(console.files.readOutput(path))
    let new = try bytes(added: old ?? [], to: name)
    let planned = PlannedChanges(
      [FileChange(path: path, before: old, after: new ?? old)],
      lines: new == nil ? "" : "\(name)\n\(whatRuns): \(command)\n",
      counts: [],
      orTell: "nothing to add: '\(name)' \(new == nil ? "calls l10nscan" : "has the audit") already"
    )
    let outcome = try change.carryOut(planned, in: console)
    if isScript, new != nil, !change.isPreview {
      try fileOrFail(console.files.makeExecutable(path))
    }
    return outcome
  }

  private var isScript: Bool { runner == .git || runner == .husky }

  private var whatRuns: String {
    switch runner {
    case .git: "Before each commit, git runs"
    case .husky: "Before each commit, husky runs"
    case .lefthook, .preCommit:
      "Before each commit, after '\(runner.rawValue) install', \(runner.rawValue) runs"
    }
  }

  /// Returns the file with the audit; nil where it calls the program in another way.
  private func bytes(added old: [UInt8], to name: FilePath) throws(CommandFailure) -> [UInt8]? {
    if isScript {
      guard var script = HookScript(old) else { throw failure(for: name, "is no shell script") }
      if script.callsProgram { return nil }
      script.add(command)
      return script.bytes
    }
    let isYAML = ["yml", "yaml"].contains(path.fileExtension)
    var configuration = HookConfiguration(old)
    if configuration.callsProgram { return nil }
    guard isYAML, configuration.add(command, for: runner) else {
      throw failure(for: name, "has a layout that this command does not know")
    }
    return configuration.bytes
  }

  private func failure(for name: FilePath, _ reason: String) -> CommandFailure {
    CommandFailure("'\(name)' \(reason)", hint: "let it run this before commits: \(command)")
  }
}
