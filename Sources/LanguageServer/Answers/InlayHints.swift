import JSONRPC
import KeyExtraction
import LocalizationModel
import SourceFiles
import TextFormats

extension Method {
  /// Shows the text behind a key that is a name, and behind a key of a table the languages in which
  /// it is missing.
  static let inlayHints = question("textDocument/inlayHint") { (parameters: RangeParameters) in
    parameters.textDocument.uri
  } answer: { parameters, path, view throws(ResponseError) in
    let hints = view.hintsInTable(path) + view.hintsInCode(path)
    return hints.filter {
      parameters.range.start <= $0.position && $0.position <= parameters.range.end
    }
  }
}

/// A remark between the characters of a text.
private struct InlayHint: Encodable, Sendable {
  let position: Position
  let label: VisibleText
  let paddingLeft = true
}

extension ProjectView {
  fileprivate func hintsInTable(_ path: FilePath) -> [InlayHint] {
    keys(in: path).compactMap { place, entry in
      let lacking = languagesLacking(place)
      return lacking.isEmpty ? nil : hint("missing: \(lacking.ids)", behind: entry.location)
    }
  }

  fileprivate func hintsInCode(_ path: FilePath) -> [InlayHint] {
    let own = references.indices.filter { references[$0].location.path == path }
    guard !own.isEmpty, !path.isInterface, let text = auditedText(of: path) else { return [] }
    let literals = KeyExtractor.sourceLiterals(in: text)
    let places = places(askedBy: Set(own))
    return own.compactMap { index in
      let reference = references[index]
      let literal = literals.first { literal in
        literal.range.lowerBound >= reference.location.offset
          && literal.pattern?.onlyKey == reference.key
      }
      guard let literal, let place = places[index]?.first else { return nil }
      let text = shownText(of: place)
      guard let text, text != reference.key else { return nil }
      return hint("\(text.shortened)", behind: literal.range, in: path)
    }
  }

  /// Returns a key's text in the language of the settings, or else in the development language.
  private func shownText(of place: KeyPlace) -> String? {
    let chosen = settings.language.flatMap { key(place).translation(in: Language($0))?.text }
    return chosen.flatMap { $0.isEmpty ? nil : $0 }
      ?? key(place).translation(in: table(place).developmentLanguage)?.text
  }

  private func hint(_ label: VisibleText, behind location: SourceLocation) -> InlayHint? {
    hint(label, behind: location.range, in: location.path)
  }

  private func hint(_ label: VisibleText, behind range: Range<Int>, in path: FilePath) -> InlayHint?
  {
    self.range(of: range, in: path).map { InlayHint(position: $0.end, label: label) }
  }
}

extension [Language] {
  /// The languages' names, and how many more there are.
  fileprivate var ids: String {
    let shown = prefix(5).map(\.id).joined(separator: ", ")
    return count > 5 ? "\(shown) and \(count - 5) more" : shown
  }
}

extension String {
  /// The beginning of the text.
  var shortened: String { count > 40 ? "\(prefix(39))…" : self }
}
