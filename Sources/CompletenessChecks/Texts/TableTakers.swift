import LocalizationModel
import SourceFiles

/// Returns which programs have the code of a file, and lack a table that others take.
struct TableTakers {
  /// The programs that lack a table, and a target that takes it.
  struct Lack {
    let programs: Set<String>
    let owner: String
  }

  /// The tables of a name that a program takes, perhaps none, beside which other targets have others.
  struct OwnTables {
    let target: String
    let tables: Set<Int>
    /// Whether the program may compile much that it never calls, as an extension does beside its app.
    let mayNotCall: Bool
  }

  /// The facts about the tables of a name that the code of a file uses.
  struct Answer {
    /// Nil where one of the programs that have the file takes a table, and where that is not known.
    var lack: Lack?
    /// The tables of the programs that compile the file, where other targets have others.
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

  /// Returns what there is to say about the tables of a name that a file uses.
  mutating func answer(about table: String, in file: FilePath) -> Answer {
    // Calls come file by file, and most of a file use one table.
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

  init?(_ tables: [TargetPlace: Set<Int>]) {
    guard let first = tables.keys.min() else { return nil }
    (self.tables, self.first) = (tables, first)
    count = tables.values.reduce(into: Set()) { $0.formUnion($1) }.count
  }

  /// Returns the programs that have a file, where none of them takes a table.
  func lack(of answer: TargetIndex.Answer) -> TableTakers.Lack? {
    let programs = answer.programs
    guard !programs.isEmpty, programs.allSatisfy({ tables[$0.target] == nil }) else { return nil }
    return TableTakers.Lack(programs: Set(programs.map(\.name)), owner: first.name)
  }

  /// Returns the tables that the programs have which compile a file, where other targets have others.
  func rivals(of answer: TargetIndex.Answer, in file: FilePath) -> [TableTakers.OwnTables] {
    // Of Objective-C not every target has all that a file holds.
    let isOfOne = answer.places.count == 1
    let programs = isOfOne || file.fileExtension == "swift" ? answer.programs : []
    return programs.compactMap { program in
      let own = tables[program.target] ?? []
      if own.count == count { return nil }
      return TableTakers.OwnTables(
        target: program.name,
        tables: own,
        mayNotCall: !isOfOne && !answer.apps.contains(program)
      )
    }
  }
}

extension TargetIndex.Answer {
  /// The programs that compile a file; none where that is not known, or one of the targets is a library,
  /// whose code runs in programs that are not told.
  fileprivate var programs: Set<TargetPlace> { isInLibrary ? [] : places }
}
