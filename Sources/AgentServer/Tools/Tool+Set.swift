import Changes
import Exchange
import L10nScan
import LocalizationModel
import SourceFiles
import TextFormats

extension Tool {
  /// Takes texts into the tables.
  static let set = Tool(
    "set",
    title: "Set texts",
    help: """
      Write texts into the tables, of existing or new keys, in any language. All entries are \
      judged first; if one is refused, nothing is written, and the answer says what to correct in \
      which entry. Texts that are left empty are skipped.
      """,
    parameters: [
      ToolParameter("entries", .objects(entry), "The texts", isRequired: true),
      ToolParameter("newKeys", .truth, "Add keys that no table has (default: refuse them)"),
      ToolParameter("newLanguages", .truth, "Add languages that the project lacks"),
      ToolParameter(
        "machine",
        .truth,
        "Mark translations in catalogs as made by a machine, for people to review (default: true)"
      ),
      ToolParameter("dryRun", .truth, "Only judge the texts"),
    ],
    effect: .writes,
    reading: { node, project throws(ToolFailure) in
      let arguments = try SetArguments(node)
      let audit = try project.freshAudit()
      var setter = try ToolFailure.converting(TextSetter(audit, arguments.options))
      do throws(AuditError) { try setter.run(arguments.list) } catch { throw ToolFailure(error) }
      guard setter.problems.isEmpty else { throw ToolFailure(setter.problems) }
      if !arguments.isDryRun { try project.write(setter.fileChanges) }
      return arguments.answer(setter)
    }
  )

  private static let entry = [
    ToolParameter("key", .text, "The key", isRequired: true),
    ToolParameter("language", .text, "The language, such as 'pt-BR'", isRequired: true),
    ToolParameter(
      "translation",
      .textOrTexts,
      "The text, or texts by their forms: {\"one\": …, \"other\": …}",
      isRequired: true
    ),
    ToolParameter("table", .text, "The table's path or name, where several have the key"),
    ToolParameter("source", .textOrTexts, "The source text that was translated, as in 'missing'"),
    ToolParameter("comment", .text, "The comment of a new key, for translators"),
  ]
}

/// The arguments of a call, of which the entries are read by the engine.
private struct SetArguments {
  let list: ProposalList
  let options: TextSetter.Options
  let isDryRun: Bool

  private struct Flags: Decodable {
    let newKeys: Bool?
    let newLanguages: Bool?
    let machine: Bool?
    let dryRun: Bool?
  }

  init(_ node: JSON5Node) throws(ToolFailure) {
    guard case .object(let members) = node.value,
      let entries = members.first(where: { $0.name == "entries" })?.value,
      case .array = entries.value
    else { throw ToolFailure("argument 'entries' is missing, or no list") }
    let flags: Flags
    do {
      flags = try JSONCoding.decode(from: node)
    } catch {
      throw ToolFailure("'newKeys', 'newLanguages', 'machine' and 'dryRun' are true or false")
    }
    list = ProposalList(entries)
    var options = TextSetter.Options()
    options.addsKeys = flags.newKeys ?? false
    options.addsLanguages = flags.newLanguages ?? false
    options.isMachine = flags.machine ?? true
    self.options = options
    isDryRun = flags.dryRun ?? false
  }

  func answer(_ setter: TextSetter) -> ToolAnswer {
    let verb: VisibleText = isDryRun ? "would be set, nothing was written" : "set"
    let parts: [VisibleText?] = [
      "\(setter.setCount) \(verb)", count(setter.unchangedCount, "unchanged"),
      count(setter.emptyCount, "skipped"),
    ]
    var data = DataBlock()
    for change in setter.fileChanges where change.before != change.after {
      data.add { $0.object { $0.member("changed", change.path.string) } }
    }
    for note in setter.notes { data.add { $0.object { $0.write(note) } } }
    let languages = setter.undeclaredLanguages.map { "\($0.id)" as VisibleText }
    let rest: VisibleText =
      languages.isEmpty
      ? ""
      : "; a person adds \(languages.joined(separator: ", ")) to the project's localizations in Xcode"
    return ToolAnswer("\(parts.compactMap(\.self).joined(separator: ", "))\(rest)", data)
  }

  private func count(_ count: Int, _ word: VisibleText) -> VisibleText? {
    count == 0 ? nil : "\(count) \(word)"
  }
}

extension ToolFailure {
  /// Says which entries are refused, and why.
  fileprivate init(_ problems: [ProposalProblem]) {
    let count = Set(problems.map(\.number)).count
    let entries: VisibleText = count == 1 ? "1 entry is" : "\(count) entries are"
    var data = DataBlock()
    let shown = problems.prefix { problem in
      data.add { json in
        json.object { json in
          json.member("entry", problem.number)
          json.member("refused", problem.subject)
          json.member("reason", problem.message.shortened)
          if let hint = problem.hint { json.member("hint", hint.namingArguments.shortened) }
        }
      }
    }.count
    let rest: VisibleText = shown < problems.count ? "; \(problems.count - shown) more reasons" : ""
    self.init("Nothing was written: \(entries) refused\(rest)")
    self.data = data
  }
}

extension String {
  /// The text with the tool's arguments in the place of the command's options.
  fileprivate var namingArguments: String {
    replacing("--new-keys", with: "newKeys").replacing("--new-languages", with: "newLanguages")
  }
}
