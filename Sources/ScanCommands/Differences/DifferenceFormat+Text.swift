import CompletenessChecks
import LocalizationModel
import SourceFiles
import TextDifferences
import TextFormats

extension DifferenceFormat {
  /// For people at a terminal: counts first, then each key with its texts.
  static let text = DifferenceFormat(id: "text") { summary in
    var lines: [VisibleText] = ["\(summary.sentence)\n"]
    if !summary.rows.isEmpty { lines += ["\n", summary.table.text] }
    var table: FilePath?
    for change in summary.told {
      if change.table != table { lines.append("\n\(change.table)\n") }
      table = change.table
      lines += change.lines
    }
    return lines.joined()
  }
}

extension KeyChange {
  fileprivate var lines: [VisibleText] {
    let name = formerKey.map { "\(kind.sign) \(key)  was \($0)" as VisibleText }
    var lines: [VisibleText] = ["  \(name ?? "\(kind.sign) \(key)")\n"]
    let codes = texts.map { VisibleText($0.language) }
    let width = codes.map(\.string.count).max() ?? 0
    for (text, code) in zip(texts, codes) {
      for (number, form) in text.forms.enumerated() {
        let margin: VisibleText =
          number == 0 ? code.padded(to: width) : VisibleText("").padded(to: width)
        lines += form.lines.map { "      \(margin)  \($0)\n" }
      }
    }
    lines += details.map { detail in
      "      \(detail.title): '\(detail.before)' is now '\(detail.after)'\n"
    }
    if let note = noteOfTranslations { lines.append("      note: \(note)\n") }
    return lines
  }
}

extension KeyChange.Kind {
  fileprivate var sign: VisibleText {
    switch self {
    case .added: "+"
    case .removed: "-"
    case .changed: "~"
    case .renamed: ">"
    }
  }
}

extension TextPair.Difference {
  fileprivate var lines: [VisibleText] {
    let name: VisibleText = forms.isEmpty ? "" : "[\(forms.joined(separator: "; "))] "
    let lines = [("-", before), ("+", after)].compactMap { sign, text -> VisibleText? in
      guard let text else { return nil }
      let isPadded = text.first?.isWhitespace == true || text.last?.isWhitespace == true
      return isPadded ? "\(sign) \(name)\"\(text)\"" : "\(sign) \(name)\(text)"
    }
    // Swift's equality is that of what people see.
    return lines + (before == after ? ["the letters are the same, composed otherwise"] : [])
  }
}
