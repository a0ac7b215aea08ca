import AuditReports
import CompletenessChecks
import KeyExplanations
import L10nScan
import LocalizationModel
import TextFormats

extension Tool {
  /// Looks for a key by its text.
  static let findText = Tool(
    "find_text",
    title: "Find a text",
    help: """
      Before you add a text: is there a key that says it, or nearly? Searches keys, source texts \
      and translations: exact, in other case, contained, similar. Use the key that is there.
      """,
    parameters: [
      ToolParameter("text", .text, "The text, in any language of the app", isRequired: true),
      ToolParameter("languages", .texts, "Show these translations (default: all)"),
      ToolParameter("limit", .number, "How many keys are listed (default: 5)"),
      ToolParameter("offset", .number, "How many keys are passed over first"),
    ]
  ) { (arguments: FindTextArguments, project) throws(ToolFailure) in
    let report = try project.report()
    guard let audited = report.project else { throw ToolFailure("nothing was audited") }
    let matches = TextFinder(arguments.text, in: audited).matches()
    let page = Page(of: matches, limit: arguments.limit ?? 5, offset: arguments.offset) {
      json,
      match in
      json.write(match, audited, arguments.languages.map { Set($0.map { Language($0) }) })
    }
    if matches.isEmpty { return ToolAnswer("No key has this text or one like it") }
    let exact = matches.count { $0.likeness == .exact }
    return ToolAnswer(
      "\(matches.count) \(matches.count == 1 ? "key" : "keys"), \(exact) with exactly this text\(page.rest)",
      page.data
    )
  }
}

private struct FindTextArguments: Decodable {
  let text: String
  let languages: [String]?
  let limit: Int?
  let offset: Int?
}

extension JSONWriter {
  /// Writes a key that was found, with its texts in some languages.
  fileprivate mutating func write(
    _ match: TextFinder.Match,
    _ project: Project,
    _ languages: Set<Language>?
  ) {
    let table = project.tables[match.table]
    let key = table.keys[match.key]
    object { json in
      json.member("match", match.likeness.rawValue)
      json.member("in", match.language?.id ?? "key")
      json.member("key", key.key)
      json.member("table", table.name)
      json.member("place", table.location(of: key).shortPlace)
      json.member("uses", key.references.count)
      json.member("texts") { json in
        let texts = KeyText.texts(of: match.key, in: table)
        json.write(texts.filter { languages?.contains($0.language) ?? true })
      }
    }
  }
}
