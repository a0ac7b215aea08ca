import Diagnostics
import FormatStrings
import LocalizationModel
import Platform
import SourceFiles

extension Findings {
  /// Reports the keys that code asks for and no table has, and of which a condition holds.
  mutating func reportAbsentKeys(in project: Project, where isWanted: (AbsentKey) -> Bool) {
    let keys = project.absentKeys.filter(isWanted)
    let interpolations = WrittenInterpolations(keys, project)
    let nearest = NearestKeys(of: keys, in: project.tables)
    let reach = TablesInReach(project)
    var takers = project.declared.targets.map { TableTakers(project, $0) }
    for key in keys {
      // Of several calls one may stand where the table is.
      let lacking = key.references.map { number in
        let path = project.references[number].location.path
        return takers?.answer(about: key.table, in: path).lack?.programs.min()
          ?? (key.isForDevelopers ? project.declared.unlocalizedApp(of: path)?.name : nil)
      }
      let target = lacking.contains(nil) ? nil : lacking.first ?? nil
      let isInReach = key.references.contains { number in
        reach.hold(key.table, for: project.references[number])
      }
      let advice =
        target.map { "give target '\($0)' the table, or one of its own with the text" }
        ?? (isInReach ? nil : key.table.adviceToAddTable + " to this module")
      reportMissing(key, in: project, interpolations, nearest, advice)
    }
  }

  private mutating func reportMissing(
    _ key: AbsentKey,
    in project: Project,
    _ interpolations: WrittenInterpolations,
    _ nearest: NearestKeys,
    _ advice: String?
  ) {
    let references = key.references.map { project.references[$0] }
    let needed = project.tables[key.home].shippedLanguages(of: project.languages.expected)
    let others = needed.filter { $0 != project.languages.development }
    // A text in the only language there is needs no table.
    if key.text != nil && others.isEmpty { return }
    // The call has the text of the development language, and the tables have the others'.
    if !key.languages.isEmpty, references.allSatisfy(\.bringsOwnText) { return }
    var notes = references.dropFirst().prefix(3).map { reference in
      Diagnostic.Note("also asked for here", at: reference.location)
    }
    if key.text != nil, key.languages.isEmpty { notes.append(.untranslated(in: others)) }
    if let cause = interpolations.note(for: key) { notes.append(cause) }
    if let example = key.languages.first {
      let more = key.languages.count - 1
      let verb = more == 0 ? " has" : " and \(more) more have"
      notes.append(Diagnostic.Note("\(example.name)\(verb) the key"))
    }
    // Where another language has the very key, it is no slip of the pen.
    let name = NearestKeys.Name(table: key.table, key: key.key)
    let other = key.languages.isEmpty ? nearest.elsewhere[name] : nil
    let match = key.languages.isEmpty && other == nil ? nearest.matches[name] : nil
    if let found = other ?? match {
      let text = match?.words(besides: key.key) ?? "table '\(found.table.name)' has it"
      notes.append(Diagnostic.Note(text, at: found.table.location(of: found.key)))
    }
    if key.languages.isEmpty, references.allSatisfy({ $0.traits.contains(.namesModuleBundle) }),
      let place = project.place(ofKeyLike: key)
    {
      notes.append(Diagnostic.Note("the table of another bundle has it", at: place))
    }
    let noun = key.text == key.key ? "text" : "key"
    report(
      "\(noun) '\(key.key)' is not in table '\(key.table)'",
      at: references[0].location,
      severity: key.isForDevelopers ? .note : key.isMild ? .warning : nil,
      notes: notes,
      help: advice ?? help(for: key, match, other, in: project.languages.development),
      subject: .init(table: key.table, key: key.key)
    )
  }

