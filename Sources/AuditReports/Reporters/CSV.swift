import Diagnostics
package import LocalizationModel
import SourceFiles
import TextFormats

extension Reporter {
  /// A row for each missing or doubtful text, with what its translator needs to know.
  package static let csv = Reporter(
    id: "csv",
    fileExtension: "csv",
    summary: "A row for each missing or doubtful text, for translators"
  ) { report, options in
    let head: [VisibleText] = [
      "Language", "Table", "Key", "Comment", "Source text", "Translation", "Problem", "Places",
    ]
    let rows = report.doubtfulTexts(options).map { text in
      text.cells.map { "\(inLines: $0)" as VisibleText }
    }
    return DelimitedRows(separator: ",").text(of: [head] + rows)
  }
}

/// A text that a translator should look at.
private struct DoubtfulText {
  var language: String
  var table: String
  var key: String
  var comment = ""
  var source = ""
  var translation = ""
  var problems: [String] = []
  var places = ""

  var cells: [String] {
    let language = Language(language).nameAndID
    let problems = problems.joined(separator: "; ")
    return [language, table, key, comment, source, translation, problems, places]
  }
}

extension Report {
  /// The texts that findings with a language are about, sorted by language, table and key.
  fileprivate func doubtfulTexts(_ options: RenderOptions) -> [DoubtfulText] {
    let index = project.map(TextIndex.init)
    let absent = Dictionary((project?.absentKeys ?? []).map { ([$0.table, $0.key], $0) }) {
      first,
      _ in first
    }
    var texts: [Diagnostic.Subject: DoubtfulText] = [:]
    for finding in findings {
      let subject = finding.subject.withoutDetails
      guard let language = subject.language, let key = subject.key else { continue }
      var text =
        texts[subject] ?? DoubtfulText(language: language, table: subject.table ?? "", key: key)
      if let project, text.problems.isEmpty {
        if let place = index?.place(of: finding) {
          text.fill(from: project, place, options)
        } else if let absent = absent[[text.table, key]] {
          // What no table has stands in the code, or is the key itself.
          text.source = absent.text ?? key
          text.fill(from: absent.references.map { project.references[$0] }, options)
        }
      }
      text.problems.append(finding.message)
      texts[subject] = text
    }
    return texts.values.sorted {
      ($0.language, $0.table, $0.key) < ($1.language, $1.table, $1.key)
    }
  }
}

extension DoubtfulText {
  fileprivate mutating func fill(
    from project: Project,
    _ place: TextIndex.Place,
    _ options: RenderOptions
  ) {
    let table = project.tables[place.table]
    let key = table.keys[place.key]
    fill(from: key.references.map { project.references[$0] }, options)
    comment = key.comment ?? comment
    source = key.sourceText(in: table)
    translation = key.translation(in: Language(language))?.text ?? ""
  }

  fileprivate mutating func fill(from uses: [KeyReference], _ options: RenderOptions) {
    comment = uses.lazy.compactMap(\.comment).first ?? ""
    places = uses.map { "\(options.path($0.location.path)):\($0.location.line)" }
      .joined(separator: "; ")
  }
}

extension TableKey {
  /// The first comment that any of the key's files has.
  package var comment: String? {
    entries.lazy.compactMap(\.entry.comment).first
  }
}
