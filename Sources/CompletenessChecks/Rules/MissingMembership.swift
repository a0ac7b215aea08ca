import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// The code of a target asks for texts of a table that is in another target alone.
  static let missingMembership = Rule(
    id: "missing-membership",
    severity: .warning,
    concern: .gap,
    summary: "A target does not take the table that its code asks for",
    explanation: """
      ## What it does

      Finds calls in the code of a program, an app or an extension of one, whose key stands in a table
      that other targets of the Xcode project take, while this one takes none of that name.
      A file counts where all targets that compile it are programs without the table; a call counts
      where it names no bundle.
      All calls of a target that ask for one table are one finding.

      ## Why it is bad

      A program looks in its own bundle.
      A widget, a share sheet or a watch app finds nothing in the tables of the app that it comes
      with, and shows the keys, or the development language to everybody.

      ## Example

      `Widget.swift` is in the target `Widget`, and `Localizable.strings` in the target `App` alone.

      ```swift
      Text("widget.title")
      ```

      ## What to do

      Add the table to the target, by its target membership, or give the target a table with the texts.
      """,
    check: .project { project, findings in
      guard let targets = project.declared.targets else { return }
      for (place, calls) in project.lostTexts(in: targets).ordered(by: \.key) {
        let keys = Set(calls.map { project.references[$0].key })
        // A text in the only language there is needs no table.
        let isOnlyLanguage = project.languages.expected.count < 2
        if isOnlyLanguage, calls.allSatisfy({ project.references[$0].bringsText }) { continue }
        findings.report(
          """
          target '\(place.target)' does not take table '\(place.table)', of which its code asks for \
          \(keys.count) \(keys.count == 1 ? "text" : "texts")
          """,
          at: project.references[calls[0]].location,
          notes: [.init("target '\(place.owner)' takes it")],
          help: "add the table to the target, or give the target one with the texts",
          subject: .init(table: place.table, detail: place.target)
        )
      }
    }
  )
}

/// Where texts are asked for in vain.
private struct LostPlace: Hashable, Comparable {
  let target: String
  let table: String
  /// A target that takes the table.
  let owner: String

  static func < (left: LostPlace, right: LostPlace) -> Bool {
    (left.target, left.table, left.owner) < (right.target, right.table, right.owner)
  }
}

extension Project {
  /// Returns the calls that ask for a text of a table whose name only other targets have, by the targets
  /// that compile them.
  fileprivate func lostTexts(in targets: TargetIndex) -> [LostPlace: [Int]] {
    var takers = TableTakers(self, targets)
    var calls: [Int: [LostPlace]] = [:]
    for index in references.indices where looksInMainBundle(index) {
      let table = KeyReference.tableName(references[index].table)
      guard let lack = takers.lack(of: table, in: references[index].location.path) else { continue }
      calls[index] = lack.programs.map {
        LostPlace(target: $0, table: table, owner: lack.owner)
      }
    }
    let asked = calls.isEmpty ? [] : tables.flatMap(\.keys).filter(\.needsTranslation)
    let answered = Set(asked.lazy.flatMap(\.references))
    return calls.keys.sorted().filter(answered.contains).reduce(into: [:]) { lost, call in
      for place in calls[call] ?? [] { lost[place, default: []].append(call) }
    }
  }
}

/// Tells which programs have the code of a file, and lack a table that others take.
struct TableTakers {
  private let targets: TargetIndex
  /// The targets that take tables of each name, where this is known of all of them.
  private let takers: [String: Set<TargetPlace>]
  private var last: (path: FilePath, programs: Set<TargetPlace>)?

  init(_ project: Project, _ targets: TargetIndex) {
    self.targets = targets
    var takers: [String: Set<TargetPlace>] = [:]
    var isUnknown: Set<String> = []
    for table in project.tables {
      for places in table.files.lazy.map(\.membership.places) {
        if places.isEmpty { isUnknown.insert(table.name) }
        takers[table.name, default: []].formUnion(places.map(\.target))
      }
    }
    self.takers = takers.filter { !isUnknown.contains($0.key) }
  }

  /// Returns the names of the programs that have a file and lack the table, and of a target that takes it;
  /// nil where one of them takes it, and where that is not known.
  mutating func lack(of table: String, in file: FilePath) -> (programs: Set<String>, owner: String)?
  {
    // Calls come file by file.
    if last?.path != file { last = (file, targets.programs(of: file)) }
    guard let programs = last?.programs, !programs.isEmpty, let takers = takers[table],
      let owner = takers.min(), takers.isDisjoint(with: programs.map(\.target))
    else { return nil }
    return (Set(programs.map(\.name)), owner.name)
  }
}

extension TargetIndex {
  /// Returns the targets that compile a file; none where that is not known, or one of them is a library,
  /// whose code runs in programs that are not told.
  fileprivate func programs(of path: FilePath) -> Set<TargetPlace> {
    let answer = answer(for: path)
    return answer.isInLibrary ? [] : answer.places
  }
}

extension TargetPlace {
  /// The target, whatever becomes of the file in it.
  fileprivate var target: TargetPlace { TargetPlace(manifest: manifest, name: name, isFlat: false) }
}
