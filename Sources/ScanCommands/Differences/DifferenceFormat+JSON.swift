import CompletenessChecks
import LocalizationModel
import SourceFiles
import TextDifferences
import TextFormats

extension DifferenceFormat {
  /// For other programs.
  static let json = DifferenceFormat(id: "json") { summary in
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.member("keys") { json in
        json.object { json in
          json.member("before", summary.comparison.keyCounts.before)
          json.member("after", summary.comparison.keyCounts.after)
          json.member("added", summary.count(of: .added))
          json.member("removed", summary.count(of: .removed))
          json.member("changed", summary.count(of: .changed))
          json.member("renamed", summary.count(of: .renamed))
          json.member("moved", summary.comparison.movedCount)
          json.member("allowed", summary.allowedCount)
        }
      }
      json.list("languages", summary.rows) { $0.write($1) }
      json.list("changes", summary.told) { $0.write($1) }
    }
    return VisibleText(json)
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ row: DifferenceSummary.Row) {
    object { json in
      json.member("language", row.language.id)
      json.member("added", row.counts[.added] ?? 0)
      json.member("removed", row.counts[.removed] ?? 0)
      json.member("changed", row.counts[.changed] ?? 0)
    }
  }

  fileprivate mutating func write(_ change: KeyChange) {
    object { json in
      json.member("change", change.kind.rawValue)
      json.member("table", change.table.string)
      json.member("key", change.key)
      if let former = change.formerKey { json.member("formerKey", former) }
      json.list("texts", change.texts) { $0.write($1) }
      if !change.details.isEmpty { json.list("details", change.details) { $0.write($1) } }
      if change.leavesTranslations {
        json.member("unchangedTranslations", change.unchangedLanguages.map(\.id))
      }
    }
  }

  private mutating func write(_ text: TextChange) {
    object { json in
      json.member("language", text.language.id)
      json.member("change", text.kind.rawValue)
      json.list("forms", text.forms) { json, form in
        json.object { json in
          json.member("forms", form.forms)
          if let before = form.before { json.member("before", before) }
          if let after = form.after { json.member("after", after) }
        }
      }
    }
  }

  private mutating func write(_ detail: DetailChange) {
    object { json in
      json.member("what", detail.kind.rawValue)
      if let language = detail.language { json.member("language", language.id) }
      json.member("before", detail.before)
      json.member("after", detail.after)
    }
  }
}
