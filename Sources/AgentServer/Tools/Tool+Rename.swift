import Changes
import L10nScan
import LocalizationModel
import SourceFiles
import TextFormats

extension Tool {
  /// Gives a key another name.
  static let rename = Tool(
    "rename",
    title: "Rename a key",
    help: """
      Rename a key in code, all tables and storyboards; translations are kept. Nothing is written \
      if a call would still use the old name or another key would change.
      """,
    parameters: [
      ToolParameter("old", .text, "The key", isRequired: true),
      ToolParameter("new", .text, "Its new name", isRequired: true),
      ToolParameter("dryRun", .truth, "Only say what would change"),
    ],
    effect: .writes
  ) { (arguments: RenameArguments, project) throws(ToolFailure) in
    guard arguments.old != arguments.new else { throw ToolFailure("both names are the same") }
    let audit = try project.freshAudit()
    var renamer = try ToolFailure.converting(KeyRenamer(audit))
    let rename = KeyRename(arguments.old, to: arguments.new)
    do throws(AuditError) { try renamer.run(rename) } catch { throw ToolFailure(error) }
    let isDone = !(arguments.dryRun ?? false)
    if isDone { try project.write(renamer.drafts.changes) }
    return arguments.answer(renamer, isDone: isDone)
  }
}

private struct RenameArguments: Decodable {
  let old: String
  let new: String
  let dryRun: Bool?

  func answer(_ renamer: KeyRenamer, isDone: Bool) -> ToolAnswer {
    let verb = isDone ? "Renamed" : "Would rename"
    let uses = renamer.calls.count == 1 ? "1 use" : "\(renamer.calls.count) uses"
    let files = renamer.drafts.changes.filter { $0.before != $0.after }
    let noun = files.count == 1 ? "1 file" : "\(files.count) files"
    var data = DataBlock()
    for change in files { data.add { $0.object { $0.member("changed", change.path.string) } } }
    let doubts =
      renamer.dynamicSites.map { ($0.location, "may use the old name at run time") }
      + renamer.otherLiterals.map { ($0, "may be the old name") }
      + renamer.otherMembers.map { ($0, "is taken for a member of another type") }
    for (location, reason) in doubts {
      data.add { json in
        json.object { json in
          json.member("unchanged", location.shortPlace)
          json.member("reason", reason)
        }
      }
    }
    let rest: VisibleText = doubts.isEmpty ? "" : "; look at the places that are not changed"
    return ToolAnswer("\(verb) \(uses) in \(noun)\(rest)", data)
  }
}
