import Exchange
import L10nScan
import LocalizationModel
import TextFormats

extension Tool {
  /// Lists the texts to translate.
  static let missing = Tool(
    "missing",
    title: "List missing texts",
    help: """
      List texts without a finished translation, as a template: fill in 'translation' of each \
      entry and give the list to 'set'. Each has its source text, comment, uses, placeholders, \
      and the plural forms that its language needs.
      """,
    parameters: [
      ToolParameter("languages", .texts, "Only these languages (default: all)"),
      ToolParameter("keys", .texts, "Only these keys"),
      ToolParameter("others", .truth, "Also show the texts in other languages"),
      ToolParameter("limit", .number, "How many entries are listed (default: 40)"),
      ToolParameter("offset", .number, "How many entries are passed over first"),
    ]
  ) { (arguments: MissingArguments, project) throws(ToolFailure) in
    let audit = try project.freshAudit()
    var options = ExportOptions()
    options.only = Set(TextGap.allCases)
    options.hasContext = true
    let exporter = try ToolFailure.converting(LocalizationExporter(audit, options))
    try arguments.check(with: exporter)
    let languages = arguments.languages.map { Set($0.map { Language($0) }) }
    let keys = arguments.keys.map(Set.init)
    let items = exporter.template(showsOthers: arguments.others ?? false).filter { item in
      (languages?.contains(item.language) ?? true) && (keys?.contains(item.key) ?? true)
    }
    if items.isEmpty { return ToolAnswer("No text is missing") }
    let page = Page(of: items, limit: arguments.limit ?? 40, offset: arguments.offset) {
      $1.write(to: &$0)
    }
    let count = Set(items.map(\.language)).count
    let texts: VisibleText = items.count == 1 ? "1 text" : "\(items.count) texts"
    let places: VisibleText = count == 1 ? "1 language" : "\(count) languages"
    return ToolAnswer("\(texts) to translate in \(places)\(page.rest)", page.data)
  }
}

private struct MissingArguments: Decodable {
  let languages: [String]?
  let keys: [String]?
  let others: Bool?
  let limit: Int?
  let offset: Int?

  /// Checks that the project has the languages and keys.
  func check(with exporter: LocalizationExporter) throws(ToolFailure) {
    let known = (exporter.languages + [exporter.development]).map(\.id)
    if let other = languages?.first(where: { !known.contains(Language($0).id) }) {
      let names = Set(known).sorted().joined(separator: ", ")
      throw ToolFailure("the project has no language '\(other)'; it has \(names)")
    }
    if let other = keys?.first(where: { !exporter.knows($0) }) {
      throw ToolFailure(unknownKey: other)
    }
  }
}
