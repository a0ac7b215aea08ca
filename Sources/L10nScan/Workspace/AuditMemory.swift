import AuditReports
import CompletenessChecks
import LocalizationModel
import SourceFiles

/// What an audit leaves for the next one of the same folders by the same settings, so that this costs
/// as much as what has changed.
package struct AuditMemory: Sendable {
  /// Whether there is a next time.
  let isKept: Bool
  /// What is known of files.
  var files: FileMemory
  /// The sources as they were told the last time, where they are told and not read.
  private var toldSources: [Extraction] = []
  /// The literals of all sources.
  private(set) var literals = LiteralCounts()
  /// What was joined the last time.
  var joined: JoinMemory
  /// The lines that were shown the last time.
  var excerpts = ExcerptMemory()
  /// What was found out the last time.
  var outcome: AuditOutcome?

  package init(isKept: Bool = true) {
    self.isKept = isKept
    joined = JoinMemory(isKept: isKept)
    files = FileMemory(isKept: isKept)
  }

  /// The changes of files since the first audit; nil where nothing is remembered.
  var knownHistory: FileHistory? { isKept ? files.history : nil }

  /// Returns a result that is made anew only when something has changed that it was made of.
  mutating func remember<Value: Sendable, Failure: Error>(
    _ slot: WritableKeyPath<FileMemory, Remembered<Value>>,
    in files: FileSystem,
    _ make: (FileSystem) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let history = knownHistory
    return try self.files[keyPath: slot].value(in: files, after: history, make)
  }

  /// Takes out what was found out the last time, so that it can be changed in its place.
  mutating func takeOutcome() -> AuditOutcome? {
    defer { outcome = nil }
    return outcome
  }

  /// Notes the sources, and returns what has changed of them.
  mutating func noteChanges(in new: SourceScan) -> SourceChanges {
    guard isKept else { return SourceChanges() }
    let changes = new.changes ?? SourceChanges(from: toldSources, to: new.extractions)
    if new.changes == nil { toldSources = new.extractions }
    for (old, new) in changes.files {
      literals.replace(old?.literals ?? [], by: new?.literals ?? [])
    }
    files.proposals.note(changes)
    return changes
  }
}
