import AuditReports
import Diagnostics
import JSONRPC
import KeyExplanations
import LocalizationModel
import SourceFiles

extension Method {
  /// Shows a key's texts in all languages.
  static let hover = place("textDocument/hover") { position, path, view throws(ResponseError) in
    guard let pointed = try view.key(at: position, in: path) else { return nil }
    return Hover(pointed, in: path, of: view)
  }
}

/// The text that is shown beside a key.
private struct Hover: Encodable, Sendable {
  let contents: MarkupContent
  let range: PositionRange?

  init(_ pointed: PointedKey, in path: FilePath, of view: ProjectView) {
    // In a text of a table the key stands elsewhere.
    let isAtKey = pointed.isSpelledOut || pointed.reference != nil
    range = isAtKey ? view.range(of: pointed.range, in: path) : nil
    let cards = pointed.places.map { place in
      var card = KeyHover(view.key(place), at: place, in: view.table(place))
      card.remarks = view.remarks(on: pointed, in: view.table(place))
      return card
    }
    contents = MarkupContent(
      cards.isEmpty ? [KeyHover(unknown: pointed.key)] : cards,
      isMarkdown: view.client.readsMarkdown
    )
  }
}

extension ProjectView {
  /// Says how a use's literal travels to a function that looks it up, and why nothing is said of the key
  /// where exceptions withhold a finding.
  fileprivate func remarks(on pointed: PointedKey, in table: StringTable) -> [String] {
    guard let project = snapshot.project else { return [] }
    let chain = pointed.reference.map { KeyLinks(project).chain(of: project.references[$0]) } ?? []
    let names = chain.map(\.signature) + [chain.last?.callee].compactMap(\.self)
    let way = names.isEmpty ? [] : ["through \(names.joined(separator: ", "))"]
    let paths = Set(table.files.map(\.path))
    let withheld = snapshot.report.withheldFindings.filter { item in
      item.finding.subject.key == pointed.key && item.finding.subject.table == table.name
        && paths.contains(item.finding.location.path)
    }
    // One exception may withhold a finding in each language.
    let reasons = Set(withheld.map { "no \($0.finding.rule): \($0.exception.why)" }).sorted()
    return way + reasons
  }
}
