import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// The code of a target asks for texts of a table that is in another target alone.
  static let missingMembership = Rule(
    id: "missing-membership",
    severity: .warning,
    concern: .gap,
    summary: "A target does not have the table, or the texts, that its code asks for",
    explanation: """
      ## What it does

      Finds calls in the code of a program, an app or an extension of one, whose key stands in a table
      that other targets of the Xcode project take, while this one takes none of that name.
      A file counts where all targets that compile it are programs without the table; a call counts
      where it names no bundle.
      A program that has a table of its own under that name counts too, for the texts that only the
      tables of other targets have: an app, and an extension by the files that nothing else compiles.
      Code within `#if` and code of Objective-C that several targets share are left out there, as is a
      table in one language for calls that bring their text.
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
      Where it has one, add the texts to that, as `update` does for catalogs.
      """,
    check: .project { project, findings in
      guard let targets = project.declared.targets else { return }
      for (place, lost) in project.lostTexts(in: targets).ordered(by: \.key) {
        findings.report(lost, at: place, in: project)
      }
    }
  )
}

extension Findings {
  /// Reports the calls of a target that ask for texts of one table in vain.
  fileprivate mutating func report(_ lost: LostTexts, at place: LostPlace, in project: Project) {
    var callOfKey: [String: Int] = [:]
    for call in lost.calls.reversed() { callOfKey[project.references[call].key] = call }
    let (target, table) = (place.target, place.table)
    let texts = callOfKey.count == 1 ? "1 text" : "\(callOfKey.count) texts"
    let owners = (lost.owners.count == 1 ? "target " : "targets ") + lost.owners.sorted().quotedList
    let others = callOfKey.values.sorted().dropFirst().prefix(3).map { project.references[$0] }
    report(
      place.hasTable
        ? "table '\(table)' of target '\(target)' lacks \(texts) that its code asks for"
        : "target '\(target)' does not take table '\(table)', of which its code asks for \(texts)",
      at: project.references[lost.calls[0]].location,
      notes: place.hasTable
        ? [.init("\(callOfKey.count == 1 ? "it stands" : "they stand") in the table of \(owners)")]
          + others.map { .init("'\($0.key.shortened)' is asked for too", at: $0.location) }
        : [.init("\(owners) takes it")],
      help: place.hasTable
        ? "add the texts to the target's table, or have it take the other one instead"
        : "add the table to the target, or give the target one with the texts",
      subject: .init(table: table, detail: target)
    )
  }
}

/// Where texts are asked for in vain.
private struct LostPlace: Hashable, Comparable {
  let target: String
  let table: String
  /// Whether the target has another table of the same name.
  var hasTable = false

  static func < (left: LostPlace, right: LostPlace) -> Bool {
    if left.target != right.target { return left.target < right.target }
    return left.table != right.table ? left.table < right.table : !left.hasTable && right.hasTable
  }
}

/// Calls that find nothing, and the targets whose tables have the texts.
private struct LostTexts {
  var calls: [Int] = []
  var owners: Set<String> = []

  mutating func add(_ call: Int, ownedBy owner: String) {
    calls.append(call)
    owners.insert(owner)
  }
}

extension Project {
  /// Returns the calls that ask for a text which only other targets have, by the targets that compile
  /// them.
  fileprivate func lostTexts(in targets: TargetIndex) -> [LostPlace: LostTexts] {
    var takers = TableTakers(self, targets)
    var lacks: [Int: TableTakers.Lack] = [:]
    var rivals: [Int: [TableTakers.OwnTables]] = [:]
    for index in references.indices where looksInMainBundle(index) {
      let table = KeyReference.tableName(references[index].table)
      let path = references[index].location.path
      if let lack = takers.lack(of: table, in: path) {
        lacks[index] = lack
      } else if !references[index].traits.contains(.isConditional) {
        let own = takers.rivals(named: table, in: path)
        if !own.isEmpty, references[index].isWorthATranslation { rivals[index] = own }
      }
    }
    if lacks.isEmpty && rivals.isEmpty { return [:] }
    var lost: [LostPlace: LostTexts] = [:]
    let answers = tablesThatAnswer { lacks[$0] != nil || rivals[$0] != nil }
    for (call, tables) in answers.ordered(by: \.key) {
      let table = KeyReference.tableName(references[call].table)
      if let lack = lacks[call] {
        for target in lack.programs {
          let place = LostPlace(target: target, table: table)
          lost[place, default: .init()].add(call, ownedBy: lack.owner)
        }
      }
      for own in rivals[call] ?? [] where own.tables.isDisjoint(with: tables) {
        guard let owner = tables.compactMap({ takers.owner(of: $0) }).min(),
          !references[call].bringsText || hasTranslations(own.tables)
        else { continue }
        let place = LostPlace(target: own.target, table: table, hasTable: true)
        lost[place, default: .init()].add(call, ownedBy: owner)
      }
    }
    // A text in the only language there is needs no table.
    guard languages.expected.count < 2 else { return lost }
    return lost.filter { !$0.value.calls.allSatisfy { references[$0].bringsText } }
  }

