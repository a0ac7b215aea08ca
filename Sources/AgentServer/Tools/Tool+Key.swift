import AuditReports
import CompletenessChecks
import Diagnostics
import Exchange
import KeyExplanations
import L10nScan
import LocalizationModel
import SourceFiles
import TextFormats

extension Tool {
  /// Shows everything about a key.
  static let key = Tool(
    "key",
    title: "Show a key",
    help: """
      Show a key: its texts in all languages and their states, the languages that need it, its \
      uses with their lines of code, and its findings.
      """,
    parameters: [
      ToolParameter("key", .text, "The key", isRequired: true),
      ToolParameter("table", .text, "The table, where several have the key"),
      ToolParameter("languages", .texts, "Show these translations (default: all)"),
    ]
  ) { (arguments: KeyArguments, project) throws(ToolFailure) in
    let report = try project.report()
    let explainer = try project.explainer(of: report)
    let keys = explainer.keys(named: arguments.key).filter {
      arguments.table == nil || $0.table == arguments.table
    }
    guard !keys.isEmpty else {
      throw ToolFailure(unknownKey: arguments.key, near: report.project?.keys(near: arguments.key))
    }
    let lines = CodeLines(explainer)
    let terms = TermSearch(report.project?.terms ?? [])
    let page = Page(of: keys, limit: keys.count, offset: 0) { json, key in
      json.write(key, lines, terms, arguments.languages.map { Set($0.map { Language($0) }) })
    }
    return ToolAnswer(keys.count == 1 ? "1 key" : "\(keys.count) keys of this name", page.data)
  }
}

private struct KeyArguments: Decodable {
  let key: String
  let table: String?
  let languages: [String]?
}

/// The lines of code that calls stand on.
private struct CodeLines {
  private let explainer: Explainer

  init(_ explainer: Explainer) { self.explainer = explainer }

  subscript(location: SourceLocation) -> String? {
    explainer.line(of: location)?.shortened(to: 160)
  }
}

extension JSONWriter {
  fileprivate mutating func write(
    _ key: KeyExplanation,
    _ lines: CodeLines,
    _ terms: TermSearch,
    _ languages: Set<Language>?
  ) {
    object { json in
      json.member("key", key.key)
      json.member("table", key.table)
      json.member("place", key.location?.shortPlace)
      if !key.remarks.isEmpty { json.member("remarks", key.remarks.map(\.shortened)) }
      json.member("neededIn", key.needed.languages.map(\.id))
      json.member("because", key.needed.reason)
      let texts = key.texts.filter { languages?.contains($0.language) ?? true }
      json.member("texts") { $0.write(texts) }
      json.writeStates(of: texts)
      json.write(terms, in: key.texts, of: texts.map(\.language))
      let role = TextRole.name(of: key.uses.map(\.reference))
      if let role { json.member("role", role) }
      json.member("uses") { json in
        json.array { json in
          for use in key.uses.prefix(limitOfUses) { json.element { $0.write(use, lines) } }
        }
      }
      let more = key.uses.count - limitOfUses
      if more > 0 { json.member("moreUses", more) }
      // What holds for several languages is said once.
      var known: Set<String> = []
      let lines = key.findings.map(\.summaryLine).filter { known.insert($0).inserted }
      json.member("findings", Array(lines.prefix(limitOfUses)))
    }
  }

  /// Writes the states of texts that are not finished, by language.
  private mutating func writeStates(of texts: [KeyText]) {
    let open = texts.filter { $0.status?.remark != nil }
    let states = Dictionary(open.map { ($0.language.id, $0.status?.words ?? "") }) { first, _ in
      first
    }
    if states.isEmpty { return }
    member("states") { json in
      json.object { json in
        for (language, state) in states.ordered(by: \.key) {
          json.member(named: language) { state.write(to: &$0) }
        }
      }
    }
  }

  /// Writes the terms in the source text, which is the first one, by the languages that render them.
  private mutating func write(_ search: TermSearch, in texts: [KeyText], of shown: [Language]) {
    guard let source = texts.first, let text = source.text else { return }
    let others = Set(shown).subtracting([source.language]).sorted()
    let advice = others.map { ($0, search.advice(for: text, in: $0)) }.filter { !$0.1.isEmpty }
    if advice.isEmpty { return }
    member("terms") { json in
      json.object { json in
        for (language, words) in advice { json.member(named: language.id) { words.write(to: &$0) } }
      }
    }
  }

  private mutating func write(_ use: KeyUse, _ lines: CodeLines) {
    object { json in
      json.member("place", use.reference.location.shortPlace)
      json.member("function", use.reference.routine)
      if let words = use.reference.context.words { json.member("context", words) }
      if let line = lines[use.reference.location] { json.member("line", line) }
    }
  }
}

/// So many uses and findings of a key are shown.
private let limitOfUses = 12

extension Diagnostic {
  fileprivate var summaryLine: String {
    "\(severity.rawValue): \(message.shortened) [\(rule)]"
  }
}
