import Exchange
import LocalizationExchange
import LocalizationModel
import TextFormats

extension WorklistFormat {
  /// For spreadsheets.
  static let csv = WorklistFormat(id: "csv") { lists in
    let items = lists.flatMap { list in list.items.map { (list.language, $0) } }
    let others = Set(items.flatMap(\.1.context.others.keys)).sorted()
    let head = [
      "language", "state", "file", "key", "text", "forms", "translation", "comment", "max length",
      "uses", "words", "characters",
    ]
    let rows = items.map { language, item in
      [
        language.id, item.cause.title, item.original, item.key, item.text,
        item.forms.joined(separator: ", "), item.translation ?? "", item.comment ?? "",
        item.context.limit.map(String.init) ?? "", item.context.uses.joined(separator: "; "),
        String(item.words), String(item.characters),
      ] + others.map { item.context.others[$0] ?? "" }
    }
    let cells = ([head + others.map { "text (\($0))" }] + rows).map { row in
      row.map { "\(inLines: $0)" as VisibleText }
    }
    return DelimitedRows(separator: ",").text(of: cells)
  }
}
