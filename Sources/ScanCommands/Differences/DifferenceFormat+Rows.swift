import AuditReports
import CompletenessChecks
import LocalizationModel
import SourceFiles
import TextDifferences
import TextFormats

extension DifferenceFormat {
  /// For spreadsheets: a row for each form of each text.
  static let csv = DifferenceFormat(id: "csv") { summary in
    let head = [
      "table", "key", "former key", "language", "change", "form", "before", "after", "note",
    ]
    let rows = ([head] + summary.told.flatMap(DifferenceRow.all).map(\.cells)).map { row in
      row.map { "\(inLines: $0)" as VisibleText }
    }
    return DelimitedRows(separator: ",").text(of: rows)
  }

  /// For pull requests.
  static let markdown = DifferenceFormat(id: "markdown") { summary in
    var lines: [MarkdownText] = ["\(summary.sentence)\n"]
    if !summary.rows.isEmpty { lines += ["\n", summary.table.markdown] }
    if !summary.told.isEmpty {
      let head: [MarkdownText] = ["Key", "Language", "Change", "Before", "After", ""]
      let rows = summary.told.flatMap(DifferenceRow.all).map(\.markdown)
      lines.append("\n")
      lines += ([head, head.map { _ in "---" }] + rows)
        .map { "| \($0.joined(separator: " | ")) |\n" as MarkdownText }
    }
    return VisibleText(lines.joined())
  }
}

/// One form of a text that differs, or what differs beside texts.
struct DifferenceRow {
  let change: KeyChange
  var language: Language?
  let kind: String
  var form = ""
  var before = ""
  var after = ""

  /// The rows of a change; one at least.
  static func all(of change: KeyChange) -> [DifferenceRow] {
    let texts = change.texts.flatMap { text in
      text.forms.map { form in
        DifferenceRow(
          change: change,
          language: text.language,
          kind: text.kind.rawValue,
          form: form.forms.joined(separator: "; "),
          before: form.before ?? "",
          after: form.after ?? ""
        )
      }
    }
    let details = change.details.map { detail in
      DifferenceRow(
        change: change,
        language: detail.language,
        kind: detail.kind.rawValue,
        before: detail.before,
        after: detail.after
      )
    }
    let rows = texts + details
    return rows.isEmpty ? [DifferenceRow(change: change, kind: change.kind.rawValue)] : rows
  }

  fileprivate var cells: [String] {
    [
      change.table.string, change.key, change.formerKey ?? "", language?.id ?? "", kind, form,
      before, after, change.noteOfTranslations ?? "",
    ]
  }

  fileprivate var markdown: [MarkdownText] {
    let key = change.formerKey.map { "\(change.key) (was \($0))" } ?? change.key
    let changed = form.isEmpty ? kind : "\(kind) [\(form)]"
    let cells = [key, language?.id ?? "", changed, before, after, change.noteOfTranslations ?? ""]
    return cells.map { MarkdownText($0) }
  }
}
