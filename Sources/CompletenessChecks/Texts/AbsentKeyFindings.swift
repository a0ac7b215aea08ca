import Diagnostics
import FormatStrings
import LocalizationModel
import Platform
import SourceFiles

extension Findings {
  /// Reports the keys that code uses and no table has, and of which a condition holds.
  mutating func reportAbsentKeys(in project: Project, where isWanted: (AbsentKey) -> Bool) {
    let keys = project.absentKeys.filter(isWanted)
    let interpolations = WrittenInterpolations(keys, project)
    let nearest = NearestKeys(of: keys.filter(\.isWorthATranslation), in: project.tables)
    let reach = TablesInReach(project)
    var takers = project.declared.targets.map { TableTakers(project, $0) }
    var (ownTexts, signs) = (TextsByTable(), TextsByTable())
    for key in keys {
      let exception = self.exception(for: SparedText(sparing: key.sparing))
      let lacking = project.languagesLacking(key)
      if lacking.isEmpty {
        if exception == nil, key.isText(ofOthersIn: project) { ownTexts.add(key) }
        continue
      }
      if key.sparing == .sign {
        signs.add(key)
        continue
      }
      if merelyCounts(exception, times: lacking.count) { continue }
      // Of several calls one may stand where the table is.
      let programs = key.references.map { number in
        let path = project.references[number].location.path
        return takers?.answer(about: key.table, in: path).lack?.programs.min()
          ?? (key.sparing == .tool ? project.declared.unlocalizedApp(of: path)?.name : nil)
      }
      let target = programs.contains(nil) ? nil : programs.first ?? nil
      let isInReach = key.references.contains { number in
        reach.hold(key.table, for: project.references[number])
      }
      let advice =
        target.map { "give target '\($0)' the table, or one of its own with the text" }
        ?? (isInReach ? nil : key.table.adviceToAddTable + " to this module")
      reportMissing(key, lacking, in: project, interpolations, nearest, advice, unless: exception)
    }
    report(ownTexts, in: project)
    report(signs: signs, in: project)
  }

  private mutating func reportMissing(
    _ key: AbsentKey,
    _ lacking: [Language],
    in project: Project,
    _ interpolations: WrittenInterpolations,
    _ nearest: NearestKeys,
    _ advice: String?,
    unless exception: RuleException?
  ) {
    let references = key.references.map { project.references[$0] }
    var notes = references.dropFirst().prefix(3).map { reference in
      Diagnostic.Note("also used here", at: reference.location)
    }
    if key.text != nil, let shown = Diagnostic.Note.untranslated(in: lacking, project) {
      notes.append(shown)
    }
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
    if key.languages.isEmpty, references.allSatisfy(\.traits.namesBundleOfTarget),
      let place = project.place(ofKeyLike: key)
    {
      notes.append(Diagnostic.Note("the table of another bundle has it", at: place))
    }
    let noun = key.text == key.key ? "text" : "key"
    let help = advice ?? help(for: key, match, other, in: project.languages.development)
    let meant = advice == nil ? match.flatMap { $0.replacement(for: key) } : nil
    let fixes = meant.map { $0.fix(of: key.key, askedBy: references[0]) } ?? []
    for language in lacking {
      let isNote = [.developers, .tool].contains(key.sparing) || project.isInProgress(language)
      report(
        "\(noun) '\(key.key)' is not in table '\(key.table)'",
        at: references[0].location,
        severity: isNote ? .note : key.isChoice ? .warning : nil,
        notes: notes,
        help: help,
        subject: .init(table: key.table, key: key.key, language: language.id),
        fixes: fixes,
        unless: exception
      )
    }
  }

  /// Reports once for each table what its development language lacks and shows all the same.
  private mutating func report(_ texts: TextsByTable, in project: Project) {
    for (home, keys) in texts.byTable {
      let table = project.tables[home]
      let language = table.developmentLanguage
      let (noun, them) = keys.count == 1 ? ("text", "it") : ("texts", "them")
      report(
        "\(keys.count) \(noun) of other languages missing from \(language.name) table '\(table.name)'",
        at: project.references[keys[0].references[0]].location,
        severity: .note,
        notes: [.init("users see \(them) as the code has \(them): \(keys.examples)")],
        help: "add \(them) to the table, as 'l10nscan update' does",
        subject: .init(table: table.name, language: language.id)
      )
    }
  }

  /// Reports once for each table the names, units and signs that no table has.
  private mutating func report(signs: TextsByTable, in project: Project) {
    for (home, keys) in signs.byTable {
      let table = project.tables[home]
      let (verb, them) = keys.count == 1 ? ("is", "it") : ("are", "them")
      report(
        """
        \(keys.count == 1 ? "a name, unit or sign" : "\(keys.count) names, units and signs") \
        \(verb) not in table '\(table.name)'
        """,
        at: project.references[keys[0].references[0]].location,
        severity: .note,
        notes: [.init("users of all languages see \(keys.examples)")],
        help: "add \(them) to the table, or write 'Text(verbatim:)'",
        subject: .init(table: table.name, detail: "signs")
      )
    }
  }

