import LocalizationModel
import TextFormats

/// What a table knows of a key, as people read it.
struct KeyCard {
  private let key: String
  /// The table's name; nil where no table has the key.
  private let table: String?
  private let comment: String?
  private let rows: [Row]

  /// A text in a language, and what is to be said of it.
  private struct Row {
    let language: String
    let text: String?
    let remark: String?

    init(_ language: Language, form: String = "", _ text: String?, _ status: TextStatus?) {
      // A name of blanks cannot be seen, and makes a rule in Markdown of the marks around it.
      let name = language.id.allSatisfy(\.isWhitespace) ? "'\(language.id)'" : language.id
      self.language = form.isEmpty ? name : "\(name) \(form)"
      (self.text, remark) = (text, status?.remark)
    }
  }

  init(_ key: TableKey, at place: KeyPlace, in table: StringTable) {
    self.key = key.key
    self.table = table.name
    comment = key.entries.lazy.compactMap(\.entry.comment).first { !$0.isEmpty }
    let development = table.developmentLanguage
    let others = table.statuses.languages.filter { $0 != development }
    rows = ([development] + others).flatMap { language in
      Self.rows(of: key, language, table.statuses[place.key, language])
    }
  }

  private static func rows(of key: TableKey, _ language: Language, _ status: TextStatus?) -> [Row] {
    var translation = key.translation(in: language)
    if translation == nil, status == .original { translation = key.suppliedText }
    // A table in one language may name none.
    if translation == nil, key.translations.count == 1, key.translations[0].language == nil {
      translation = key.translations[0]
    }
    guard let translation else {
      let text = status == .original ? key.key : nil
      return status == .notNeeded ? [] : [Row(language, text, status)]
    }
    return translation.allUnits.map { unit in
      let form = unit.variation.map(\.name).joined(separator: ".")
      return Row(language, form: form, unit.text, status)
    }
  }

  /// A card that only says that no table has a key.
  init(unknown key: String) {
    (self.key, table, comment, rows) = (key, nil, nil, [])
  }

  var plain: VisibleText {
    guard let table else { return "'\(key)' is in no string table" }
    let head: [VisibleText] = ["\(key) (\(table))"] + (comment.map { ["\($0)"] } ?? [])
    let lines = rows.map { row -> VisibleText in
      let words = [row.text, row.remark.map { "(\($0))" }].compactMap(\.self)
      return "\(row.language): \(words.joined(separator: " "))"
    }
    return (head + lines).joined(separator: "\n")
  }

  var markdown: EditorMarkdown {
    guard let table else { return "'\(key)' is in no string table" }
    let head: [EditorMarkdown] = ["**\(key)** (\(table))"] + (comment.map { ["\($0)"] } ?? [])
    // Not every editor shows tables as such.
    let lines = rows.map { row -> EditorMarkdown in
      let text: EditorMarkdown? = row.text.map { "\($0)" }
      let words = ["- **\(row.language)**", text, row.remark.map { "*\($0)*" }]
      return words.compactMap(\.self).joined(separator: " ")
    }
    return (head + (rows.isEmpty ? [] : [lines.joined(separator: "\n")])).joined(separator: "\n\n")
  }

  /// The text in the development language, or else the first one there is.
  var mainText: String? { rows.first { $0.text != nil }?.text }
}

extension TextStatus {
  /// The words for what is not as it should be; nil where nothing is to be said.
  var remark: String? {
    switch self {
    case .finished, .notNeeded, .original: nil
    case .needsReview: "needs review"
    case .new: "new"
    case .empty: "empty"
    case .missing: "missing"
    case .inherited: "as in the language"
    }
  }
}

/// Markdown for editors: literals are markup, and of what is put into them nothing is taken for
/// Markdown or HTML.
///
/// Editors know no mentions, and some of them show comments of HTML.
struct EditorMarkdown: SpelledText {
  let string: String

  init(spelled: String) { string = spelled }

  static func spelled(_ text: String) -> String {
    let marks: Set<Unicode.Scalar> = [
      "\\", "`", "*", "_", "{", "}", "[", "]", "<", ">", "|", "~", "$", "#", "&",
    ]
    // A line may begin with the text: blanks would make code of it, `---` a rule, `1. b` a list.
    let scalars = text.visible.unicodeScalars.drop { $0 == " " }
    let number = scalars.prefix { ("0"..."9").contains($0) }
    return scalars.indices.reduce(into: "") { text, index in
      let scalar = scalars[index]
      let beginsBlock =
        index == number.endIndex && (number.isEmpty ? "-+" : ".)").unicodeScalars.contains(scalar)
      if marks.contains(scalar) || beginsBlock { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
  }
}