  /// Returns the tables that have what some calls ask for, by the calls, where it needs translations.
  private func tablesThatAnswer(_ isAsked: (Int) -> Bool) -> [Int: Set<Int>] {
    var answers: [Int: Set<Int>] = [:]
    var isNeeded: Set<Int> = []
    for table in tables.indices {
      for key in tables[table].keys.indices {
        for call in tables[table].keys[key].references where isAsked(call) {
          answers[call, default: []].insert(table)
          if tables[table].keys[key].needsTranslation { isNeeded.insert(call) }
        }
      }
    }
    return answers.filter { isNeeded.contains($0.key) }
  }

  /// Whether some tables have texts in another language than the development language.
  private func hasTranslations(_ numbers: Set<Int>) -> Bool {
    numbers.contains { tables[$0].languages.contains { $0 != languages.development } }
  }
}

/// Tells which programs have the code of a file, and lack a table that others take.
struct TableTakers {
  /// The programs that lack a table, and a target that takes it.
  struct Lack {
    let programs: Set<String>
    let owner: String
  }

  /// The tables of a name that an app takes, beside which other targets have others.
  struct OwnTables {
    let target: String
    let tables: Set<Int>
  }

  private let targets: TargetIndex
  /// The tables of each name by the targets that take them, where this is known of all of them, and the
  /// first of these targets.
  private let takers: [String: (tables: [TargetPlace: Set<Int>], first: TargetPlace)]
  /// The targets that take each table.
  private let owners: [[TargetPlace]]
  private var last: (path: FilePath, answer: TargetIndex.Answer)?

  init(_ project: Project, _ targets: TargetIndex) {
    self.targets = targets
    var takers: [String: [TargetPlace: Set<Int>]] = [:]
    var isUnknown: Set<String> = []
    for (number, table) in project.tables.enumerated() {
      for places in table.files.lazy.map(\.membership.places) {
        if places.isEmpty { isUnknown.insert(table.name) }
        for place in places {
          takers[table.name, default: [:]][place.target, default: []].insert(number)
        }
      }
    }
    for name in isUnknown { takers[name] = nil }
    self.takers = takers.compactMapValues { tables in tables.keys.min().map { (tables, $0) } }
    owners = project.tables.map { $0.files.flatMap(\.membership.places) }
  }

  /// Returns the programs that have a file and lack the table; nil where one of them takes it, and where
  /// that is not known.
  mutating func lack(of table: String, in file: FilePath) -> Lack? {
    guard let takers = takers[table] else { return nil }
    let programs = answer(for: file).programs
    guard !programs.isEmpty, programs.allSatisfy({ takers.tables[$0.target] == nil }) else {
      return nil
    }
    return Lack(programs: Set(programs.map(\.name)), owner: takers.first.name)
  }

  /// Returns the tables of a name that the apps have which compile a file, where other targets have
  /// others.
  mutating func rivals(named table: String, in file: FilePath) -> [OwnTables] {
    guard let takers = takers[table]?.tables, takers.count > 1 else { return [] }
    let answer = answer(for: file)
    // An extension may compile much that it never calls, and of Objective-C not every target has all
    // that a file holds.
    let isOfOne = answer.places.count == 1
    let programs = isOfOne ? answer.programs : file.fileExtension == "swift" ? answer.apps : []
    return programs.compactMap { app in
      guard let own = takers[app.target],
        takers.contains(where: { !$0.value.isSubset(of: own) })
      else { return nil }
      return OwnTables(target: app.name, tables: own)
    }
  }

  /// Returns the name of a target that takes a table.
  func owner(of table: Int) -> String? { owners[table].min()?.name }

  private mutating func answer(for file: FilePath) -> TargetIndex.Answer {
    // Calls come file by file.
    if let last, last.path == file { return last.answer }
    let answer = targets.answer(for: file)
    last = (file, answer)
    return answer
  }
}

extension TargetIndex.Answer {
  /// The programs that compile a file; none where that is not known, or one of the targets is a library,
  /// whose code runs in programs that are not told.
  fileprivate var programs: Set<TargetPlace> { isInLibrary ? [] : places }
}

extension TargetPlace {
  /// The target, whatever becomes of the file in it.
  fileprivate var target: TargetPlace { TargetPlace(manifest: manifest, name: name, isFlat: false) }
}