  private func help(
    for key: AbsentKey,
    _ match: NearestKeys.Match?,
    _ other: NearestKeys.Match?,
    in development: Language
  ) -> String {
    if let match {
      if match.isToBeRenamed(for: key) {
        return "rename the key in the tables, as 'l10nscan update --rename OLD=NEW' does"
      }
      let meant = match.replacement(for: key)
      if let meant { return "write '\(meant)', or add the key to the table" }
      return match.hasFurtherArguments(than: key)
        ? "pass the key its values, or add the key to the table" : "add the key to the table"
    }
    if !key.languages.isEmpty { return "add it to the \(development.name) table" }
    if key.key.utf8.holds("%?") {
      return "add it to the table, with '%@' or '%lld' for '%?' as the value's type has it"
    }
    if key.text == key.key {
      return "add it to the table, as 'l10nscan update' can, or correct the text"
    }
    guard let other else { return "add it to the table, or correct the key" }
    return "use table '\(other.table.name)', or add it to '\(key.table)'"
  }
}

extension NearestKeys.Match {
  /// Whether the key differs in its specifiers alone, and no code uses it as it is.
  fileprivate func isToBeRenamed(for absent: AbsentKey) -> Bool {
    key.references.isEmpty && key.key.withPlainIntegers == absent.key.withPlainIntegers
  }

  /// Returns the key that code can use instead; nil where it should not.
  fileprivate func replacement(for absent: AbsentKey) -> String? {
    // A placeholder is what the compiler makes of a value.
    isToBeRenamed(for: absent) || key.key.hasPercent && absent.key.hasPercent
      || hasFurtherArguments(than: absent) ? nil : key.key
  }

  /// Whether the key takes values and the one that code uses takes none.
  fileprivate func hasFurtherArguments(than absent: AbsentKey) -> Bool {
    key.key.hasPercent && !absent.key.hasPercent && absent.key.looksLikeIdentifier
  }

  /// Names the key that the table has instead of another one.
  fileprivate func words(besides key: String) -> String {
    let letters = [self.key.key, key].map { $0.filter { !$0.isWhitespace } }
    let isOtherwiseSpaced = letters[0] == letters[1]
    return "the table has '\(self.key.key)'" + (isOtherwiseSpaced ? ", with other white space" : "")
  }
}

extension String {
  /// Returns the fix that lets a call use this key instead of another one, where that one stands in
  /// the call.
  fileprivate func fix(of key: String, askedBy reference: KeyReference) -> [Fix] {
    if reference.isFinite { return [] }
    let edit = Fix.Edit(.replaceKey(key, with: self), at: reference.location)
    return [Fix("use '\(shortened)' instead", [edit], needsConsent: true)]
  }

  /// The text with one specifier for integers of any size: code that has another one than its table is
  /// right, since the compiler has seen its arguments.
  fileprivate var withPlainIntegers: String {
    replacingSpecifiers(with: Array("%d".utf8)) { $0.kind.isInteger }
  }
}

/// Keys that are reported together, by the tables that lack them.
private struct TextsByTable {
  private var keys: [Int: [AbsentKey]] = [:]

  mutating func add(_ key: AbsentKey) { keys[key.home, default: []].append(key) }

  var byTable: [(home: Int, keys: [AbsentKey])] {
    keys.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension [AbsentKey] {
  /// The first texts, and how many more there are.
  fileprivate var examples: String {
    let names = prefix(3).map { "'\($0.key.shortened)'" }.joined(separator: ", ")
    return count > 3 ? "\(names) and \(count - 3) more" : names
  }
}

extension AbsentKey {
  /// Whether the development language's table lacks a text that all other languages have: users see the
  /// text itself, which is right.
  fileprivate func isText(ofOthersIn project: Project) -> Bool {
    // In the only language there is, and beside the call, a text needs no table.
    !languages.isEmpty && !references.allSatisfy { project.references[$0].bringsOwnText }
  }
}

extension Project {
  /// Returns the languages whose users lack a text for a key, and that no entry tells of.
  ///
  /// A text is one of the language that the code is written in. Where some language has the key, what the
  /// others lack is told at its entry.
  fileprivate func languagesLacking(_ key: AbsentKey) -> [Language] {
    let table = tables[key.home]
    let own = table.languageOfKeys ?? languages.development
    return table.neededLanguages(of: languages.expected).filter { language in
      (language == own || key.languages.isEmpty) && table.status(of: key, in: language).gap != nil
    }
  }

  /// Returns where a table of the same name has the key.
  fileprivate func place(ofKeyLike absent: AbsentKey) -> SourceFiles.SourceLocation? {
    for table in tables where table.name == absent.table {
      if let key = table.key(named: absent.key) { return table.location(of: key) }
    }
    return nil
  }
}

extension Diagnostic.Note {
  /// Says who sees the text of the development language; nil where only languages in progress lack it.
  fileprivate static func untranslated(in lacking: [Language], _ project: Project) -> Self? {
    let languages = lacking.filter { !project.isInProgress($0) }
    if languages.isEmpty { return nil }
    let first = languages.prefix(3).map(\.name).joined(separator: ", ")
    let more = languages.count > 3 ? " and \(languages.count - 3) more" : ""
    return Self("no text in \(first)\(more)")
  }
}

/// Keys that are written as Swift writes an interpolation, which no call uses.
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
      "the table has '\(key.key.shortened)', but an interpolation is looked up as its specifier",
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
