import AuditReports
import Changes
import FormatStrings
import JSONRPC
import KeyExtraction
import L10nScan
import LocalizationModel
import SourceFiles
import TextFormats

extension Method {
  /// Completes keys within the literals of routines that take them.
  static let completion = place("textDocument/completion", needing: .latestTexts) {
    position,
    path,
    view throws(ResponseError) in
    let offset = try view.offset(of: position, in: path)
    guard let literal = view.completedLiteral(at: offset, in: path),
      let question = view.question(asking: literal, in: path)
    else { return nil }
    return view.completions(of: literal, upTo: offset, question, in: path)
  }
}

/// The keys to choose from.
private struct CompletionList: Encodable, Sendable {
  /// Whether there are more, of which some may fit what is typed next.
  let isIncomplete: Bool
  let items: [Item]

  struct Item: Encodable, Sendable {
    let label: VisibleText
    /// A constant.
    let kind = 21
    let detail: VisibleText?
    let documentation: MarkupContent
    let filterText: VisibleText
    let sortText: VisibleText
    let insertTextFormat: Int
    let textEdit: TextEdit
  }

  /// The most keys that are offered at once.
  static let limit = 200
}

/// The table that the call around a literal uses.
private struct KeyQuestion {
  /// The table; nil where it may be any.
  let table: String?
  /// Whether interpolations become placeholders of the key.
  let interpolates: Bool
}

extension ProjectView {
  /// Returns the literal around an offset, if its text can be replaced by a key.
  fileprivate func completedLiteral(at offset: Int, in path: FilePath) -> SourceLiteral? {
    guard KeyExtractor.codeExtensions.contains(String(path.fileExtension)),
      let text = auditedText(of: path), let literal = KeyExtractor.literal(in: text, at: offset),
      literal.isPlain, literal.content.lowerBound <= offset,
      offset <= literal.content.upperBound || !literal.isClosed
    else { return nil }
    return literal
  }

  /// Audits the project with another text in the literal, and sees who asks for it.
  fileprivate func question(asking literal: SourceLiteral, in path: FilePath) -> KeyQuestion? {
    guard let document = documents[path] else { return nil }
    let isSwift = path.fileExtension == "swift"
    let probe = "l10nscan probe"
    let mark = document.text.markLength
    var bytes = document.bytes
    let end = literal.isClosed ? "" : "\")"
    bytes.replaceSubrange(
      literal.content.lowerBound + mark..<literal.content.upperBound + mark,
      with: (isSwift ? probe + "\\(0)" + end : probe + end).utf8
    )
    // Where nothing can be audited, nothing uses a key.
    guard let project = (try? trial(of: bytes, in: path)?.report())?.project else { return nil }
    if let reference = project.references.first(where: { $0.key.hasPrefix(probe) }) {
      return KeyQuestion(
        table: reference.hasKnownTable ? reference.tableName : nil,
        interpolates: reference.key != probe
      )
    }
    let site = project.dynamicSites.first { $0.pattern.beginning.hasPrefix(probe) }
    return site.map { site in
      let table = site.table.flatMap { $0.isEmpty ? nil : $0 } ?? KeyReference.defaultTable
      return KeyQuestion(table: site.hasKnownTable ? table : nil, interpolates: false)
    }
  }

  fileprivate func completions(
    of literal: SourceLiteral,
    upTo offset: Int,
    _ question: KeyQuestion,
    in path: FilePath
  ) -> CompletionList? {
    let end = literal.isClosed ? literal.content.upperBound : offset
    guard let range = range(of: literal.content.lowerBound..<end, in: path),
      let bytes = auditedText(of: path)?.bytes
    else { return nil }
    let typed = String(decoding: bytes[literal.content.lowerBound..<offset], as: UTF8.self)
      .lowercased()
    var items: [CompletionList.Item] = []
    var isIncomplete = false
    for place in candidates(question.table, typed) {
      guard items.count < CompletionList.limit else {
        isIncomplete = true
        break
      }
      if let item = item(place, range, typed, question) { items.append(item) }
    }
    return CompletionList(isIncomplete: isIncomplete, items: items)
  }

  /// Returns the keys that hold what is typed, first those that begin with it, each once.
  private func candidates(_ table: String?, _ typed: String) -> [KeyPlace] {
    var (beginning, holding) = ([KeyPlace](), [KeyPlace]())
    var seen: Set<String> = []
    for (index, candidate) in tables.enumerated() where table == nil || candidate.name == table {
      for (position, key) in candidate.keys.enumerated() where seen.insert(key.key).inserted {
        let name = key.key.lowercased()
        let place = KeyPlace(table: index, key: position)
        if name.hasPrefix(typed) {
          beginning.append(place)
        } else if name.holdsInOrder(typed) {
          holding.append(place)
        }
      }
    }
    return beginning + holding
  }

  private func item(
    _ place: KeyPlace,
    _ range: PositionRange,
    _ typed: String,
    _ question: KeyQuestion
  ) -> CompletionList.Item? {
    let key = key(place)
    let isFilled = question.interpolates && !FormatString(key.key).placeholders.isEmpty
    // Without places to fill in, the arguments would be unknown.
    if isFilled, !client.fillsSnippets { return nil }
    // The call itself brings a key along that is missing from the tables.
    if key.entries.isEmpty { return nil }
    let card = KeyHover(key, at: place, in: table(place))
    return CompletionList.Item(
      label: "\(key.key)",
      detail: card.mainText.map { "\($0)" },
      documentation: MarkupContent([card], isMarkdown: client.readsMarkdown),
      filterText: "\(key.key)",
      sortText: "\(key.key.lowercased().hasPrefix(typed) ? 0 : 1)\(key.key)",
      insertTextFormat: isFilled ? 2 : 1,
      textEdit: TextEdit(
        range: range,
        newText: isFilled ? key.key.snippet : key.key.escapedForLiteral
      )
    )
  }
}

extension String {
  /// Whether the characters of another text are among those of this one, in their order.
  fileprivate func holdsInOrder(_ other: String) -> Bool {
    var rest = other.unicodeScalars[...]
    for scalar in unicodeScalars where scalar == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }

  /// The text of a literal with an interpolation in the place of each placeholder, to be filled in.
  fileprivate var snippet: String {
    let bytes = Array(utf8)
    var (text, end) = ("", 0)
    for (number, specifier) in FormatString(self).placeholders.enumerated() {
      text +=
        String(decoding: bytes[end..<specifier.range.lowerBound], as: UTF8.self).quotedForSnippet
      text += "\\\\(${\(number + 1):value})"
      end = specifier.range.upperBound
    }
    return text + String(decoding: bytes[end...], as: UTF8.self).quotedForSnippet
  }

  private var quotedForSnippet: String {
    escapedForLiteral.replacing("\\", with: "\\\\").replacing("$", with: "\\$")
      .replacing("}", with: "\\}")
  }
}