  private func help(
    for key: AbsentKey,
    _ match: NearestKeys.Match?,
    _ other: NearestKeys.Match?,
    in development: Language
  ) -> String {
    if let match {
      let differsInNumbers = match.key.key.withPlainIntegers == key.key.withPlainIntegers
      return differsInNumbers && match.key.references.isEmpty
        ? "rename the key in the tables, as 'l10nscan update --rename OLD=NEW' does"
        : "write '\(match.key.key)', or add the key to the table"
    }
    if !key.languages.isEmpty { return "add it to the \(development.name) table" }
    if key.key.utf8.holds("%?") {
      return "add it to the table, with '%@' or '%lld' for '%?' as the value's type has it"
    }
    if key.text == key.key {
      return "add it to the table, as 'l10nscan update' can, or correct the text"
    }
    guard let other else { return "add it to the table, or correct the key" }
    return "ask for it in table '\(other.table.name)', or add it to '\(key.table)'"
  }
}

extension NearestKeys.Match {
  /// Names the key that the table has instead of another one.
  fileprivate func words(besides key: String) -> String {
    let isOtherwiseSpaced = self.key.key.differsInWhiteSpace(from: key)
    return "the table has '\(self.key.key)'" + (isOtherwiseSpaced ? ", with other white space" : "")
  }
}

extension String {
  /// The text with one specifier for integers of any size: code that has another one than its table is
  /// right, since the compiler has seen its arguments.
  fileprivate var withPlainIntegers: String {
    replacingSpecifiers(with: Array("%d".utf8)) { $0.kind.isInteger }
  }
}

extension AbsentKey {
  /// Whether nobody need see a wrong text: the key need not occur, or it is a text that other
  /// languages have.
  fileprivate var isMild: Bool { isChoice || text != nil && !languages.isEmpty }
}

extension Project {
  /// Returns where a table of the same name has the key.
  fileprivate func place(ofKeyLike absent: AbsentKey) -> SourceFiles.SourceLocation? {
    for table in tables where table.name == absent.table {
      if let key = table.key(named: absent.key) { return table.location(of: key) }
    }
    return nil
  }
}

extension Diagnostic.Note {
  /// Says who sees the text of the development language.
  fileprivate static func untranslated(in languages: [Language]) -> Self {
    let first = languages.prefix(3).map(\.name).joined(separator: ", ")
    let more = languages.count > 3 ? " and \(languages.count - 3) more" : ""
    return Self("no text in \(first)\(more)")
  }
}

/// Keys that are written as Swift writes an interpolation, which no call asks for.
private struct WrittenInterpolations {
  private var keys: [String: (key: TableKey, table: StringTable)] = [:]

  init(_ absent: [AbsentKey], _ project: Project) {
    guard absent.contains(where: { $0.key.hasPercent }) else { return }
    for table in project.tables {
      for key in table.keys where key.references.isEmpty {
        guard let frame = key.key.frameOfInterpolations else { continue }
        keys[table.name + "/" + frame] = (key, table)
      }
    }
  }

  func note(for absent: AbsentKey) -> Diagnostic.Note? {
    guard let shape = KeyShape(absent.key, as: .reference),
      let (key, table) = keys[absent.table + "/" + shape.frame]
    else { return nil }
    return Diagnostic.Note(
      "the table has '\(key.key.shortened)', but an interpolation is asked for as its specifier",
      at: table.location(of: key)
    )
  }
}

extension String {
  /// The text with a mark in place of each `\(…)`, as `KeyShape` has it for specifiers; nil where
  /// there is none.
  ///
  /// The reader of `.strings` files drops the backslash, as Apple's does.
  fileprivate var frameOfInterpolations: String? {
    guard utf8.contains(UInt8(ascii: "(")) else { return nil }
    var frame = ""
    var depth = 0
    for character in self {
      if character == "(" {
        if depth == 0, frame.last == "\\" { frame.removeLast() }
        depth += 1
      } else if character == ")", depth > 0 {
        depth -= 1
        if depth == 0 { frame.append("\0") }
      } else if depth == 0 {
        frame.append(character)
      }
    }
    return depth == 0 ? frame : nil
  }
}
