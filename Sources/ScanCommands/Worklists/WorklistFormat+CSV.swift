import Exchange
import LocalizationExchange
import LocalizationModel
import TextFormats
import TextHistories

extension WorklistFormat {
  /// For spreadsheets.
  static let csv = WorklistFormat(id: "csv") { lists in
    let items = lists.flatMap { list in list.items.map { (list.language, $0) } }
    let others = Set(items.flatMap(\.1.context.others.keys)).sorted()
    let hasOrigins = items.contains { $1.origins.text != nil || $1.origins.translation != nil }
    let head =
      [
        "language", "state", "file", "key", "text", "forms", "translation", "comment", "max length",
        "uses", "words", "characters",
      ] + (hasOrigins ? ["text of", "text by", "translation of", "translation by", "way"] : [])
    let rows = items.map { language, item -> [String] in
      let cells = [
        language.id, item.cause.title, item.original, item.key, item.text,
        item.forms.joined(separator: ", "), item.translation ?? "", item.comment ?? "",
        item.context.limit.map(String.init) ?? "", item.context.uses.joined(separator: "; "),
        String(item.words), String(item.characters),
      ]
      let texts = others.map { item.context.others[$0] ?? "" }
      return cells + (hasOrigins ? item.cellsOfOrigins : []) + texts
    }
    let cells = ([head + others.map { "text (\($0))" }] + rows).map { row in
      row.map { "\(inLines: $0)" as VisibleText }
    }
    return DelimitedRows(separator: ",").text(of: cells)
  }
}

extension Worklist.Item {
  /// Days and authors, and how the translation came.
  fileprivate var cellsOfOrigins: [String] {
    let (text, translation) = origins
    return [
      text?.day ?? "", text?.author ?? "", translation?.day ?? "", translation?.author ?? "",
      translation?.way.rawValue ?? "",
    ]
  }
}
