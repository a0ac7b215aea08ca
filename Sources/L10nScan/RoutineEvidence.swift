import Facts
import KeyExtraction
import LocalizationModel
import Platform
import SourceFiles
import SwiftSource

/// Finds routines that hand texts on to a look-up in some way that is not understood: their literals
/// are keys which nothing else uses, or their name says it.
struct RoutineEvidence {
  private let input: ScanInput
  private let project: Project
  private let facts: Facts

  init(_ project: Project, _ input: ScanInput, _ facts: Facts) {
    self.project = project
    self.input = input
    self.facts = facts
  }

  /// How many keys must speak for a routine, so that it is no coincidence of names.
  private static let wantedKeys = 5

  /// The facts about a routine.
  private struct Tally {
    var calls = 0
    var callsWithKey = 0
    var keys: Set<LiteralHash> = []

    /// Whether nearly all literals are keys, or any is where calls may use others by the routine's
    /// name.
    func isConvincing(isOpen: Bool) -> Bool {
      isOpen ? callsWithKey > 0 : callsWithKey * 5 >= calls * 4
    }
  }

  /// How many files are looked at first; those of most apps have no such routine.
  private static let sampleSize = 16

  /// Returns the routines for which there is enough evidence, those with the most calls first, and
  /// then those whose literals do not show the table: it may be any.
  func proposals(from extractions: [Extraction]) -> [RoutineProposal] {
    let open = openLookUps(in: extractions)
    let found = proposals(from: extractions, besides: open)
    var plain = open.filter { LookUpNames.isPlain($0) }
    // Without a literal it may be the member of another type that is meant.
    for index in extractions.indices where !plain.isEmpty {
      plain.removeAll { extractions[index].lookUps.declared.contains($0) }
    }
    let rest = plain.map { "key.\($0)" }.filter { routine in
      !found.contains { $0.routine == routine }
    }
    guard !rest.isEmpty else { return found }
    let tables = project.tables.filter { !$0.isReadBySystem && !$0.keys.isEmpty }.map(\.name)
    guard !tables.isEmpty else { return found }
    return found
      + rest.map { RoutineProposal(routine: $0, calls: 0, tables: Set(tables).sorted()) }
  }

  /// Returns the members, called like a look-up on what is no literal, of which no call is read.
  ///
  /// They may use any key.
  private func openLookUps(in extractions: [Extraction]) -> [String] {
    var called: Set<String> = []
    for index in extractions.indices where !extractions[index].lookUps.called.isEmpty {
      called.formUnion(extractions[index].lookUps.called)
    }
    guard !called.isEmpty else { return [] }
    // Most calls are of the routine that the one before calls.
    var last = ""
    for index in project.references.indices where project.references[index].routine != last {
      last = project.references[index].routine
      called.remove(last)
    }
    for index in project.dynamicSites.indices { called.remove(project.dynamicSites[index].routine) }
    return called.sorted()
  }

  /// Returns the routines for which literals are evidence.
  ///
  /// Of the sources only those are read once more in which a key stands that seems to have no use, and
  /// where there are many, all of them only if some tell of a routine.
  private func proposals(
    from extractions: [Extraction],
    besides open: [String]
  ) -> [RoutineProposal] {
    var unused = Set(project.mentionedKeys.map { LiteralHash($0) })
    if unused.count < Self.wantedKeys { unused = [] }
    // Where such a name is understood, there is no other one for the same.
    let references = project.references
    let isNamed = references.indices.contains { index in
      references[index].routine.hasPrefix(LiteralCall.nameOfLookUp)
    }
    if !isNamed, project.tables.contains(where: { !$0.keys.isEmpty }) { unused.insert(.lookUp) }
    guard !unused.isEmpty else { return [] }
    let wanted = WantedLiterals(unused)
    // By their indices, because an extraction has much to count.
    let paths = extractions.indices.filter {
      !wanted.found(among: extractions[$0].literals).isEmpty && extractions[$0].path.isCode
    }.map { extractions[$0].path }
    let step = max(paths.count / Self.sampleSize, 1)
    var sample = stride(from: 0, to: paths.count, by: step).map { paths[$0] }
    if step > 1, !open.isEmpty, unused.contains(.lookUp) {
      // Of these a single call is enough.
      let named = extractions.indices.filter { extractions[$0].literals.contains(.lookUp) }
      sample = Set(sample + named.map { extractions[$0].path }.filter(\.isCode)).sorted()
    }
    let routines = Set(open.map { "key.\($0)" })
    let found = convincingTallies(in: sample, unused, routines)
    guard !found.isEmpty else { return [] }
    return (step == 1 ? found : convincingTallies(in: paths, unused, routines))
      .map { routine, tally in
        RoutineProposal(routine: routine, calls: tally.calls, tables: tables(of: tally.keys))
      }
      .sorted { ($1.calls, $0.routine) < ($0.calls, $1.routine) }
  }

  /// Returns the names of the tables that have any of some keys.
  private func tables(of keys: Set<LiteralHash>) -> [String] {
    let tables = project.tables.filter { table in
      table.keys.contains { keys.contains(LiteralHash($0.key)) }
    }
    return Set(tables.map(\.name)).sorted()
  }

  private func convincingTallies(
    in paths: [FilePath],
    _ unused: Set<LiteralHash>,
    _ open: Set<String>
  ) -> [String: Tally] {
    let calls = facts.answers("calls with literals", of: paths) { missing in
      missing.concurrentMap(jobs: input.jobs) { [input] number -> [LiteralCall] in
        // What cannot be read is reported elsewhere.
        guard let text = try? SourceText(reading: paths[number], in: input.files) else { return [] }
        return LiteralCall.all(in: text)
      }
    }
    guard calls.contains(where: { !$0.isEmpty }) else { return [:] }
    return tallies(calls.joined(), unused, open).filter { routine, tally in
      tally.isConvincing(isOpen: open.contains(routine)) && !project.knows(routine)
    }
  }

  private func tallies(
    _ calls: some Collection<LiteralCall>,
    _ unused: Set<LiteralHash>,
    _ open: Set<String>
  ) -> [String: Tally] {
    var tallies: [String: Tally] = [:]
    for call in calls where call.isNamedLookUp || unused.contains(call.literal) {
      tallies[call.routine, default: Tally()].keys.insert(call.literal)
    }
    tallies = tallies.filter { $0.value.keys.count >= Self.wantedKeys || open.contains($0.key) }
    guard !tallies.isEmpty else { return [:] }
    let keys = Set(project.tables.lazy.flatMap(\.keys).map { LiteralHash($0.key) })
    for call in calls where tallies[call.routine] != nil {
      tallies[call.routine]?.calls += 1
      if keys.contains(call.literal) { tallies[call.routine]?.callsWithKey += 1 }
    }
    return tallies
  }
}

extension Project {
  /// Whether calls of a routine are read: then its keys are without a use for another reason, such as
  /// a table that it does not look into.
  fileprivate func knows(_ routine: String) -> Bool {
    let words = routine.split { "(.[:".contains($0) }
    let name = routine.hasPrefix("key.") ? words.dropFirst().first : words.first
    return references.contains { $0.routine == name ?? "" }
  }
}
