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
    explanation: PackageResources.missing_membership_md,
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
      let answer = takers.answer(about: table, in: references[index].location.path)
      if let lack = answer.lack {
        lacks[index] = lack
      } else if !answer.rivals.isEmpty, !references[index].traits.contains(.isConditional),
        references[index].isWorthATranslation
      {
        rivals[index] = answer.rivals
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

  /// What there is to say about the tables of a name that the code of a file asks for.
  struct Answer {
    /// Nil where one of the programs that have the file takes a table, and where that is not known.
    var lack: Lack?
    /// The tables of the apps that compile the file, where other targets have others.
    var rivals: [OwnTables] = []
  }

  private let targets: TargetIndex
  /// The takers of the tables of each name, where they are known of all of them.
  private let takers: [String: Takers]
  /// The targets that take each table.
  private let owners: [[TargetPlace]]
  private var last: (table: String, file: FilePath, answer: Answer)?

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
    self.takers = takers.compactMapValues(Takers.init)
    owners = project.tables.map { $0.files.flatMap(\.membership.places) }
  }

  /// Returns what there is to say about the tables of a name that a file asks for.
  mutating func answer(about table: String, in file: FilePath) -> Answer {
    // Calls come file by file, and most of a file ask for one table.
    if let last, last.table == table, last.file == file { return last.answer }
    var answer = Answer()
    if let takers = takers[table] {
      let places = targets.answer(for: file)
      answer.lack = takers.lack(of: places)
      if answer.lack == nil { answer.rivals = takers.rivals(of: places, in: file) }
    }
    last = (table, file, answer)
    return answer
  }

  /// Returns the name of a target that takes a table.
  func owner(of table: Int) -> String? { owners[table].min()?.name }
}

/// The tables of a name by the targets that take them.
private struct Takers {
  private let tables: [TargetPlace: Set<Int>]
  private let first: TargetPlace
  /// How many tables there are; a target that takes fewer has others beside it.
  private let count: Int
  /// Whether some target takes fewer.
  private let hasRivals: Bool

  init?(_ tables: [TargetPlace: Set<Int>]) {
    guard let first = tables.keys.min() else { return nil }
    (self.tables, self.first) = (tables, first)
    let count = tables.values.reduce(into: Set()) { $0.formUnion($1) }.count
    (self.count, hasRivals) = (count, tables.values.contains { $0.count < count })
  }

  /// Returns the programs that have a file, where none of them takes a table.
  func lack(of answer: TargetIndex.Answer) -> TableTakers.Lack? {
    let programs = answer.programs
    guard !programs.isEmpty, programs.allSatisfy({ tables[$0.target] == nil }) else { return nil }
    return TableTakers.Lack(programs: Set(programs.map(\.name)), owner: first.name)
  }

  /// Returns the tables that the apps have which compile a file, where other targets have others.
  func rivals(of answer: TargetIndex.Answer, in file: FilePath) -> [TableTakers.OwnTables] {
    guard hasRivals else { return [] }
    // An extension may compile much that it never calls, and of Objective-C not every target has all
    // that a file holds.
    let isOfOne = answer.places.count == 1
    let programs = isOfOne ? answer.programs : file.fileExtension == "swift" ? answer.apps : []
    return programs.compactMap { app in
      guard let own = tables[app.target], own.count < count else { return nil }
      return TableTakers.OwnTables(target: app.name, tables: own)
    }
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
