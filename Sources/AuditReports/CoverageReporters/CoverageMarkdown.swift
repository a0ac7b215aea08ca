extension Reporter {
  /// The coverage of each language as a Markdown table.
  static let coverageMarkdown = Reporter(
    id: "markdown",
    fileExtension: "md",
    summary: "A table of the languages, for readmes and pull requests"
  ) { report, _ in
    var markdown = MarkdownText()
    markdown.writeCoverage(of: report)
    return markdown.bytes
  }
}
