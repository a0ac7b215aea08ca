import AuditReports
import Exchange
import SourceFiles
import TextFormats

extension WorklistFormat {
  /// For people at a terminal.
  static let text = WorklistFormat(id: "text") { lists in
    lists.map(\.text).joined(separator: "\n")
  }

  /// For issues and messages.
  static let markdown = WorklistFormat(id: "markdown") { lists in
    VisibleText(lists.map(\.markdown).joined(separator: "\n"))
  }
}

extension Worklist {
  fileprivate var text: VisibleText {
    var lines: [VisibleText] = ["\(title): \(summary)\n"]
    var original: String?
    for item in items {
      if item.original != original { lines.append("\n  \(item.original)\n") }
      original = item.original
      lines += item.lines
    }
    return lines.joined()
  }

  fileprivate var markdown: MarkdownText {
    let rows = items.map { item -> [MarkdownText] in
      let details = item.details.map { "\($0.name): \($0.text)" as MarkdownText }
      let texts = [item.cause.title, item.key, item.text, item.translation ?? ""]
      return texts.map { MarkdownText($0) } + [
        details.joined(separator: "<br>"), "\(item.words)", "\(item.characters)",
      ]
    }
    let head: [MarkdownText] = ["", "Key", "Text", "Translation", "", "Words", "Characters"]
    let rule: [MarkdownText] = ["---", "---", "---", "---", "---", "---:", "---:"]
    let lines = ([head, rule] + rows)
      .map { "| \($0.joined(separator: " | ")) |\n" as MarkdownText }
    return "## \(title)\n\n\(summary)\n\n\(lines.joined())"
  }
}

extension Worklist.Item {
  fileprivate var lines: [VisibleText] {
    let texts = [("text", key == text ? nil : text), ("translation", translation)]
      .compactMap { name, text in text.map { (VisibleText(name), $0) } }
    let rows = texts + details.map { (VisibleText($0.name), $0.text) }
    let width = rows.map(\.0.string.count).max() ?? 0
    return ["    \(cause.title)  \(key)\n"]
      + rows.map { name, text in "      \(name.padded(to: width + 2))\(text)\n" }
  }
}
