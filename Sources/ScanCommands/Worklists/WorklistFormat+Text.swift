import AuditReports
import L10nScan
import SourceFiles
import TextFormats

extension WorklistFormat {
  /// For people at a terminal.
  static let text = WorklistFormat(id: "text") { lists in
    Array(lists.map(\.text).joined(separator: "\n").utf8)
  }

  /// For issues and messages.
  static let markdown = WorklistFormat(id: "markdown") { lists in
    Array(lists.map(\.markdown).joined(separator: "\n").utf8)
  }
}

extension Worklist {
  fileprivate var text: String {
    var text = "\(title): \(summary)\n"
    var original: String?
    for item in items {
      if item.original != original { text += "\n  \(item.original.visible)\n" }
      original = item.original
      text += item.lines
    }
    return text
  }

  fileprivate var markdown: String {
    let rows = items.map { item in
      let details = item.details.map { MarkdownText.escaped("\($0.name): \($0.text)") }
      return [
        item.cause.title, MarkdownText.escaped(item.key), MarkdownText.escaped(item.text),
        MarkdownText.escaped(item.translation ?? ""), details.joined(separator: "<br>"),
        String(item.words), String(item.characters),
      ]
    }
    let head = ["", "Key", "Text", "Translation", "", "Words", "Characters"]
    let rule = ["---", "---", "---", "---", "---", "---:", "---:"]
    let lines = ([head, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |\n" }
    let title = MarkdownText.escaped(title)
    return "## \(title)\n\n\(MarkdownText.escaped(summary))\n\n\(lines.joined())"
  }
}

extension Worklist.Item {
  fileprivate var lines: String {
    let head = "    \(cause.title)  \(key.visible)\n"
    let texts = [("text", key == text ? nil : text), ("translation", translation)]
      .compactMap { name, text in text.map { (name, $0) } }
    let rows = texts + details.map { ($0.name, $0.text) }
    let width = rows.map(\.0.count).max() ?? 0
    return head
      + rows.map { name, text in
        "      \(name.padded(to: width + 2))\(text.visible)\n"
      }.joined()
  }
}
