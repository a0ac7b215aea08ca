import CompletenessChecks
import FormatStrings
import LocalizationExchange
package import LocalizationModel
package import TextFormats

/// A text to translate, with all that its translator needs to know, and a place to fill in.
package struct TemplateItem: Sendable {
  package let table: String
  package let key: String
  package let language: Language
  package let cause: Worklist.Cause
  package let comment: String?
  /// The kind of thing on the screen: `button`; nil where it is not evident.
  package let role: String?
  /// The first places that use the text, each with its line of code: `App.swift:12: Text("Songs")`.
  package private(set) var uses: [String] = []
  package private(set) var otherUseCount = 0
  /// The placeholders, each with the type of its argument: `%lld: whole number`.
  package let placeholders: [String]
  /// The terms in the text and their translations: `Menu Bar → Menüleiste`.
  package let terms: [String]
  package let limit: Int?
  /// The texts in other languages.
  package let others: [String: String]
  private let forms: [(name: String, unit: ExchangeUnit)]
  private let wanted: Set<String>
  /// The texts that the development language has.
  private let sources: Set<UnitPlace>

  /// How many uses are shown.
  private static let useLimit = 5

  /// Makes the entry of a text; nil where no file can take one.
  init?(
    _ item: Worklist.Item,
    in language: Language,
    showsOthers: Bool,
    lines: SourceLines,
    terms: TermSearch
  ) {
    guard !item.units.isEmpty else { return nil }
    (table, key, self.language) = (item.original, item.key, language)
    (cause, comment, limit) = (item.cause, item.comment, item.context.limit)
    role =
      TextRole.name(of: item.references) ?? TextRole.name(ofKey: item.key, comment: item.comment)
    placeholders = Self.placeholders(in: item.units)
    self.terms = terms.advice(for: item.text, in: language)
    others = showsOthers ? item.context.others : [:]
    forms = TextForms(item.units).named
    (wanted, sources) = (item.wanted, item.sources)
    let references = zip(item.context.uses, item.references).prefix(Self.useLimit)
    uses = references.map { place, reference in
      lines[reference.location].map { "\(place): \($0)" } ?? place
    }
    otherUseCount = item.context.uses.count - uses.count
  }

  private static func placeholders(in units: [ExchangeUnit]) -> [String] {
    var names: [String] = []
    for text in units.compactMap(\.source) {
      for specifier in FormatString(text).placeholders {
        let spelling = String(decoding: Array(text.utf8)[specifier.range], as: UTF8.self)
        let name = "\(spelling): \(specifier.kind.words)"
        if specifier.variable == nil, !names.contains(name) { names.append(name) }
      }
    }
    return names
  }

  /// Writes the entry as an element of a list for `set`.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("table", table)
      json.member("key", key)
      json.member("language", language.id)
      json.member("state", cause.rawValue)
      write("source", sourceTexts, to: &json)
      if let comment { json.member("comment", comment) }
      if let role { json.member("role", role) }
      if !uses.isEmpty { json.member("uses", uses) }
      if otherUseCount > 0 { json.member("otherUses", otherUseCount) }
      if !placeholders.isEmpty { json.member("placeholders", placeholders) }
      if !terms.isEmpty { json.member("terms", terms) }
      if let limit { json.member("limit", limit) }
      let current = texts { unit in
        unit.target.flatMap { $0.state == .new || $0.text.isEmpty ? nil : $0.text }
      }
      if !current.isEmpty { write("current", current, to: &json) }
      if !others.isEmpty {
        json.member("others") { json in
          json.object { json in
            for (language, text) in others.sorted(by: { $0.key < $1.key }) {
              json.member(named: language) { $0.append(quoted: text) }
            }
          }
        }
      }
      let blanks = forms.filter { wanted.contains($0.unit.id) }.map { ($0.name, "") }
      write("translation", blanks, to: &json)
    }
  }

  /// The texts to translate: in the forms of the development language, or one for all forms.
  private var sourceTexts: [(name: String, text: String)] {
    let own = texts { unit in unit.place.map(sources.contains) == true ? unit.source : nil }
    if !own.isEmpty { return own }
    return texts(\.source).prefix(1).map { (TextProposal.onlyForm, $0.text) }
  }

  private func texts(_ text: (ExchangeUnit) -> String?) -> [(name: String, text: String)] {
    forms.compactMap { form in text(form.unit).map { (form.name, $0) } }
  }

  private func write(
    _ name: StaticString,
    _ texts: [(name: String, text: String)],
    to json: inout JSONWriter
  ) {
    if texts.count == 1, texts[0].name == TextProposal.onlyForm {
      return json.member(name, texts[0].text)
    }
    json.member(name) { json in
      json.object { json in
        for (form, text) in texts { json.member(named: form) { $0.append(quoted: text) } }
      }
    }
  }
}

extension ArgumentKind {
  /// The type of the argument, in words.
  fileprivate var words: String {
    switch self {
    case .object, .cString, .utf16String: "text"
    case .integer: "whole number"
    case .double: "decimal number"
    case .pointer: "pointer"
    case .character: "character"
    case .counter: "counter"
    case .variable: "forms"
    case .choice: "choice"
    case .substituted: "the number"
    case .unknown: "unknown"
    }
  }
}

extension LocalizationExporter {
  /// The texts to translate into all languages, as a list to fill in.
  package func template(showsOthers: Bool = false) -> [TemplateItem] {
    let lists = worklists()
    let places = lists.flatMap { $0.items.flatMap { $0.references.map(\.location) } }
    let lines = SourceLines(at: places, in: files)
    let terms = TermSearch(project.terms)
    return lists.flatMap { list in
      list.items.compactMap { item in
        TemplateItem(
          item,
          in: list.language,
          showsOthers: showsOthers,
          lines: lines,
          terms: terms
        )
      }
    }
  }
}
