extension Reporter {
  /// A small picture with the share of all texts that are translated.
  static let coverageBadge = Reporter(
    id: "badge",
    fileExtension: "svg",
    summary: "A small picture of the translated share, for readmes"
  ) { report, _ in
    let languages = report.languageCoverage
    let percent = percentage(
      languages.reduce(0) { $0 + $1.translated },
      of: languages.reduce(0) { $0 + $1.keys }
    )
    return Array(badge("translated", percent.map { "\($0) %" } ?? "–", color(of: percent)).utf8)
  }
}

private func color(of percent: Int?) -> String {
  guard let percent else { return "#5b6572" }
  return switch percent {
  case 100...: "#1a7f4b"
  case 90...: "#4c7a1f"
  case 60...: "#8a5a00"
  default: "#b3262c"
  }
}

/// Returns a label and a value side by side.
///
/// The text is given a length of its own, because the fonts that show it differ in width.
private func badge(_ label: String, _ value: String, _ color: String) -> String {
  let labelWidth = 10 + 7 * label.count
  let valueWidth = 10 + 7 * value.count
  let width = labelWidth + valueWidth
  func text(_ text: String, at start: Int, _ width: Int) -> String {
    "<text x=\"\(start + width / 2)\" y=\"14\" textLength=\"\(width - 10)\">\(text)</text>"
  }
  return """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="20" role="img" \
    aria-label="\(label): \(value)">
    <title>\(label): \(value)</title>
    <clipPath id="corners"><rect width="\(width)" height="20" rx="4"/></clipPath>
    <g clip-path="url(#corners)">
    <rect width="\(labelWidth)" height="20" fill="#3d454f"/>
    <rect x="\(labelWidth)" width="\(valueWidth)" height="20" fill="\(color)"/>
    </g>
    <g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">
    \(text(label, at: 0, labelWidth))
    \(text(value, at: labelWidth, valueWidth))
    </g>
    </svg>

    """
}
