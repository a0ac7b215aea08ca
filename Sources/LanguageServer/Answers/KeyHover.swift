import KeyExplanations
import LocalizationModel
import TextFormats

/// The hover text for a key.
struct KeyHover {
  private let key: String
  /// The table's name; nil where no table has the key.
  private let table: String?
  private let comment: String?
  private let rows: [KeyText]
  /// How the pointed use travels to its look-up, and what exceptions withhold of the key.
  var remarks: [String] = []

  init(_ key: TableKey, at place: KeyPlace, in table: StringTable) {
    self.key = key.key
    self.table = table.name
    comment = key.entries.lazy.compactMap(\.entry.comment).first { !$0.isEmpty }
    rows = KeyText.texts(of: place.key, in: table)
  }

  /// A card that only says that no table has a key.
  init(unknown key: String) {
    (self.key, table, comment, rows) = (key, nil, nil, [])
  }

  var plain: VisibleText {
    guard let table else { return "'\(key)' is in no string table" }
    let head: [VisibleText] = ["\(key) (\(table))"] + (comment.map { ["\($0)"] } ?? [])
    let lines = rows.map { row -> VisibleText in
      let words = [row.text, row.status?.remark.map { "(\($0))" }].compactMap(\.self)
      return "\(row.name): \(words.joined(separator: " "))"
    }
    return (head + lines + remarks.map { "\($0)" }).joined(separator: "\n")
  }

  var markdown: EditorMarkdown {
    guard let table else { return "'\(key)' is in no string table" }
    let head: [EditorMarkdown] = ["**\(key)** (\(table))"] + (comment.map { ["\($0)"] } ?? [])
    // Not every editor shows tables as such.
    let lines = rows.map { row -> EditorMarkdown in
      let text: EditorMarkdown? = row.text.map { "\($0)" }
      let words = ["- **\(row.name)**", text, row.status?.remark.map { "*\($0)*" }]
      return words.compactMap(\.self).joined(separator: " ")
    }
    let list = rows.isEmpty ? [] : [lines.joined(separator: "\n")]
    return (head + list + remarks.map { "*\($0)*" }).joined(separator: "\n\n")
  }

  /// The text in the development language, or else the first one there is.
  var mainText: String? { rows.first { $0.text != nil }?.text }
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

extension KeyText {
  /// The language and the form.
  fileprivate var name: String {
    // A name of blanks cannot be seen, and makes a rule in Markdown of the marks around it.
    let name = language.id.allSatisfy(\.isWhitespace) ? "'\(language.id)'" : language.id
    return form.isEmpty ? name : "\(name) \(form)"
  }
}
